// An expression as a line of text that shows how it was folded.
import SwiftTree

/// `a + b * c` is `(a + (b * c))`; what has no notation of its own is its kind and its children: `{kind child child}`.
func shape(_ node: Node) -> String {
  let parts = node.children.map(shape)
  func own(_ index: Int) -> String {
    let tokens = node.ownTokens
    return index < tokens.count ? node.tree.string(ofToken: tokens[index]) : ""
  }
  switch node.kind {
  case .declReferenceExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .superExpr,
    .discardAssignmentExpr, .binaryOperatorExpr, .assignmentExpr, .identifierPattern, .wildcardPattern, .regexLiteralExpr,
    .arrowExpr:
    return node.text
  case .stringLiteralExpr where parts.isEmpty: return node.text
  case _ where node.kind.rawName.hasSuffix("Type"): return node.text
  case .infixOperatorExpr: return "(" + parts.joined(separator: " ") + ")"
  case .ternaryExpr: return "(\(parts[0]) ? \(parts[1]) : \(parts[2]))"
  case .prefixOperatorExpr, .inOutExpr: return "(\(own(0))\(parts[0]))"
  case .postfixOperatorExpr, .optionalChainingExpr, .forceUnwrapExpr: return "(\(parts[0])\(own(0)))"
  case .tryExpr, .awaitExpr, .unsafeExpr, .consumeExpr, .copyExpr:
    let words = node.ownTokens.map { node.tree.string(ofToken: $0) }.joined()
    return "(\(words) \(parts[0]))"
  case .isExpr, .asExpr:
    return "(\(parts[0]) \(node.ownTokens.map { node.tree.string(ofToken: $0) }.joined()) \(parts[1]))"
  case .memberAccessExpr: return parts.count == 2 ? "(\(parts[0]).\(parts[1]))" : "(.\(parts[0]))"
  case .labeledExpr: return own(1) == ":" ? own(0) + ":" + parts[0] : parts.joined()
  case .functionCallExpr, .subscriptCallExpr, .tupleExpr, .arrayExpr, .dictionaryExpr, .arrayElement, .dictionaryElement,
    .genericSpecializationExpr, .genericArgumentClause, .genericArgument, .typeExpr, .patternExpr, .expressionPattern,
    .valueBindingPattern, .multipleTrailingClosureElement, .keyPathExpr, .keyPathComponent, .closureExpr, .ifExpr,
    .switchExpr, .stringLiteralExpr, .expressionSegment, .macroExpansionExpr:
    return "{" + ([node.kind.shortName] + parts).joined(separator: " ") + "}"
  default: return "{" + (["\(node.kind)"] + parts).joined(separator: " ") + "}"
  }
}

extension NodeKind {
  fileprivate var rawName: String { "\(self)" }

  fileprivate var shortName: String {
    switch self {
    case .functionCallExpr: "call"
    case .subscriptCallExpr: "subscript"
    case .genericSpecializationExpr: "generic"
    case .genericArgumentClause: "<>"
    case .multipleTrailingClosureElement: "trailing"
    default: rawName.hasSuffix("Expr") ? String(rawName.dropLast(4)) : rawName
    }
  }
}
