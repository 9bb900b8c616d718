import Meaning
import SwiftTree

// Where a file uses the API of the table, told from what only looks like it.

/// A place where an API of the table is used.
struct DuoAPIUse: Sendable {
  let api: DuoAPI
  let node: Node
  /// The bytes of the name.
  let range: Range<Int>
  /// `false` when something else of the same name cannot be ruled out.
  let isCertain: Bool

  /// The call that the name is called by, when it is called.
  var call: Node? { (node.memberAccess ?? node).callItIsMadeBy }
}

extension DuoAPI {
  /// Every use of an API of the table in a file, in order. What surely is something else of the same name is left out.
  static func uses(in file: FileContext) -> [DuoAPIUse] {
    let tree = file.tree
    guard tree.tokens.contains(where: { $0.kind == .identifier && named[tree.string(of: $0)] != nil }) else { return [] }
    let names = DeclaredNames(file)
    var uses: [DuoAPIUse] = []
    for node in tree.allNodes {
      guard let spelling = spelling(of: node), let candidates = named[tree.string(ofToken: spelling)] else { continue }
      for api in candidates {
        guard let isCertain = api.isUsed(at: node, names, file) else { continue }
        uses.append(DuoAPIUse(api: api, node: node, range: tree.tokens[spelling].range, isCertain: isCertain))
        break
      }
    }
    return considering(uses, file).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The same with what the other files of the module declare: a type hides the platform's, a function may be meant.
  private static func considering(_ uses: [DuoAPIUse], _ file: FileContext) -> [DuoAPIUse] {
    guard file.project != nil else { return uses }
    var isHidden: [String: Bool] = [:]
    var isDoubtful: [String: Bool] = [:]
    return uses.compactMap { use in
      let name = use.api.name
      switch use.api.shape {
      case .type:
        let hidden = isHidden[name] ?? file.moduleDeclaresType(named: name)
        isHidden[name] = hidden
        return hidden ? nil : use
      case .modifier, .method:
        let doubtful = isDoubtful[name] ?? file.moduleDeclaresFunction(named: name)
        isDoubtful[name] = doubtful
        return DuoAPIUse(api: use.api, node: use.node, range: use.range, isCertain: use.isCertain && !doubtful)
      case .property, .environment, .placement:
        return use
      }
    }
  }

  /// The token that names what a node refers to.
  private static func spelling(of node: Node) -> Int? {
    switch node.kind {
    case .declReferenceExpr, .identifierType: node.tokenRange.lowerBound
    case .memberType: node.ownTokens.first { node.tree.tokens[$0].kind == .identifier }
    case .identifierPattern: node.isOverride ? node.tokenRange.lowerBound : nil
    default: nil
    }
  }

  // MARK: Look-alikes

  /// Whether a node of this name is a use: certainly, perhaps, or (`nil`) not at all.
  private func isUsed(at node: Node, _ names: DeclaredNames, _ file: FileContext) -> Bool? {
    let member = node.memberAccess
    let called = (member ?? node).callItIsMadeBy
    switch shape {
    case .type:
      guard !names.types.contains(name), node.kind != .identifierPattern else { return nil }
      if node.kind == .memberType { return node.firstChild?.text == "UIView" || node.isOfFramework ? true : nil }
      if let member, member.firstChild != node { return member.isOfFramework ? true : nil }
      return name != "ReservedRegion" || names.mentionsRegions
    case .environment:
      guard !names.environmentKeys.contains(name) else { return nil }
      if let key = node.parent, key.kind == .keyPathComponent {
        let root = key.parent?.firstChild
        return root == key || root?.text == "EnvironmentValues" ? true : nil
      }
      return member?.firstChild?.text.hasSuffix("environment") == true ? true : nil
    case .placement:
      guard let member, called == nil, !names.properties.contains(name) else { return nil }
      return member.firstChild == node || member.firstChild?.text == "ToolbarItemPlacement" ? true : nil
    case .modifier:
      guard let called, !names.functions.contains(name), file.local(named: name, at: node) == nil else { return nil }
      guard name == "axisBehavior" else { return true }
      return ["horizontalOnly", "verticalPreferred", "automatic"].contains(called.firstArgument?.lastWord ?? "")
    case .method(_, let label):
      guard let called, !names.functions.contains(name) else { return nil }
      return label == nil || called.firstLabel == label ? true : nil
    case .property(let owner):
      guard called == nil else { return nil }
      if let member, let base = member.firstChild, base != node, names.properties.contains(name) {
        return owner == "UIBarButtonItem" && file.isBarButtonItem(base) == true ? true : nil
      }
      guard !names.properties.contains(name) else { return nil }
      if node.kind == .identifierPattern { return name == "preferredVerticalBarBehavior" ? true : nil }
      if let key = node.parent, key.kind == .keyPathComponent { return key.parent?.firstChild?.text == owner ? true : nil }
      guard node.kind == .declReferenceExpr else { return nil }
      guard let member, let base = member.firstChild, base != node else {
        // `.name` is a case or a static member; a plain name may be one of the superclass.
        return member == nil && name != "badge" && file.local(named: name, at: node) == nil ? false : nil
      }
      return isProperty(member, of: base, file)
    }
  }

  private func isProperty(_ member: Node, of base: Node, _ file: FileContext) -> Bool? {
    let value = member.assignedValue
    switch name {
    case "axisBehavior", "visibilityPriority":
      if let isItem = file.isBarButtonItem(base) { return isItem ? true : nil }
      return ["horizontalOnly", "verticalPreferred"].contains(value?.lastWord ?? "")
    case "badge":
      if let isItem = file.isBarButtonItem(base) { return isItem ? true : nil }
      let made = value?.kind == .functionCallExpr ? value?.firstChild : value
      return made?.text == ".count" ? false : nil
    case "preferredPlacement":
      let receiver = base.lastWord
      if receiver == "sidebar" || receiver.lowercased().contains("sheet") { return true }
      return receiver.lowercased().contains("tab") || receiver.lowercased().contains("group") ? nil : false
    default:
      return true
    }
  }
}

/// What a file itself declares: a name that it declares is not the platform's.
private struct DeclaredNames {
  var types: Set<String> = []
  var functions: Set<String> = []
  /// Properties that are no overrides, and enum cases.
  var properties: Set<String> = []
  var environmentKeys: Set<String> = []
  var mentionsRegions = false

  init(_ file: FileContext) {
    types = Set(file.declarations.types.filter { $0.kind != .extension }.map(\.simpleName))
    types.formUnion(file.declarations.aliasNames)
    for type in file.declarations.types {
      for member in type.ownMembers where member.kind == .property {
        if type.name == "EnvironmentValues" { environmentKeys.insert(member.name) }
        guard !member.node.hasModifier(.override), member.node.attribute("Environment") == nil else { continue }
        properties.insert(member.name)
      }
    }
    for node in file.tree.allNodes {
      if node.kind == .functionDecl, let name = node.declaredName { functions.insert(name) }
      if node.kind == .declReferenceExpr, node.text == "reservedRegions" { mentionsRegions = true }
    }
  }
}

extension FileContext {
  /// Whether a receiver is a bar button item: by its type in this file, else by its name; `nil` when neither tells.
  fileprivate func isBarButtonItem(_ receiver: Node) -> Bool? {
    let base = receiver.unwrapped
    var type = obviousType(of: base)
    if base.kind == .memberAccessExpr, base.firstChild?.text == "self" { type = memberType(named: base.lastWord, at: base) }
    if let type { return strippedTypeName(type) == "UIBarButtonItem" }
    let word = base.lastWord.lowercased()
    return word.hasSuffix("barbuttonitem") || word.hasSuffix("barbutton") || word.hasSuffix("baritem") ? true : nil
  }
}

extension Tree {
  fileprivate func string(of token: Token) -> String { String(decoding: source[token.range], as: UTF8.self) }
}

extension Node {
  /// The member access whose member this name is: `item.name`, `.name`.
  fileprivate var memberAccess: Node? {
    guard let parent, parent.kind == .memberAccessExpr, parent.tokenRange.upperBound == tokenRange.upperBound
    else { return nil }
    return parent
  }

  /// The call whose callee this is.
  fileprivate var callItIsMadeBy: Node? {
    guard let parent, parent.kind == .functionCallExpr, parent.firstChild == self else { return nil }
    return parent
  }

  fileprivate var firstArgument: Node? { child(.labeledExpr)?.children.reversed().first }

  fileprivate var firstLabel: String? {
    guard let argument = child(.labeledExpr), argument.ownToken(.colon) != nil else { return nil }
    return tree.string(ofToken: argument.tokenRange.lowerBound)
  }

  /// The value that is assigned to this expression.
  fileprivate var assignedValue: Node? {
    guard let parent, parent.kind == .infixOperatorExpr, parent.firstChild == self, parent.child(.assignmentExpr) != nil
    else { return nil }
    return parent.children.reversed().first
  }

  /// The last name of an expression: `b` of `a?.b!`, of `b`, of `.b`.
  fileprivate var lastWord: String {
    let last = tokenRange.reversed().first { [.identifier, .dollarIdentifier, .keyword].contains(tree.tokens[$0].kind) }
    return last.map { tree.string(ofToken: $0) } ?? ""
  }

  /// The expression without `?` and `!` after it.
  fileprivate var unwrapped: Node {
    var node = self
    while [.optionalChainingExpr, .forceUnwrapExpr].contains(node.kind), let inner = node.firstChild { node = inner }
    return node
  }

  /// `SwiftUI.Name`, `UIKit.Name`
  fileprivate var isOfFramework: Bool { ["SwiftUI", "UIKit"].contains(firstChild?.text ?? "") }

  /// The pattern of an `override var`.
  fileprivate var isOverride: Bool { parent?.parent?.hasModifier(.override) == true }
}
