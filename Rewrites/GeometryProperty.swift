import Meaning
import Rewriting
import SwiftTree

// The property of a SwiftUI struct that holds the size of its outermost view: the one that is there, or the edits that
// add it once, with the modifier that fills it.

struct GeometryProperty {
  /// The name to write.
  let name: String
  /// The edits that declare and fill the property; none when the struct has it.
  let insertions: [Edit]

  /// The property of a struct whose outermost view is known, or the reason why it can have none.
  static func of(_ body: BodyView, in type: TypeDeclaration, _ file: FileContext) -> Result<GeometryProperty, Refusal> {
    if let name = body.modifiers.lazy.compactMap(\.propertyWithSize).first {
      return .success(GeometryProperty(name: name, insertions: []))
    }
    let members = file.declarations.members(of: type)
    if let conformance = EnvironmentProperty.synthesizedConformance(of: type, members, in: file) {
      return .failure(
        Refusal("`\(type.name)` has its `\(conformance)` conformance from its stored properties, which another would change"))
    }
    guard let name = ["size", "viewSize", "availableSize", "geometrySize"].first(where: { isFree($0, members, type, file) }),
      let property = EnvironmentProperty.insertion(
        "@State", "private var \(name) = CGSize.zero",
        after: ["State", "Environment", "EnvironmentObject", "StateObject", "ObservedObject", "Binding"], in: type)
    else { return .failure(Refusal("`\(type.name)` has no place for a property that holds the size")) }
    let modifier = ".onGeometryChange(for: CGSize.self) { $0.size } action: { \(name) = $0 }"
    return .success(GeometryProperty(name: name, insertions: [property, insertion(of: modifier, after: body)]))
  }

  /// Whether nothing in the struct is called so: no member, no parameter, no local.
  private static func isFree(_ name: String, _ members: [Member], _ type: TypeDeclaration, _ file: FileContext) -> Bool {
    guard !members.contains(where: { $0.name == name }) else { return false }
    return !file.declarations.parts(of: type).compactMap(\.body).contains { body in
      body.subtree.contains { node in
        switch node.kind {
        case .identifierPattern: return node.text == name
        case .declReferenceExpr:
          guard node.text == name else { return false }
          return node.parent?.kind != .memberAccessExpr || node.parent?.firstChild == node && node.nextSibling != nil
        case .functionParameter, .closureParameter, .closureShorthandParameter:
          return node.ownTokens.contains { node.tree.string(ofToken: $0) == name }
        default: return false
        }
      }
    }
  }

  /// The modifier goes below the others, as they are indented.
  private static func insertion(of modifier: String, after body: BodyView) -> Edit {
    let tree = body.expression.tree
    let layout = Layout(tree)
    guard let end = Indentation(tree).endOfLine(of: body.item) else {
      return Edit(insert: modifier, at: body.expression.range.upperBound)
    }
    let last = body.expression.lastToken
    var indentation = layout.indentation(at: last.start)
    let start = layout.startOfLine(before: last.start) + indentation.utf8.count
    let first = tree.tokens[tree.tokenIndex(at: start)]
    if let outermost = body.modifiers.first?.firstChild, let period = outermost.ownToken(.period), tree.tokens[period].startsLine {
      indentation = layout.indentation(at: tree.tokens[period].start)
    } else if ![.rightBrace, .rightParen].contains(first.kind) {
      indentation = layout.indentation(at: body.expression.range.lowerBound)
      indentation += Indentation(tree).level(besides: indentation)
    }
    return Edit(insert: layout.newline + indentation + modifier, at: end)
  }
}

extension Node {
  /// The property that `.onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 }` fills.
  fileprivate var propertyWithSize: String? {
    guard kind == .functionCallExpr, let callee = firstChild, callee.firstChild?.nextSibling?.text == "onGeometryChange",
      child(.labeledExpr)?.codeText == "for:CGSize.self", let transform = child(.closureExpr),
      let action = child(.multipleTrailingClosureElement)?.child(.closureExpr),
      transform.onlyStatement.map({ $0 == "$0.size" || $0.hasSuffix(".size") && transform.child(.closureSignature) != nil }) == true,
      let assignment = action.children.first(where: \.isItem), assignment.kind == .infixOperatorExpr, action.onlyStatement != nil
    else { return nil }
    let parts = Array(assignment.children)
    guard parts.count == 3, parts[1].kind == .assignmentExpr, parts[0].kind == .declReferenceExpr || parts[0].codeText.hasPrefix("self."),
      parts[2].text == "$0" || parts[2].text == action.child(.closureSignature)?.firstChild?.text
    else { return nil }
    return Array(parts[0].subtree).last { $0.kind == .declReferenceExpr }?.text
  }

  private var onlyStatement: String? {
    let items = children.filter(\.isItem)
    return items.count == 1 ? items[0].codeText : nil
  }
}
