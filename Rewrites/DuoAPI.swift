import Meaning
import SwiftTree

// The API that is new with iPhone Duo, or near it: since when, in which shape, and how it is told from its look-alikes.
// The facts are those of `facts/duo-api.tsv`; what stands there without a Swift spelling is not here.

/// One API of the table.
struct DuoAPI: Sendable {
  enum Shape: Sendable {
    /// A modifier that is called on a value of this protocol: `View`, `ToolbarContent`.
    case modifier(of: String)
    /// A property of this class, read or assigned.
    case property(of: String)
    /// A method of this class; the first argument label tells it from look-alikes, where it has one.
    case method(of: String, label: String?)
    /// A type, named or constructed. What older systems are given in its place.
    case type(instead: String)
    /// A property of `EnvironmentValues`.
    case environment
    /// A toolbar item placement, and the older one that comes nearest.
    case placement(instead: String)
  }

  let name: String
  let version: OSVersion
  let shape: Shape
  /// Seed and section.
  let source: String

  static let all: [DuoAPI] = [
    .init("ArrangementView", .duo, .type(instead: "a stack in `else`"), "000 block 2 11:23; 003 adopting without the mess"),
    .init("arrangementViewStyle", .duo, .modifier(of: "View"), "000 block 2 12:00"),
    .init("splitArrangementLayoutSize", .duo, .modifier(of: "View"), "004 traps"),
    .init("splitArrangementLayoutRatio", .duo, .modifier(of: "View"), "004 traps"),
    .init("splitArrangementFixedLayoutSize", .duo, .modifier(of: "View"), "004 traps"),
    .init("splitArrangementAxis", .duo, .environment, "004 traps"),
    .init("overlayArrangementZIndex", .duo, .environment, "000 block 2 14:07"),
    .init("UIArrangementViewController", .duo, .type(instead: "the older controllers in `else`"), "000 block 2"),
    .init("UISplitArrangement", .duo, .type(instead: "nothing"), "000 block 2"),
    .init("reservedRegions", .duo, .method(of: "a view", label: "kind"), "000 block 2 6:46"),
    .init("ReservedRegion", .duo, .type(instead: "no region"), "000 block 1 8:08"),
    .init("UIViewReservedRegion", .duo, .type(instead: "no region"), "000 block 1 8:08"),
    .init("onHingeChange", .duo, .modifier(of: "View"), "000 block 3"),
    .init("UIHingeInteraction", .duo, .type(instead: "nothing"), "000 block 3"),
    .init("sceneAccessory", .duo, .modifier(of: "View"), "000 block 3"),
    .init("CameraCaptureAccessory", .duo, .type(instead: "nothing"), "000 block 3"),
    .init("registerSceneAccessory", .duo, .method(of: "a controller", label: nil), "003 cheat sheet"),
    .init("axisBehavior", .duo, .modifier(of: "ToolbarContent"), "002 8:08"),
    .init("axisBehavior", .duo, .property(of: "UIBarButtonItem"), "002 8:08"),
    .init("toolbarVerticalBehavior", .duo, .modifier(of: "View"), "002 14:47"),
    .init("preferredVerticalBarBehavior", .duo, .property(of: "UIViewController"), "002 14:47"),
    .init("UIVerticalBarBehavior", .duo, .type(instead: "nothing"), "002 14:47"),
    .init("toolbarVerticalCompressionBehavior", .duo, .modifier(of: "View"), "002 12:23"),
    .init("verticalBarCompressionBehavior", .duo, .property(of: "UINavigationItem"), "002 12:23"),
    .init("toolbarVerticalEdge", .duo, .environment, "002 10:36"),
    .init("verticalBarEdge", .duo, .property(of: "UITraitCollection"), "002 10:36"),
    .init("visibilityPriority", .xcode27, .modifier(of: "ToolbarContent"), "002 13:21"),
    .init("visibilityPriority", .xcode27, .property(of: "UIBarButtonItem"), "002 13:21"),
    .init("ToolbarOverflowMenu", .xcode27, .type(instead: "the older menu in `else`"), "002 12:43"),
    .init("additionalOverflowItems", OSVersion(16), .property(of: "UINavigationItem"), "002 12:43"),
    .init("topBarPinnedTrailing", .xcode27, .placement(instead: "topBarTrailing"), "002 5:24; the version is not stated, 27.0 is assumed"),
    .init("pinnedTrailingGroup", OSVersion(16), .property(of: "UINavigationItem"), "002 5:24"),
    .init("presentationPlacement", .xcode27, .modifier(of: "View"), "003 cheat sheet"),
    .init("preferredPlacement", .xcode27, .property(of: "UISheetPresentationController"), "003 cheat sheet; 000 block 1 5:44"),
    .init("defaultTabBarPlacement", .xcode27, .modifier(of: "View"), "000 block 1 5:44"),
    .init("ConcentricRectangle", OSVersion(26), .type(instead: "a `RoundedRectangle` in `else`"), "000 block 1 4:30"),
    .init("UICornerConfiguration", OSVersion(26), .type(instead: "`layer.cornerRadius` in `else`"), "000 block 1 4:30"),
    .init("badge", OSVersion(26), .property(of: "UIBarButtonItem"), "002 9:27"),
    .init("onGeometryChange", OSVersion(16), .modifier(of: "View"), "003"),
  ]

  private static let named: [String: [DuoAPI]] = Dictionary(grouping: all, by: \.name)

  private init(_ name: String, _ version: OSVersion, _ shape: Shape, _ source: String) {
    (self.name, self.version, self.shape, self.source) = (name, version, shape, source)
  }

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
    return uses.sorted { $0.range.lowerBound < $1.range.lowerBound }
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

extension OSVersion {
  fileprivate static let duo = OSVersion(27, 1)
  fileprivate static let xcode27 = OSVersion(27)
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
    types.formUnion(file.declarations.typeAliases.keys)
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
    guard let parent, parent.kind == .memberAccessExpr, parent.tokenRange.upperBound == tokenRange.upperBound else { return nil }
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
    guard let parent, parent.kind == .infixOperatorExpr, parent.firstChild == self, parent.child(.assignmentExpr) != nil else { return nil }
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
