import SwiftTree

// Names in scope: what a plain name refers to at a place, and what type it is known to have.

/// What introduces a name inside a member: a parameter, a local, a pattern.
public struct LocalName: Sendable {
  public enum Kind: Sendable { case parameter, closureParameter, local, optionalBinding, pattern, localFunction }

  public let name: String
  public let kind: Kind
  /// The node that introduces it.
  public let node: Node
  /// The type as far as the file says it, without optional marks where a binding unwraps; `nil` when it is inferred.
  public let typeText: String?
  /// The value it is bound to.
  public let value: Node?
  public let isConstant: Bool
}

extension FileContext {
  /// What a plain name refers to at a node, among the parameters and locals around it. `nil` means a member, a global,
  /// or a name of another file.
  public func local(named name: String, at node: Node) -> LocalName? {
    var found: LocalName?
    forEachLocal(at: node) { local in
      guard local.name == name else { return true }
      found = local
      return false
    }
    return found
  }

  /// The parameters and locals in scope at a node, nearest first.
  public func locals(at node: Node) -> [LocalName] {
    var result: [LocalName] = []
    var names: Set<String> = []
    forEachLocal(at: node) { local in
      if names.insert(local.name).inserted { result.append(local) }
      return true
    }
    return result
  }

  /// Calls with every local in scope, nearest first, until the body says stop.
  private func forEachLocal(at node: Node, _ body: (LocalName) -> Bool) {
    var previous = node
    for ancestor in node.ancestors {
      for local in introduced(by: ancestor, before: previous) where !body(local) { return }
      if ancestor.kind.isTypeDeclaration { return }
      previous = ancestor
    }
  }

  /// The names that an ancestor brings into the scope of one of its children, nearest first.
  private func introduced(by ancestor: Node, before child: Node) -> [LocalName] {
    var result: [LocalName] = []
    switch ancestor.kind {
    case .codeBlock, .closureExpr, .accessorBlock, .switchCase, .ifConfigClause, .sourceFile:
      for item in ancestor.children {
        if item == child { break }
        result += declared(by: item)
      }
      result.reverse()
      if ancestor.kind == .closureExpr, let signature = ancestor.child(.closureSignature), signature != child {
        result += parameters(of: signature)
      }
      if ancestor.kind == .sourceFile { return [] }
    case .ifExpr, .whileStmt:
      // The bindings of the conditions hold in the body, not in `else`.
      let isElse = child.kind == .ifExpr || (child.kind == .codeBlock && child != ancestor.child(.codeBlock))
      guard !isElse else { return [] }
      for condition in ancestor.children where condition.kind == .conditionElement {
        if condition == child { break }
        result += bound(by: condition)
      }
      result.reverse()
    case .guardStmt:
      for condition in ancestor.children where condition.kind == .conditionElement {
        if condition == child { break }
        if child.kind != .codeBlock { result += bound(by: condition) }
      }
      result.reverse()
    case .forStmt:
      guard child.kind == .codeBlock || child.kind == .whereClause, let pattern = ancestor.firstChild else { return [] }
      let annotation = ancestor.child(.typeAnnotation)?.firstChild?.text
      result = names(in: pattern).map {
        LocalName(name: $0.text, kind: .pattern, node: $0, typeText: annotation, value: nil, isConstant: true)
      }
    case .switchCaseItem, .catchItem:
      if child.kind == .whereClause, let pattern = ancestor.firstChild, pattern != child {
        result = names(in: pattern).map {
          LocalName(name: $0.text, kind: .pattern, node: $0, typeText: nil, value: nil, isConstant: true)
        }
      }
    case .catchClause:
      let items = ancestor.children.filter { $0.kind == .catchItem }
      if child.kind == .codeBlock {
        result = items.flatMap { $0.firstChild.map { names(in: $0) } ?? [] }.map {
          LocalName(name: $0.text, kind: .pattern, node: $0, typeText: nil, value: nil, isConstant: true)
        }
        if items.isEmpty {
          result.append(LocalName(name: "error", kind: .pattern, node: ancestor, typeText: "any Error", value: nil, isConstant: true))
        }
      }
    case .functionDecl, .initializerDecl, .subscriptDecl:
      let clause = ancestor.child(.functionSignature)?.child(.functionParameterClause) ?? ancestor.child(.functionParameterClause)
      guard let clause, child.kind == .codeBlock || child.kind == .accessorBlock else { return [] }
      result = clause.children.compactMap { parameter($0) }
    case .accessorDecl:
      result = accessorParameters(of: ancestor)
    default:
      break
    }
    // The label of a case binds in the statements of the case.
    if ancestor.kind == .switchCase {
      for label in ancestor.children where label.kind == .switchCaseLabel {
        for item in label.children {
          let patterns = item.firstChild.map { names(in: $0) } ?? []
          result += patterns.map {
            LocalName(name: $0.text, kind: .pattern, node: $0, typeText: castType(of: $0), value: nil, isConstant: true)
          }
        }
      }
    }
    return result
  }

  /// The names that an item of a list declares for the items after it.
  private func declared(by item: Node) -> [LocalName] {
    switch item.kind {
    case .variableDecl:
      return item.children.filter { $0.kind == .patternBinding }.flatMap { variable($0, of: item) }
    case .guardStmt:
      return item.children.filter { $0.kind == .conditionElement }.flatMap { bound(by: $0) }
    case .functionDecl:
      return item.declaredName.map {
        [LocalName(name: $0, kind: .localFunction, node: item, typeText: nil, value: nil, isConstant: true)]
      } ?? []
    case .ifConfigDecl:
      return item.children.flatMap { clause in clause.children.flatMap { declared(by: $0) } }
    default:
      return []
    }
  }

  private func variable(_ binding: Node, of declaration: Node) -> [LocalName] {
    guard let pattern = binding.firstChild else { return [] }
    let value = binding.child(.initializerClause)?.firstChild
    let annotation = binding.child(.typeAnnotation)?.firstChild?.text
    let names = names(in: pattern)
    return names.map {
      LocalName(
        name: $0.text, kind: .local, node: binding,
        typeText: names.count == 1 ? annotation ?? value.flatMap { obviousType(of: $0) } : nil,
        value: names.count == 1 ? value : nil, isConstant: declaration.isConstant)
    }
  }

  /// Whether a plain name at a node may mean something else than a member of `self`: a local that is in scope, is declared
  /// further down in a scope around the node, or is just being declared.
  public func isHidden(_ name: String, at node: Node) -> Bool {
    if local(named: name, at: node) != nil { return true }
    for ancestor in node.ancestors {
      if ancestor.kind.isTypeDeclaration { return false }
      if [.patternBinding, .optionalBindingCondition].contains(ancestor.kind), !ancestor.isMemberBinding,
        let pattern = ancestor.firstChild, names(in: pattern).contains(where: { $0.text == name })
      {
        return true
      }
      guard [.codeBlock, .closureExpr, .switchCase].contains(ancestor.kind) else { continue }
      if ancestor.children.contains(where: { declared(by: $0).contains { $0.name == name } }) { return true }
    }
    return false
  }

  /// The names that a condition binds: `if let view`, `case .some(let x)`.
  private func bound(by element: Node) -> [LocalName] {
    guard let condition = element.firstChild else { return [] }
    switch condition.kind {
    case .optionalBindingCondition:
      guard let pattern = condition.firstChild, pattern.kind == .identifierPattern else { return [] }
      let value = condition.child(.initializerClause)?.firstChild
      let annotation = condition.child(.typeAnnotation)?.firstChild?.text
      let type = annotation ?? (value.map { unwrappedType(of: $0) } ?? shorthandType(pattern))
      return [
        LocalName(
          name: pattern.text, kind: .optionalBinding, node: condition, typeText: type.map(strippedTypeName), value: value,
          isConstant: condition.ownToken(.let) != nil)
      ]
    case .matchingPatternCondition:
      guard let pattern = condition.firstChild else { return [] }
      return names(in: pattern).map {
        LocalName(name: $0.text, kind: .pattern, node: condition, typeText: castType(of: $0), value: nil, isConstant: true)
      }
    default:
      return []
    }
  }

  /// `let cell as FeedCell` in a pattern: the type that the name is cast to.
  private func castType(of pattern: Node) -> String? {
    guard let expression = pattern.parent, expression.kind == .patternExpr, let cast = expression.parent, cast.kind == .asExpr
    else { return nil }
    return cast.children.map { $0 }.last?.text
  }

  /// `if let window`: the type of the name outside.
  private func shorthandType(_ pattern: Node) -> String? {
    if pattern.text == "self" { return nil }
    if let outer = local(named: pattern.text, at: pattern.ancestors.first { $0.kind == .optionalBindingCondition } ?? pattern) {
      return outer.typeText
    }
    return memberType(named: pattern.text, at: pattern)
  }

  private func parameter(_ node: Node) -> LocalName? {
    guard node.kind == .functionParameter else { return nil }
    guard let colon = node.ownToken(.colon), colon > node.tokenRange.lowerBound else { return nil }
    let name = tree.string(ofToken: colon - 1).trimmingBackticks
    let type = node.children.first { $0.range.lowerBound > tree.tokens[colon].start && $0.kind != .initializerClause }
    // A variadic or inout parameter is of no such plain type.
    let isPlain = node.ownTokens.allSatisfy { !tree.token($0, says: "...") }
    return LocalName(
      name: name, kind: .parameter, node: node, typeText: isPlain ? type.map { $0.text } : nil, value: nil, isConstant: true)
  }

  private func parameters(of signature: Node) -> [LocalName] {
    var result: [LocalName] = []
    for part in signature.children {
      switch part.kind {
      case .closureShorthandParameter:
        result.append(
          LocalName(
            name: tree.string(ofToken: part.tokenRange.lowerBound), kind: .closureParameter, node: part, typeText: nil,
            value: nil, isConstant: true))
      case .closureParameterClause:
        for parameter in part.children where parameter.kind == .closureParameter {
          let names = parameter.ownTokens.filter { [.identifier, .wildcard].contains(tree.tokens[$0].kind) }
          guard let last = names.last else { continue }
          result.append(
            LocalName(
              name: tree.string(ofToken: last), kind: .closureParameter, node: parameter,
              typeText: parameter.child(.typeAnnotation)?.firstChild?.text, value: nil, isConstant: true))
        }
      case .closureCaptureClause:
        for capture in part.children where capture.kind == .closureCapture {
          if let equal = capture.child(.initializerClause), equal.tokenRange.lowerBound > capture.tokenRange.lowerBound {
            let name = tree.string(ofToken: equal.tokenRange.lowerBound - 1)
            let value = equal.firstChild
            let isWeak = capture.child(.declModifier)?.firstToken.word == .weak
            result.append(
              LocalName(
                name: name, kind: .local, node: capture, typeText: isWeak ? nil : value.flatMap { obviousType(of: $0) },
                value: value, isConstant: true))
          } else if capture.child(.declModifier)?.firstToken.word == .weak, let token = capture.ownToken(.identifier) {
            let name = tree.string(ofToken: token)
            // What is captured weakly is optional inside, whatever it is outside.
            result.append(LocalName(name: name, kind: .local, node: capture, typeText: nil, value: nil, isConstant: true))
          }
        }
      default: break
      }
    }
    return result
  }

  private func accessorParameters(of accessor: Node) -> [LocalName] {
    if let clause = accessor.child(.accessorParameters) {
      return clause.text.split { "() \t".contains($0) }.map {
        LocalName(name: String($0), kind: .parameter, node: clause, typeText: nil, value: nil, isConstant: true)
      }
    }
    let word = accessor.ownTokens.map { tree.tokens[$0].word }.first { [Word.set, .willSet, .didSet].contains($0) }
    switch word {
    case .set, .willSet: return [LocalName(name: "newValue", kind: .parameter, node: accessor, typeText: nil, value: nil, isConstant: true)]
    case .didSet: return [LocalName(name: "oldValue", kind: .parameter, node: accessor, typeText: nil, value: nil, isConstant: true)]
    default: return []
    }
  }

  /// The identifier patterns in a pattern, and the names that an expression pattern binds.
  public func names(in pattern: Node) -> [Node] {
    pattern.subtree.filter { $0.kind == .identifierPattern }
  }

  // MARK: Types

  /// The type of an expression where its spelling says it: `UILabel()`, `x as! Cell`.
  public func obviousType(of value: Node) -> String? {
    switch value.kind {
    case .functionCallExpr:
      return value.calledTypeName
    case .asExpr:
      // `as?` gives an optional.
      guard value.ownToken(.postfixQuestionMark) == nil, let type = value.children.map({ $0 }).last else { return nil }
      return type.text
    case .tryExpr, .awaitExpr:
      return value.firstChild.flatMap { obviousType(of: $0) }
    case .tupleExpr:
      let elements = value.children.map { $0 }
      guard elements.count == 1, let inner = elements[0].firstChild else { return nil }
      return obviousType(of: inner)
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .stringLiteralExpr: return "String"
    case .booleanLiteralExpr: return "Bool"
    case .declReferenceExpr:
      if let local = local(named: value.text, at: value) { return local.typeText }
      return memberType(named: value.text, at: value)
    default:
      return nil
    }
  }

  /// The type that an optional binding gives: of `x as? Cell`, of `view.window`.
  private func unwrappedType(of value: Node) -> String? {
    switch value.kind {
    case .asExpr:
      return value.children.map { $0 }.last?.text
    case .memberAccessExpr:
      // The chains that UIKit itself declares.
      guard let name = value.children.map({ $0 }).last?.text else { return nil }
      switch name {
      case "window": return value.firstChild.flatMap { hasWindow($0) } == true ? "UIWindow" : nil
      case "windowScene": return "UIWindowScene"
      default: return nil
      }
    default:
      return obviousType(of: value)
    }
  }

  /// Whether `.window` of an expression is UIKit's own.
  private func hasWindow(_ base: Node) -> Bool {
    switch base.text.trimmingOptionalMarks {
    case "view", "self.view":
      // A controller's view; a local of the name is judged by its type.
      if let local = local(named: "view", at: base), base.text.hasPrefix("view") {
        return local.typeText.map { declarations.role(ofTypeNamed: $0, at: base).role.map(PlatformTypes.isView) ?? false } ?? false
      }
      return role(at: base) == .viewController
    case "self":
      return role(at: base).map(PlatformTypes.isView) ?? false
    default:
      guard let type = obviousType(of: base) else { return false }
      return declarations.role(ofTypeNamed: type, at: base).role.map(PlatformTypes.isView) ?? false
    }
  }

  /// The role of the type around a node.
  public func role(at node: Node) -> TypeRole? {
    guard let type = node.ancestors.first(where: { $0.kind.isTypeDeclaration }).flatMap({ declarations.type(at: $0) }) else {
      return nil
    }
    return declarations.role(of: type).role
  }

  /// The type of a property of the type around a node: declared in this file, or UIKit's own.
  public func memberType(named name: String, at node: Node) -> String? {
    guard let type = node.ancestors.first(where: { $0.kind.isTypeDeclaration }).flatMap({ declarations.type(at: $0) }) else {
      return nil
    }
    if let member = declarations.members(of: type).first(where: { $0.name == name && $0.kind == .property }) {
      if let text = member.typeText { return text }
      return member.binding?.child(.initializerClause)?.firstChild.flatMap { value in
        value.kind == .declReferenceExpr ? nil : obviousType(of: value)
      }
    }
    switch (name, declarations.role(of: type).role) {
    case ("window", .view?): return "UIWindow?"
    case ("view", .viewController?): return "UIView!"
    case ("tableView", .viewController?) where declarations.inherits(type, from: "UITableViewController"): return "UITableView!"
    case ("collectionView", .viewController?) where declarations.inherits(type, from: "UICollectionViewController"):
      return "UICollectionView!"
    default: return declarations.inheritedPropertyType(named: name, of: type)
    }
  }
}

extension Node {
  /// The type whose initializer a call plainly names: `UILabel()`, `Feed.Cell.init(style: …)`.
  var calledTypeName: String? {
    guard kind == .functionCallExpr, let callee = firstChild, callee.kind != .closureExpr else { return nil }
    let name = callee.kind == .memberAccessExpr && callee.text.hasSuffix(".init") ? String(callee.text.dropLast(5)) : callee.text
    let simple = name.split(separator: ".").last.map(String.init) ?? name
    guard let first = simple.first, first.isUppercase else { return nil }
    return strippedTypeName(name)
  }

  /// Whether a binding declares a property of a type or a global.
  fileprivate var isMemberBinding: Bool { parent.map { $0.isMember || $0.isTopLevel } ?? false }
}

extension String {
  var trimmingOptionalMarks: String {
    var text = self
    while text.hasSuffix("?") || text.hasSuffix("!") { text.removeLast() }
    return text
  }
}
