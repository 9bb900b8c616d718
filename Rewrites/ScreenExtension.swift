import Meaning
import Rewriting
import SwiftTree

// What the project adds to `UIScreen`: `extension UIScreen { var pointToPixelRatio: CGFloat { 1 / scale } }`. Where the body
// needs only what traits have, it is written over the nearest traits where the main screen was asked for it.

/// A computed property of an extension of `UIScreen`, as an expression over traits.
struct ScreenExtension {
  /// The expression of the body.
  private let body: Node
  /// The places in it that ask the screen for its scale or its traits.
  private let reads: [Node]
  private let file: FileContext

  /// The property of a name; `nil` when the project has none, more than one, or one that needs a screen.
  init?(named name: String, for file: FileContext) {
    let declarations = file.extensions(of: "UIScreen").flatMap { other in
      other.file.declarations.types.filter { $0.node == other.node }.flatMap(\.ownMembers).filter { $0.name == name }.map { (other.file, $0) }
    }
    guard declarations.count == 1, let (owner, member) = declarations.first, member.kind == .property, !member.isStatic,
      let getter = member.binding?.child(.accessorBlock)?.onlyExpression
    else { return nil }
    self.file = owner
    body = getter
    guard let reads = Self.reads(in: getter, owner), !reads.isEmpty else { return nil }
    self.reads = reads
  }

  /// Whether the scale is a divisor in the body.
  var divides: Bool { reads.contains { $0.baseName == "scale" && Divisor.divides($0.member, in: file) } }

  /// The body over the scale and the traits of a place.
  func text(scale: String, traits: String) -> String {
    var text = ""
    var position = body.range.lowerBound
    for read in reads {
      let node = read.member
      text += String(decoding: file.tree.source[position..<node.range.lowerBound], as: UTF8.self)
      text += read.baseName == "scale" ? scale : traits
      position = node.range.upperBound
    }
    return text + String(decoding: file.tree.source[position..<body.range.upperBound], as: UTF8.self)
  }

  /// Whether the text is one operand wherever it is put.
  var isOperand: Bool { ![.infixOperatorExpr, .ternaryExpr, .asExpr, .isExpr].contains(body.kind) }

  /// The names in an expression that ask the screen; `nil` when it holds anything else than them, numbers and operators.
  private static func reads(in node: Node, _ file: FileContext) -> [Node]? {
    guard !node.subtree.contains(where: { $0.tokenRange.dropFirst().contains { file.tree.tokens[$0].flags.contains(.hasCommentBefore) } })
    else { return nil }
    var reads: [Node] = []
    for part in node.subtree {
      switch part.kind {
      case .integerLiteralExpr, .floatLiteralExpr, .binaryOperatorExpr, .infixOperatorExpr, .tupleExpr, .labeledExpr: continue
      case .declReferenceExpr where part.text == "self": continue
      case .declReferenceExpr where part.text == "scale" || part.text == "traitCollection": reads.append(part)
      case .declReferenceExpr where part.isTraitName: continue
      case .memberAccessExpr: continue
      default: return nil
      }
    }
    return reads
  }
}

extension MainScreen {
  /// The body of a property that the project adds to `UIScreen`, over the nearest traits; `nil` where there are none.
  static func inlined(_ use: MainScreenUse, _ property: ScreenExtension, _ file: FileContext) -> Finding? {
    let place = file.place(of: use.access)
    guard case .traits(let traits, let confidence) = file.traitSource(at: place, what: "the scale") else { return nil }
    let scale = traits + ".displayScale"
    let isFloored = property.divides && file.mayBeUnattached(place, reading: traits)
    let text = property.text(scale: isFloored ? file.floored(scale, at: use.access) : scale, traits: traits)
    let needsParentheses = !property.isOperand && !use.access.withParentheses.standsAlone && use.access.withParentheses == use.access
    let replacement = needsParentheses ? "(\(text))" : text
    return Finding(
      rewrite: id, tier: .review, range: use.access.range,
      message: message(use) + ": use `\(replacement)`" + (confidence.reason.map { "; " + $0 } ?? "") + label(file),
      source: guide.source,
      fix: Fix(title: "write `\(use.member ?? "")` over the traits", edits: use.replacing(with: replacement, in: file.tree)))
  }
}

extension Node {
  /// The expression that an accessor block gives back, when it is all there is.
  var onlyExpression: Node? {
    let items = children.filter(\.isItem)
    guard items.count == 1 else { return nil }
    return items[0].kind == .returnStmt ? items[0].firstChild : items[0]
  }

  /// `self.scale` of `scale`.
  fileprivate var member: Node {
    guard let access = parent, access.kind == .memberAccessExpr, access.firstChild?.text == "self" else { return self }
    return access
  }

  /// `displayScale` of `traitCollection.displayScale`.
  fileprivate var isTraitName: Bool {
    guard let access = parent, access.kind == .memberAccessExpr, access.firstChild != self, let base = access.firstChild else { return false }
    return base.text == "traitCollection" || base.text == "self.traitCollection"
  }
}
