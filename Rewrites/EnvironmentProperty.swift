import Meaning
import Rewriting
import SwiftTree

// The environment property of a SwiftUI struct: the one that is there, or the edit that adds it once.

/// How a struct reads an environment value.
struct EnvironmentProperty {
  /// The name to write.
  let name: String
  /// The edit that declares the property; `nil` when the struct has it.
  let insertion: Edit?

  /// The property of a struct for a key path such as `displayScale`, or the reason why it can have none.
  static func named(_ key: String, in type: TypeDeclaration, of file: FileContext) -> Result<EnvironmentProperty, Refusal> {
    let members = file.declarations.members(of: type)
    for member in members where member.kind == .property && member.node.readsEnvironment(key) {
      // A property of one `#if` branch is missing in the others.
      guard member.node.parent?.kind == .memberBlock else {
        return .failure(Refusal("`\(type.name)` declares `\(member.name)` only under `#if`"))
      }
      return .success(EnvironmentProperty(name: member.name, insertion: nil))
    }
    if members.contains(where: { $0.name == key }) {
      return .failure(Refusal("`\(type.name)` already has a member called `\(key)` that is no environment property"))
    }
    if let conformance = synthesizedConformance(of: type, members, in: file) {
      return .failure(
        Refusal(
          "`\(type.name)` has its `\(conformance)` conformance from its stored properties, "
            + "which an environment property would break"))
    }
    guard
      let insertion = insertion("@Environment(\\.\(key))", "private var \(key)", after: ["Environment"], in: type)
    else {
      return .failure(Refusal("`\(type.name)` has no place for an environment property"))
    }
    return .success(EnvironmentProperty(name: key, insertion: insertion))
  }

  /// A conformance that the compiler derives from the stored properties, of which `Environment` has none.
  static func synthesizedConformance(of type: TypeDeclaration, _ members: [Member], in file: FileContext) -> String? {
    let witnesses = ["Equatable": "==", "Hashable": "hash", "Encodable": "encode", "Comparable": "=="]
    for part in file.declarations.parts(of: type) {
      for protocolName in part.inherited {
        if protocolName == "Codable" || protocolName == "Decodable" { return protocolName }
        guard let witness = witnesses[protocolName], !members.contains(where: { $0.name == witness }) else { continue }
        return protocolName
      }
    }
    return nil
  }

  /// The edit that declares a property with an attribute: below the last one with one of some attributes, or first in the
  /// struct.
  static func insertion(_ attribute: String, _ property: String, after attributes: [String], in type: TypeDeclaration) -> Edit? {
    guard let body = type.body, let brace = body.tree.tokens[safe: body.tokenRange.lowerBound], brace.kind == .leftBrace,
      let next = body.tree.tokens[safe: body.tokenRange.lowerBound + 1]
    else { return nil }
    let tree = body.tree
    let layout = Layout(tree)
    let declaration = attribute + " " + property
    let properties = body.children.filter { $0.kind == .variableDecl }
    let model = attributes.lazy.compactMap { name in properties.last { $0.attribute(name) != nil }?.attribute(name) }.first
    if let model, let last = model.parent,
      let end = Indentation(tree).endOfLine(of: last)
    {
      let line = layout.newline + layout.indentation(at: last.range.lowerBound)
      // The attribute stands on a line of its own where the file writes it so.
      let isSplit = tree.tokens[model.tokenRange.upperBound].startsLine
      return Edit(insert: line + (isSplit ? attribute + line + property : declaration), at: end)
    }
    guard next.startsLine else { return Edit(insert: " \(declaration)" + (next.kind == .rightBrace ? " " : ";"), at: brace.end) }
    let end = layout.endOfLine(after: brace.end)
    guard end <= next.start, !isInComment(end, before: body.tokenRange.lowerBound + 1, of: tree) else { return nil }
    let indentation = indentation(of: type, layout)
    let first = body.firstChild
    let isProperty = first?.kind == .variableDecl && first?.child(.patternBinding)?.child(.accessorBlock) == nil
    let gap = first == nil || isProperty || layout.isBlankLine(at: end) ? "" : layout.newline
    return Edit(insert: layout.newline + indentation + declaration + gap, at: end)
  }

  /// The indentation of the members: that of the first one that is no `#if`, or one level more than the type's.
  private static func indentation(of type: TypeDeclaration, _ layout: Layout) -> String {
    if let member = type.body?.children.first(where: { $0.kind != .ifConfigDecl }) {
      return layout.indentation(at: member.range.lowerBound)
    }
    let outer = layout.indentation(at: type.node.range.lowerBound)
    return outer + Indentation(type.node.tree).level(besides: outer)
  }

  private static func isInComment(_ offset: Int, before token: Int, of tree: Tree) -> Bool {
    tree.comments(beforeToken: token).contains { $0.lowerBound < offset && offset < $0.upperBound }
  }
}

/// Why something is not done: a clause for the user.
struct Refusal: Error {
  let reason: String
  init(_ reason: String) { self.reason = reason }
}

extension Node {
  /// Whether a property is the environment property of a key: `@Environment(\.displayScale)`.
  fileprivate func readsEnvironment(_ key: String) -> Bool {
    guard let text = attribute("Environment")?.codeText else { return false }
    return text.hasSuffix("(\\.\(key))") || text.hasSuffix("(\\EnvironmentValues.\(key))")
  }
}
