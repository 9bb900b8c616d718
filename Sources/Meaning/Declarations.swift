import SwiftTree

// The declarations of one file: its types with what they inherit, their members, its type aliases.

/// A declaration or extension of a type.
public struct TypeDeclaration: Sendable {
  public enum Kind: Sendable { case `class`, `struct`, `enum`, actor, `protocol`, `extension` }

  public let node: Node
  public let kind: Kind
  /// As written: "Cell", "Feed.Cell" for an extension of a nested type.
  public let name: String
  /// With the types around it: "Feed.Cell".
  public let qualifiedName: String
  /// What it inherits or conforms to, without generic arguments: "UIView".
  public let inherited: [String]
  /// Those of them that are written with the name of a framework: `SwiftUI.View` in a type that is itself called `View`.
  public let platformInherited: Set<String>
  /// What `Self` is required to be: `extension P where Self: UIView`.
  public let selfRequirements: [String]

  public var body: Node? { node.child(.memberBlock) }
  /// "Cell" of "Feed.Cell".
  public var simpleName: String { String(name.split(separator: ".").last ?? Substring(name)) }
  /// "Feed" of "Feed.Cell"; empty at the top of the file.
  var outerName: String { qualifiedName == name ? "" : String(qualifiedName.dropLast(name.count + 1)) }

  /// A type inside a function is seen only there.
  func isVisible(from scope: Node) -> Bool {
    let function = node.ancestors.first { $0.kind.isTypeDeclaration || $0.kind == .codeBlock || $0.kind == .closureExpr }
    guard let function, !function.kind.isTypeDeclaration else { return true }
    return function.contains(scope)
  }
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
  public let types: [TypeDeclaration]
  /// From the simple name to the aliased type as written.
  public let typeAliases: [String: String]
  /// All that a simple name is an alias for: the branches of `#if` give it more than one meaning.
  let aliasTargets: [String: [String]]
  /// Whether the names of SwiftUI mean SwiftUI's types here: the file imports it.
  let importsSwiftUI: Bool
  private let typesByNode: [Node: Int]
  private let typesByName: [String: [Int]]

  init(tree: Tree) {
    var types: [TypeDeclaration] = []
    var byNode: [Node: Int] = [:]
    var byName: [String: [Int]] = [:]
    var aliases: [String: String] = [:]
    var aliasTargets: [String: [String]] = [:]
    // Children come before parents in the tree, so the types around a type are found by walking up.
    for node in tree.allNodes {
      if node.kind == .typeAliasDecl, let name = node.declaredName,
        let target = node.child(.typeInitializerClause)?.firstChild
      {
        aliases[name] = target.text
        aliasTargets[name, default: []].append(target.text)
      }
      guard let declaration = TypeDeclaration(node) else { continue }
      byNode[node] = types.count
      byName[declaration.simpleName, default: []].append(types.count)
      types.append(declaration)
    }
    self.types = types
    typesByNode = byNode
    typesByName = byName
    typeAliases = aliases
    self.aliasTargets = aliasTargets
    importsSwiftUI = Self.imports(of: tree).contains { ["SwiftUI", "SwiftUICore", "WidgetKit"].contains($0) }
  }

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

  /// The types that a name as written means at a node, nested ones by the rules of scopes: those of the innermost type
  /// around the node that has one. More than one: the branches of `#if`, or a name that the file alone cannot tell.
  public func visibleTypes(named name: String, from scope: Node?) -> [TypeDeclaration] {
    let simple = String(name.split(separator: ".").last ?? Substring(name))
    let candidates = declarations(named: simple).filter { $0.kind != .extension }
    guard candidates.count > 0 else { return [] }
    if simple != name {
      return candidates.filter { $0.qualifiedName == name || $0.qualifiedName.hasSuffix("." + name) }
    }
    guard let scope else { return candidates }
    var around: [String] = []
    for ancestor in scope.selfAndAncestors where ancestor.kind.isTypeDeclaration {
      if let type = type(at: ancestor) { around.append(type.qualifiedName) }
    }
    // Innermost first, the top of the file last.
    for outer in around + [""] {
      let found = candidates.filter { $0.outerName == outer && $0.isVisible(from: scope) }
      if !found.isEmpty { return found }
    }
    return []
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
    let name: String?
    if kind == .extension {
      name = node.children.first(where: { $0.kind == .identifierType || $0.kind == .memberType }).map { strippedTypeName($0.text) }
    } else {
      name = node.declaredName
    }
    guard let name else { return nil }
    self.node = node
    self.kind = kind
    self.name = name
    let outer = node.ancestors.compactMap { ancestor -> String? in
      guard ancestor.kind.isTypeDeclaration else { return nil }
      if ancestor.kind == .extensionDecl {
        return ancestor.children.first(where: { $0.kind == .identifierType || $0.kind == .memberType }).map {
          strippedTypeName($0.text)
        }
      }
      return ancestor.declaredName
    }
    qualifiedName = (outer.reversed() + [name]).joined(separator: ".")
    inherited = (node.child(.inheritanceClause)?.children.map { $0 } ?? []).flatMap { inherited -> [String] in
      guard let type = inherited.firstChild else { return [] }
      return Self.names(in: type)
    }
    platformInherited = Set(
      (node.child(.inheritanceClause)?.children.map { $0 } ?? []).compactMap { inherited in
        namesFramework(inherited.text) ? strippedTypeName(inherited.text) : nil
      })
    selfRequirements = (node.child(.genericWhereClause)?.children.map { $0 } ?? []).compactMap { requirement in
      let parts = requirement.children.map { $0 }
      guard parts.count == 2, parts[0].text == "Self" else { return nil }
      return strippedTypeName(parts[1].text)
    }
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
  public var ownMembers: [Member] {
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

  public var isStaticMember: Bool { hasModifier(.static) || hasModifier(.class) }

  /// Whether a declaration is `let`, not `var`.
  public var isConstant: Bool { ownToken(.let) != nil }
}

extension String {
  public var trimmingBackticks: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}
