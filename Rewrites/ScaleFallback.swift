import Meaning
import Rewriting
import SwiftTree

// A choice between the main screen and something else: what stands on the other side, and what decides.

extension MainScreenUse {
  /// `1` where the screen stands in for traits without a scale: it divides, and multiplies, without harm. Only where a number
  /// without a type of its own is as good.
  func oneInstead(in file: FileContext) -> Fix? {
    let value = access.withParentheses
    guard let parent = value.parent else { return nil }
    let parts = Array(parent.children)
    let isAssigned = parent.kind == .infixOperatorExpr && parts.count == 3 && parts[1].kind == .assignmentExpr && parts[2] == value
    guard parent.kind == .returnStmt || isAssigned || access.otherSide?.codeText.hasSuffix("isplayScale") == true else { return nil }
    return Fix(title: "it stands in for traits without a scale, where `1` is safe", edits: replacing(with: "1", in: file.tree))
  }
}

extension Node {
  /// The other value of `x ?? access` or of `condition ? x : access`.
  var otherSide: Node? {
    let value = withParentheses
    guard let parent = value.parent else { return nil }
    let parts = Array(parent.children)
    switch parent.kind {
    case .infixOperatorExpr where parts.count == 3 && parts[1].text == "??" && parts[2] == value: return parts[0]
    case .ternaryExpr: return parts.dropFirst().first { $0 != value }
    default: return nil
    }
  }

  /// Whether an expression asks for traits or a screen of its own.
  var asksDisplay: Bool {
    let text = text.lowercased()
    return text.contains("displayscale") || text.contains("screen") || text.contains("trait")
  }

  /// Whether the access is what is left when a condition finds no `displayScale`: the traits would say zero there.
  func isForMissingScale(_ file: FileContext) -> Bool {
    for ancestor in ancestors {
      if ancestor.isMember || ancestor.isTopLevel { return false }
      let conditions: [Node]
      switch ancestor.kind {
      case .ternaryExpr: conditions = Array(ancestor.children)
      case .ifExpr, .guardStmt: conditions = ancestor.children.filter { $0.kind == .conditionElement }
      default: continue
      }
      if conditions.contains(where: { !$0.contains(self) && $0.comparesDisplayScale(file) }) { return true }
    }
    return false
  }

  /// `traitCollection.displayScale > 0`, or the same of a local that holds it.
  private func comparesDisplayScale(_ file: FileContext) -> Bool {
    subtree.contains { comparison in
      guard comparison.kind == .infixOperatorExpr else { return false }
      let parts = Array(comparison.children)
      guard parts.count == 3, [">", "==", "!=", "<", ">=", "<="].contains(parts[1].text) else { return false }
      return [parts[0], parts[2]].contains { side in
        side.codeText.contains("isplayScale")
          || (side.kind == .declReferenceExpr && file.local(named: side.text, at: side)?.value?.codeText.contains("isplayScale") == true)
      }
    }
  }
}
