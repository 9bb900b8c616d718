// Which type a name means, and what that type is: within a file, and over the files of a project. One way for both.

/// Finds types by their names, first in the file at hand, then in the project.
struct TypeResolver {
  /// An index of the file at hand alone: it is fresher than what the project holds of it.
  let home: ProjectIndex
  let project: ProjectIndex?
  private let homeInProject: Int?

  init(home: ProjectIndex, project: ProjectIndex?) {
    self.home = home
    self.project = project
    homeInProject = home.files.first.flatMap { project?.file(at: $0.path) }
  }

  /// A file of either index.
  enum File: Hashable {
    case home
    case project(Int)
  }

  /// Where a name is written.
  struct Scope {
    let file: File
    /// The qualified names of the types around it, innermost first.
    let outerNames: [String]
    /// In bytes, where types inside functions may be meant.
    let offset: Int?
  }

  struct Found {
    let file: File
    let type: TypeFacts

    var scope: Scope { Scope(file: file, outerNames: type.outerNames, offset: type.visibleRange?.lowerBound) }
  }

  func facts(of file: File) -> FileFacts? {
    switch file {
    case .home: home.files.first
    case .project(let number): project?.files[number]
    }
  }

  // MARK: Names

  /// The declarations and extensions of a simple name that can be named from a file.
  private func candidates(_ simpleName: String, from scope: Scope) -> [Found] {
    var result: [Found] = []
    for position in home.types(named: simpleName) {
      let type = home.files[position.file].types[position.index]
      if let range = type.visibleRange {
        guard scope.file == .home, let offset = scope.offset, range.contains(offset) else { continue }
      }
      if type.isFilePrivate, scope.file != .home { continue }
      result.append(Found(file: .home, type: type))
    }
    guard let project else { return result }
    for position in project.types(named: simpleName) where position.file != homeInProject {
      let type = project.files[position.file].types[position.index]
      guard type.visibleRange == nil, !type.isFilePrivate || scope.file == .project(position.file) else { continue }
      result.append(Found(file: .project(position.file), type: type))
    }
    return result
  }

  /// The primary declarations that a name as written may mean, by the rules of scopes: those of the innermost type around
  /// that has one, and of them those of the same file, then of the same module. More than one: the branches of `#if`, or
  /// a name that cannot be told apart.
  func types(named name: String, at scope: Scope) -> [Found] {
    let simple = String(name.split(separator: ".").last ?? Substring(name))
    let found = candidates(simple, from: scope).filter { $0.type.kind != .extension }
    guard !found.isEmpty else { return [] }
    if simple != name {
      let whole = found.filter { $0.type.qualifiedName == name || $0.type.qualifiedName.hasSuffix("." + name) }
      if !whole.isEmpty { return nearest(whole, to: scope) }
      // `Design.Cell` may say the module.
      let outer = name.dropLast(simple.count + 1)
      return found.filter { $0.type.outerName.isEmpty && facts(of: $0.file)?.module.split(separator: "/").last == outer }
    }
    for outer in scope.outerNames + [""] {
      let here = found.filter { $0.type.outerName == outer }
      if !here.isEmpty { return nearest(here, to: scope) }
    }
    return []
  }

  private func nearest(_ found: [Found], to scope: Scope) -> [Found] {
    let sameFile = found.filter { $0.file == scope.file }
    if !sameFile.isEmpty { return sameFile }
    let module = facts(of: scope.file)?.module
    let sameModule = found.filter { facts(of: $0.file)?.module == module }
    return sameModule.isEmpty ? found : sameModule
  }

  /// The declaration and the extensions that make up one type.
  func parts(of primary: Found) -> [Found] {
    let all = candidates(primary.type.simpleName, from: primary.scope).filter {
      $0.type.qualifiedName == primary.type.qualifiedName
    }
    let isOnly = all.allSatisfy { $0.type.kind == .extension || $0.file == primary.file }
    let module = facts(of: primary.file)?.module
    return all.filter {
      $0.file == primary.file || ($0.type.kind == .extension && (isOnly || facts(of: $0.file)?.module == module))
    }
  }

  /// Types of one name by the file that declares them.
  private func identities(_ found: [Found]) -> [Found] {
    var result: [Found] = []
    for type in found
    where !result.contains(where: { $0.file == type.file && $0.type.qualifiedName == type.type.qualifiedName }) {
      result.append(type)
    }
    return result
  }

  private func aliasTargets(_ name: String, at scope: Scope) -> [(target: String, scope: Scope)] {
    var result: [(target: String, scope: Scope)] = []
    for position in home.aliases(named: name) where scope.file == .home {
      let alias = home.files[position.file].aliases[position.index]
      result.append((alias.target, scope))
    }
    guard result.isEmpty, let project else { return result }
    for position in project.aliases(named: name) where position.file != homeInProject {
      let alias = project.files[position.file].aliases[position.index]
      guard !alias.isFilePrivate || scope.file == .project(position.file),
        alias.outerName.isEmpty || scope.outerNames.contains(alias.outerName)
      else { continue }
      result.append((alias.target, Scope(file: .project(position.file), outerNames: [alias.outerName], offset: nil)))
    }
    return result
  }

  // MARK: Roles

  func role(named name: String, at scope: Scope) -> KnownRole {
    var visited: Set<String> = []
    return role(named: name, at: scope, visited: &visited)
  }

  /// The role of the type that a declaration is a part of.
  func role(of found: Found) -> KnownRole {
    if let required = requiredRole(of: found) { return .known(required) }
    var visited: Set<String> = []
    guard found.type.kind == .extension else { return role(of: parts(of: found), visited: &visited) }
    return role(named: found.type.name, at: found.scope, visited: &visited)
  }

  private func requiredRole(of found: Found) -> TypeRole? {
    for requirement in found.type.selfRequirements {
      if case .known(let role) = role(named: requirement, at: found.scope), role != .other { return role }
    }
    return nil
  }

  private func role(named name: String, at scope: Scope, visited: inout Set<String>) -> KnownRole {
    let identities = identities(types(named: name, at: scope))
    if !identities.isEmpty {
      // Where a name has several declarations, it is known what it is only when they agree.
      var result: KnownRole?
      for type in identities {
        let role = role(of: parts(of: type), visited: &visited)
        guard result == nil || result == role else { return .unknown(name) }
        result = role
      }
      return result ?? .unknown(name)
    }
    let targets = aliasTargets(name, at: scope)
    if !targets.isEmpty, visited.insert("alias " + name).inserted { return role(ofAliases: targets, of: name, visited: &visited) }
    let importsSwiftUI = facts(of: scope.file)?.importsSwiftUI ?? false
    if let role = PlatformTypes.role(of: name), importsSwiftUI || !PlatformTypes.isSwiftUI(role) { return .known(role) }
    // Only extensions here: conformances that they add may tell.
    let simple = String(name.split(separator: ".").last ?? Substring(name))
    for part in candidates(simple, from: scope) where part.type.kind == .extension && part.type.name == name {
      guard facts(of: part.file)?.importsSwiftUI == true else { continue }
      for inherited in part.type.inherited {
        if let role = PlatformTypes.role(of: inherited), role == .environmentReader { return .known(role) }
      }
    }
    return .unknown(name)
  }

  /// `#if` may give an alias a view of each platform: the one with traits is the one that iOS builds.
  private func role(
    ofAliases targets: [(target: String, scope: Scope)], of name: String, visited: inout Set<String>
  ) -> KnownRole {
    var roles: [KnownRole] = []
    for (target, scope) in targets {
      roles.append(role(named: strippedTypeName(target), at: scope, visited: &visited))
    }
    if let traits = roles.first(where: { $0.role?.hasTraits == true }) { return traits }
    return roles.first ?? .unknown(name)
  }

  private func role(of parts: [Found], visited: inout Set<String>) -> KnownRole {
    guard let primary = parts.first(where: { $0.type.kind != .extension }) else { return .unknown(parts.first?.type.name ?? "") }
    guard visited.insert("\(primary.file) \(primary.type.qualifiedName)").inserted, visited.count < 64 else { return .known(.other) }
    var unknown: String?
    var result = TypeRole.other
    for part in parts {
      // `protocol Styled where Self: UIView`
      if part.type.kind == .protocol, let role = requiredRole(of: part) { result = result.joined(with: role) }
      for (position, inherited) in part.type.inherited.enumerated() {
        if part.type.platformInherited.contains(inherited), let role = PlatformTypes.role(of: inherited) {
          result = result.joined(with: role)
          continue
        }
        switch role(named: inherited, at: part.scope, visited: &visited) {
        case .known(let role), .likely(let role, _):
          result = result.joined(with: role)
        case .unknown(let name):
          if part.type.mayDecide(inherited, at: position) { unknown = unknown ?? name }
        }
      }
    }
    if result != .other { return .known(result) }
    return unknown.map { .unknown($0) } ?? .known(.other)
  }

  // MARK: Superclasses

  /// The type and the classes that it inherits from, nearest first, each with its parts, and the name of the first one
  /// that is declared outside the project. Ends where a name cannot be told.
  func superclasses(of found: Found) -> (classes: [[Found]], outside: String?) {
    var classes: [[Found]] = []
    var seen: Set<String> = []
    var next: Found? = found.type.kind == .extension ? only(types(named: found.type.name, at: found.scope)) : found
    if next == nil { return ([[found]], found.type.name) }
    while let type = next, seen.insert("\(type.file) \(type.type.qualifiedName)").inserted, seen.count < 64 {
      let parts = parts(of: type)
      classes.append(parts)
      guard type.type.kind == .class, let above = type.type.inherited.first else { return (classes, nil) }
      next = only(types(named: above, at: type.scope))
      if next == nil { return (classes, above) }
    }
    return (classes, nil)
  }

  func only(_ found: [Found]) -> Found? {
    let identities = identities(found)
    return identities.count == 1 ? identities[0] : nil
  }
}

extension TypeRole {
  /// Of two roles the one that says more: a class that is a view and `Codable` is a view.
  fileprivate func joined(with other: TypeRole) -> TypeRole {
    if self == .other { return other }
    if other == .other { return self }
    // A shape is a view, too, but cannot read its environment.
    return self == .environmentBlind || other == .environmentBlind ? .environmentBlind : self
  }
}

extension TypeFacts {
  /// Whether an inherited name that is not known may make the type one with traits. Only the first name of a class can
  /// be its superclass, an extension adds protocols, and an enum is neither a view nor has it properties.
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
