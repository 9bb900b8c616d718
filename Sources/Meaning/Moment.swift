import SwiftTree

// When code runs: before a view can have a window, or after. It decides whether traits may still be empty.

extension FileContext {
  /// Whether code at a place can run before the view is in a window, where an unattached view may report a scale of 0.
  /// Source: the UIKit documentation of `traitCollection` and of the life cycle methods named below.
  public func mayBeUnattached(_ place: Place) -> Bool {
    guard let type = place.type else { return false }
    switch place.member {
    case .initializer: return true
    case .initialValue: return true
    case .accessor(let property, let word, _):
      if word == .didSet || word == .willSet { return property.attribute("IBOutlet") != nil }
      return isCalledEarly(names(of: property), in: type)
    case .method(let function):
      guard let name = function.declaredName else { return false }
      if Self.earlyMethods.contains(name) { return true }
      return isCalledEarly([name], in: type)
    default:
      return false
    }
  }

  private static let earlyMethods: Set<String> = [
    "awakeFromNib", "viewDidLoad", "loadView", "didMoveToSuperview", "prepareForInterfaceBuilder", "makeUIView",
    "makeUIViewController",
  ]

  private func names(of property: Node) -> Set<String> {
    Set(property.children.filter { $0.kind == .patternBinding }.compactMap { $0.firstChild?.text })
  }

  /// Whether a member is used from a member that runs early, directly or through others of the type in this file.
  private func isCalledEarly(_ names: Set<String>, in type: TypeDeclaration) -> Bool {
    var wanted = names
    var visited: Set<Node> = []
    var changed = true
    let bodies = declarations.parts(of: type).compactMap(\.body)
    while changed {
      changed = false
      for body in bodies {
        for reference in body.subtree where reference.kind == .declReferenceExpr && wanted.contains(reference.text) {
          guard isMemberUse(reference) else { continue }
          guard let owner = reference.ancestors.first(where: { $0.isMember && $0.kind.isDeclaration && $0.kind != .ifConfigDecl }),
            visited.insert(owner).inserted
          else { continue }
          switch owner.kind {
          case .initializerDecl: return true
          case .functionDecl:
            guard let name = owner.declaredName else { continue }
            if Self.earlyMethods.contains(name) { return true }
            if wanted.insert(name).inserted { changed = true }
          case .variableDecl:
            if owner.hasModifier(.lazy) { return true }
            if owner.attribute("IBOutlet") != nil { return true }
            for name in self.names(of: owner) where wanted.insert(name).inserted { changed = true }
          default: continue
          }
        }
      }
    }
    return false
  }

  /// `name` or `self.name`, not `other.name`.
  private func isMemberUse(_ reference: Node) -> Bool {
    guard let parent = reference.parent, parent.kind == .memberAccessExpr else { return true }
    guard let base = parent.firstChild else { return false }
    if base == reference { return base.nextSibling != nil && !parent.text.hasPrefix(".") }
    return base.text == "self"
  }
}
