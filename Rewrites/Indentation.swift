import Rewriting
import SwiftTree

// Statements that move one level in or out: the file's own indentation, and the lines that may be moved.

/// How a file indents, and the edits that put statements a level deeper or higher.
struct Indentation {
  private let tree: Tree
  private let layout: Layout
  /// One level where the file indents with spaces.
  private let spaces: String

  init(_ tree: Tree) {
    self.tree = tree
    layout = Layout(tree)
    spaces = Self.spaces(in: tree, layout)
  }

  /// One level of indentation for lines that are indented like this one.
  func level(besides indentation: String) -> String { indentation.hasPrefix("\t") ? "\t" : spaces }

  /// The edits that put `header {` before a run of statements and `}` after it.
  ///
  /// Whole lines are moved a level in; a run that shares its line with other code stays there.
  func wrapping(_ run: ArraySlice<Node>, in header: String) -> [Edit] {
    guard let first = run.first, let last = run.last else { return [] }
    let start = first.range.lowerBound
    guard layout.isFirstOnLine(start), let end = endOfLine(of: last) else {
      return [Edit(insert: "\(header) { ", at: start), Edit(insert: " }", at: last.range.upperBound)]
    }
    let indentation = layout.indentation(at: start)
    let level = level(besides: indentation)
    var edits = [Edit(insert: "\(header) {\(layout.newline)\(indentation)\(level)", at: start)]
    edits += moving(linesOf: start..<end, of: run) { $0.isEmpty ? nil : Array(level.utf8) + $0 }
    edits.append(Edit(insert: "\(layout.newline)\(indentation)}", at: end))
    return edits
  }

  /// The end of the line that a statement ends on, when nothing but a comment follows it there.
  func endOfLine(of statement: Node) -> Int? {
    var next = statement.tokenRange.upperBound
    if let token = tree.tokens[safe: next], token.kind == .semicolon { next += 1 }
    guard let token = tree.tokens[safe: next], token.kind == .endOfFile || token.startsLine else { return nil }
    let end = layout.endOfLine(after: tree.tokens[next - 1].end)
    let isInComment = tree.comments(beforeToken: next).contains { $0.lowerBound < end && end < $0.upperBound }
    return isInComment || end > token.start ? nil : end
  }

  /// The edits that give the lines after the first other white space at their start. A string of several lines moves as
  /// a whole, its closing quotes with it, so that it says the same; what cannot move so stays where it is.
  ///
  /// `move` is given the white space of a line, and returns what becomes of it: `nil` for a line that cannot be moved.
  func moving(linesOf range: Range<Int>, of run: ArraySlice<Node>, _ move: ([UInt8]) -> [UInt8]?) -> [Edit] {
    let literals = run.flatMap { $0.subtree.compactMap(multilineContent) }
    var edits: [Edit] = []
    var line = layout.startOfNextLine(after: range.lowerBound)
    while line < range.upperBound {
      // Literals inside the interpolations of others move with them.
      if let literal = literals.filter({ $0.contains(line) }).max(by: { $0.count < $1.count }) {
        if let moved = movedLines(of: literal, move) { edits.append(Edit(literal, with: moved)) }
        line = layout.startOfNextLine(after: literal.upperBound)
        continue
      }
      if let edit = moved(line, move) { edits.append(edit) }
      let next = layout.startOfNextLine(after: line)
      guard next > line else { break }
      line = next
    }
    return edits
  }

  private func moved(_ line: Int, _ move: ([UInt8]) -> [UInt8]?) -> Edit? {
    // What is inside a comment is left as it was written.
    let next = tree.tokenIndex(at: line)
    let isInComment = tree.comments(beforeToken: next).contains { $0.lowerBound < line && line < $0.upperBound }
    guard tree.tokens[next].start >= line, !isInComment else { return nil }
    let space = layout.indentation(at: line).utf8.count
    guard line + space < layout.endOfLine(after: line) else { return nil }
    // Directives at the edge stay there.
    guard space > 0 || tree.source[line] != UInt8(ascii: "#") else { return nil }
    let old = Array(tree.source[line..<line + space])
    guard let new = move(old), new != old else { return nil }
    if new.count > old.count, new.suffix(old.count).elementsEqual(old) {
      return Edit(line..<line, with: Array(new.dropLast(old.count)))
    }
    if old.suffix(new.count).elementsEqual(new) { return Edit(line..<line + old.count - new.count, with: []) }
    return Edit(line..<line + space, with: new)
  }

  /// What lies between the quotes of a string of several lines.
  private func multilineContent(_ node: Node) -> Range<Int>? {
    guard node.kind == .stringLiteralExpr else { return nil }
    let quotes = node.ownTokens.filter { tree.tokens[$0].kind == .multilineStringQuote }
    guard let first = quotes.first, let last = quotes.last, first < last else { return nil }
    return tree.tokens[first].end..<tree.tokens[last].start
  }

  private func movedLines(of literal: Range<Int>, _ move: ([UInt8]) -> [UInt8]?) -> [UInt8]? {
    var line = layout.startOfNextLine(after: literal.lowerBound)
    var result = Array(tree.source[literal.lowerBound..<min(line, literal.upperBound)])
    while line <= literal.upperBound {
      let next = min(layout.startOfNextLine(after: line), literal.upperBound)
      let space = min(layout.indentation(at: line).utf8.count, literal.upperBound - line)
      let isClosing = next == literal.upperBound
      if !isClosing, line + space == layout.endOfLine(after: line) {
        result += tree.source[line..<next]
      } else {
        guard let new = move(Array(tree.source[line..<line + space])) else { return nil }
        result += new
        result += tree.source[line + space..<next]
      }
      if isClosing { break }
      line = next
    }
    return result
  }

  /// The step in which most blocks of the file are indented; four spaces where it has none.
  private static func spaces(in tree: Tree, _ layout: Layout) -> String {
    var counts: [Int: Int] = [:]
    for index in tree.tokens.indices.dropFirst() where tree.tokens[index].startsLine {
      guard tree.tokens[index - 1].kind == .leftBrace else { continue }
      let outer = layout.indentation(at: tree.tokens[index - 1].start)
      let inner = layout.indentation(at: tree.tokens[index].start)
      guard inner.hasPrefix(outer), !inner.hasPrefix("\t"), inner.count > outer.count else { continue }
      counts[inner.count - outer.count, default: 0] += 1
    }
    let most = counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
    return String(repeating: " ", count: most?.key ?? 4)
  }
}
