import Meaning
import SwiftTree

// A rectangle that the code has converted to the space of a view. What it is compared with, or taken off, is measured in
// the same space: the bounds of that view.

enum ConvertedFrame {
  /// The view to whose space a rectangle is converted, beside a use in one expression: `window` for
  /// `let frame = convert(bounds, to: window)`, `view` for `let frame = view.convert(frame, from: nil)`, "self" for a
  /// view's own `convert(frame, from: nil)`, "nil" for the space of the window.
  static func space(beside use: MainScreenUse, in file: FileContext) -> String? {
    var whole = use.measure
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
