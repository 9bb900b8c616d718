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

  /// The same for a value that must not be zero, and for the traits of a certain object: `self`, when the text is
  /// "traitCollection" or "self.traitCollection", or a parameter or local, of which only few are certain to be shown.
  public func mayBeUnattached(_ place: Place, reading traits: String) -> Bool {
    let suffix = "traitCollection"
    guard traits.hasSuffix(suffix) else { return true }
    let holder = String(traits.dropLast(suffix.count).dropLast(1))
    if holder == "self" { return selfMayBeUnattached(place) }
    if holder.isEmpty { return local(named: suffix, at: place.node) != nil || selfMayBeUnattached(place) }
    guard let local = local(named: holder, at: place.node) else { return true }
    if local.kind == .optionalBinding, local.value?.text == "self" { return selfMayBeUnattached(place) }
    guard let type = local.typeText else { return place.closures.last?.callee?.hasSuffix("CompositionalLayout") != true }
    switch declarations.role(ofTypeNamed: type, at: place.node).role {
    case .window, .windowScene, .layoutEnvironment: return false
    default: return !(local.kind == .parameter && isCallback(place.member))
    }
  }

  /// Whoever makes a view may set its properties, and call what sets it up, before showing it.
  private func selfMayBeUnattached(_ place: Place) -> Bool {
    if mayBeUnattached(place) { return true }
    if let type = place.type, isHelper(type) { return true }
    switch place.member {
    case .accessor(let property, let word, _):
      // What UIKit itself declares it sets on what is shown.
      return (word == .didSet || word == .willSet) && !property.hasModifier(.override)
    case .method(let function):
      return place.type.map { isSetUpFromElsewhere(function, in: $0) } ?? false
    default: return false
    }
  }

  /// Whether an extension offers what it declares to views of any kind: those that set themselves up call it, too.
  private func isHelper(_ type: TypeDeclaration) -> Bool {
    guard type.kind == .extension else { return false }
    let primaries = declarations.parts(of: type).filter { $0.kind != .extension }
    return primaries.isEmpty ? PlatformTypes.role(of: type.name) != nil || !type.selfRequirements.isEmpty
      : primaries.allSatisfy { $0.kind == .protocol }
  }

  /// Whether UIKit calls a method for what it shows: actions, delegate methods by their naming rule.
  private func isCallback(_ member: MemberContext) -> Bool {
    guard case .method(let function) = member, let name = function.declaredName else { return false }
    if name.hasPrefix("updateUIView") || name.hasPrefix("makeUIView") { return false }
    if function.attribute("objc") != nil || function.attribute("IBAction") != nil { return true }
    guard let first = function.child(.functionSignature)?.child(.functionParameterClause)?.child(.functionParameter),
      let colon = first.ownToken(.colon), colon > first.tokenRange.lowerBound
    else { return false }
    return name.hasPrefix(tree.string(ofToken: colon - 1))
  }

  private static let earlyMethods: Set<String> = [
    "awakeFromNib", "viewDidLoad", "viewWillAppear", "loadView", "willMove", "didMoveToSuperview",
    "prepareForInterfaceBuilder", "makeUIView", "makeUIViewController",
  ]

  /// A method that by its name sets the view up and that nobody here calls: its callers may do so before showing it.
  private func isSetUpFromElsewhere(_ function: Node, in type: TypeDeclaration) -> Bool {
    guard let name = function.declaredName, !function.hasModifier(.private), !function.hasModifier(.override),
      ["setup", "setUp", "configure", "commonInit", "style"].contains(where: { name.startsWithWord($0) })
    else { return false }
    return !declarations.parts(of: type).compactMap(\.body).contains { body in
      body.subtree.contains { $0.kind == .declReferenceExpr && $0.text == name && isMemberUse($0) }
    }
  }

  /// Whether the value of a property of a type is needed before the view can have a window.
  public func isUsedEarly(_ property: Node, of type: TypeDeclaration) -> Bool { isCalledEarly(names(of: property), in: type) }

  private func names(of property: Node) -> Set<String> {
    Set(property.children.filter { $0.kind == .patternBinding }.compactMap { $0.firstChild?.text })
  }

  /// Whether a member is used from a member that runs early, directly or through others of the type in this file.
  private func isCalledEarly(_ names: Set<String>, in type: TypeDeclaration) -> Bool {
    var wanted = names
    // Properties whose observers count: only setting them does.
    var observed: Set<String> = []
    var visited: Set<Node> = []
    var changed = true
    let bodies = declarations.parts(of: type).compactMap(\.body)
    while changed {
      changed = false
      for body in bodies {
        for reference in body.subtree where reference.kind == .declReferenceExpr {
          let name = reference.text
          guard wanted.contains(name) || (observed.contains(name) && isAssigned(reference)), isMemberUse(reference),
            let owner = reference.ancestors.first(where: { $0.isMember && $0.kind.isDeclaration && $0.kind != .ifConfigDecl }),
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
            let isObserver = reference.ancestors.contains { $0.kind == .accessorDecl && $0.isObserver }
            for name in self.names(of: owner) {
              if isObserver ? observed.insert(name).inserted : wanted.insert(name).inserted { changed = true }
            }
          default: continue
          }
        }
      }
    }
    return false
  }

  /// `name = …` or `self.name = …`
  private func isAssigned(_ reference: Node) -> Bool {
    var target = reference
    if let access = reference.parent, access.kind == .memberAccessExpr { target = access }
    guard let parent = target.parent, parent.kind == .infixOperatorExpr else { return false }
    return parent.firstChild == target && (parent.child(.assignmentExpr) != nil || target.nextSibling?.text.hasSuffix("=") == true)
  }

  /// `name` or `self.name`, not `other.name`.
  private func isMemberUse(_ reference: Node) -> Bool {
    guard let parent = reference.parent, parent.kind == .memberAccessExpr else { return true }
    guard let base = parent.firstChild else { return false }
    if base == reference { return base.nextSibling != nil && !parent.text.hasPrefix(".") }
    return base.text == "self"
  }
}

extension Node {
  fileprivate var isObserver: Bool { ownToken(.didSet) != nil || ownToken(.willSet) != nil }
}

extension String {
  /// Whether the name starts with a word, as camel case writes it: "setUpViews", not "setups".
  fileprivate func startsWithWord(_ word: String) -> Bool {
    guard hasPrefix(word) else { return false }
    return dropFirst(word.count).first?.isLowercase != true
  }
}
