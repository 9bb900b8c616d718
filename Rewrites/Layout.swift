import SwiftTree

// The lines of a file as its author laid them out: line ends, indentation.

/// Questions about the white space of a file.
struct Layout {
  private let source: [UInt8]
  /// The line end that the file uses first; LF when it has none.
  let newline: String

  init(_ tree: Tree) {
    source = tree.source
    var newline = "\n"
    if let index = source.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }), source[index] == 0x0D {
      newline = index + 1 < source.count && source[index + 1] == 0x0A ? "\r\n" : "\r"
    }
    self.newline = newline
  }

  /// The offset of the line end after an offset, or the end of the file.
  func endOfLine(after offset: Int) -> Int {
    var index = offset
    while index < source.count, source[index] != 0x0A, source[index] != 0x0D { index += 1 }
    return index
  }

  /// The offset at which the line of an offset starts.
  func startOfLine(before offset: Int) -> Int {
    var index = min(offset, source.count)
    while index > 0, source[index - 1] != 0x0A, source[index - 1] != 0x0D { index -= 1 }
    if index == 0, source.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    return index
  }

  /// The offset of the line end before the line that starts at an offset; `nil` for the first line.
  func endOfPreviousLine(before start: Int) -> Int? {
    guard start > 0, start <= source.count, source[start - 1] == 0x0A || source[start - 1] == 0x0D else { return nil }
    return start > 1 && source[start - 1] == 0x0A && source[start - 2] == 0x0D ? start - 2 : start - 1
  }

  /// The offset after the line end of the line of an offset.
  func startOfNextLine(after offset: Int) -> Int {
    var index = endOfLine(after: offset)
    guard index < source.count else { return index }
    index += source[index] == 0x0D && index + 1 < source.count && source[index + 1] == 0x0A ? 2 : 1
    return index
  }

  /// The spaces and tabs at the start of the line of an offset.
  func indentation(at offset: Int) -> String {
    let start = startOfLine(before: offset)
    var end = start
    while end < source.count, source[end] == UInt8(ascii: " ") || source[end] == UInt8(ascii: "\t") { end += 1 }
    return String(decoding: source[start..<end], as: UTF8.self)
  }

  /// Whether the line after the line end at an offset holds nothing but white space.
  func isBlankLine(at lineEnd: Int) -> Bool {
    var index = startOfNextLine(after: lineEnd)
    while index < source.count, source[index] != 0x0A, source[index] != 0x0D {
      if source[index] != UInt8(ascii: " "), source[index] != UInt8(ascii: "\t") { return false }
      index += 1
    }
    return true
  }

  /// Whether only white space stands between the start of the line and an offset.
  func isFirstOnLine(_ offset: Int) -> Bool {
    source[startOfLine(before: offset)..<offset].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}
