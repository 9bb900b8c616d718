import Meaning
import Rewriting
import SwiftTree

// A measure that is zero until the first layout, from which something is taken off: `size.width - 32` would be a negative
// width, which SwiftUI reports as a fault.

enum FlooredMeasure {
  /// The edits of a use, with a floor of zero around the arithmetic that it stands in.
  static func edits(_ edits: [Edit], of use: MainScreenUse, in file: FileContext) -> [Edit] {
    guard let sum = diminished(use), edits.count == 1, !edits[0].replacement.isEmpty,
      sum.subtree.filter({ $0.kind == .memberAccessExpr && $0.codeText == use.screen.codeText }).count == 1
    else { return edits }
    let isHidden = file.isHidden("max", at: sum) || file.declarations.types.contains { $0.ownMembers.contains { $0.name == "max" } }
    let opening = isHidden ? "Swift.max(" : "max("
    let start = sum.range.lowerBound
    let closing = Edit(insert: ", 0)", at: sum.range.upperBound)
    if edits[0].range.lowerBound == start {
      return [Edit(edits[0].range, with: Array(opening.utf8) + edits[0].replacement), closing]
    }
    return [Edit(insert: opening, at: start), edits[0], closing]
  }

  /// The whole arithmetic that takes something off a measure, where a length is asked for.
  private static func diminished(_ use: MainScreenUse) -> Node? {
    var node = use.measure
    var isDiminished = false
    while let parent = node.parent {
      if parent.kind == .infixOperatorExpr {
        let parts = Array(parent.children)
        guard parts.count == 3, ["+", "-", "*", "/"].contains(parts[1].text) else { break }
        if parts[1].text == "-", parts[0] == node { isDiminished = true }
        node = parent
      } else if node.withParentheses != node {
        node = node.withParentheses
      } else {
        break
      }
    }
    guard isDiminished, let parent = node.parent else { return nil }
    let isLength =
      parent.kind == .labeledExpr
      ? ["width", "height"].contains { parent.codeText.prefix { $0 != ":" }.lowercased().hasSuffix($0) }
      : [.initializerClause, .returnStmt].contains(parent.kind) || node.isImplicitReturn
    return isLength ? node : nil
  }
}
