import Meaning
import SwiftTree

// What can carry the check for a use of new API: the statement, the declaration that names it, or nothing.

/// Where the check for one use of new API can stand.
enum AvailabilityCarrier {
  /// `if #available` around this statement, and what depends on it.
  case statement(Node)
  /// `@available` on this declaration.
  case member(Node)
  /// No edit is right: what to do instead.
  case nothing(remedy: String)

  init(of use: DuoAPIUse) {
    guard let item = use.node.item else {
      self = .nothing(remedy: use.remedy)
      return
    }
    if item.isStatement {
      self = item.isCheckable(for: use) ? .statement(item) : .nothing(remedy: use.remedy)
      return
    }
    switch item.kind {
    case .functionDecl, .initializerDecl, .subscriptDecl, .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl,
      .extensionDecl, .typeAliasDecl, .associatedTypeDecl:
      self = .member(item)
    case .variableDecl where item.isTopLevel && use.node.tree.root.children.contains(where: { !$0.kind.isDeclaration }):
      self = .nothing(remedy: "a variable of a script cannot carry `@available`, so move it into a function")
    case .variableDecl:
      self = item.isStoredInInstance ? .nothing(remedy: use.storedRemedy) : .member(item)
    case .enumCaseDecl:
      self = .nothing(remedy: "a case with a value cannot carry `@available`, so mark the whole enum")
    default:
      self = .nothing(remedy: use.remedy)
    }
  }
}

extension DuoAPI {
  /// The check to write.
  var check: String { "`if #available(iOS \(version), *)`" }

  /// Whose API it is.
  var owner: String {
    switch shape {
    case .modifier(let type): "SwiftUI's `\(type)`"
    case .property(let type): "`\(type)`"
    case .method(let type, _): type
    case .type, .environment, .placement: "the system"
    }
  }
}

extension DuoAPIUse {
  /// What to do where no statement can carry the check.
  fileprivate var remedy: String {
    switch api.shape {
    case .modifier(let type):
      if api.name == "arrangementViewStyle", isOnArrangement { return "put it in the check for its `ArrangementView`" }
      let builder = type == "View" ? "`@ViewBuilder`" : "`@ToolbarContentBuilder`"
      return
        "call a modifier of your own instead, in an extension of `\(type)`, marked \(builder), with the body "
        + "`if #available(iOS \(api.version), *) { self.\(callText) } else { self }`"
    case .property(let type):
      return type == "UITraitCollection"
        ? "read it in \(api.check), and lay out as without a vertical bar in `else`"
        : "use it in \(api.check), in a statement of its own"
    case .method:
      return "call it in \(api.check), and go on without its result in `else`"
    case .type(let instead):
      return "use it in \(api.check), with \(instead)"
    case .environment:
      return "read it in a view of its own, marked `@available(iOS \(api.version), *)`, and show that view in \(api.check)"
    case .placement(let older):
      return "write the item twice, in \(api.check) and with `.\(older)` in `else`"
    }
  }

  /// What to do where a stored property names the API.
  fileprivate var storedRemedy: String {
    if case .environment = api.shape { return "a stored property cannot carry `@available`, so " + remedy }
    return
      "a stored property cannot carry `@available`, so store it as `Any?` behind a computed property that does, "
      + "or mark the whole type"
  }

  /// Whether the modifier is called on the arrangement itself.
  private var isOnArrangement: Bool {
    var base = node.parent?.firstChild
    while let next = base, [.functionCallExpr, .memberAccessExpr].contains(next.kind) { base = next.firstChild }
    return base?.text == "ArrangementView" || node.parent?.firstChild?.text.hasPrefix("SwiftUI.ArrangementView") == true
  }

  /// The call as written, where it is short enough for a message.
  private var callText: String {
    let text = String(decoding: node.tree.source[range.lowerBound..<(call ?? node).range.upperBound], as: UTF8.self)
    if call?.child(.closureExpr) != nil { return "\(api.name) { … }" }
    return text.count <= 60 && !text.contains(where: \.isNewline) ? text : "\(api.name)(…)"
  }
}

extension Node {
  /// Whether an item stands among statements, not among members or at the top of a file that is no script.
  fileprivate var isStatement: Bool {
    var list = parent
    while let current = list, current.kind == .ifConfigClause { list = current.parent?.parent }
    switch list?.kind {
    case .codeBlock, .closureExpr, .accessorBlock, .switchCase:
      return !kind.isDeclaration || kind == .variableDecl
    case .sourceFile:
      return !kind.isDeclaration
    default:
      return false
    }
  }

  /// Whether the statement is nothing but the use: setting the property, calling the method, or making the value that
  /// later statements use.
  fileprivate func isCheckable(for use: DuoAPIUse) -> Bool {
    switch use.api.shape {
    case .modifier, .environment, .placement: return false
    case .type where use.api.name == "ArrangementView" || use.api.name == "ToolbarOverflowMenu"
      || use.api.name == "ConcentricRectangle" || use.api.name == "CameraCaptureAccessory":
      return false
    case .type, .property, .method: break
    }
    var expression = self
    while [.tryExpr, .awaitExpr, .unsafeExpr].contains(expression.kind), let inner = expression.firstChild { expression = inner }
    switch expression.kind {
    case .variableDecl:
      return !isInResultBuilder
    case .infixOperatorExpr where expression.child(.assignmentExpr) != nil:
      return expression.firstChild.map { use.node.isOnSpine(of: $0) } ?? false
    case .functionCallExpr:
      guard let callee = expression.firstChild else { return false }
      if use.node.isOnSpine(of: callee) { return true }
      return use.api.name == "UIHingeInteraction" && callee.text.hasSuffix("addInteraction")
    default:
      return false
    }
  }

  /// Whether the member around a statement builds its result from its statements: `some View`, `@ToolbarContentBuilder`.
  var isInResultBuilder: Bool {
    ancestors.prefix { !$0.kind.isTypeDeclaration }.contains { owner in
      guard owner.kind == .variableDecl || owner.kind == .functionDecl else { return false }
      if owner.children.contains(where: { $0.kind == .attribute && $0.text.hasSuffix("Builder") }) { return true }
      let result = owner.child(.patternBinding)?.child(.typeAnnotation) ?? owner.child(.functionSignature)?.child(.returnClause)
      return result?.child(.someOrAnyType) != nil
    }
  }

  /// Whether this name is part of the chain itself, `a.b[c].d`, and not of an argument in it.
  private func isOnSpine(of expression: Node) -> Bool {
    var node = self
    while node != expression {
      guard let parent = node.parent else { return false }
      switch parent.kind {
      case .memberAccessExpr, .optionalChainingExpr, .forceUnwrapExpr: break
      case .functionCallExpr, .subscriptCallExpr: guard parent.firstChild == node else { return false }
      default: return false
      }
      node = parent
    }
    return true
  }

  /// A stored property of an instance.
  fileprivate var isStoredInInstance: Bool {
    guard isMember, !isStaticMember, !hasModifier(.override) else { return false }
    return children.contains { binding in
      guard binding.kind == .patternBinding else { return false }
      guard let accessors = binding.child(.accessorBlock) else { return true }
      return binding.child(.initializerClause) != nil || accessors.children.contains { accessor in
        accessor.kind == .accessorDecl && accessor.ownTokens.contains { [.willSet, .didSet].contains(tree.tokens[$0].word) }
      }
    }
  }
}
