// Byte offsets to lines and columns, and back to the text of a line.

/// Where the lines of a file start. A line ends after LF, CR, or CR LF.
public struct LineTable: Sendable {
  private let starts: [Int]
  private let hasByteOrderMark: Bool

  public init(_ bytes: [UInt8]) {
    var starts = [0]
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        let byte = buffer[index]
        index += 1
        if byte == 0x0A {
          starts.append(index)
        } else if byte == 0x0D {
          if index < buffer.count, buffer[index] == 0x0A { index += 1 }
          starts.append(index)
        }
      }
    }
    self.starts = starts
    hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
  }

  public var lineCount: Int { starts.count }

  /// Line and column from 1. The column counts UTF-8 bytes; a byte-order mark does not count.
  public func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let mark = low == 0 && hasByteOrderMark ? 3 : 0
    return (low + 1, max(offset - starts[low] - mark, 0) + 1)
  }

  /// The offset at which a line, counted from 1, starts.
  public func start(ofLine line: Int) -> Int { starts[min(max(line - 1, 0), starts.count - 1)] }
}
