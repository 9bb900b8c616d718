import Meaning
import Rewriting
import SwiftTree

// Uses of new API in a condition: the check becomes one more condition before it, where that leaves older systems what
// they would have without the API.

extension DuoAPIUse {
  /// The condition that a check can stand before, with its statement.
  private var condition: (element: Node, statement: Node)? {
    var child = node
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .conditionElement:
        guard let statement = ancestor.parent, [.ifExpr, .guardStmt, .whileStmt].contains(statement.kind),
          child.kind == .optionalBindingCondition || fails(child)
        else { return nil }
        return (ancestor, statement)
      case .closureExpr, .codeBlock, .memberBlock: return nil
      default: child = ancestor
      }
    }
    return nil
  }

  /// Whether a condition would not hold on a device without the API: no edge, no region.
  private func fails(_ condition: Node) -> Bool {
    switch condition.kind {
    case .tupleExpr:
      return condition.firstChild?.firstChild.map(fails) ?? false
    case .infixOperatorExpr:
      let parts = Array(condition.children)
      guard parts.count == 3 else { return false }
      if parts[1].text == "&&" { return [parts[0], parts[2]].contains { $0.contains(node) && fails($0) } }
      return parts[1].text == "==" && api.name == "verticalBarEdge" && parts[0].contains(node)
        && [".leading", ".trailing"].contains(parts[2].text)
    case .prefixOperatorExpr:
      guard condition.text.hasPrefix("!"), api.name == "reservedRegions", let access = condition.firstChild else { return false }
      return access.kind == .memberAccessExpr && access.firstChild == call && access.text.hasSuffix(".isEmpty")
    default:
      return false
    }
  }

  /// The fix that checks in the condition, and whether nothing else hangs on it.
  var fixInCondition: (fix: Fix, isSafe: Bool)? {
    switch api.shape {
    case .property, .method: break
    case .modifier, .type, .environment, .placement: return nil
    }
    guard let (element, statement) = condition else { return nil }
    let edit = Edit(insert: "#available(iOS \(api.version), *), ", at: element.range.lowerBound)
    return Fix(title: "check for iOS \(api.version)", edits: [edit], sharesEdits: true).map { ($0, statement.kind == .ifExpr) }
  }
}
