import Meaning
import Rewriting
import SwiftTree

/// `UIScreen.main.scale` becomes the scale of the display that shows the view.
public enum DisplayScale: Rewrite {
  public static let id = "display-scale"
  public static let words = ["UIScreen"]

  public static let guide = Guide(
    summary: "reads the display scale from the nearest trait environment instead of the main screen",
    before: """
      import UIKit

      final class SeparatorView: UIView {
        func updateLine() {
          layer.borderWidth = 1 / UIScreen.main.scale
        }
      }

      """,
    after: """
      import UIKit

      final class SeparatorView: UIView {
        func updateLine() {
          layer.borderWidth = 1 / traitCollection.displayScale
        }
      }

      """,
    leavesAlone: [
      "static members, globals, free functions and default arguments: nothing there has traits",
      "layers, images and model types: the view that owns them knows the scale",
      "code before `super.init`, closures that hold `self` weakly, code on a background queue",
      "types whose superclass is declared in another file",
    ],
    safety: """
      A fix is safe where `self` or a parameter is certain to have traits; it reads the same number on a device with one \
      display. Where the view may not be in a window yet and the value is a divisor, the fix keeps it from being zero. \
      Closures that would have to capture `self` anew, stored initial values and types known only by what they override \
      need a look.
      """,
    source: "000 block 1, 9:25 and 3:57; UITraitCollection.displayScale; EnvironmentValues.displayScale")

  public static func findings(in file: FileContext) -> [Finding] {
    MainScreenUse.all(in: file).filter { $0.member == "scale" }.map { finding($0, file) }
  }

  private static func finding(_ use: MainScreenUse, _ file: FileContext) -> Finding {
    let place = file.place(of: use.access)
    switch file.traitSource(at: place, what: "the scale") {
    case .none(let reason):
      return manual(use, reason, file)
    case .traits(let traits, let confidence):
      let isDivisor = isDivisor(use.access, file)
      let scale = "\(traits).displayScale"
      let needsFloor = isDivisor && file.mayBeUnattached(place)
      return fixed(
        use, [(use, needsFloor ? "max(\(scale), 1)" : scale)], confidence: confidence,
        note: keptNote(use.access, place, file), file: file)
    case .environment(let reader):
      switch EnvironmentProperty.named("displayScale", in: reader.type, of: file) {
      case .failure(let refusal):
        return manual(use, refusal.reason, file)
      case .success(let property):
        let name = file.local(named: property.name, at: use.access) == nil ? property.name : "self." + property.name
        return fixed(
          use, [(use, name)], adding: property.insertion, confidence: reader.confidence, note: nil, file: file)
      }
    case .storedInitialValue(let type, let role):
      switch computedProperty(use, type, role, file) {
      case .failure(let refusal): return manual(use, refusal.reason, file)
      case .success(let finding): return finding
      }
    }
  }

  // MARK: Findings

  private static func fixed(
    _ use: MainScreenUse, _ replacements: [(MainScreenUse, String)], adding insertion: Edit? = nil,
    confidence: TraitSource.Confidence, note: String?, file: FileContext
  ) -> Finding {
    let text = replacements[0].1
    var message = "`\(use.spelling)` is the scale of one of two displays: use `\(text)`"
    if let note { message += "; \(note)" }
    var tier = Tier.safe
    if case .review(let reason) = confidence {
      tier = .review
      message += "; \(reason)"
    } else if isFallback(use.access) {
      tier = .review
      message += "; the other side already asks the right display"
    }
    var edits = use.replacing(with: text, in: file.tree)
    if let insertion { edits.append(insertion) }
    return Finding(
      rewrite: id, tier: tier, range: use.access.range, message: message + label(file), source: guide.source,
      fix: Fix(title: "replace `\(use.spelling)` by `\(text)`", edits: edits, sharesEdits: insertion != nil))
  }

  private static func manual(_ use: MainScreenUse, _ reason: String, _ file: FileContext) -> Finding {
    Finding(
      rewrite: id, tier: .manual, range: use.access.range,
      message: "`\(use.spelling)` is the scale of one of two displays; \(reason)" + label(file), source: guide.source)
  }

  private static func label(_ file: FileContext) -> String { file.isTestCode ? " (test code)" : "" }

  // MARK: What the value is for

  /// Whether the value divides something, here or through the constant that it is bound to.
  private static func isDivisor(_ access: Node, _ file: FileContext) -> Bool {
    let value = access.withConversions
    if let infix = value.parent, infix.kind == .infixOperatorExpr {
      let parts = Array(infix.children)
      if parts.count == 3, parts[2] == value, parts[1].text == "/" || parts[1].text == "/=" { return true }
    }
    guard let clause = value.parent, clause.kind == .initializerClause, let binding = clause.parent,
      binding.kind == .patternBinding, let name = binding.firstChild, name.kind == .identifierPattern,
      let body = binding.ancestors.first(where: { $0.kind.holdsItems }), body.kind != .memberBlock
    else { return false }
    return body.subtree.contains { reference in
      guard reference.kind == .declReferenceExpr, reference.text == name.text else { return false }
      let value = reference.withConversions
      guard let infix = value.parent, infix.kind == .infixOperatorExpr else { return false }
      let parts = Array(infix.children)
      return parts.count == 3 && parts[2] == value && parts[1].text == "/"
    }
  }

  /// A note where the value is stored and nothing stores it again when the view moves to the other display.
  private static func keptNote(_ access: Node, _ place: Place, _ file: FileContext) -> String? {
    if case .method(let function) = place.member, let name = function.declaredName,
      ["layoutSubviews", "draw", "viewDidLayoutSubviews", "viewWillLayoutSubviews", "updateConstraints",
        "traitCollectionDidChange", "layoutSublayers", "updateViewConstraints", "display"].contains(name)
    {
      return nil
    }
    guard let item = access.item, item.kind == .infixOperatorExpr else { return nil }
    let parts = Array(item.children)
    guard parts.count == 3, parts[1].kind == .assignmentExpr, !parts[0].contains(access) else { return nil }
    if parts[0].kind == .declReferenceExpr, file.local(named: parts[0].text, at: access) != nil { return nil }
    return "the value is kept, set it again when the display scale changes"
  }

  /// Whether the access is one side of a choice whose other side asks for traits or a screen of its own.
  private static func isFallback(_ access: Node) -> Bool {
    let value = access.withParentheses
    guard let parent = value.parent else { return false }
    let parts = Array(parent.children)
    switch parent.kind {
    case .infixOperatorExpr:
      return parts.count == 3 && parts[1].text == "??" && parts[2] == value
    case .ternaryExpr:
      return parts.dropFirst().contains { $0 != value && ($0.text.contains("displayScale") || $0.text.contains("creen")) }
    default:
      return false
    }
  }

  // MARK: Stored initial values

  /// `let hairline = 1 / UIScreen.main.scale` becomes a computed property, which never goes stale.
  private static func computedProperty(
    _ use: MainScreenUse, _ type: TypeDeclaration, _ role: TypeRole, _ file: FileContext
  ) -> Result<Finding, Refusal> {
    guard let binding = use.access.ancestors.first(where: { $0.kind == .patternBinding }),
      let property = binding.parent, let clause = binding.child(.initializerClause), let value = clause.firstChild,
      let pattern = binding.firstChild, pattern.kind == .identifierPattern
    else { return .failure(Refusal("the initial value of a property has no `self`")) }
    guard property.children.filter({ $0.kind == .patternBinding }).count == 1, binding.child(.accessorBlock) == nil else {
      return .failure(Refusal("the initial value of a property has no `self`: give each property its own declaration first"))
    }
    guard property.isConstant else {
      return .failure(Refusal("the initial value of a property has no `self`: set `\(pattern.text)` where the view is at hand"))
    }
    guard property.children.allSatisfy({ $0.kind != .attribute }), isArithmetic(value, use) else {
      return .failure(
        Refusal("the initial value of a property has no `self`: compute `\(pattern.text)` where the view is at hand"))
    }
    guard let keyword = property.ownToken(.let), let equal = clause.ownToken(.equal) else {
      return .failure(Refusal("the initial value of a property has no `self`"))
    }
    var text = "traitCollection.displayScale"
    var insertion: Edit?
    if role == .environmentReader {
      guard let primary = file.declarations.parts(of: type).first(where: { $0.kind == .struct }) else {
        return .failure(Refusal("the declaration of `\(type.name)` is in another file"))
      }
      switch EnvironmentProperty.named("displayScale", in: primary, of: file) {
      case .failure(let refusal): return .failure(refusal)
      case .success(let property):
        text = property.name
        insertion = property.insertion
      }
    } else if isDivisor(use.access, file) {
      text = "max(\(text), 1)"
    }
    let isAnnotated = binding.child(.typeAnnotation) != nil
    let tree = file.tree
    var edits = [Edit(tree.tokens[keyword].range, with: "var")]
    // ` = value` becomes `: CGFloat { value }`.
    let start = tree.tokens[equal - 1].end
    edits.append(Edit(start..<tree.tokens[equal].end, with: (isAnnotated ? "" : ": CGFloat") + " {"))
    edits += use.replacing(with: text, in: tree)
    if value.range.upperBound == use.access.range.upperBound, let last = edits.popLast() {
      edits.append(Edit(last.range, with: last.replacement + Array(" }".utf8)))
    } else {
      edits.append(Edit(insert: " }", at: value.range.upperBound))
    }
    if let insertion { edits.append(insertion) }
    guard let fix = Fix(title: "compute `\(pattern.text)` from the traits", edits: edits, sharesEdits: insertion != nil) else {
      return .failure(Refusal("the initial value of a property has no `self`"))
    }
    return .success(
      Finding(
        rewrite: id, tier: .review, range: use.access.range,
        message: "`\(use.spelling)` is the scale of one of two displays: compute `\(pattern.text)` from `\(text)`"
          + label(file),
        source: guide.source, fix: fix))
  }

  /// Numbers, operators, parentheses and the scale: an expression whose type is `CGFloat`.
  private static func isArithmetic(_ node: Node, _ use: MainScreenUse) -> Bool {
    if node == use.access { return true }
    switch node.kind {
    case .integerLiteralExpr, .floatLiteralExpr: return true
    case .binaryOperatorExpr: return ["+", "-", "*", "/"].contains(node.text)
    case .infixOperatorExpr, .prefixOperatorExpr: return node.children.allSatisfy { isArithmetic($0, use) }
    case .tupleExpr: return node.wrappedInParentheses.map { isArithmetic($0, use) } ?? false
    default: return false
    }
  }
}

extension Node {
  /// The node with the parentheses and number conversions around it: `CGFloat(x)`.
  fileprivate var withConversions: Node {
    var node = withParentheses
    while let argument = node.parent, argument.kind == .labeledExpr, let call = argument.parent,
      call.kind == .functionCallExpr, let callee = call.firstChild, ["CGFloat", "Double", "Float"].contains(callee.text),
      call.children.filter({ $0.kind == .labeledExpr }).count == 1
    {
      node = call.withParentheses
    }
    return node
  }
}
