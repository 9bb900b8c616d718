import Meaning
import SwiftTree

// One side of the insets that the system decides: where code reads it, and of which view. Insets that the code itself
// designs (`contentInset`, `sectionInset`, a `UIEdgeInsets` of its own) are no such reads.

/// A side by the name that UIKit or SwiftUI gives it.
enum InsetSide: String {
  case left, right, leading, trailing, top, bottom

  var opposite: InsetSide {
    switch self {
    case .left: .right
    case .right: .left
    case .leading: .trailing
    case .trailing: .leading
    case .top: .bottom
    case .bottom: .top
    }
  }

  var isFirst: Bool { self == .left || self == .leading || self == .top }
  var isVertical: Bool { self == .top || self == .bottom }
}

/// A view as an expression names it. Equal values are the same view, whether or not `self.` is written.
struct ViewReference: Hashable {
  /// "view", "cell.contentView"; empty for `self`.
  let path: String
  /// What introduces the first name of the path, if it is a local.
  let root: Node?
}

/// Whose insets they are.
struct InsetSource: Hashable {
  /// "safeAreaInsets", "layoutMargins", "directionalLayoutMargins"
  let property: String
  /// `nil` when the file does not tell: a parameter called `safeAreaInsets`, the result of a call.
  let view: ViewReference?
  /// Whether naming it once more has no effect of its own.
  let isRepeatable: Bool
}

/// `view.safeAreaInsets.left`, or `insets.left` where `insets` is bound to such a chain.
struct InsetRead {
  let access: Node
  /// `view.safeAreaInsets`
  let insets: Node
  let side: InsetSide
  let source: InsetSource

  /// The name of the side.
  var sideName: Node { access.children.reduce(access) { $1 } }

  func isSameInsets(as other: InsetRead) -> Bool {
    source == other.source && (source.view != nil || insets.codeText == other.insets.codeText)
  }
}

extension FileContext {
  /// The read that an expression is, through parentheses.
  func insetRead(_ node: Node) -> InsetRead? {
    let access = node.withoutParentheses
    guard access.kind == .memberAccessExpr, let base = access.firstChild, let name = base.nextSibling,
      let side = InsetSide(rawValue: name.text), let source = insetSource(base)
    else { return nil }
    return InsetRead(access: access, insets: base, side: side, source: source)
  }

  /// The rectangle of a view that a width or height is measured of, and that view.
  func measuredRect(_ node: Node) -> (rect: Node, view: ViewReference, isWidth: Bool)? {
    guard node.kind == .memberAccessExpr, var rect = node.firstChild, let name = rect.nextSibling,
      name.text == "width" || name.text == "height"
    else { return nil }
    if rect.kind == .memberAccessExpr, let base = rect.firstChild, base.nextSibling?.text == "size" { rect = base }
    return viewOfRect(rect).map { (rect, $0, name.text == "width") }
  }

  /// Whether the file sets a property of a view, or of the `layoutMargins` that go with it, to what the words say.
  func sets(_ properties: [String], of view: ViewReference, to value: String? = nil) -> Bool {
    tree.allNodes.contains { node in
      guard node.kind == .infixOperatorExpr, let left = node.firstChild, let assign = left.nextSibling,
        assign.kind == .assignmentExpr, value == nil || assign.nextSibling?.text == value
      else { return false }
      var target = left
      if target.kind == .memberAccessExpr, let base = target.firstChild, let name = base.nextSibling,
        InsetSide(rawValue: name.text) != nil
      {
        target = base
      }
      let words = target.codeText.split(separator: ".").map(String.init)
      guard let last = words.last, properties.contains(last) else { return false }
      return words.dropLast().filter { $0 != "self" }.joined(separator: ".") == view.path
    }
  }

  // MARK: What names stand for

  private func insetSource(_ node: Node, depth: Int = 0) -> InsetSource? {
    guard depth < 8 else { return nil }
    switch node.kind {
    case .tupleExpr, .forceUnwrapExpr, .optionalChainingExpr:
      let inner = node.kind == .tupleExpr ? node.wrappedInParentheses : node.firstChild
      return inner.flatMap { insetSource($0, depth: depth + 1) }
    case .infixOperatorExpr:
      // `window?.safeAreaInsets ?? .zero`
      guard let left = node.firstChild, left.nextSibling?.text == "??" else { return nil }
      return insetSource(left, depth: depth + 1)
    case .memberAccessExpr:
      guard let base = node.firstChild, let name = base.nextSibling, Self.insetProperties.contains(name.text) else {
        return nil
      }
      if name.text == "directionalLayoutMargins", isConfiguration(base) { return nil }
      return InsetSource(property: name.text, view: viewReference(base), isRepeatable: base.isNameChain)
    case .declReferenceExpr:
      return namedSource(node, depth: depth)
    default:
      return nil
    }
  }

  private func namedSource(_ node: Node, depth: Int) -> InsetSource? {
    let name = node.text
    let unknown = name == "safeAreaInsets" ? InsetSource(property: name, view: nil, isRepeatable: true) : nil
    if let local = local(named: name, at: node) {
      guard local.kind == .local || local.kind == .optionalBinding, let value = local.value,
        let source = insetSource(value, depth: depth + 1)
      else {
        // Insets made on the spot are designed, whatever they are called.
        let isMade = local.value.map { obviousType(of: $0) != nil || $0.text.hasPrefix(".init(") } ?? false
        return isMade || local.kind == .localFunction ? nil : unknown
      }
      // A variable may have been changed since, and what was a call is now a name.
      return InsetSource(
        property: source.property, view: local.isConstant && source.isRepeatable ? source.view : nil, isRepeatable: true)
    }
    guard Self.insetProperties.contains(name) else { return nil }
    guard isOwnViewMember(name, at: node) else { return unknown }
    return InsetSource(property: name, view: ViewReference(path: "", root: nil), isRepeatable: true)
  }

  private func viewOfRect(_ node: Node, depth: Int = 0) -> ViewReference? {
    let node = node.withoutParentheses
    guard depth < 8, let base = node.firstChild else {
      guard depth < 8, node.kind == .declReferenceExpr else { return nil }
      if let local = local(named: node.text, at: node) {
        return local.isConstant ? local.value.flatMap { viewOfRect($0, depth: depth + 1) } : nil
      }
      guard node.text == "bounds" || node.text == "frame", isOwnViewMember(node.text, at: node) else { return nil }
      return ViewReference(path: "", root: nil)
    }
    if node.kind == .functionCallExpr, let rect = base.firstChild, rect.nextSibling?.text == "inset",
      base.nextSibling?.text.hasPrefix("by:") == true
    {
      return viewOfRect(rect, depth: depth + 1)
    }
    guard node.kind == .memberAccessExpr, let name = base.nextSibling, name.text == "bounds" || name.text == "frame" else {
      return nil
    }
    return viewReference(base)
  }

  private func viewReference(_ node: Node) -> ViewReference? {
    guard node.isNameChain else { return nil }
    var words = node.ownTokenTexts.filter { $0 != "." && $0 != "?" && $0 != "!" }
    if words.first == "self" { return ViewReference(path: words.dropFirst().joined(separator: "."), root: nil) }
    let root = words.first.flatMap { local(named: $0, at: node) }
    // `let strongSelf = self`
    if let value = root?.value, value.text == "self" { words.removeFirst() }
    return ViewReference(path: words.joined(separator: "."), root: root?.value?.text == "self" ? nil : root?.node)
  }

  /// Whether a plain name is a member of the view around it, as far as the file tells.
  private func isOwnViewMember(_ name: String, at node: Node) -> Bool {
    guard let type = node.ancestors.first(where: { $0.kind.isTypeDeclaration }).flatMap({ declarations.type(at: $0) }),
      declarations.members(of: type).allSatisfy({ $0.name != name || $0.node.hasModifier(.override) })
    else { return false }
    switch declarations.role(of: type) {
    case .known(let role), .likely(let role, _): return role == .view || role == .window
    case .unknown: return type.kind == .class || type.kind == .extension
    }
  }

  /// The margins of a content configuration are designed: the system adds nothing to them.
  private func isConfiguration(_ base: Node) -> Bool {
    let name = base.codeText
    let local = local(named: name, at: base)
    let type = (local.map { $0.typeText ?? $0.value?.text } ?? memberType(named: name, at: base)) ?? name
    return type.lowercased().contains("configuration")
  }

  private static let insetProperties = ["safeAreaInsets", "layoutMargins", "directionalLayoutMargins"]
}

extension Node {
  /// Names and periods only: reading it twice is reading it once.
  var isNameChain: Bool {
    subtree.allSatisfy {
      [.memberAccessExpr, .declReferenceExpr, .forceUnwrapExpr, .optionalChainingExpr, .superExpr].contains($0.kind)
    }
  }

  /// The words on one line, with one space where there was any space, none around a period.
  var oneLine: String { oneLine(saying: "", at: -1) }

  /// The same with another word for one token.
  func oneLine(saying word: String, at place: Int) -> String {
    var text = ""
    for index in tokenRange {
      let token = tree.tokens[index]
      let isGlued = token.kind == .period || text.hasSuffix(".") || !token.flags.contains(.hasTriviaBefore)
      text += (text.isEmpty || isGlued ? "" : " ") + (index == place ? word : tree.string(ofToken: index))
    }
    return text
  }
}
