// The lines of a file, and numbers for them, so that the diff compares numbers and not bytes.

/// Where each line of a file lies. A line ends after its LF; a CR before the LF is part of the line, and a CR alone
/// ends nothing, as in git.
struct Lines {
  let bytes: [UInt8]
  /// The offset of each line in bytes, and after the last one the length of the file.
  private let offsets: [Int]

  var count: Int { offsets.count - 1 }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offsets = bytes.withUnsafeBytes { buffer in
      var offsets = [0]
      while let last = offsets.last, let lineFeed = Bytes.firstIndex(of: 0x0A, in: buffer, from: last) {
        offsets.append(lineFeed + 1)
      }
      // Text after the last LF is a line too; nothing after it is none.
      if offsets.last != buffer.count { offsets.append(buffer.count) }
      return offsets
    }
  }

  /// The bytes of a line with its line end.
  subscript(_ line: Int) -> ArraySlice<UInt8> { bytes[offsets[line]..<offsets[line + 1]] }

  fileprivate func range(of line: Int) -> Range<Int> { offsets[line]..<offsets[line + 1] }
}

/// Numbers for the lines of two files: two lines have the same number if their bytes are the same.
struct LineNumbering {
  let old: [Int]
  let new: [Int]
  /// Numbers are below this.
  let count: Int

  init(old oldLines: Lines, new newLines: Lines) {
    var table = LineTable(capacity: oldLines.count + newLines.count)
    old = table.number(oldLines, from: .old, old: oldLines, new: newLines)
    new = table.number(newLines, from: .new, old: oldLines, new: newLines)
    count = table.count
  }
}

/// A hash table from the bytes of a line to its number. It holds places and no bytes, so that a line is never copied.
private struct LineTable {
  enum Side { case old, new }

  private struct Entry {
    let hash: Int
    let side: Side
    let range: Range<Int>
  }

  /// The first line of each number.
  private var entries: [Entry] = []
  /// Open addressing: the number in each slot, -1 where the slot is free. The size is a power of two.
  private var slots: [Int]

  var count: Int { entries.count }

  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = [Int](repeating: -1, count: size)
  }

  mutating func number(_ lines: Lines, from side: Side, old: Lines, new: Lines) -> [Int] {
    old.bytes.withUnsafeBytes { oldBytes in
      new.bytes.withUnsafeBytes { newBytes in
        let bytes = side == .old ? oldBytes : newBytes
        var numbers: [Int] = []
        numbers.reserveCapacity(lines.count)
        for line in 0..<lines.count {
          let range = lines.range(of: line)
          let content = UnsafeRawBufferPointer(rebasing: bytes[range])
          // The hash of the standard library is seeded, so no input can be made to collide. The numbers do not depend
          // on it: they follow the order of the lines.
          var hasher = Hasher()
          hasher.combine(bytes: content)
          let hash = hasher.finalize()
          var slot = hash & (slots.count - 1)
          var number = slots[slot]
          while number >= 0 {
            let entry = entries[number]
            let other = UnsafeRawBufferPointer(rebasing: (entry.side == .old ? oldBytes : newBytes)[entry.range])
            if entry.hash == hash, Bytes.areEqual(other, content) { break }
            slot = (slot + 1) & (slots.count - 1)
            number = slots[slot]
          }
          if number < 0 {
            number = entries.count
            slots[slot] = number
            entries.append(Entry(hash: hash, side: side, range: range))
          }
          numbers.append(number)
        }
        return numbers
      }
    }
  }
}
