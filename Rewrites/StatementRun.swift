import Meaning
import SwiftTree

// Which statements go together into one `if #available`, and when they may not.

/// Consecutive statements of one block that need the same check.
struct StatementRun {
  /// All statements of the block.
  let block: [Node]
  private(set) var range: Range<Int>
  /// How many of them only depend on the others, and do more than set up what these made.
  private(set) var dependentCount = 0

  var statements: ArraySlice<Node> { block[range] }

  /// Why statements cannot go into a check.
  struct Refusal: Error {
    let reason: String
  }

  /// The shortest run from one statement on: it ends with the last use of what it declares.
  ///
  /// `needsCheck` says which statements of the block need the same check on their own account.
  init(from start: Int, of block: [Node], in file: FileContext, needsCheck: (Node) -> Bool) throws(Refusal) {
    self.block = block
    range = start..<start + 1
    var names: Set<String> = []
    var next = start
    while next < range.upperBound {
      names.formUnion(file.namesDeclared(by: block[next]))
      next += 1
      if let last = block.indices.last(where: { $0 >= range.upperBound && block[$0].refers(to: names) }) {
        range = start..<last + 1
      }
    }
    for statement in statements.dropFirst() where !needsCheck(statement) {
      guard statement.refers(to: names) else {
        throw Refusal(reason: "code that does not need `\(names.sorted().joined(separator: "`, `"))` stands before its last use")
      }
      if !statement.onlySetsUp(names) { dependentCount += 1 }
    }
    if let name = names.sorted().first(where: { isVisible($0, after: block) }) {
      throw Refusal(reason: "`\(name)` is used after the `#if` that declares it")
    }
    for statement in statements {
      if let reason = file.obstacle(in: statement) { throw Refusal(reason: reason) }
    }
  }

  /// Takes in the run that starts right after this one.
  mutating func append(_ other: StatementRun) {
    range = range.lowerBound..<other.range.upperBound
    dependentCount += other.dependentCount
  }

  /// What a branch of `#if` declares is visible after it.
  private func isVisible(_ name: String, after block: [Node]) -> Bool {
    guard let clause = block.first?.parent, clause.kind == .ifConfigClause, let directive = clause.parent else { return false }
    var holder = directive
    while let next = holder.parent, next.kind == .ifConfigClause, let outer = next.parent { holder = outer }
    guard let list = holder.parent else { return false }
    return list.children.contains { $0.index > directive.index && $0.refers(to: [name]) }
  }
}

extension FileContext {
  /// What a statement declares for the statements after it.
  func namesDeclared(by statement: Node) -> [String] {
    switch statement.kind {
    case .variableDecl:
      statement.children.filter { $0.kind == .patternBinding }.flatMap { binding in
        binding.firstChild.map { names(in: $0).map(\.text) } ?? []
      }
    case .guardStmt:
      statement.children.filter { $0.kind == .conditionElement }.flatMap { names(in: $0).map(\.text) }
    case .ifConfigDecl:
      statement.children.flatMap { clause in clause.children.flatMap { namesDeclared(by: $0) } }
    default:
      statement.declaredName.map { [$0] } ?? []
    }
  }

  /// What in a statement would come to mean something else under a condition.
  fileprivate func obstacle(in statement: Node) -> String? {
    for node in statement.subtree {
      switch node.kind {
      case .returnStmt, .throwStmt, .yieldStmt, .fallThroughStmt, .guardStmt, .deferStmt:
        guard statement == node || !node.isInFunction(below: statement) else { continue }
        return "the code that depends on it leaves the block"
      case .breakStmt, .continueStmt:
        let isLabelled = node.tokenRange.count > 1
        guard !node.isInFunction(below: statement), isLabelled || !node.isInLoop(below: statement) else { continue }
        return "the code that depends on it leaves the block"
      case .infixOperatorExpr:
        guard node.child(.assignmentExpr) != nil, let target = node.firstChild else { continue }
        if let name = unsetVariable(target, from: statement) { return "`\(name)` would stay unset on older systems" }
      default:
        continue
      }
    }
    return nil
  }

  /// The variable or property that an assignment may be the first to set.
  private func unsetVariable(_ target: Node, from statement: Node) -> String? {
    let isInInitializer = statement.ancestors.first { $0.isFunctionLike }?.kind == .initializerDecl
    if target.kind == .declReferenceExpr {
      guard let local = local(named: target.text, at: statement) else { return isInInitializer ? target.text : nil }
      return local.kind == .local && local.value == nil && local.node.kind == .patternBinding ? local.name : nil
    }
    guard isInInitializer, target.kind == .memberAccessExpr, target.firstChild?.text == "self" else { return nil }
    return target.text
  }
}

extension Node {
  /// Whether one of some names is used below, as a value.
  func refers(to names: Set<String>) -> Bool {
    guard !names.isEmpty else { return false }
    return subtree.contains { node in
      switch node.kind {
      case .declReferenceExpr:
        guard names.contains(tree.string(ofToken: node.tokenRange.lowerBound)) else { return false }
        return node.parent?.kind != .memberAccessExpr || node.parent?.firstChild == node && !node.isImplicitMember
      case .identifierPattern:
        // `if let edge {`
        return node.parent?.kind == .optionalBindingCondition && node.nextSibling == nil && names.contains(node.text)
      case .closureCapture, .identifierType:
        return node.tokenRange.contains { names.contains(tree.string(ofToken: $0)) }
      default:
        return false
      }
    }
  }

  /// `.name`
  private var isImplicitMember: Bool {
    guard let parent, parent.kind == .memberAccessExpr else { return false }
    return parent.tokenRange.lowerBound < tokenRange.lowerBound
  }

  /// Whether a statement does no more than configure something of these names, or add it as an interaction.
  fileprivate func onlySetsUp(_ names: Set<String>) -> Bool {
    var node = self
    while true {
      switch node.kind {
      case .infixOperatorExpr where node.child(.assignmentExpr) == nil: return false
      case .functionCallExpr where node.firstChild?.text.hasSuffix("addInteraction") == true: return true
      case .declReferenceExpr: return node != self && names.contains(node.text)
      case .infixOperatorExpr, .functionCallExpr, .memberAccessExpr, .optionalChainingExpr, .forceUnwrapExpr, .subscriptCallExpr:
        guard let base = node.firstChild else { return false }
        node = base
      default: return false
      }
    }
  }

  fileprivate var isFunctionLike: Bool {
    switch kind {
    case .closureExpr, .functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl, .accessorBlock, .subscriptDecl: true
    default: false
    }
  }

  private func isBelow(_ statement: Node, within kinds: Set<NodeKind>) -> Bool {
    for ancestor in ancestors {
      if kinds.contains(ancestor.kind) { return true }
      if ancestor == statement { return false }
    }
    return false
  }

  fileprivate func isInFunction(below statement: Node) -> Bool {
    isBelow(statement, within: [.closureExpr, .functionDecl, .initializerDecl, .accessorDecl, .accessorBlock])
  }

  fileprivate func isInLoop(below statement: Node) -> Bool {
    isBelow(statement, within: [.forStmt, .whileStmt, .repeatStmt, .switchExpr])
  }
}
