import SwiftTree

// What a type is: its role, found by following what it inherits, in the file first and then through the project.

/// The role of a type, or how far we can tell.
public enum KnownRole: Sendable, Hashable {
  case known(TypeRole)
  /// Nothing that we can read says so, but the type overrides or declares what only such a type has.
  case likely(TypeRole, evidence: String)
  /// The answer lies outside: in the declaration of this name.
  case unknown(String)

  public var role: TypeRole? {
    switch self {
    case .known(let role), .likely(let role, _): role
    case .unknown: nil
    }
  }

  fileprivate var isUnknown: Bool {
    if case .unknown = self { true } else { false }
  }
}

/// A type that the project declares.
public struct ProjectType: Sendable, Equatable {
  /// Of the file that declares it.
  let path: String
  let qualifiedName: String
  public let memberNames: Set<String>

  public static func == (left: ProjectType, right: ProjectType) -> Bool {
    left.path == right.path && left.qualifiedName == right.qualifiedName
  }
}

extension Declarations {
  /// The role of the type that a declaration declares or extends.
  public func role(of type: TypeDeclaration) -> KnownRole {
    let found = decided { $0.role(of: TypeResolver.Found(file: .home, type: type.facts)) }
    // A type that is not known at all: what it does may still show what it is.
    if found.isUnknown, let (role, text) = parts(of: type).lazy.compactMap(\.evidence).first { return .likely(role, evidence: text) }
    return found
  }

  /// The role of a type by its name as written.
  public func role(ofTypeNamed text: String) -> KnownRole { role(ofTypeNamed: text, at: nil) }

  /// The role of a type by its name as written at a node, which decides between nested types of one name.
  public func role(ofTypeNamed text: String, at node: Node?) -> KnownRole {
    let name = strippedTypeName(text)
    if namesFramework(text), let role = PlatformTypes.role(of: name) { return .known(role) }
    // The file may have a type of its own by that name; that another one has is too rare to read the project for it.
    if PlatformTypes.role(of: name) == .other { return resolver(project: nil).role(named: name, at: self.scope(at: node)) }
    let scope = scope(at: node)
    return decided { $0.role(named: name, at: scope) }
  }

  /// The classes above a type, as far as the project declares them, and the name of the first one that it does not.
  ///
  /// - Parameter throughProject: whether the parts in other files are wanted, too, where the file alone knows the classes.
  func superclasses(
    of type: TypeDeclaration, throughProject: Bool = false
  ) -> (classes: [[TypeResolver.Found]], outside: String?) {
    let found = TypeResolver.Found(file: .home, type: type.facts)
    let here = resolver(project: nil).superclasses(of: found)
    let isKnown = here.outside.map { PlatformTypes.role(of: $0) != nil } ?? true
    guard throughProject || !isKnown, let project else { return here }
    return resolver(project: project.index).superclasses(of: found)
  }

  /// Whether a class is, or inherits from, a class of a name, through the files of the project.
  public func inherits(_ type: TypeDeclaration, from name: String) -> Bool {
    let above = superclasses(of: type)
    return above.outside == name || above.classes.contains { $0.contains { $0.type.name == name || $0.type.inherited.contains(name) } }
  }

  /// Whether a class of a name has the initializers of a class of the platform: it, and all classes between, declare none.
  public func inheritsInitializers(ofTypeNamed name: String, from platformName: String, at node: Node) -> Bool {
    let resolver = resolver(project: project?.index)
    guard let found = resolver.only(resolver.types(named: name, at: scope(at: node))), found.type.kind == .class else {
      return name == platformName
    }
    let above = resolver.superclasses(of: found)
    return above.outside == platformName && above.classes.allSatisfy { $0.allSatisfy { !$0.type.declaresInitializers } }
  }

  /// The one type of the project that a name as written means at a node; `nil` when there is none, or more than one.
  public func type(named name: String, at node: Node) -> ProjectType? {
    let resolver = resolver(project: project?.index)
    return resolver.only(resolver.types(named: strippedTypeName(name), at: scope(at: node))).map { found in
      ProjectType(
        path: resolver.facts(of: found.file)?.path ?? "", qualifiedName: found.type.qualifiedName,
        memberNames: Set(resolver.parts(of: found).flatMap { members(of: $0).map(\.name) }))
    }
  }

  /// The type of an instance property that other files declare for a type: in an extension of it, or for a class above.
  func inheritedPropertyType(named name: String, of type: TypeDeclaration) -> String? {
    for part in superclasses(of: type, throughProject: true).classes.joined() {
      let found = members(of: part).first {
        $0.name == name && $0.kind == .property && !$0.isStatic && (part.file == .home || !$0.node.isFilePrivate)
      }
      if let found { return found.plainTypeText }
    }
    return nil
  }

  /// The members of a part of a type, for which its file is read whole: an index of all members would be much larger than
  /// what is asked of it.
  private func members(of found: TypeResolver.Found) -> [Member] {
    let path = resolver(project: project?.index).facts(of: found.file)?.path ?? ""
    let declarations = found.file == .home ? self : project?.declarations(at: path)
    return declarations?.types.filter { $0.qualifiedName == found.type.qualifiedName && $0.kind == found.type.kind }.flatMap(\.ownMembers) ?? []
  }

  /// What the file decides, or else the project: where the file knows of no traits, an extension elsewhere may add them.
  private func decided(_ ask: (TypeResolver) -> KnownRole) -> KnownRole {
    let here = ask(resolver(project: nil))
    guard here.isUnknown || here == .known(.other), let project else { return here }
    return ask(resolver(project: project.index))
  }

  private func resolver(project: ProjectIndex?) -> TypeResolver { TypeResolver(home: home, project: project) }

  private func scope(at node: Node?) -> TypeResolver.Scope {
    var outer: [String] = []
    for ancestor in node.map({ Array($0.selfAndAncestors) }) ?? [] where ancestor.kind.isTypeDeclaration {
      if let type = type(at: ancestor) { outer.append(type.qualifiedName) }
    }
    return TypeResolver.Scope(file: .home, outerNames: outer, offset: node?.range.lowerBound)
  }
}

extension TypeDeclaration {
  /// What only a subclass of a role can do: overriding its methods.
  fileprivate var evidence: (TypeRole, String)? {
    for member in ownMembers where !member.isStatic {
      if member.kind == .function, member.node.hasModifier(.override) {
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
      if member.kind == .property, member.name == "body", member.typeText == "some View", kind == .struct {
        return (.environmentReader, "declares `body: some View`")
      }
    }
    return nil
  }
}
