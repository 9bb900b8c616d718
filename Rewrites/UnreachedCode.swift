import SwiftTree

// What can never run once a check is known to hold, or not to: a branch, and what stands after the exit of the other.

extension BranchEdits {
  /// What can never run in a statement, or after it, when its condition always holds, or never does.
  func deadCode(in statement: Node, holds: Bool) -> [Range<Int>] {
    guard let body = statement.child(.codeBlock) else { return [] }
    guard statement.kind == .ifExpr else { return [body.range] }
    let (kept, dropped) = holds ? (body, statement.elseBranch) : (statement.elseBranch, body)
    var result = dropped.map { [$0.range] } ?? []
    // Code that is never reached, with the lines of comments over it.
    if let kept, let holder = statement.parent, holder.kind == .expressionStmt,
      let end = try? endOfReachedCode(after: kept, of: holder), end > holder.range.upperBound
    {
      result.append(min(layout.startOfNextLine(after: holder.range.upperBound), end)..<end)
    }
    return result
  }

  /// The end of what the kept branch replaces: of the statement, or of the code after it that is no longer reached.
  func endOfReachedCode(after branch: Node, of holder: Node) throws(Refusal) -> Int {
    guard let last = branch.children.reversed().first, last.isExit, let block = holder.parent
    else { return holder.range.upperBound }
    let rest = block.children.filter { $0.index > holder.index && $0.isItem }
    if block.kind == .ifConfigClause, let directive = block.parent, directive.nextSibling != nil {
      throw Refusal(reason: "the code after the `#endif` would no longer be reached")
    }
    guard let last = rest.last else { return holder.range.upperBound }
    guard rest.allSatisfy({ !$0.kind.isDeclaration || $0.kind == .variableDecl }) else {
      throw Refusal(reason: "the code after it declares something and would no longer be reached")
    }
    // What is said at the end of its line is said about it.
    return indentation.endOfLine(of: last) ?? last.range.upperBound
  }
}

extension Node {
  /// What follows the `else` of an `if`: a block or another `if`.
  var elseBranch: Node? { child(.codeBlock)?.nextSibling }

  /// Whether control never comes past a statement.
  var isExit: Bool {
    switch kind {
    case .returnStmt, .throwStmt, .breakStmt, .continueStmt: true
    case .functionCallExpr: ["fatalError", "preconditionFailure"].contains(firstChild?.text ?? "")
    default: false
    }
  }
}
