import SwiftTree

// What a type of this file is: its role, found by following what it inherits as far as the file goes.

/// The role of a type, or how far the file tells.
public enum KnownRole: Sendable, Hashable {
  case known(TypeRole)
  /// Nothing in this file says so, but the type overrides or declares what only such a type has.
  case likely(TypeRole, evidence: String)
  /// The answer lies in another file: in the declaration of this name.
  case unknown(String)

  public var role: TypeRole? {
    switch self {
    case .known(let role), .likely(let role, _): role
    case .unknown: nil
    }
  }
}

extension Declarations {
  /// The role of the type that a declaration declares or extends.
  public func role(of type: TypeDeclaration) -> KnownRole {
    if let required = requiredRole(of: type) { return .known(required) }
    var visited: Set<String> = []
    let found = role(named: type.name, visited: &visited, from: type)
    switch found {
    case .known(let role) where role != .other: return found
    default: break
    }
    // A type that is only known to be nothing of interest, or not at all: what it does may still show what it is.
    if case .unknown = found, let (role, evidence) = evidence(in: type) { return .likely(role, evidence: evidence) }
    return found
  }

  /// The role of a type by its name as written.
  public func role(ofTypeNamed text: String) -> KnownRole {
    var visited: Set<String> = []
    return role(named: strippedTypeName(text), visited: &visited, from: nil)
  }

  private func requiredRole(of type: TypeDeclaration) -> TypeRole? {
    for requirement in type.selfRequirements {
      var visited: Set<String> = []
      if case .known(let role) = role(named: requirement, visited: &visited, from: nil), role != .other { return role }
    }
    return nil
  }

  private func role(named name: String, visited: inout Set<String>, from type: TypeDeclaration?) -> KnownRole {
    guard visited.insert(name).inserted, visited.count < 64 else { return .known(.other) }
    let simple = String(name.split(separator: ".").last ?? Substring(name))
    let parts: [TypeDeclaration] = type.map { self.parts(of: $0) } ?? declarations(named: simple)
    let primaries = parts.filter { $0.kind != .extension }
    if primaries.isEmpty {
      if let alias = typeAliases[simple] { return role(named: strippedTypeName(alias), visited: &visited, from: nil) }
      if let role = PlatformTypes.role(of: name) { return .known(role) }
      // Only extensions here: conformances that they add may tell.
      for part in parts {
        for inherited in part.inherited {
          if let role = PlatformTypes.role(of: inherited), role == .environmentReader { return .known(role) }
        }
      }
      return .unknown(name)
    }
    if primaries.count > 1, type == nil { return .unknown(name) }
    var unknown: String?
    var result = TypeRole.other
    for part in parts {
      for inherited in part.inherited {
        switch role(named: inherited, visited: &visited, from: nil) {
        case .known(let role):
          result = stronger(result, role)
        case .likely(let role, _):
          result = stronger(result, role)
        case .unknown(let name):
          if !Self.looksLikePlainProtocol(name) { unknown = unknown ?? name }
        }
      }
    }
    if result != .other { return .known(result) }
    if let unknown { return .unknown(unknown) }
    return .known(.other)
  }

  /// Of two roles the one that says more: a class that is a view and `Codable` is a view.
  private func stronger(_ left: TypeRole, _ right: TypeRole) -> TypeRole {
    if left == .other { return right }
    if right == .other { return left }
    // A shape is a view, too, but cannot read its environment.
    if left == .environmentBlind || right == .environmentBlind { return .environmentBlind }
    return left
  }

  /// Protocols of this naming style never make a type a view.
  private static func looksLikePlainProtocol(_ name: String) -> Bool {
    let simple = name.split(separator: ".").last.map(String.init) ?? name
    return simple.hasSuffix("Delegate") || simple.hasSuffix("DataSource") || simple.hasSuffix("Observer")
      || (simple.hasSuffix("Convertible"))
  }

  /// What only a subclass of the role can do: overriding its methods.
  private func evidence(in type: TypeDeclaration) -> (TypeRole, String)? {
    for part in parts(of: type) {
      for member in part.ownMembers {
        if member.kind == .function, member.node.hasModifier(.override) {
          switch member.name {
          case "layoutSubviews", "didMoveToSuperview", "didMoveToWindow", "willMove", "sizeThatFits", "prepareForReuse":
            if member.name != "willMove" { return (.view, "overrides `\(member.name)`") }
          case "draw":
            if member.node.text.contains("CGRect") { return (.view, "overrides `draw(_:)`") }
          case "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewDidLayoutSubviews", "viewWillDisappear", "loadView",
            "viewWillLayoutSubviews", "viewWillTransition":
            return (.viewController, "overrides `\(member.name)`")
          default: break
          }
        }
        if member.kind == .property, member.name == "body", member.typeText == "some View", !member.isStatic,
          part.kind == .struct
        {
          return (.environmentReader, "declares `body: some View`")
        }
      }
    }
    return nil
  }
}
