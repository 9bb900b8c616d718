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
      return EarlyReach(of: type, in: self).reaches(property: property)
    case .method(let function):
      guard let name = function.declaredName else { return false }
      if Self.earlyMethods.contains(name) { return true }
      return EarlyReach(of: type, in: self).reaches(function: function)
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

  static let earlyMethods: Set<String> = [
    "awakeFromNib", "viewDidLoad", "viewWillAppear", "loadView", "willMove", "didMoveToSuperview",
    "prepareForInterfaceBuilder", "makeUIView", "makeUIViewController",
  ]

  /// A method that sets the view up and that nobody here calls: its callers may do so before showing it.
  private func isSetUpFromElsewhere(_ function: Node, in type: TypeDeclaration) -> Bool {
    guard let name = function.declaredName, !function.hasModifier(.private), !function.hasModifier(.override) else { return false }
    let isNamedSo = ["setup", "setUp", "configure", "commonInit", "style"].contains { name.startsWithWord($0) }
    guard isNamedSo || (!isCallback(.method(function)) && putsViewsTogether(function)) else { return false }
    return !declarations.parts(of: type).compactMap(\.body).contains { body in
      body.subtree.contains { $0.kind == .declReferenceExpr && $0.text == name && $0.isMemberUse }
    }
  }

  /// Whether a function adds views, layers or constraints: what is done once, when the view is made.
  private func putsViewsTogether(_ function: Node) -> Bool {
    function.subtree.contains { call in
      guard call.kind == .functionCallExpr, let callee = call.firstChild else { return false }
      let parts = callee.text.split(separator: ".")
      if ["constraint", "makeConstraints"].contains(parts.last ?? "") { return true }
      let isOwn = parts.dropLast().allSatisfy { ["self", "view", "layer", "contentView"].contains($0) }
      return isOwn && ["addSubview", "insertSubview", "addSublayer", "insertSublayer"].contains(parts.last ?? "")
    }
  }

  /// Whether the value of a property of a type is needed before the view can have a window.
  public func isUsedEarly(_ property: Node, of type: TypeDeclaration) -> Bool {
    EarlyReach(of: type, in: self).reaches(property: property)
  }
}

extension String {
  /// Whether the name starts with a word, as camel case writes it: "setUpViews", not "setups".
  fileprivate func startsWithWord(_ word: String) -> Bool {
    guard hasPrefix(word) else { return false }
    return dropFirst(word.count).first?.isLowercase != true
  }
}
