import SwiftTree

// The declarations of one file: its types with what they inherit, their members, its type aliases.

/// A declaration or extension of a type in a file that is at hand.
public struct TypeDeclaration: Sendable {
  public typealias Kind = TypeFacts.Kind

  public let node: Node
  public let facts: TypeFacts

  public var kind: Kind { facts.kind }
  public var name: String { facts.name }
  public var qualifiedName: String { facts.qualifiedName }
  public var inherited: [String] { facts.inherited }
  public var selfRequirements: [String] { facts.selfRequirements }
  public var simpleName: String { facts.simpleName }
  public var body: Node? { node.child(.memberBlock) }
}

/// A stored or computed property, or a method, of a type.
public struct Member: Sendable {
  public enum Kind: Sendable { case property, function, type }

  public let kind: Kind
  public let name: String
  public let isStatic: Bool
  /// The annotated type as written; `nil` when it is inferred.
  public let typeText: String?
  /// The `variableDecl`, `functionDecl`, … node.
  public let node: Node
  /// The `patternBinding` of a property.
  public let binding: Node?
}

public final class Declarations: Sendable {
  let tree: Tree
  public let types: [TypeDeclaration]
  let aliases: [AliasFacts]
  /// Whether the names of SwiftUI mean SwiftUI's types here: the file imports it.
  let importsSwiftUI: Bool
  /// The project around, asked only for what the file does not say.
  let project: (any Project)?
  /// The index of this file alone.
  let home: ProjectIndex
  private let typesByNode: [Node: Int]
  private let typesByName: [String: [Int]]

  /// - Parameter path: the path by which the project knows the file.
  public init(tree: Tree, path: String = "", project: (any Project)? = nil) {
    var types: [TypeDeclaration] = []
    var byNode: [Node: Int] = [:]
    var byName: [String: [Int]] = [:]
    var aliases: [AliasFacts] = []
    // Children come before parents in the tree, so the types around a type are found by walking up.
    for node in tree.allNodes {
      if let alias = AliasFacts(node) { aliases.append(alias) }
      guard let declaration = TypeDeclaration(node) else { continue }
      byNode[node] = types.count
      byName[declaration.simpleName, default: []].append(types.count)
      types.append(declaration)
    }
    self.tree = tree
    self.types = types
    typesByNode = byNode
    typesByName = byName
    self.aliases = aliases
    importsSwiftUI = Self.imports(of: tree).contains { ["SwiftUI", "SwiftUICore", "WidgetKit"].contains($0) }
    self.project = project
    home = ProjectIndex([
      FileFacts(path: path, types: types.map(\.facts), aliases: aliases, importsSwiftUI: importsSwiftUI)
    ])
  }

  /// The names of the type aliases of the file.
  public var aliasNames: [String] { aliases.map(\.name) }

  /// Names of a type with all that the file calls it.
  func aliases(of names: Set<String>) -> Set<String> { names.closed(under: aliases) }

  /// The modules that a file imports, through `#if`.
  static func imports(of tree: Tree) -> Set<String> {
    var modules: Set<String> = []
    func collect(_ list: Node) {
      for item in list.children {
        switch item.kind {
        case .importDecl:
          let path = item.child(.importPath)?.text ?? ""
          modules.insert(String(path.split(separator: ".").first ?? ""))
        case .ifConfigDecl, .ifConfigClause: collect(item)
        default: break
        }
      }
    }
    collect(tree.root)
    return modules
  }

  /// The declaration that a node is.
  public func type(at node: Node) -> TypeDeclaration? { typesByNode[node].map { types[$0] } }

  /// All declarations and extensions of a type in this file, by its simple name.
  public func declarations(named name: String) -> [TypeDeclaration] {
    (typesByName[name] ?? []).map { types[$0] }
  }

  /// The primary declaration of a type in this file, when there is exactly one of the name.
  public func primary(named name: String) -> TypeDeclaration? {
    let found = declarations(named: name).filter { $0.kind != .extension }
    return found.count == 1 ? found.first : nil
  }

  /// The declaration and the extensions of the type that a declaration belongs to.
  public func parts(of type: TypeDeclaration) -> [TypeDeclaration] {
    // Types of one simple name are told apart by where they are nested.
    declarations(named: type.simpleName).filter { $0.qualifiedName == type.qualifiedName }
  }

  /// The members of a type over all its parts in this file.
  public func members(of type: TypeDeclaration) -> [Member] { parts(of: type).flatMap { $0.ownMembers } }
}

extension TypeDeclaration {
  init?(_ node: Node) {
    let kind: Kind
    switch node.kind {
    case .classDecl: kind = .class
    case .structDecl: kind = .struct
    case .enumDecl: kind = .enum
    case .actorDecl: kind = .actor
    case .protocolDecl: kind = .protocol
    case .extensionDecl: kind = .extension
    default: return nil
    }
    guard let name = node.typeName else { return nil }
    self.node = node
    let surroundings = Surroundings(of: node)
    let clause = node.child(.inheritanceClause)?.children.map { $0 } ?? []
    facts = TypeFacts(
      kind: kind, name: name, qualifiedName: (surroundings.names + [name]).joined(separator: "."),
      inherited: clause.flatMap { $0.firstChild.map { Self.names(in: $0) } ?? [] },
      platformInherited: clause.compactMap { namesFramework($0.text) ? strippedTypeName($0.text) : nil },
      selfRequirements: (node.child(.genericWhereClause)?.children.map { $0 } ?? []).compactMap { requirement in
        let parts = requirement.children.map { $0 }
        guard parts.count == 2, parts[0].text == "Self" else { return nil }
        return strippedTypeName(parts[1].text)
      },
      isFilePrivate: surroundings.areFilePrivate || node.isFilePrivate,
      visibleRange: surroundings.visibleRange,
      declaresInitializers: node.child(.memberBlock)?.children.contains { $0.kind == .initializerDecl || $0.kind == .ifConfigDecl } ?? false)
  }

  /// The plain names of an inherited type: both of `A & B`, the inner one of `@unchecked Sendable`.
  private static func names(in type: Node) -> [String] {
    switch type.kind {
    case .identifierType, .memberType: return [strippedTypeName(type.text)]
    case .compositionType: return type.children.flatMap { names(in: $0) }
    case .attributedType: return type.children.filter { $0.kind != .attribute }.flatMap { names(in: $0) }
    default: return []
    }
  }

  /// The members that stand in this declaration, through `#if`.
  public var ownMembers: [Member] { Self.members(in: body) }

  private static func members(in body: Node?) -> [Member] {
    guard let body else { return [] }
    var result: [Member] = []
    func collect(_ list: Node) {
      for item in list.children {
        switch item.kind {
        case .ifConfigDecl:
          item.children.forEach(collect)
        case .variableDecl:
          for binding in item.children where binding.kind == .patternBinding {
            guard let pattern = binding.firstChild, pattern.kind == .identifierPattern else { continue }
            result.append(
              Member(
                kind: .property, name: pattern.text, isStatic: item.isStaticMember,
                typeText: binding.child(.typeAnnotation)?.firstChild?.text, node: item, binding: binding))
          }
        case .functionDecl:
          if let name = item.declaredName {
            result.append(
              Member(kind: .function, name: name, isStatic: item.isStaticMember, typeText: nil, node: item, binding: nil))
          }
        case .enumCaseDecl:
          for element in item.children where element.kind == .enumCaseElement {
            result.append(
              Member(
                kind: .property, name: element.firstToken.kind == .identifier ? item.tree.string(ofToken: element.tokenRange.lowerBound) : "",
                isStatic: true, typeText: nil, node: item, binding: nil))
          }
        default:
          if item.kind.isTypeDeclaration, item.kind != .extensionDecl, let name = item.declaredName {
            result.append(Member(kind: .type, name: name, isStatic: true, typeText: nil, node: item, binding: nil))
          }
        }
      }
    }
    collect(body)
    return result
  }
}

extension Member {
  /// As annotated, or as the initial value plainly says.
  var plainTypeText: String? { typeText ?? binding?.child(.initializerClause)?.firstChild.flatMap { $0.calledTypeName } }
}

extension AliasFacts {
  fileprivate init?(_ node: Node) {
    guard node.kind == .typeAliasDecl, let name = node.declaredName,
      let target = node.child(.typeInitializerClause)?.firstChild
    else { return nil }
    let surroundings = Surroundings(of: node)
    self.init(
      name: name, outerName: surroundings.names.joined(separator: "."), target: target.text,
      isFilePrivate: surroundings.areFilePrivate || node.isFilePrivate)
  }
}

/// The types and functions around a declaration.
private struct Surroundings {
  /// Of the types, outermost first, as far as the function that the declaration stands in.
  private(set) var names: [String] = []
  private(set) var areFilePrivate = false
  /// The bytes of that function.
  private(set) var visibleRange: Range<Int>?

  init(of node: Node) {
    for ancestor in node.ancestors {
      if ancestor.kind.isTypeDeclaration {
        areFilePrivate = areFilePrivate || ancestor.isFilePrivate
        if visibleRange == nil, let name = ancestor.typeName { names.insert(name, at: 0) }
      } else if visibleRange == nil, ancestor.kind == .codeBlock || ancestor.kind == .closureExpr {
        visibleRange = ancestor.range
      }
    }
  }
}

extension Node {
  /// The name of the type that a node declares or extends, as written.
  fileprivate var typeName: String? {
    guard kind == .extensionDecl else { return kind.isTypeDeclaration ? declaredName : nil }
    return children.first { $0.kind == .identifierType || $0.kind == .memberType }.map { strippedTypeName($0.text) }
  }
}

private let frameworks = ["UIKit.", "SwiftUI.", "Foundation.", "Swift.", "QuartzCore."]

/// Whether a type name is written with the name of its framework.
func namesFramework(_ text: String) -> Bool { frameworks.contains { text.hasPrefix($0) } }

/// A type name without generic arguments, optional marks, `any`, `some` and the name of the framework.
public func strippedTypeName(_ text: String) -> String {
  var name = ""
  var depth = 0
  for character in text {
    switch character {
    case "<": depth += 1
    case ">": depth = max(0, depth - 1)
    case " ", "\n", "\t", "\r": if depth == 0, name == "any" || name == "some" || name == "inout" { name = "" }
    case "?", "!": break
    default: if depth == 0 { name.append(character) }
    }
  }
  for framework in frameworks where name.hasPrefix(framework) {
    name.removeFirst(framework.count)
  }
  return name
}

extension Node {
  /// The name that a declaration introduces.
  public var declaredName: String? {
    let keyword: Word
    switch kind {
    case .classDecl: keyword = .class
    case .structDecl: keyword = .struct
    case .enumDecl: keyword = .enum
    case .actorDecl: keyword = .actor
    case .protocolDecl: keyword = .protocol
    case .functionDecl: keyword = .func
    case .typeAliasDecl: keyword = .typealias
    case .associatedTypeDecl: keyword = .associatedtype
    case .macroDecl: keyword = .macro
    default: return nil
    }
    guard let index = ownToken(keyword), index + 1 < tokenRange.upperBound else { return nil }
    return tree.string(ofToken: index + 1).trimmingBackticks
  }

  /// Whether a modifier of the word stands on a declaration: `private`, `lazy`, `override`.
  public func hasModifier(_ word: Word) -> Bool {
    children.contains { $0.kind == .declModifier && $0.firstToken.word == word }
  }

  /// The attribute of a name, without the at sign.
  public func attribute(_ name: String) -> Node? {
    children.first { $0.kind == .attribute && $0.firstChild?.text == name }
  }

  /// Whether only its file can name a declaration.
  var isFilePrivate: Bool {
    children.contains {
      $0.kind == .declModifier && [Word.private, .fileprivate].contains($0.firstToken.word) && $0.tokenRange.count == 1
    }
  }

  public var isStaticMember: Bool { hasModifier(.static) || hasModifier(.class) }

  /// Whether a declaration is `let`, not `var`.
  public var isConstant: Bool { ownToken(.let) != nil }
}

extension String {
  public var trimmingBackticks: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}
