import SwiftTree

// Which version of iOS is guaranteed at a place: the deployment target, raised by the checks around it. The rules are
// those of the compiler, so that what is called guaranteed here compiles there.

/// What is known about the system at a place of a file.
public struct GuaranteedOS: Sendable {
  /// The oldest iOS that can reach the place; `nil` when neither the deployment target nor a check says one.
  public internal(set) var version: OSVersion?
  /// What may guarantee more, though the file alone does not tell: an availability macro, a check in an `#if`.
  public internal(set) var uncertainty: String?
  /// No iOS reaches the place: an `#if` of another system, an `unavailable` declaration, a branch for systems below the
  /// deployment target. The compiler asks for no check there.
  public internal(set) var isUnreachable = false

  /// Whether a version is guaranteed.
  public func includes(_ wanted: OSVersion) -> Bool { version.map { $0 >= wanted } ?? false }

  fileprivate mutating func raise(to found: OSVersion?) {
    guard let found, found > version ?? OSVersion(0) else { return }
    version = found
  }

  fileprivate mutating func raise(by list: AvailabilityList) {
    if list.excludesIOS { isUnreachable = true }
    raise(to: list.iOS)
    if let name = list.macroName { doubt("the availability macro `\(name)`") }
  }

  fileprivate mutating func doubt(_ reason: String) {
    if uncertainty == nil { uncertainty = reason }
  }
}

extension FileContext {
  /// The oldest iOS that can reach a place; `nil` when that is unknown.
  public func guaranteedOS(at node: Node) -> OSVersion? { availability(at: node).version }

  /// The availability list of an attribute or a condition, with the macros of the build in the place of their names.
  public func availabilityList(_ node: Node) -> AvailabilityList? { AvailabilityList(node, target.macros) }

  /// What is known about the system at a place.
  ///
  /// `@available` of every enclosing declaration, the conditions of an enclosing `if` or `while` before the place, the
  /// `else` of a lone `#unavailable`, and each `guard #available` before it in an enclosing block. An
  /// `if #unavailable(…) { return }` raises nothing: the compiler does not follow it either.
  public func availability(at node: Node) -> GuaranteedOS { availability(at: node, withOwnAttributes: true) }

  /// What is known about the system where a declaration stands, its own attributes left out of account.
  public func availability(around declaration: Node) -> GuaranteedOS {
    availability(at: declaration, withOwnAttributes: false)
  }

  private func availability(at node: Node, withOwnAttributes: Bool) -> GuaranteedOS {
    var result = GuaranteedOS(version: deploymentTarget)
    let path = Array(node.selfAndAncestors).reversed()
    for (parent, child) in zip(path, path.dropFirst()) {
      if parent.kind.holdsItems { raise(&result, byGuardsIn: parent, before: child) }
      switch parent.kind {
      case .ifExpr, .whileStmt, .guardStmt: raise(&result, byConditionsOf: parent, before: child)
      case .ifConfigClause: if !parent.mayBeForIOS { result.isUnreachable = true }
      default: break
      }
      if child.kind.isDeclaration, withOwnAttributes || child != node { raise(&result, byAttributesOf: child) }
    }
    return result
  }

  private func raise(_ result: inout GuaranteedOS, byAttributesOf declaration: Node) {
    for part in declaration.children where part.kind == .attribute {
      if let list = availabilityList(part) { result.raise(by: list) }
    }
    // `#if` around some of the attributes.
    for directive in declaration.children where directive.kind == .ifConfigDecl {
      for clause in directive.children where clause.mayBeForIOS {
        for list in clause.children.compactMap({ availabilityList($0) }) {
          if clause.isForEveryIOS { result.raise(by: list) } else { result.doubt("an `@available` inside `#if`") }
        }
      }
    }
  }

  private func raise(_ result: inout GuaranteedOS, byConditionsOf statement: Node, before child: Node) {
    let conditions = statement.children.filter { $0.kind == .conditionElement }
    if child.kind == .conditionElement {
      for condition in conditions.prefix(while: { $0 != child }) { raise(&result, byHolding: condition) }
      return
    }
    let isBody = child == statement.child(.codeBlock) && statement.kind != .guardStmt
    let lists = conditions.compactMap { $0.child(.availabilityCondition) }.compactMap { availabilityList($0) }
    if isBody {
      for condition in conditions { raise(&result, byHolding: condition) }
    } else if lists.count == conditions.count, lists.allSatisfy(\.isNegated) {
      // One of them did not hold. The compiler would go by any of them, even beside other conditions.
      let versions = lists.map { $0.iOS ?? OSVersion(0) }
      if lists.count == 1 { result.raise(by: lists[0]) } else { result.raise(to: versions.min()) }
    }
    // What a lone check that always comes out the same way keeps from running.
    if conditions.count == 1, let list = lists.first, list.isNegated == isBody, list.macroName == nil,
      list.iOS.map({ result.includes($0) }) ?? (list.hasStar || list.isNegated)
    {
      result.isUnreachable = true
    }
  }

  private func raise(_ result: inout GuaranteedOS, byGuardsIn holder: Node, before child: Node) {
    for sibling in holder.children {
      guard sibling.index < child.index else { return }
      if sibling.kind == .guardStmt {
        for condition in sibling.children { raise(&result, byHolding: condition) }
      } else if sibling.kind == .ifConfigDecl {
        raise(&result, byGuardsInDirective: sibling)
      }
    }
  }

  /// A `guard` inside `#if` holds for what follows the `#endif`, in builds that take the branch.
  private func raise(_ result: inout GuaranteedOS, byGuardsInDirective directive: Node) {
    for clause in directive.children where clause.mayBeForIOS {
      var inside = GuaranteedOS()
      raise(&inside, byGuardsIn: clause, before: directive)
      if clause.isForEveryIOS {
        result.raise(to: inside.version)
      } else if inside.version != nil {
        result.doubt("a `guard #available` inside `#if`")
      }
      if let reason = inside.uncertainty { result.doubt(reason) }
    }
  }

  private func raise(_ result: inout GuaranteedOS, byHolding condition: Node) {
    guard condition.kind == .conditionElement, let check = condition.child(.availabilityCondition),
      let list = availabilityList(check), !list.isNegated
    else { return }
    result.raise(by: list)
  }
}

extension Node {
  /// The condition of an `#if` or `#elseif`; `nil` for `#else`.
  private var directiveCondition: Node? {
    guard let first = firstChild, tree.tokens[tokenRange.lowerBound].kind != .poundElse else { return nil }
    return first
  }

  /// Whether a branch of an `#if` can be compiled for iOS. Only what its conditions plainly exclude is excluded.
  fileprivate var mayBeForIOS: Bool {
    guard let directive = parent else { return true }
    for clause in directive.children {
      guard clause != self else { return directiveCondition?.isTrueForIOS != false }
      if clause.directiveCondition?.isTrueForIOS == true { return false }
    }
    return true
  }

  /// Whether every build for iOS takes the branch.
  fileprivate var isForEveryIOS: Bool {
    guard let directive = parent else { return false }
    for clause in directive.children {
      guard clause != self else { return directiveCondition.map { $0.isTrueForIOS == true } ?? true }
      if clause.directiveCondition?.isTrueForIOS != false { return false }
    }
    return false
  }

  /// The value of an `#if` condition in a build for iOS, where it does not hang on anything else.
  private var isTrueForIOS: Bool? {
    switch kind {
    case .booleanLiteralExpr:
      return text == "true"
    case .functionCallExpr:
      let words = text.filter { $0 != " " }
      if words == "os(iOS)" || words == "canImport(UIKit)" || words == "canImport(SwiftUI)" { return true }
      return words.hasPrefix("os(") ? false : nil
    case .prefixOperatorExpr:
      guard text.hasPrefix("!"), let operand = firstChild else { return nil }
      return operand.isTrueForIOS.map { !$0 }
    case .tupleExpr:
      guard let element = firstChild, element.nextSibling == nil, let inner = element.firstChild else { return nil }
      return inner.isTrueForIOS
    case .infixOperatorExpr:
      let parts = Array(children)
      guard parts.count == 3 else { return nil }
      let (left, right) = (parts[0].isTrueForIOS, parts[2].isTrueForIOS)
      switch parts[1].text {
      case "&&": return left == false || right == false ? false : left == true && right == true ? true : nil
      case "||": return left == true || right == true ? true : left == false && right == false ? false : nil
      default: return nil
      }
    default:
      return nil
    }
  }
}
