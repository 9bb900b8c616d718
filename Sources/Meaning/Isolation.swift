import SwiftTree

// Actors and exclusivity: what a closure may newly carry from the place around it.

extension FileContext {
  /// Whether the member at a place is certain to belong to the main actor: it says so, its type says so, or its type is a
  /// class of UIKit or a view of SwiftUI. `Self: UIView` on a protocol's extension does not.
  func belongsToMainActor(_ place: Place) -> Bool {
    if place.member.declaration?.attribute("MainActor") != nil { return true }
    guard let type = place.type else { return false }
    if declarations.parts(of: type).contains(where: { $0.node.attribute("MainActor") != nil }) { return true }
    guard type.selfRequirements.isEmpty, let role = declarations.role(of: type).role else { return false }
    return role == .environmentReader || (role.hasTraits && role != .layoutEnvironment)
  }

  /// Whether a closure that may outlive its call would have to take a value of outside along that it does not hold yet.
  /// `declaration` is the node that introduces the value; `nil` for `self`.
  func carriesAnew(_ name: String, declaredAt declaration: Node?, at place: Place) -> Bool {
    place.closures.contains { closure in
      if let declaration, closure.node.contains(declaration) { return false }
      if closure.isImmediatelyApplied || closure.isKnownNotToEscape { return false }
      if name == "self", closure.capture != .none { return false }
      return !mentions(name, in: closure.node)
    }
  }

  /// Whether the member at a place may change the struct that it belongs to: no closure that escapes may hold `self`.
  func mayMutateSelf(_ place: Place) -> Bool {
    switch place.member {
    case .method(let function): function.hasModifier(.mutating)
    case .accessor(_, let word, _): [Word.set, .willSet, .didSet, .underscoreModify].contains(word)
    case .initializer: true
    default: false
    }
  }

  private func mentions(_ name: String, in closure: Node) -> Bool {
    closure.tokenRange.contains { index in
      tree.string(ofToken: index) == name && tree.tokens[safe: index - 1]?.kind != .period
        && tree.tokens[safe: index + 1]?.kind != .colon
    }
  }
}

extension MemberContext {
  /// The declaration of the member, which may carry attributes.
  var declaration: Node? {
    switch self {
    case .freeFunction(let node), .method(let node), .staticMethod(let node), .initializer(let node, _),
      .deinitializer(let node), .accessor(let node, _, _), .initialValue(let node, _, _), .globalVariable(let node):
      node
    default: nil
    }
  }
}
