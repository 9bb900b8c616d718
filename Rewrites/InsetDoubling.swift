import Meaning
import Rewriting
import SwiftTree

/// One side's inset counted twice, in any spelling, and what can be written in its place.
struct InsetDoubling {
  /// What holds the doubling: the product, or the sum that both reads are terms of.
  let node: Node
  /// The bytes that the finding is about.
  let range: Range<Int>
  let read: InsetRead
  /// The doubling as written, on one line.
  let spelling: String
  /// What adds up both sides: `view.safeAreaInsets.left + view.safeAreaInsets.right`.
  let sum: String
  /// The edits that write `sum`; empty where it cannot be written here.
  let edits: [Edit]
  /// The operands of the sum around it that an inset rectangle makes superfluous; empty when more than the inset is
  /// doubled: `max(insets.left, 16) * 2`.
  private let doubledTerms: [Node]

  /// `insets.left * 2`, `2 * insets.left`, `(insets.left + 16) * 2`, `2 * side` where `side` is bound to `insets.left`
  init?(product: Node, _ file: FileContext) {
    guard let left = product.firstChild, let sign = left.nextSibling, let right = sign.nextSibling else { return nil }
    let first = left.withoutMinus
    let (two, operand) = first.isTwo ? (first, right) : (right, first)
    guard two.isTwo, let inset = Operand(operand, file) else { return nil }
    node = product
    range = product.range
    read = inset.read
    spelling = product.oneLine
    let isPlain = operand.withoutParentheses == inset.read.access
    doubledTerms = isPlain && left == first ? [product.withParentheses] : []
    var other = inset.opposite
    var edits: [Edit] = []
    if isPlain, !inset.read.side.isFirst {
      other = operand.oneLine
      edits.append(Edit(inset.read.sideName.range, with: inset.read.side.opposite.rawValue))
      sum = "\(inset.opposite) + \(other)"
    } else {
      sum = "\(operand.oneLine) + \(other)"
    }
    guard inset.canRepeat else {
      self.edits = []
      return
    }
    let (open, close) = product.needsParenthesesForSum || left != first ? ("(", ")") : ("", "")
    if two == first {
      edits.append(Edit(two.range.lowerBound..<operand.range.lowerBound, with: open))
      edits.append(Edit(insert: " + \(other)\(close)", at: operand.range.upperBound))
    } else {
      if !open.isEmpty { edits.append(Edit(insert: open, at: operand.range.lowerBound)) }
      edits.append(Edit(sign.range, with: "+"))
      edits.append(Edit(two.range, with: other + close))
    }
    self.edits = Self.joined(edits)
  }

  /// `insets.left + insets.left`, `width - insets.left - 8 - insets.left`
  init?(sum node: Node, _ file: FileContext) {
    guard !node.isLeftOfSum else { return nil }
    let terms = node.terms
    let reads = terms.compactMap { term in file.insetRead(term.node).map { (term: term, read: $0) } }
    func like(_ wanted: (term: Term, read: InsetRead), _ side: InsetSide) -> [(term: Term, read: InsetRead)] {
      reads.filter {
        $0.read.side == side && $0.read.isSameInsets(as: wanted.read)
          && $0.term.isSubtracted == wanted.term.isSubtracted
      }
    }
    // With the opposite side in the same sum, the author thinks of both.
    guard let first = reads.first(where: {
      like($0, $0.read.side).count == 2 && like($0, $0.read.side.opposite).isEmpty
    }) else { return nil }
    let twins = like(first, first.read.side)
    let side = first.read.side
    let changed = twins[side.isFirst ? 1 : 0].read
    self.node = node
    range = twins[0].term.node.range.lowerBound..<twins[1].term.node.range.upperBound
    read = first.read
    let sign = first.term.isSubtracted ? "-" : "+"
    spelling = "\(twins[0].read.access.oneLine) \(sign) \(twins[1].read.access.oneLine)"
    let (head, tail) = side.isFirst ? (side, side.opposite) : (side.opposite, side)
    sum = "\(read.insets.oneLine).\(head) \(sign) \(read.insets.oneLine).\(tail)"
    edits = [Edit(changed.sideName.range, with: side.opposite.rawValue)]
    let isWhole = terms.count == 2 && !first.term.isSubtracted
    doubledTerms = isWhole ? [node.withParentheses] : first.term.isSubtracted ? twins.map(\.term.node) : []
  }

  /// `view.bounds.inset(by: view.safeAreaInsets).width`, where the doubling is subtracted from the width of the view
  /// that the insets are of.
  func insetRectangle(_ file: FileContext) -> (view: ViewReference, text: String, edits: [Edit])? {
    guard let view = read.source.view, read.source.property != "directionalLayoutMargins",
      read.side != .leading, read.side != .trailing, let top = doubledTerms.first?.topOfSum, !top.isClamped
    else { return nil }
    let terms = top.terms
    let removed = terms.filter { doubledTerms.contains($0.node) }
    guard removed.count == doubledTerms.count, removed.allSatisfy(\.isSubtracted),
      let width = terms.first(where: { term in
        guard !term.isSubtracted, let measured = file.measuredRect(term.node.withoutParentheses) else { return false }
        return measured.view == view && measured.isWidth != read.side.isVertical
      })?.node.withoutParentheses, let rect = file.measuredRect(width)?.rect, let size = width.firstChild
    else { return nil }
    let call = ".inset(by: \(read.insets.withoutParentheses.oneLine))"
    let tree = top.tree
    var edits = [Edit(rect.range.upperBound..<size.range.upperBound, with: call)]
    for term in removed {
      guard let sign = term.sign, !term.node.hasComment(after: sign) else { return nil }
      edits.append(Edit(tree.tokens[sign.tokenRange.lowerBound - 1].end..<term.node.range.upperBound, with: ""))
    }
    if terms.count == removed.count + 1, let tuple = top.superfluousParentheses {
      edits.append(Edit(tuple.range.lowerBound..<top.range.lowerBound, with: ""))
      edits.append(Edit(top.range.upperBound..<tuple.range.upperBound, with: ""))
    }
    return (view, "\(rect.oneLine)\(call).\(width.children.reduce(width) { $1 }.text)", Self.joined(edits))
  }

  /// Edits that touch as one.
  private static func joined(_ edits: [Edit]) -> [Edit] {
    edits.sorted().reduce(into: []) { result, edit in
      guard let last = result.last, last.range.upperBound == edit.range.lowerBound else { return result.append(edit) }
      result[result.count - 1] = Edit(
        last.range.lowerBound..<edit.range.upperBound, with: last.replacement + edit.replacement)
    }
  }
}

/// What is doubled: an inset, or an expression that is made of one and of constants.
private struct Operand {
  let read: InsetRead
  /// The same with the opposite side.
  let opposite: String
  /// Whether `opposite` means the same at the place of the operand.
  let canRepeat: Bool

  init?(_ node: Node, _ file: FileContext, depth: Int = 0) {
    let inner = node.withoutParentheses
    if inner.kind == .declReferenceExpr {
      guard depth < 8, let local = file.local(named: inner.text, at: node), let value = local.value,
        let bound = Operand(value, file, depth: depth + 1)
      else { return nil }
      read = bound.read
      opposite = value.kind == .infixOperatorExpr ? "(\(bound.opposite))" : bound.opposite
      let names = value.subtree.filter { $0.kind == .declReferenceExpr && $0.parent?.firstChild == $0 }
      canRepeat = bound.canRepeat && local.kind == .local && local.isConstant && node.runner == value.runner
        && names.allSatisfy { file.local(named: $0.text, at: node)?.node == file.local(named: $0.text, at: value)?.node }
      return
    }
    guard inner.isMadeOfConstants || file.insetRead(inner) != nil else { return nil }
    let reads = node.subtree.compactMap { $0.kind == .memberAccessExpr ? file.insetRead($0) : nil }
    guard reads.count == 1, let read = reads.first else { return nil }
    self.read = read
    opposite = node.oneLine(saying: read.side.opposite.rawValue, at: read.sideName.tokenRange.lowerBound)
    canRepeat = true
  }
}

/// An operand of a sum, with the sign before it.
private struct Term {
  let node: Node
  /// `nil` for the first operand.
  let sign: Node?

  var isSubtracted: Bool { sign?.text == "-" }
}

extension Node {
  private var isSum: Bool {
    kind == .infixOperatorExpr && ["+", "-"].contains(firstChild?.nextSibling?.text)
  }

  fileprivate var isLeftOfSum: Bool { parent.map { $0.isSum && $0.firstChild == self } ?? false }

  /// The whole of the sum that the node is an operand of.
  fileprivate var topOfSum: Node {
    var node = self
    while let parent = node.parent, parent.isSum { node = parent }
    return node
  }

  /// The operands of a sum, in order, not looking into parentheses.
  fileprivate var terms: [Term] {
    var result: [Term] = []
    var node = self
    while node.isSum, let left = node.firstChild, let sign = left.nextSibling, let right = sign.nextSibling {
      result.append(Term(node: right, sign: sign))
      node = left
    }
    result.append(Term(node: node, sign: nil))
    return result.reversed()
  }

  /// Whether `max` keeps the value from falling below something: a rectangle's width is never negative, a sum may be.
  fileprivate var isClamped: Bool {
    let around = ancestors.first { ![.infixOperatorExpr, .tupleExpr, .labeledExpr].contains($0.kind) }
    return around?.kind == .functionCallExpr && ["max", "Swift.max"].contains(around?.firstChild?.text)
  }

  fileprivate var withoutMinus: Node {
    guard kind == .prefixOperatorExpr, text.hasPrefix("-"), let operand = firstChild else { return self }
    return operand
  }

  /// `2`, `2.0`, `CGFloat(2)`
  fileprivate var isTwo: Bool {
    range.count < 14 && ["2", "2.0", "CGFloat(2)", "CGFloat(2.0)", "Double(2)"].contains(text)
  }

  /// Whether a sum in the place of the product would be torn apart by the operators around it.
  fileprivate var needsParenthesesForSum: Bool {
    guard !isLeftOfSum, let parent, parent.kind == .infixOperatorExpr, let sign = parent.firstChild?.nextSibling,
      sign.kind != .assignmentExpr
    else { return parent?.kind == .asExpr || parent?.kind == .isExpr }
    return !["+", "+=", "-=", "*=", "/=", "==", "!=", "<", "<=", ">", ">=", "&&", "||", "??"].contains(sign.text)
  }

  /// One inset with what a person adds to it or holds against it: literals, constants, `max`.
  fileprivate var isMadeOfConstants: Bool {
    switch kind {
    case .integerLiteralExpr, .floatLiteralExpr, .declReferenceExpr: return true
    case .memberAccessExpr:
      return isNameChain && !["width", "height"].contains(children.reduce(self) { $1 }.text)
    case .tupleExpr: return wrappedInParentheses?.isMadeOfConstants ?? false
    case .infixOperatorExpr:
      guard let left = firstChild, let sign = left.nextSibling, let right = sign.nextSibling else { return false }
      return ["+", "??"].contains(sign.text) && left.isMadeOfConstants && right.isMadeOfConstants
    case .functionCallExpr:
      guard let callee = firstChild, ["max", "Swift.max", "min", "CGFloat"].contains(callee.text) else { return false }
      return children.dropFirst().allSatisfy { $0.kind == .labeledExpr && $0.firstChild?.isMadeOfConstants == true }
    default: return false
    }
  }

  /// The parentheses of `(width - inset * 2) / 3`, which hold nothing together when only the width is left in them.
  fileprivate var superfluousParentheses: Node? {
    guard let tuple = parent?.parent, tuple.wrappedInParentheses == self, let around = tuple.parent?.kind,
      around == .infixOperatorExpr || around == .memberAccessExpr,
      !firstToken.flags.contains(.hasCommentBefore), !tuple.lastToken.flags.contains(.hasCommentBefore)
    else { return nil }
    // `return(width - inset * 2)`
    let isAfterKeyword = tree.tokens[safe: tuple.tokenRange.lowerBound - 1]?.kind == .keyword
    return isAfterKeyword && !tuple.firstToken.flags.contains(.hasTriviaBefore) ? nil : tuple
  }

  /// The closure or local function that the node runs in.
  fileprivate var runner: Node? { ancestors.first { $0.kind == .closureExpr || $0.kind == .functionDecl } }

  fileprivate func hasComment(after first: Node) -> Bool {
    (first.tokenRange.lowerBound..<tokenRange.upperBound).contains { tree.tokens[$0].flags.contains(.hasCommentBefore) }
  }
}
