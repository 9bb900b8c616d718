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
    let found =
      type.kind == .extension
      ? role(named: type.name, from: type.node.parent, visited: &visited)
      : role(of: parts(of: type), visited: &visited)
    // A type that is not known at all: what it does may still show what it is.
    if case .unknown = found, let (role, evidence) = evidence(in: type) { return .likely(role, evidence: evidence) }
    return found
  }

  /// The role of a type by its name as written.
  public func role(ofTypeNamed text: String) -> KnownRole { role(ofTypeNamed: text, at: nil) }

  /// The role of a type by its name as written at a node, which decides between nested types of one name.
  public func role(ofTypeNamed text: String, at node: Node?) -> KnownRole {
    var visited: Set<String> = []
    let name = strippedTypeName(text)
    if namesFramework(text), let role = PlatformTypes.role(of: name) { return .known(role) }
    return role(named: name, from: node, visited: &visited)
  }

  private func requiredRole(of type: TypeDeclaration) -> TypeRole? {
    for requirement in type.selfRequirements {
      var visited: Set<String> = []
      if case .known(let role) = role(named: requirement, from: type.node, visited: &visited), role != .other { return role }
    }
    return nil
  }

  private func role(named name: String, from scope: Node?, visited: inout Set<String>) -> KnownRole {
    let visible = visibleTypes(named: name, from: scope)
    if let first = visible.first {
      guard visible.allSatisfy({ $0.qualifiedName == first.qualifiedName }) else { return .unknown(name) }
      return role(of: parts(of: first), visited: &visited)
    }
    if let targets = aliasTargets[name], visited.insert("alias " + name).inserted {
      return role(ofAliases: targets, of: name, from: scope, visited: &visited)
    }
    if let role = PlatformTypes.role(of: name), importsSwiftUI || !PlatformTypes.isSwiftUI(role) { return .known(role) }
    // Only extensions here: conformances that they add may tell.
    let simple = String(name.split(separator: ".").last ?? Substring(name))
    for part in declarations(named: simple) where part.kind == .extension && part.name == name {
      for inherited in part.inherited where importsSwiftUI {
        if let role = PlatformTypes.role(of: inherited), role == .environmentReader { return .known(role) }
      }
    }
    return .unknown(name)
  }

  /// `#if` may give an alias a view of each platform: the one with traits is the one that iOS builds.
  private func role(
    ofAliases targets: [String], of name: String, from scope: Node?, visited: inout Set<String>
  ) -> KnownRole {
    var roles: [KnownRole] = []
    for target in targets { roles.append(role(named: strippedTypeName(target), from: scope, visited: &visited)) }
    if let traits = roles.first(where: { $0.role?.hasTraits == true }) { return traits }
    return roles.first ?? .unknown(name)
  }

  private func role(of parts: [TypeDeclaration], visited: inout Set<String>) -> KnownRole {
    guard let primary = parts.first(where: { $0.kind != .extension }) else { return .unknown(parts.first?.name ?? "") }
    guard visited.insert(primary.qualifiedName).inserted, visited.count < 64 else { return .known(.other) }
    var unknown: String?
    var result = TypeRole.other
    for part in parts {
      // `protocol Styled where Self: UIView`
      if part.kind == .protocol, let role = requiredRole(of: part) { result = stronger(result, role) }
      for (position, inherited) in part.inherited.enumerated() {
        if part.platformInherited.contains(inherited), let role = PlatformTypes.role(of: inherited) {
          result = stronger(result, role)
          continue
        }
        switch role(named: inherited, from: part.node.parent, visited: &visited) {
        case .known(let role), .likely(let role, _):
          result = stronger(result, role)
        case .unknown(let name):
          if part.mayDecide(inherited, at: position) { unknown = unknown ?? name }
        }
      }
    }
    if result != .other { return .known(result) }
    return unknown.map { .unknown($0) } ?? .known(.other)
  }

  /// Of two roles the one that says more: a class that is a view and `Codable` is a view.
  private func stronger(_ left: TypeRole, _ right: TypeRole) -> TypeRole {
    if left == .other { return right }
    if right == .other { return left }
    // A shape is a view, too, but cannot read its environment.
    if left == .environmentBlind || right == .environmentBlind { return .environmentBlind }
    return left
  }

  /// What only a subclass of the role can do: overriding its methods.
  private func evidence(in type: TypeDeclaration) -> (TypeRole, String)? {
    for part in parts(of: type) {
      for member in part.ownMembers {
        if member.kind == .function, member.node.hasModifier(.override), !member.isStatic {
          switch member.name {
          case "layoutSubviews", "didMoveToSuperview", "didMoveToWindow", "sizeThatFits", "prepareForReuse",
            "safeAreaInsetsDidChange", "tintColorDidChange":
            return (.view, "overrides `\(member.name)`")
          case "draw":
            if member.node.text.contains("_ rect: CGRect") { return (.view, "overrides `draw(_:)`") }
          case "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewDidLayoutSubviews", "viewWillDisappear", "loadView",
            "viewWillLayoutSubviews", "viewIsAppearing":
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

extension TypeDeclaration {
  /// Whether an inherited name that the file does not know may make the type one with traits. Only the first name of a
  /// class can be its superclass, an extension adds protocols, and an enum is neither a view nor has it properties.
  fileprivate func mayDecide(_ name: String, at position: Int) -> Bool {
    switch kind {
    case .class: position == 0 && !Self.looksLikePlainProtocol(name)
    case .enum, .actor, .extension: false
    case .struct, .protocol: !Self.looksLikePlainProtocol(name)
    }
  }

  /// Protocols of this naming style never make a type a view.
  private static func looksLikePlainProtocol(_ name: String) -> Bool {
    let simple = name.split(separator: ".").last.map(String.init) ?? name
    return simple.hasSuffix("Delegate") || simple.hasSuffix("DataSource") || simple.hasSuffix("Observer")
      || simple.hasSuffix("Convertible") || simple.hasSuffix("Provider")
  }
}
