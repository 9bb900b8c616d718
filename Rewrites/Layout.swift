import Rewriting
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

extension Node {
  /// The lines of a statement that has them to itself, and the comment behind it; `nil` when it shares them, or when a
  /// comment above speaks of it.
  var wholeLines: (range: Range<Int>, comment: Range<Int>?)? {
    let layout = Layout(tree)
    let end = layout.endOfLine(after: range.upperBound)
    let next = tree.tokenIndex(at: range.upperBound)
    guard layout.isFirstOnLine(range.lowerBound), tree.tokens[next].start >= end else { return nil }
    let first = tokenRange.lowerBound
    let above = first == 0 ? 0 : layout.endOfLine(after: tree.tokens[first - 1].end)
    guard !tree.comments(beforeToken: first).contains(where: { $0.lowerBound >= above }) else { return nil }
    let comment = tree.comments(beforeToken: next).first { $0.lowerBound < end }
    return (layout.startOfLine(before: range.lowerBound)..<layout.startOfNextLine(after: end), comment)
  }

  /// The edit that removes an item with its lines, and the blank line that would be left over; `nil` where it shares its
  /// lines or a comment above speaks of it. A comment behind it stays, for a reader to judge.
  var removal: Edit? {
    guard let (range, comment) = wholeLines else { return nil }
    if let comment { return Edit(self.range.lowerBound..<comment.lowerBound, with: "") }
    let layout = Layout(tree)
    // No two blank lines are left, and none at the edge of a body.
    let above = layout.endOfPreviousLine(before: range.lowerBound).map { layout.startOfLine(before: $0) }
    let isAboveBlank = layout.isBlankLine(at: layout.endOfLine(after: self.range.upperBound))
    if let above, layout.endOfLine(after: above) == above, isAboveBlank || nextSibling == nil {
      return Edit(above..<range.upperBound, with: "")
    }
    let isFirst = parent?.children.first { $0.isItem } == self
    return Edit(range.lowerBound..<(isAboveBlank && isFirst ? layout.startOfNextLine(after: range.upperBound) : range.upperBound), with: "")
  }
}
