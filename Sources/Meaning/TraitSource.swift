import SwiftTree

// The nearest trait environment at a place: the text that reads it, or the reason why there is none.

/// Where traits can be read at a place.
public enum TraitSource: Sendable {
  /// UIKit: an expression of type `UITraitCollection`, such as `self.traitCollection`.
  case traits(String, Confidence)
  /// SwiftUI: a property of the struct that holds the environment value.
  case environment(EnvironmentReader)
  /// The place is the initial value of a stored property of a type that has traits.
  case storedInitialValue(TypeDeclaration, TypeRole)
  /// There is none. One clause that says why and what to do.
  case none(String)

  public enum Confidence: Sendable, Hashable {
    case certain
    /// Right as far as the file tells; the clause says what a reader has to check.
    case review(String)
  }
}

/// A SwiftUI struct of this file that can be given an environment property.
public struct EnvironmentReader: Sendable {
  public let type: TypeDeclaration
  public let confidence: TraitSource.Confidence
}

extension FileContext {
  /// The nearest source of traits for code at a place. `what` names the value in reasons: "the scale".
  public func traitSource(at place: Place, what: String) -> TraitSource {
    if place.isInMacro { return .none("the code is a macro's argument, and what the macro makes of it is unknown") }
    switch place.member {
    case .attribute, .enumCase:
      return .none("nothing here has traits")
    case .defaultArgument:
      return .none("a default argument has no `self`: let the callers pass \(what)")
    case .globalVariable:
      return .none("a global is made once for all displays: take \(what) where it is used")
    case .topLevel:
      return localSource(at: place) ?? .none("top-level code has no traits: take \(what) where a view is at hand")
    case .freeFunction:
      return localSource(at: place) ?? .none("a free function has no traits: take \(what) as a parameter")
    case .staticMethod, .accessor(_, _, isStatic: true):
      return localSource(at: place) ?? .none("a static member has no traits: take \(what) as a parameter")
    case .initialValue(_, isStatic: true, _):
      return .none("a static value is made once for all displays: compute it where it is used, from the traits there")
    case .initializer(_, .beforeDelegation), .initializer(_, .insideDelegation):
      return localSource(at: place) ?? .none(reasonBeforeDelegation(at: place, what: what))
    case .initializer(_, .ofValueType):
      return localSource(at: place) ?? .none("environment values cannot be read in an initializer: read \(what) in `body`")
    case .deinitializer:
      return .none("an object that goes away has no traits to read")
    case .initialValue(_, isStatic: false, isLazy: false):
      return storedInitialValue(at: place)
    case .method, .initializer(_, .afterDelegation), .accessor, .initialValue:
      break
    }
    guard let type = place.type else { return .none("nothing here has traits") }
    if let nearer = nearerThanSelf(at: place, in: type) { return nearer }
    return selfSource(at: place, type: type, what: what)
  }

  private func reasonBeforeDelegation(at place: Place, what: String) -> String {
    if let type = place.type, let role = declarations.role(of: type).role, !role.hasTraits {
      return Self.reason(for: role, type: type, what: what)
    }
    return "`self` has no traits before `super.init`: set the value after it, or when the view has a window"
  }

  // MARK: self

  private func selfSource(at place: Place, type: TypeDeclaration, what: String) -> TraitSource {
    let known = declarations.role(of: type)
    guard let role = known.role else {
      if let local = localSource(at: place) { return local }
      guard case .unknown(let name) = known else { return .none("nothing here has traits") }
      return .none(
        name == type.name
          ? "whether `\(name)` has traits is said \(elsewhere)"
          : "whether `\(type.name)` has traits depends on `\(name)`, which is declared \(elsewhere)")
    }
    var confidence = TraitSource.Confidence.certain
    if case .likely(_, let evidence) = known {
      let isDeclaredHere = declarations.parts(of: type).contains { $0.kind != .extension }
      confidence = .review(
        "`\(type.name)` \(evidence), \(isDeclaredHere ? "what it inherits" : "its declaration") is \(elsewhere)")
    }
    if role == .environmentReader { return environmentSource(at: place, type: type, confidence: confidence, what: what) }
    guard role.hasTraits else {
      if let local = localSource(at: place) { return local }
      if let property = propertySource(at: place, type: type) { return property }
      return .none(Self.reason(for: role, type: type, what: what))
    }
    let name = "traitCollection"
    if role == .view, let holder = viewInstead(of: type) {
      let note = "`\(type.name)` puts its views into `\(holder)` and may never be shown itself"
      return traits(ofProperty: holder, at: place, note: note) ?? .none(note + ": take \(what) from `\(holder)`")
    }
    if carriesAnew("self", declaredAt: nil, at: place), !belongsToMainActor(place) {
      return .none("the code belongs to no actor, and the closure would carry the view into another: read \(what) before it")
    }
    switch selfAccess(at: place) {
    case .implicit:
      return .traits(isHidden(name, at: place.node) ? "self." + name : name, confidence)
    case .explicit:
      return .traits("self." + name, confidence)
    case .named(let holder):
      return .traits(holder + "." + name, confidence)
    case .createsCapture:
      return .traits("self." + name, .review("the closure does not capture `self` yet"))
    case .weak:
      return localSource(at: place)
        ?? .none("the closure holds `self` weakly: unwrap it first, or read \(what) before the closure")
    case .background:
      return .none("the closure runs off the main thread: read \(what) before it and let it capture the value")
    }
  }

  /// Where what we cannot read is said.
  private var elsewhere: String { project == nil ? "in another file" : "outside the project" }

  private static func reason(for role: TypeRole, type: TypeDeclaration, what: String) -> String {
    switch role {
    case .layer: "a layer has no traits: take \(what) from the view that owns it"
    case .image:
      "the traits of an image say how it was made, not where it is shown: take \(what) as a parameter"
    case .screen: "inside an extension of `UIScreen` the screen is `self`"
    case .environmentBlind:
      "`\(type.name)` is drawn without environment properties: take \(what) as a property that the view sets"
    default: "`\(type.name)` has no traits: take \(what) as a parameter from the view"
    }
  }

  // MARK: SwiftUI

  private func environmentSource(
    at place: Place, type: TypeDeclaration, confidence: TraitSource.Confidence, what: String
  ) -> TraitSource {
    if place.isOffMain {
      return .none("the closure runs off the main thread: read \(what) before it and let it capture the value")
    }
    if type.kind == .extension, PlatformTypes.role(of: type.name) == .environmentReader {
      return localSource(at: place)
        ?? .none("an extension of `\(type.name)` cannot hold an environment property: move the code into a `ViewModifier`")
    }
    let primaries = type.kind == .extension ? declarations.parts(of: type).filter { $0.kind != .extension } : [type]
    guard let primary = primaries.first else {
      return .none("the declaration of `\(type.name)`, which would hold the environment property, is in another file")
    }
    guard primaries.count == 1 else {
      return .none("`\(type.name)`, which would hold the environment property, is declared more than once")
    }
    guard primary.kind == .struct else {
      return .none("`\(type.name)` is no struct and cannot hold an environment property")
    }
    if mayMutateSelf(place), place.closures.contains(where: { !$0.isImmediatelyApplied && !$0.isKnownNotToEscape }) {
      return .none("the closure cannot hold a struct that the member may change: read \(what) before it")
    }
    return .environment(EnvironmentReader(type: primary, confidence: confidence))
  }

  private func storedInitialValue(at place: Place) -> TraitSource {
    guard let type = place.type else { return .none("nothing here has traits") }
    switch declarations.role(of: type) {
    case .known(let role) where role.hasTraits || role == .environmentReader:
      return .storedInitialValue(type, role)
    case .known(let role):
      return .none(
        role == .other || role == .environmentBlind
          ? "the initial value of a property has no `self`: set it where a view is at hand"
          : Self.reason(for: role, type: type, what: "the value"))
    case .likely(let role, _) where role.hasTraits:
      return .storedInitialValue(type, role)
    case .likely, .unknown:
      return .none("the initial value of a property has no `self`: compute it where the view is at hand")
    }
  }

  // MARK: Parameters, locals, properties

  /// Text that reads the traits of a local, if its type is certain to have them.
  private func traits(of local: LocalName, at place: Place) -> (text: String, role: TypeRole)? {
    guard let text = local.typeText, !text.hasSuffix("?"), !text.hasPrefix("inout "), !isFresh(local) else { return nil }
    switch local.kind {
    case .parameter, .closureParameter, .optionalBinding, .pattern: break
    case .local:
      // What was only just made is in no window yet: its traits say nothing.
      guard let value = local.value, value.kind == .asExpr else { return nil }
    case .localFunction: return nil
    }
    guard case .known(let role) = declarations.role(ofTypeNamed: text, at: place.node) else { return nil }
    if role == .traitCollection { return isCurrent(local, at: place) ? (local.name, role) : nil }
    return role.hasTraits ? (local.name + ".traitCollection", role) : nil
  }

  /// Whether a local was only just loaded or is about to be shown: its traits say nothing yet.
  private func isFresh(_ local: LocalName) -> Bool {
    guard let value = local.value?.text else { return false }
    return ["loadNibNamed", "instantiate", ".destination", "storyboard", "UINib", ".init("].contains { value.contains($0) }
      || local.value?.kind == .functionCallExpr
  }

  /// A trait collection that a function is given, but not the one from before a change.
  private func isCurrent(_ local: LocalName, at place: Place) -> Bool {
    guard local.kind == .parameter || local.kind == .closureParameter else { return false }
    if case .method(let function) = place.member, function.declaredName == "willTransition" { return false }
    let name = local.name.lowercased()
    return !["previous", "old", "last", "former"].contains { name.hasPrefix($0) }
  }

  /// Whether code at a place may read a local: no closure would have to carry a view from no actor into the main one.
  private func mayRead(_ local: LocalName, at place: Place) -> Bool {
    !carriesAnew(local.name, declaredAt: local.node, at: place) || belongsToMainActor(place)
  }

  private func localSource(at place: Place) -> TraitSource? {
    if place.isOffMain { return nil }
    for local in locals(at: place.node) where mayRead(local, at: place) {
      if let text = layoutEnvironment(local, at: place) ?? traits(of: local, at: place)?.text {
        return .traits(text, confidence(of: local, at: place))
      }
    }
    return nil
  }

  /// Whether every closure between a local and a place holds the local already.
  private func confidence(of local: LocalName, at place: Place) -> TraitSource.Confidence {
    let between = place.closures.filter { !$0.node.contains(local.node) }
    return between.allSatisfy { holds($0, local.name) }
      ? .certain : .review("the closure does not capture `\(local.name)` yet")
  }

  /// A local that the statement itself is about, or the environment that a function or layout closure is given.
  private func nearerThanSelf(at place: Place, in type: TypeDeclaration) -> TraitSource? {
    if place.isOffMain { return nil }
    let selfHasTraits = declarations.role(of: type).role.map { $0.hasTraits || $0 == .environmentReader } ?? false
    for local in locals(at: place.node) where mayRead(local, at: place) {
      if let text = layoutEnvironment(local, at: place) { return .traits(text, .certain) }
      guard let (text, role) = traits(of: local, at: place) else { continue }
      if role == .layoutEnvironment || role == .traitCollection { return .traits(text, confidence(of: local, at: place)) }
      // Another controller is about to be shown, or shown elsewhere: the one whose code this is knows its display.
      if selfHasTraits, role == .viewController || role == .presentationController { continue }
      if mentions(local.name, beside: place.node) { return .traits(text, .certain) }
    }
    return nil
  }

  /// `UICollectionViewCompositionalLayout { index, environment in … }`: the second parameter is the environment.
  private func layoutEnvironment(_ local: LocalName, at place: Place) -> String? {
    guard local.kind == .closureParameter,
      let closure = place.closures.first(where: { $0.node.contains(local.node) && $0.callee.map { $0.hasSuffix("UICollectionViewCompositionalLayout") } == true }),
      let signature = closure.node.child(.closureSignature)
    else { return nil }
    let parameters = signature.children.flatMap { part -> [Node] in
      part.kind == .closureShorthandParameter ? [part] : part.kind == .closureParameterClause ? part.children.map { $0 } : []
    }
    guard parameters.count == 2, parameters[1] == local.node, local.name != "_" else { return nil }
    return local.name + ".traitCollection"
  }

  /// Whether the statement around a node names a local; of a compound one only the part that the node stands in.
  private func mentions(_ name: String, beside node: Node) -> Bool {
    var statement = node
    while !statement.isItem, let parent = statement.parent, !parent.isCompound { statement = parent }
    return statement.subtree.contains { reference in
      guard reference.kind == .declReferenceExpr, reference.text == name else { return false }
      guard let parent = reference.parent, parent.kind == .memberAccessExpr else { return true }
      return parent.firstChild == reference && !parent.text.hasPrefix(".")
    }
  }

  /// A view that the object keeps, when there is exactly one and it cannot be `nil`.
  private func propertySource(at place: Place, type: TypeDeclaration) -> TraitSource? {
    guard type.kind == .class || type.kind == .extension || type.kind == .struct else { return nil }
    let holders = declarations.members(of: type).filter { member in
      guard member.kind == .property, !member.isStatic, let text = member.typeText, !text.hasSuffix("?"), !text.hasSuffix("!"),
        member.binding?.child(.accessorBlock) == nil, member.binding?.child(.initializerClause) == nil,
        case .known(let role) = declarations.role(ofTypeNamed: text, at: place.node)
      else { return false }
      return role.hasTraits
    }
    guard holders.count == 1, let holder = holders.first else { return nil }
    return traits(ofProperty: holder.name, at: place, note: "`\(holder.name)` is the only view that `\(type.name)` holds")
  }

  /// The traits of a view that the object keeps; the note says what a reader has to check.
  private func traits(ofProperty name: String, at place: Place, note: String) -> TraitSource? {
    switch selfAccess(at: place) {
    case .implicit: .traits((isHidden(name, at: place.node) ? "self." : "") + name + ".traitCollection", .review(note))
    case .explicit: .traits("self." + name + ".traitCollection", .review(note))
    case .named(let holder): .traits(holder + "." + name + ".traitCollection", .review(note))
    case .createsCapture:
      .traits("self." + name + ".traitCollection", .review(note + ", and the closure does not capture `self` yet"))
    case .weak, .background: nil
    }
  }
}

extension Node {
  /// Whether a statement holds other statements: its bodies are not about what its head is about.
  fileprivate var isCompound: Bool {
    [.ifExpr, .guardStmt, .whileStmt, .forStmt, .switchExpr, .repeatStmt, .doStmt].contains(kind)
  }
}
