import Meaning
import Rewriting
import SwiftTree

// Taking statements apart: a branch takes the place of its `if`, a statement or an attribute goes with its line.

/// The edits that keep one branch of an `if`, or remove what never does anything.
struct BranchEdits {
  /// Why a branch cannot take the place of its statement.
  struct Refusal: Error {
    let reason: String
  }

  private let file: FileContext
  let tree: Tree
  let layout: Layout
  let indentation: Indentation

  init(_ file: FileContext) {
    self.file = file
    tree = file.tree
    layout = Layout(file.tree)
    indentation = Indentation(file.tree)
  }

  // MARK: Branches

  /// One branch of an `if` in the place of the whole; `nil` for a branch that is not there.
  func keeping(_ branch: Node?, of statement: Node) throws(Refusal) -> [Edit] {
    let start = statement.range.lowerBound
    if let parent = statement.parent, parent.kind == .ifExpr { return keeping(branch, inElseOf: parent, of: statement) }
    // `if stale { … } else if other { … }`: the other one takes over.
    if let branch, branch.kind == .ifExpr { return [Edit(start..<branch.range.lowerBound, with: "")] }
    guard let holder = statement.parent, holder.kind == .expressionStmt else {
      return try keeping(branch, asValueOf: statement)
    }
    guard let branch, let content = content(of: branch) else { return removal(of: holder) }
    guard branch.firstChild != nil || holder.parent?.kind != .switchCase else {
      throw Refusal(reason: "a case needs a statement")
    }
    let first = tree.tokens[branch.tokenRange.lowerBound + 1]
    let isFirstOfBlock = tree.tokens[safe: holder.tokenRange.lowerBound - 1]?.kind == .leftBrace
    guard isFirstOfBlock || ![.period, .leftBrace].contains(first.kind) else {
      throw Refusal(reason: "the code in it would go on with the line before")
    }
    let end = try endOfReachedCode(after: branch, of: holder)
    if try needsScope(branch, in: holder) {
      let opening = Edit(start..<branch.range.lowerBound, with: "do ")
      return end == branch.range.upperBound ? [opening] : [opening, Edit(branch.range.upperBound..<end, with: "")]
    }
    return unwrapping(content, of: statement, upTo: end)
  }

  private func keeping(_ branch: Node?, inElseOf parent: Node, of statement: Node) -> [Edit] {
    guard let branch else {
      let before = parent.child(.codeBlock)?.range.upperBound ?? statement.range.lowerBound
      return [Edit(before..<statement.range.upperBound, with: "")]
    }
    let opening = Edit(statement.range.lowerBound..<branch.range.lowerBound, with: "")
    guard branch.range.upperBound < statement.range.upperBound else { return [opening] }
    return [opening, Edit(branch.range.upperBound..<statement.range.upperBound, with: "")]
  }

  /// `let value = if #available(…) { a } else { b }`
  private func keeping(_ branch: Node?, asValueOf statement: Node) throws(Refusal) -> [Edit] {
    guard let branch, let content = content(of: branch), let value = branch.firstChild, value.nextSibling == nil,
      value.range == content, !value.kind.isDeclaration
    else { throw Refusal(reason: "its branch is more than a value") }
    return unwrapping(content, of: statement, upTo: statement.range.upperBound)
  }

  private func unwrapping(_ content: Range<Int>, of statement: Node, upTo end: Int) -> [Edit] {
    let start = statement.range.lowerBound
    let outer = Array(layout.indentation(at: start).utf8)
    let inner = Array(layout.indentation(at: firstLine(of: content)).utf8)
    var edits = [Edit(start..<content.lowerBound, with: "")]
    if inner.count > outer.count, inner.starts(with: outer) {
      edits += indentation.moving(linesOf: content, of: [statement]) { line in
        line.starts(with: inner) ? outer + line.dropFirst(inner.count) : nil
      }
    }
    // A comment after the closing brace gets a line of its own.
    let lineEnd = layout.endOfLine(after: end)
    let isOneLine = layout.endOfLine(after: content.upperBound) >= end
    if !isOneLine, let comment = comments(from: end, to: lineEnd).first {
      edits.append(Edit(content.upperBound..<comment, with: layout.newline + String(decoding: outer, as: UTF8.self)))
    } else if content.upperBound < end {
      edits.append(Edit(content.upperBound..<end, with: ""))
    }
    return edits
  }

  /// Whether what a branch declares, or defers, must not get into the scope around it.
  private func needsScope(_ branch: Node, in holder: Node) throws(Refusal) -> Bool {
    let names = Set(branch.children.flatMap { file.namesDeclared(by: $0) })
    let isDeferring = branch.children.contains { $0.kind == .deferStmt }
    guard isDeferring || !names.isEmpty else { return false }
    var outermost = holder
    while let clause = outermost.parent, clause.kind == .ifConfigClause, let directive = clause.parent { outermost = directive }
    let siblings = outermost.parent.map { Array($0.children) } ?? []
    let isUsed = { (node: Node) in node.refers(to: names) || !names.isDisjoint(with: file.namesDeclared(by: node)) }
    let others = outermost == holder
      ? siblings.filter { $0 != holder }
      : siblings.filter { $0 != outermost } + (holder.parent?.children.filter { $0 != holder } ?? [])
    guard isDeferring || others.contains(where: isUsed) else { return false }
    guard !holder.mayBuildResult else {
      throw Refusal(reason: "`\(names.sorted().joined(separator: "`, `"))` is also used outside, and a builder has no `do`")
    }
    return true
  }

  // MARK: Removals

  /// A statement with its line, and with one of the blank lines around it.
  func removal(of statement: Node) -> [Edit] {
    let item = statement.item ?? statement
    let range = item.range
    if item.parent?.kind == .switchCase, item.parent?.children.filter(\.isItem).count == 1 { return [Edit(range, with: "break")] }
    let lineEnd = layout.endOfLine(after: range.upperBound)
    if let comment = comments(from: range.upperBound, to: lineEnd).first { return [Edit(range.lowerBound..<comment, with: "")] }
    guard layout.isFirstOnLine(range.lowerBound), indentation.endOfLine(of: item) != nil else {
      let next = tree.tokens[safe: item.tokenRange.upperBound]
      let end = next.map { $0.kind == .semicolon ? $0.end : range.upperBound } ?? range.upperBound
      return [Edit(range.lowerBound..<endOfSpaces(after: end), with: "")]
    }
    let lineStart = layout.startOfLine(before: range.lowerBound)
    var end = layout.startOfNextLine(after: lineEnd)
    let previous = tree.tokens[safe: item.tokenRange.lowerBound - 1]
    let isAfterGap = lineStart == 0 || isBlank(lineBefore: lineStart) || previous?.kind == .leftBrace
    if isAfterGap, layout.isBlankLine(at: lineEnd), end < tree.source.count { end = layout.startOfNextLine(after: end) }
    return [Edit(lineStart..<end, with: "")]
  }

  /// One condition of several, with its comma.
  func removal(of element: Node, from conditions: [Node]) -> Edit {
    let previous = conditions.last { $0.index < element.index }
    let start = element.range.lowerBound
    if let next = element.nextSibling, next.kind == .conditionElement {
      // The next condition keeps its line where this one shares its line with the condition before.
      if let previous, next.firstToken.startsLine, !element.firstToken.startsLine {
        return Edit(previous.range.upperBound..<element.range.upperBound, with: "")
      }
      let comment = comments(from: element.range.upperBound, to: next.range.lowerBound).first
      return Edit(start..<(comment ?? next.range.lowerBound), with: "")
    }
    let before = previous?.firstChild?.range.upperBound ?? start
    return Edit(before..<element.range.upperBound, with: "")
  }

  /// An attribute with its line, or a directive that holds nothing but attributes; the comments in that stay.
  func removal(ofAttribute attribute: Node) -> [Edit] {
    let range = attribute.range
    let kept = attribute.tokenRange.dropFirst().flatMap { tree.comments(beforeToken: $0) }
    if !kept.isEmpty {
      let separator = layout.newline + layout.indentation(at: range.lowerBound)
      let texts = kept.map { String(decoding: tree.source[$0], as: UTF8.self) }
      return [Edit(range, with: texts.joined(separator: separator))]
    }
    let lineEnd = layout.endOfLine(after: range.upperBound)
    let isFirst = layout.isFirstOnLine(range.lowerBound)
    if let comment = comments(from: range.upperBound, to: lineEnd).first { return [Edit(range.lowerBound..<comment, with: "")] }
    guard endOfSpaces(after: range.upperBound) == lineEnd else {
      return [Edit(range.lowerBound..<endOfSpaces(after: range.upperBound), with: "")]
    }
    if isFirst { return [Edit(layout.startOfLine(before: range.lowerBound)..<layout.startOfNextLine(after: lineEnd), with: "")] }
    let before = attribute.tokenRange.lowerBound > 0 ? tree.tokens[attribute.tokenRange.lowerBound - 1].end : range.lowerBound
    return [Edit(before..<range.upperBound, with: "")]
  }

  // MARK: White space

  /// What lies between the braces, with the comments, without the white space around it; `nil` when nothing does.
  private func content(of block: Node) -> Range<Int>? {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
    var start = block.firstToken.end
    var end = block.lastToken.start
    while start < end, isSpace(tree.source[start]) { start += 1 }
    while end > start, isSpace(tree.source[end - 1]) { end -= 1 }
    return start < end ? start..<end : nil
  }

  /// Where the comments of a stretch between two tokens start.
  private func comments(from start: Int, to end: Int) -> [Int] {
    guard start < end else { return [] }
    return tree.comments(beforeToken: tree.tokenIndex(at: start)).map(\.lowerBound).filter { (start..<end).contains($0) }
  }

  /// Where the first line of a content starts that has nothing of its statement on it.
  private func firstLine(of content: Range<Int>) -> Int {
    guard !layout.isFirstOnLine(content.lowerBound) else { return content.lowerBound }
    var line = layout.endOfLine(after: content.lowerBound)
    while layout.isBlankLine(at: line), line < content.upperBound { line = layout.endOfLine(after: line + 1) }
    return min(layout.startOfNextLine(after: line), content.upperBound)
  }

  private func endOfSpaces(after offset: Int) -> Int {
    var end = offset
    while end < tree.source.count, tree.source[end] == 0x20 || tree.source[end] == 0x09 { end += 1 }
    return end
  }

  private func isBlank(lineBefore lineStart: Int) -> Bool {
    let start = layout.startOfLine(before: lineStart - 1)
    return tree.source[start..<lineStart].allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }
}

extension Node {
  /// Whether the statements around may be collected by a result builder.
  fileprivate var mayBuildResult: Bool {
    if isInResultBuilder { return true }
    guard let closure = ancestors.first(where: { $0.kind == .closureExpr || $0.kind.isDeclaration }), closure.kind == .closureExpr
    else { return false }
    let call = closure.ancestors.first { $0.kind == .functionCallExpr }
    return call?.firstChild?.text.split(separator: ".").last?.first?.isUppercase == true
  }
}
