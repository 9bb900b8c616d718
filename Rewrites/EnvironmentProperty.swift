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
    for member in members where member.kind == .property {
      if let attribute = member.node.attribute("Environment"), attribute.codeText.hasSuffix("(\\.\(key))") {
        return .success(EnvironmentProperty(name: member.name, insertion: nil))
      }
    }
    if members.contains(where: { $0.name == key }) {
      return .failure(Refusal("`\(type.name)` already has a member called `\(key)` that is no environment property"))
    }
    guard let insertion = insertion(of: key, in: type) else {
      return .failure(Refusal("`\(type.name)` has no place for an environment property"))
    }
    return .success(EnvironmentProperty(name: key, insertion: insertion))
  }

  private static func insertion(of key: String, in type: TypeDeclaration) -> Edit? {
    guard let body = type.body else { return nil }
    let tree = body.tree
    let declaration = "@Environment(\\.\(key)) private var \(key)"
    let layout = Layout(tree)
    if let last = body.children.filter({ $0.kind == .variableDecl && $0.attribute("Environment") != nil }).last {
      let end = layout.endOfLine(after: last.range.upperBound)
      guard tree.tokens[safe: last.tokenRange.upperBound].map({ $0.start >= end }) ?? true else { return nil }
      return Edit(insert: layout.newline + layout.indentation(at: last.range.lowerBound) + declaration, at: end)
    }
    guard tree.tokens[safe: body.tokenRange.lowerBound]?.kind == .leftBrace else { return nil }
    let brace = tree.tokens[body.tokenRange.lowerBound]
    guard let next = tree.tokens[safe: body.tokenRange.lowerBound + 1] else { return nil }
    guard next.startsLine, let first = body.firstChild else {
      return Edit(insert: " \(declaration)" + (next.kind == .rightBrace ? " " : ";"), at: brace.end)
    }
    let end = layout.endOfLine(after: brace.end)
    let isProperty = first.kind == .variableDecl && first.child(.patternBinding)?.child(.accessorBlock) == nil
    let gap = isProperty || layout.isBlankLine(at: end) ? "" : layout.newline
    return Edit(insert: layout.newline + layout.indentation(at: first.range.lowerBound) + declaration + gap, at: end)
  }
}

/// Why something is not done: a clause for the user.
struct Refusal: Error {
  let reason: String
  init(_ reason: String) { self.reason = reason }
}
