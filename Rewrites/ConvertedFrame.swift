import Meaning
import SwiftTree

// A rectangle that the code has converted to the space of a view. What it is compared with, or taken off, is measured in
// the same space: the bounds of that view.

enum ConvertedFrame {
  /// The view to whose space a rectangle is converted, beside a use in one expression: `window` for
  /// `let frame = convert(bounds, to: window)`, `view` for `let frame = view.convert(frame, from: nil)`, "self" for a
  /// view's own `convert(frame, from: nil)`, "nil" for the space of the window.
  static func space(beside use: MainScreenUse, in file: FileContext) -> String? {
    if let space = space(around: use.measure, in: file) { return space }
    let spaces = Set((file.usesOfConstant(madeOf: use.measure) ?? []).map { space(around: $0, in: file) })
    return spaces.count == 1 ? spaces.first ?? nil : nil
  }

  private static func space(around measure: Node, in file: FileContext) -> String? {
    var whole = measure
    while let parent = whole.parent, [.infixOperatorExpr, .labeledExpr, .tupleExpr].contains(parent.kind) { whole = parent }
    if let call = whole.parent, call.kind == .functionCallExpr { whole = call }
    for node in whole.subtree {
      var value: Node? = node
      if node.kind == .declReferenceExpr { value = file.local(named: node.text, at: node)?.value }
      if let space = value.flatMap(space) { return space }
    }
    return nil
  }

  /// Whether the rectangle is in the space of the type's own view.
  static func isBeside(_ use: MainScreenUse, in file: FileContext) -> Bool { space(beside: use, in: file).map(isOwn) ?? false }

  /// Why the bounds of the type's own view are not in the space of what they are compared with.
  static func objection(to use: MainScreenUse, in file: FileContext) -> String? {
    guard let space = space(beside: use, in: file), !isOwn(space) else { return nil }
    return space == "nil"
      ? "what stands beside it is in the coordinates of the window: measure `window?.bounds`, or convert to the view"
      : "what stands beside it is in the space of `\(space)`: measure its bounds"
  }

  private static func isOwn(_ space: String) -> Bool { ["view", "self.view", "self", "view!"].contains(space) }

  private static func space(of value: Node) -> String? {
    guard value.kind == .functionCallExpr, let callee = value.firstChild?.codeText,
      let name = callee.split(separator: ".").last.map({ $0.filter { $0 != "?" && $0 != "!" } }), ["convert", "location"].contains(name),
      let last = value.children.filter({ $0.kind == .labeledExpr }).last, let other = last.firstChild
    else { return nil }
    switch last.codeText.prefix(while: { $0 != ":" }) {
    case "to", "in": return other.codeText
    case "from": return callee == "convert" ? "self" : String(callee.dropLast(".convert".count))
    default: return nil
    }
  }
}

extension FileContext {
  /// Where the local constant is used whose value an expression is a part of; `nil` where it is a part of none.
  func usesOfConstant(madeOf value: Node) -> [Node]? {
    guard let item = value.item, item.kind == .variableDecl, item.isConstant, !item.isMember, !item.isTopLevel,
      case let bindings = item.children.filter({ $0.kind == .patternBinding }), bindings.count == 1, let pattern = bindings[0].firstChild,
      pattern.kind == .identifierPattern, bindings[0].child(.initializerClause)?.contains(value) == true, let scope = item.parent
    else { return nil }
    return scope.subtree.filter { reference in
      guard reference.kind == .declReferenceExpr, reference.text == pattern.text,
        reference.parent?.kind != .memberAccessExpr || reference.parent?.firstChild == reference
      else { return false }
      return local(named: pattern.text, at: reference)?.node == bindings[0]
    }
  }
}
