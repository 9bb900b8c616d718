import Meaning
import SwiftTree

// A rectangle that the code has converted to the space of a view. What it is compared with, or taken off, is measured in
// the same space: the bounds of that view.

enum ConvertedFrame {
  /// The view to whose space a rectangle is converted, beside a use in one expression: `window` for
  /// `let frame = convert(bounds, to: window)`, `view` for `let frame = view.convert(frame, from: nil)`, "self" for a
  /// view's own `convert(frame, from: nil)`.
  static func space(beside use: MainScreenUse, in file: FileContext) -> String? {
    var whole = use.measure
    while let parent = whole.parent, [.infixOperatorExpr, .labeledExpr, .tupleExpr].contains(parent.kind) { whole = parent }
    if let call = whole.parent, call.kind == .functionCallExpr { whole = call }
    for reference in whole.subtree where reference.kind == .declReferenceExpr {
      if let value = file.local(named: reference.text, at: reference)?.value, let space = space(of: value) { return space }
    }
    return nil
  }

  /// Whether the rectangle is in the space of the type's own view.
  static func isBeside(_ use: MainScreenUse, in file: FileContext) -> Bool {
    space(beside: use, in: file).map { ["view", "self.view", "self"].contains($0) } ?? false
  }

  private static func space(of value: Node) -> String? {
    guard value.kind == .functionCallExpr, let callee = value.firstChild?.codeText, callee == "convert" || callee.hasSuffix(".convert"),
      case let arguments = value.children.filter({ $0.kind == .labeledExpr }), arguments.count == 2, let other = arguments[1].firstChild
    else { return nil }
    let label = arguments[1].codeText.prefix { $0 != ":" }
    if label == "to" { return other.kind == .nilLiteralExpr ? nil : other.codeText }
    return label == "from" ? (callee == "convert" ? "self" : String(callee.dropLast(".convert".count))) : nil
  }
}
