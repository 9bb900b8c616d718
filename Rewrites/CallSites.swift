import Meaning
import SwiftTree

// Who uses what cannot ask for traits itself: the places where somebody has to hand the value over.

/// The places in the project that call or read the member that a place stands in.
struct CallSites {
  /// Those of the same file first.
  let references: [Reference]
  /// Whether some use of the name may be one of this member, or of something else: nobody can tell.
  let areUnclear: Bool
  private let file: FileContext
  private let name: String
  private let owner: String?

  /// `nil` when the member has no name of its own, or a name that half the project uses.
  init?(of place: Place, in file: FileContext) {
    guard let target = Target(place, in: file), let references = file.references(to: target.name) else { return nil }
    self.file = file
    name = target.name
    owner = target.owner
    let relations = references.map { target.relation(to: $0) }
    self.references = zip(references, relations).filter { $0.1 == .meant }.map(\.0)
    areUnclear = relations.contains(.unclear)
  }

  /// " (used in line 12)" behind what is said of a place whose callers have to hand something over; else nothing.
  static func note(on access: Node, in file: FileContext) -> String {
    let place = file.place(of: access)
    switch place.member {
    case .staticMethod, .freeFunction, .globalVariable, .defaultArgument, .accessor(_, _, isStatic: true),
      .initialValue(_, isStatic: true, _):
      break
    case .method:
      let role = place.type.flatMap { file.declarations.role(of: $0).role }
      if role.map({ $0.hasTraits || $0 == .environmentReader }) ?? true { return "" }
    default: return ""
    }
    if file.isTestCode { return "" }
    return CallSites(of: place, in: file)?.clause.map { " (\($0))" } ?? ""
  }

  /// Whether the member is the only function of its name in its type, and no protocol of the project asks for one.
  var haveOneFunction: Bool {
    guard let functions = file.functions(named: name) else { return false }
    let rivals = functions.filter { function in
      let type = function.node.ancestors.first { $0.kind.isTypeDeclaration }
      return type?.kind == .protocolDecl || type.flatMap { function.file.declarations.type(at: $0) }?.simpleName == owner
    }
    return rivals.count == 1
  }

  /// A clause that names them: "used in line 12 and in App/Cell.swift line 3".
  var clause: String? {
    let own = references.filter { $0.file.identity == file.identity }.map(\.line)
    let others = references.filter { $0.file.identity != file.identity }
    guard !references.isEmpty else { return nil }
    var parts: [String] = []
    if !own.isEmpty {
      let lines = Array(Set(own)).sorted()
      let shown = lines.prefix(Self.shownCount).map(String.init).joined(separator: ", ")
      parts.append((lines.count == 1 ? "line " : "lines ") + shown + (lines.count > Self.shownCount ? " and more" : ""))
    }
    parts += others.prefix(Self.shownCount).map { "\($0.file.path) line \($0.line)" }
    if others.count > Self.shownCount { parts.append("\(others.count - Self.shownCount) more places") }
    return "used in " + (parts.count == 1 ? parts[0] : parts.dropLast().joined(separator: ", ") + " and " + parts[parts.count - 1])
  }

  private static let shownCount = 5

  /// What is used, and how its uses look.
  private struct Target {
    enum Relation { case meant, unclear, other }

    let name: String
    /// The simple name of the type that a use has to name; `nil` for what stands at the top of a file.
    let owner: String?
    /// The same type, where the project declares it.
    private let type: ProjectType?
    private let isInstanceMember: Bool

    init?(_ place: Place, in file: FileContext) {
      let node: Node
      switch place.member {
      case .staticMethod(let function), .freeFunction(let function), .method(let function): node = function
      case .accessor(let property, _, isStatic: true), .initialValue(let property, isStatic: true, _): node = property
      case .globalVariable(let variable): node = variable
      case .defaultArgument(let parameter):
        guard let owner = parameter.ancestors.first(where: { [.functionDecl, .initializerDecl].contains($0.kind) }) else { return nil }
        node = owner
      default: return nil
      }
      guard let name = node.kind == .initializerDecl ? place.type?.simpleName : node.declaredName ?? node.child(.patternBinding)?.firstChild?.text
      else { return nil }
      self.name = name
      let isMember = node.isMember && node.kind != .initializerDecl
      owner = isMember ? place.type?.simpleName : nil
      type = isMember ? place.type.flatMap { file.declarations.type(named: $0.name, at: node) } : nil
      isInstanceMember = isMember && !node.isStaticMember
    }

    func relation(to reference: Reference) -> Relation {
      let (node, file) = (reference.node, reference.file)
      guard let access = node.parent, access.kind == .memberAccessExpr, access.firstChild != node || access.text.hasPrefix(".") else {
        return file.local(named: name, at: node) == nil ? relation(toPlain: reference) : .other
      }
      guard let base = access.firstChild, base != node else { return .unclear }
      if owner == nil { return .other }
      let text = base.text
      if isInstanceMember {
        if text == "self" { return isInside(node, file) ? .meant : .unclear }
        return file.obviousType(of: base).map { relation(toTypeNamed: $0, at: node, file) } == .meant ? .meant : .unclear
      }
      if text == "Self" { return isInside(node, file) ? .meant : .unclear }
      guard text.split(separator: ".").last?.first?.isUppercase == true else {
        return text.hasPrefix("type(of") || text == "self" ? .unclear : .other
      }
      return relation(toTypeNamed: text, at: node, file)
    }

    /// What a member of a type is that is named by its bare name.
    private func relation(toPlain reference: Reference) -> Relation {
      let (node, file) = (reference.node, reference.file)
      guard owner != nil else {
        // A member of a type around hides what stands at the top of a file.
        return typesAround(node, file).contains { file.declarations.members(of: $0).contains { $0.name == name } } ? .other : .meant
      }
      if !isInstanceMember {
        switch file.place(of: node).member {
        case .staticMethod, .accessor(_, _, isStatic: true), .initialValue(_, isStatic: true, _), .defaultArgument: break
        default: return .other
        }
      }
      if isInside(node, file) { return .meant }
      return typesAround(node, file).contains { file.declarations.members(of: $0).contains { $0.name == name } } ? .other : .unclear
    }

    /// What a member of the name is when it is asked of a type of some name: an alias, or a subclass, may be the owner.
    private func relation(toTypeNamed text: String, at node: Node, _ file: FileContext) -> Relation {
      let simple = strippedTypeName(text).split(separator: ".").last.map(String.init)
      guard let found = file.declarations.type(named: text, at: node) else {
        return type == nil && simple == owner ? .meant : .unclear
      }
      if found == type { return .meant }
      return found.memberNames.contains(name) ? .other : .unclear
    }

    private func isInside(_ node: Node, _ file: FileContext) -> Bool {
      typesAround(node, file).contains { around in
        around.simpleName == owner && file.declarations.type(named: around.name, at: around.node) == type
      }
    }

    private func typesAround(_ node: Node, _ file: FileContext) -> [TypeDeclaration] {
      node.ancestors.filter { $0.kind.isTypeDeclaration }.compactMap { file.declarations.type(at: $0) }
    }
  }
}

extension Reference {
  /// The name with what it is asked of: `Metrics.hairline`.
  var expression: Node {
    guard let access = node.parent, access.kind == .memberAccessExpr, access.firstChild != node else { return node }
    return access
  }

  /// From 1.
  fileprivate var line: Int { file.tree.line(at: node.range.lowerBound) }
}
