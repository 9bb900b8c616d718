import Meaning
import Rewriting
import SwiftTree

/// One side's inset that is taken for both sides becomes the insets of both.
public enum SymmetricInsets: Rewrite {
  public static let id = "symmetric-insets"
  public static let words = ["safeAreaInsets", "layoutMargins", "directionalLayoutMargins"]

  public static let guide = Guide(
    summary: "handles opposite insets each on its own where code takes one for both",
    before: """
      import UIKit

      final class GalleryViewController: UIViewController {
        private func columnWidth(columns: CGFloat) -> CGFloat {
          (view.bounds.width - view.safeAreaInsets.left * 2) / columns
        }

        private func contentWidth(of label: UILabel) -> CGFloat {
          label.intrinsicContentSize.width + view.safeAreaInsets.left * 2
        }
      }

      """,
    after: """
      import UIKit

      final class GalleryViewController: UIViewController {
        private func columnWidth(columns: CGFloat) -> CGFloat {
          view.bounds.inset(by: view.safeAreaInsets).width / columns
        }

        private func contentWidth(of label: UILabel) -> CGFloat {
          label.intrinsicContentSize.width + view.safeAreaInsets.left + view.safeAreaInsets.right
        }
      }

      """,
    leavesAlone: [
      "subtractions that name both sides, and comparisons where the opposite side is asked as well",
      "insets that the code designs: `contentInset`, `sectionInset`, constants, parameters of type `UIEdgeInsets`",
      "margins that `insetsLayoutMarginsFromSafeArea = false` keeps apart from the safe area",
      "fallbacks that are not written as numbers, and comparisons of the top or the bottom inset",
      "AppKit, whose rectangles cannot be inset this way",
    ],
    safety: """
      A fix is safe where the width or height and the insets belong to one view: it gives the same number where the insets \
      are equal. Widths from elsewhere, directional and SwiftUI insets, margins that the file sets itself and views of \
      unknown type need a look. The width of `frame` is as good as that of `bounds`.
      """,
    source: "000 block 1, 7:30 and 6:06; 004, Rules that matter, and why")

  public static func findings(in file: FileContext) -> [Finding] {
    guard !file.isForAppKit else { return [] }
    return file.tree.allNodes.compactMap { node -> Finding? in
      guard let found = finding(node, file), !node.isInactive, !file.availability(at: node).isUnreachable else { return nil }
      return found
    }
  }

  private static func finding(_ node: Node, _ file: FileContext) -> Finding? {
    if node.kind == .functionCallExpr { return call(node, file) }
    guard node.kind == .infixOperatorExpr, let sign = node.firstChild?.nextSibling else { return nil }
    switch sign.text {
    case "*": return InsetDoubling(product: node, file).flatMap { doubled($0, file) }
    case "+", "-": return InsetDoubling(sum: node, file).flatMap { doubled($0, file) }
    case "??": return fallback(node, file)
    case ">", ">=", "<", "<=", "==", "!=": return decision(node, file)
    default: return nil
    }
  }

  /// The ladder for every doubling: the inset rectangle, the sum of both sides, or why neither.
  private static func doubled(_ doubling: InsetDoubling, _ file: FileContext) -> Finding? {
    let source = doubling.read.source
    let fault = "`\(doubling.spelling)` takes the \(doubling.read.side) inset for both sides"
    var doubts: [String] = []
    if source.property != "safeAreaInsets", let view = source.view {
      guard !file.sets(["insetsLayoutMarginsFromSafeArea"], of: view, to: "false") else { return nil }
      if file.sets(["layoutMargins", "directionalLayoutMargins"], of: view) {
        doubts.append("the file sets these margins, and the system adds the safe area to them")
      }
    }
    guard doubling.read.source.isRepeatable else {
      return manual(doubling.range, "\(fault); bind the insets to a constant, then take each side from it", file)
    }
    if let rectangle = doubling.insetRectangle(file) {
      if !file.isCertainlyView(rectangle.view, at: doubling.node) {
        doubts.append("nothing here says that `\(rectangle.view.path.isEmpty ? "self" : rectangle.view.path)` is a view")
      }
      return fixed(
        doubling, "\(fault): use `\(rectangle.text)`", rectangle.edits, tier: doubts.isEmpty ? .safe : .review, doubts, file)
    }
    guard !doubling.edits.isEmpty else {
      return manual(doubling.range, "\(fault); add the \(doubling.read.side.opposite) inset where it is read", file)
    }
    if source.property == "safeAreaInsets", doubling.read.side == .leading || doubling.read.side == .trailing {
      doubts.append("the size that a `GeometryReader` gives leaves out the safe area already, unless it is ignored")
    }
    return fixed(doubling, "\(fault): use `\(doubling.sum)`", doubling.edits, tier: .review, doubts, file)
  }

  // MARK: Calls

  /// Calls that treat both sides alike: `max(left, right)`, `insetBy(dx:dy:)`, insets of twice the same side.
  private static func call(_ node: Node, _ file: FileContext) -> Finding? {
    guard let callee = node.firstChild else { return nil }
    let arguments = node.children.filter { $0.kind == .labeledExpr }.map { ArgumentOfCall($0) }
    switch callee.children.reduce(callee, { $1 }).text {
    case "max" where callee.kind == .declReferenceExpr || callee.text == "Swift.max":
      let reads = arguments.compactMap { $0.value.flatMap(file.insetRead) }
      guard let first = reads.first,
        reads.contains(where: { $0.side == first.side.opposite && $0.isSameInsets(as: first) })
      else { return nil }
      return manual(
        node.range, "`\(node.oneLine)` gives the larger inset to both sides; use each inset on its own side", file)
    case "insetBy":
      for argument in arguments {
        guard let read = argument.value.flatMap(file.insetRead), read.side.isVertical == (argument.label == "dy") else {
          continue
        }
        return manual(
          argument.range,
          "`insetBy(dx:dy:)` takes the \(read.side) inset from both sides; use `inset(by:)` with an inset for each", file)
      }
      return nil
    case "padding":
      guard arguments.count == 2, let edges = arguments[0].value?.text, edges == ".horizontal" || edges == ".vertical",
        let read = arguments[1].value.flatMap(file.insetRead), read.side.isVertical == (edges == ".vertical")
      else { return nil }
      return manual(
        arguments[1].range, "`\(edges)` gives the \(read.side) inset to both sides; pad each side with its own inset", file)
    case "UIEdgeInsets", "NSDirectionalEdgeInsets", "EdgeInsets":
      for argument in arguments {
        guard let label = InsetSide(rawValue: argument.label), let read = argument.value.flatMap(file.insetRead),
          read.side == label.opposite,
          let partner = arguments.first(where: { $0.label == read.side.rawValue })?.value.flatMap(file.insetRead),
          partner.side == read.side, partner.isSameInsets(as: read)
        else { continue }
        let edit = Edit(read.sideName.range, with: label.rawValue)
        return Finding(
          rewrite: id, tier: .review, range: read.access.range,
          message: "`\(read.access.oneLine)` is the \(read.side) inset on both sides: use `\(read.insets.oneLine).\(label)`"
            + testLabel(file),
          source: guide.source, fix: Fix(title: "use the \(label) inset on its own side", edits: [edit]))
      }
      return nil
    default:
      return nil
    }
  }

  // MARK: Fallbacks and decisions

  /// `window?.safeAreaInsets.top ?? 59`
  private static func fallback(_ node: Node, _ file: FileContext) -> Finding? {
    guard let left = node.firstChild, let value = left.nextSibling?.nextSibling, let read = file.insetRead(left),
      read.source.property == "safeAreaInsets", [.integerLiteralExpr, .floatLiteralExpr].contains(value.kind),
      value.text.contains(where: { "123456789".contains($0) })
    else { return nil }
    return Finding(
      rewrite: id, tier: .review, range: value.range,
      message: "the fallback `\(value.text)` is the \(read.side) inset of one display: use `0`" + testLabel(file),
      source: "004, Rules that matter, and why",
      fix: Fix(title: "use `0` where there is no inset", edits: [Edit(value.range, with: "0")]))
  }

  /// `insets.left > 0` where nothing around it asks the opposite side, or uses the inset that it asks for.
  private static func decision(_ node: Node, _ file: FileContext) -> Finding? {
    let operands = [node.firstChild, node.firstChild?.nextSibling?.nextSibling].compactMap { $0 }
    guard operands.count == 2, let read = operands.compactMap(file.insetRead).first, !read.side.isVertical,
      operands.contains(where: { [.integerLiteralExpr, .floatLiteralExpr].contains($0.kind) || $0.text == ".zero" }),
      let statement = node.item
    else { return nil }
    let around = statement.kind == .guardStmt ? statement.parent ?? statement : statement
    let others = around.subtree.lazy.compactMap(file.insetRead).filter { $0.access != read.access }
    guard !others.contains(where: { !$0.side.isVertical && $0.isSameInsets(as: read) }) else { return nil }
    return manual(
      node.range,
      "`\(node.oneLine)` decides by the \(read.side) inset alone; ask both sides, or what the decision is about", file)
  }

  // MARK: Findings

  private static func fixed(
    _ doubling: InsetDoubling, _ message: String, _ edits: [Edit], tier: Tier, _ doubts: [String], _ file: FileContext
  ) -> Finding {
    Finding(
      rewrite: id, tier: tier, range: doubling.range,
      message: ([message] + doubts).joined(separator: "; ") + testLabel(file), source: guide.source,
      fix: Fix(title: "handle each side's inset on its own", edits: edits))
  }

  private static func manual(_ range: Range<Int>, _ message: String, _ file: FileContext) -> Finding {
    Finding(rewrite: id, tier: .manual, range: range, message: message + testLabel(file), source: guide.source)
  }

  private static func testLabel(_ file: FileContext) -> String { file.isTestCode ? " (test code)" : "" }
}

/// An argument with its label; empty where there is none.
private struct ArgumentOfCall {
  let label: String
  let value: Node?
  let range: Range<Int>

  init(_ node: Node) {
    let name = node.ownTokens.first.map { node.tree.string(ofToken: $0) } ?? ""
    label = name == "," ? "" : name
    value = node.firstChild
    range = node.firstToken.start..<(node.firstChild?.range.upperBound ?? node.range.upperBound)
  }
}

extension FileContext {
  /// Files that import AppKit and not UIKit.
  fileprivate var isForAppKit: Bool {
    let modules = tree.root.children.filter { $0.kind == .importDecl }.compactMap { $0.child(.importPath)?.text }
    return modules.contains { $0 == "AppKit" || $0 == "Cocoa" } && !modules.contains("UIKit")
  }

  /// Whether a view's type is said in this file, or its name is that of UIKit's own property.
  fileprivate func isCertainlyView(_ view: ViewReference, at node: Node) -> Bool {
    if view.path.isEmpty {
      let type = node.ancestors.first { $0.kind.isTypeDeclaration }.flatMap { declarations.type(at: $0) }
      guard case .known(let role)? = type.map({ declarations.role(of: $0) }) else { return false }
      return PlatformTypes.isView(role)
    }
    let names = view.path.split(separator: ".").map(String.init)
    if let last = names.last, ["view", "contentView", "window", "superview"].contains(last) { return true }
    guard names.count == 1, let name = names.first,
      let type = local(named: name, at: node).map(\.typeText) ?? memberType(named: name, at: node),
      case .known(let role) = declarations.role(ofTypeNamed: type)
    else { return false }
    return PlatformTypes.isView(role)
  }
}
