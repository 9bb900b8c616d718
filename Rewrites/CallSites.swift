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
    self.references = references.filter { target.relation(to: $0) == .meant }
    areUnclear = references.contains { target.relation(to: $0) == .unclear }
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
    /// The type that a use has to name; `nil` for what stands at the top of a file.
    let owner: String?
    private let isInstanceMember: Bool

    init?(_ place: Place, in file: FileContext) {
      var node: Node
      switch place.member {
      case .staticMethod(let function), .freeFunction(let function), .method(let function): node = function
      case .accessor(let property, _, isStatic: true), .initialValue(let property, isStatic: true, _): node = property
      case .globalVariable(let variable): node = variable
      case .defaultArgument(let parameter):
        guard let owner = parameter.ancestors.first(where: { [.functionDecl, .initializerDecl].contains($0.kind) }) else { return nil }
        node = owner
      default: return nil
      }
      let type = place.type?.simpleName
      if node.kind == .initializerDecl {
        guard let type else { return nil }
        (name, owner, isInstanceMember) = (type, nil, false)
        return
      }
      guard let name = node.declaredName ?? node.child(.patternBinding)?.firstChild?.text else { return nil }
      self.name = name
      owner = node.isMember ? type : nil
      isInstanceMember = node.isMember && !node.isStaticMember
    }

    func relation(to reference: Reference) -> Relation {
      let (node, file) = (reference.node, reference.file)
      guard let access = node.parent, access.kind == .memberAccessExpr, access.firstChild != node || access.text.hasPrefix(".") else {
        if file.local(named: name, at: node) != nil { return .other }
        let around = node.ancestors.filter { $0.kind.isTypeDeclaration }.compactMap { file.declarations.type(at: $0) }
        // A member of the type around hides what stands at the top of a file, or in a type further out.
        for type in around {
          if type.simpleName == owner { return .meant }
          if file.declarations.members(of: type).contains(where: { $0.name == name }) { return .other }
        }
        return owner == nil ? .meant : .unclear
      }
      guard let base = access.firstChild, base != node else { return .unclear }
      let text = base.text
      guard let owner else { return .other }
      let isType = text == "Self" || text.split(separator: ".").last.map(String.init) == owner
      if !isInstanceMember { return isType ? .meant : text.hasPrefix("type(of") ? .unclear : .other }
      if text == "self" {
        let around = node.ancestors.first { $0.kind.isTypeDeclaration }.flatMap { file.declarations.type(at: $0) }
        return around?.simpleName == owner ? .meant : .unclear
      }
      let type = file.obviousType(of: base).map(strippedTypeName)
      return type.map { $0.split(separator: ".").last.map(String.init) == owner } == true ? .meant : .unclear
    }
  }
}

extension Reference {
  /// From 1.
  fileprivate var line: Int { file.tree.line(at: node.range.lowerBound) }
}
