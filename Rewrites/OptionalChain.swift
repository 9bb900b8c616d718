import Meaning
import SwiftTree

// Where a value may become optional: the code around it still compiles, and what happens without the value can be said.

/// What an access does once it is an optional chain and the chain is `nil`.
enum OptionalChain {
  case doesNothing
  case isUnequal
  case isEqual
  case givesNil

  /// `nil` where the code would not compile, or would say something else.
  init?(_ access: Node, of member: ScreenMember, in file: FileContext) {
    guard let chain = Chain(access) else { return nil }
    let value = chain.end
    if value.parent?.kind == .forceUnwrapExpr || value.withParentheses.parent?.isForcing == true { return nil }
    if value.isUnreadItem, value.kind == .functionCallExpr {
      self = .doesNothing
      return
    }
    if let infix = value.parent, infix.kind == .infixOperatorExpr, let found = Self.asOperand(value, of: infix) {
      self = found
      return
    }
    let isOwnValue = value == access || (value.kind == .functionCallExpr && value.firstChild == access)
    let isOptional = chain.isOptional || (isOwnValue && member.isOptional)
    guard isOptional || (value == access && Self.isTakenAsOptional(value, type: member.type, in: file)) else { return nil }
    self = .givesNil
  }

  init?(_ use: MainScreenUse, in file: FileContext) {
    self.init(use.access, of: ScreenMember(use.member ?? ""), in: file)
  }

  /// What a person has to know.
  var note: String {
    switch self {
    case .doesNothing: "nothing happens while there is no window"
    case .isUnequal: "the comparison is false while there is no window"
    case .isEqual: "the comparison is true while there is no window"
    case .givesNil: "it is `nil` while there is no window"
    }
  }

  /// The left side of an assignment, one side of a comparison, a value that is thrown away.
  private static func asOperand(_ value: Node, of infix: Node) -> OptionalChain? {
    let parts = Array(infix.children)
    guard parts.count == 3 else { return nil }
    let isAssignment = parts[1].kind == .assignmentExpr
    if parts[0] == value, isAssignment || ["+=", "-=", "*=", "/="].contains(parts[1].text) {
      return infix.isItem && !infix.givesClosureItsType ? .doesNothing : nil
    }
    if isAssignment, parts[0].text == "_", infix.isItem { return .doesNothing }
    // `.none` would become the missing value.
    guard !parts.contains(where: { ["nil", ".none"].contains($0.withoutParentheses.codeText) }) else { return nil }
    return parts[1].text == "==" ? .isUnequal : parts[1].text == "!=" ? .isEqual : nil
  }

  /// Whether a variable of the type `CGFloat?` takes the value.
  private static func isTakenAsOptional(_ value: Node, type: String?, in file: FileContext) -> Bool {
    guard let type, let parent = value.parent else { return false }
    if parent.kind == .initializerClause {
      return parent.parent?.child(.typeAnnotation)?.firstChild?.codeText == type + "?"
    }
    let parts = Array(parent.children)
    guard parent.kind == .infixOperatorExpr, parts.count == 3, parts[1].kind == .assignmentExpr, parts[2] == value else {
      return false
    }
    var target = parts[0]
    if target.kind == .memberAccessExpr, target.firstChild?.text == "self", let name = target.firstChild?.nextSibling {
      target = name
    } else if let local = file.local(named: target.text, at: target) {
      return local.typeText == type + "?" && local.kind == .local
    }
    return target.kind == .declReferenceExpr && file.memberType(named: target.text, at: target) == type + "?"
  }
}

/// An access with the members, calls and subscripts that follow it.
private struct Chain {
  let end: Node
  /// Whether a link of it is optional already.
  let isOptional: Bool

  init?(_ access: Node) {
    var value = access
    var isOptional = false
    walk: while let parent = value.parent, parent.firstChild == value {
      switch parent.kind {
      case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr: break
      case .optionalChainingExpr: isOptional = true
      // Inside a chain the mark would no longer force the whole.
      case .forceUnwrapExpr: return nil
      default: break walk
      }
      value = parent
    }
    end = value
    self.isOptional = isOptional
  }
}

extension Node {
  /// `x!` and `x as! T`.
  fileprivate var isForcing: Bool {
    kind == .forceUnwrapExpr || (kind == .asExpr && ownTokens.contains { tree.tokens[$0].kind == .exclamationMark })
  }

  /// Whether the node is an item whose value nothing reads: a statement, not the result of a body or of a branch.
  var isUnreadItem: Bool {
    guard isItem, let list = parent else { return false }
    if list.children.lazy.filter({ $0.isItem }).prefix(2).reduce(0, { count, _ in count + 1 }) > 1 { return true }
    switch list.kind {
    case .closureExpr, .accessorBlock: return false
    case .ifConfigClause: return list.parent?.isUnreadItem ?? false
    case .codeBlock, .switchCase: break
    default: return true
    }
    guard let owner = list.parent else { return false }
    switch owner.kind {
    case .functionDecl: return owner.child(.functionSignature)?.returnsNothing ?? true
    case .accessorDecl: return owner.ownTokens.contains { [Word.set, .willSet, .didSet].contains(tree.tokens[$0].word) }
    case .ifExpr, .switchExpr, .doExpr: return owner.isUnreadBranching
    default: return true
    }
  }

  /// Whether an `if` or `switch` is a statement, not a value.
  private var isUnreadBranching: Bool {
    guard let parent else { return false }
    if parent.kind == .ifExpr { return parent.isUnreadBranching }
    return parent.kind == .expressionStmt ? parent.isUnreadItem : isUnreadItem
  }

  /// Whether the node is all that a closure of no other type consists of: `let dim = { screen.brightness = 1 }`.
  fileprivate var givesClosureItsType: Bool {
    guard let closure = parent, closure.kind == .closureExpr, closure.children.filter(\.isItem).count == 1,
      closure.child(.closureSignature)?.child(.returnClause) == nil
    else { return false }
    let owner = closure.withParentheses.parent
    return owner?.kind == .initializerClause && owner?.parent?.child(.typeAnnotation) == nil
  }

  /// Whether the signature of a function has no result.
  var returnsNothing: Bool {
    guard let clause = child(.returnClause) else { return true }
    return clause.firstChild.map { ["Void", "()", "Swift.Void"].contains($0.codeText) } ?? false
  }

  /// Whether the expression is the only item of a body that has to give a value.
  var isImplicitReturn: Bool {
    guard let list = parent, list.firstChild == self || list.firstChild?.kind == .closureSignature, nextSibling == nil else {
      return false
    }
    switch list.kind {
    case .closureExpr, .accessorBlock: return true
    case .codeBlock:
      guard let owner = list.parent else { return false }
      if owner.kind == .functionDecl { return owner.child(.functionSignature)?.returnsNothing == false }
      return owner.kind == .accessorDecl
    default: return false
    }
  }
}
