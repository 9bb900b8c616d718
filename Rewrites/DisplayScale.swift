import Meaning
import Rewriting
import SwiftTree

/// `UIScreen.main.scale` becomes the scale of the display that shows the view.
public enum DisplayScale: Rewrite {
  public static let id = "display-scale"
  public static let words = ["UIScreen"]
  public static let spansFiles = true

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
      "default arguments, and static members, globals and functions that somebody uses who has no traits, or who cannot be seen",
      "layers, images and model types: the view that owns them knows the scale",
      "code before `super.init`, closures that hold `self` weakly, code on a background queue without traits before it",
      "views whose `Equatable` or `Hashable` conformance is derived from their stored properties",
      "comparisons with `nativeScale`, which no trait knows",
      "types whose superclass no file of the project declares",
    ],
    safety: """
      A fix is safe where `self` or a parameter is certain to have traits; it reads the same number on a device with one \
      display. Where the view may not be in a window yet and the value is a divisor, the fix keeps it from being zero. \
      Closures that would have to capture `self` anew, stored initial values, constants whose value goes to their uses, \
      functions that get the scale from all their callers, values that a background closure is handed or that are set again \
      when the scale changes, and types known only by what they override need a look.
      """,
    source: "000 block 1, 9:25 and 3:57; UITraitCollection.displayScale; EnvironmentValues.displayScale")

  public static func findings(in file: FileContext) -> [Finding] {
    let uses = MainScreenUse.all(in: file)
    return uses.filter { $0.member == "scale" }.flatMap { use -> [Finding] in
      let finding = finding(use, beside: uses, file)
      return finding.tier == .safe ? [finding] + registration(for: use, file) : [finding]
    }
  }

  /// What keeps a value right that is set once: found beside the replacement, since both stand on their own.
  private static func registration(for use: MainScreenUse, _ file: FileContext) -> [Finding] {
    guard keptNote(use.access, file.place(of: use.access), file) != nil, let registration = ScaleRegistration(for: use, in: file) else {
      return []
    }
    return [
      Finding(
        rewrite: id, tier: .review, range: use.access.range,
        message: "`\(registration.method)` sets a value from the scale once: call it again when `UITraitDisplayScale` changes" + label(file),
        source: guide.source,
        fix: Fix(title: "register for changes of the display scale", edits: [registration.insertion], sharesEdits: true))
    ]
  }

  private static func finding(_ use: MainScreenUse, beside uses: [MainScreenUse], _ file: FileContext) -> Finding {
    let place = file.place(of: use.access)
    let company = uses.filter { $0.access != use.access && $0.access.expressionGroup == use.access.expressionGroup }
    if company.contains(where: { ["nativeScale", "nativeBounds", "currentMode"].contains($0.member) }) {
      return manual(use, "compared with what no trait says, it asks for display zoom: ask whether the layout fits instead", file)
    }
    if use.access.isForMissingScale(file) {
      if let fix = use.oneInstead(in: file) { return review(use, fix, file) }
      return manual(use, "it stands in for traits without a scale: write `max(…displayScale, 1)` instead of the choice", file)
    }
    let isDivisor = Divisor.divides(use.access, in: file) || uses.contains { $0.isDivisor(beside: use, in: file) }
    switch file.traitSource(at: place, what: "the scale") {
    case .none(let reason):
      if let constant = ScaleConstant(use, in: file) {
        return inlined(use, constant, file)
      }
      if let hoist = ScaleHoist(use, isDivisor: isDivisor, in: file) { return review(use, hoist.fix, file) }
      if let threading = ScaleThreading(use, isDivisor: isDivisor, in: file), let fix = threading.threaded() {
        return review(use, fix, file)
      }
      return manual(use, reason + CallSites.note(on: use.access, in: file), file)
    case .traits(let traits, let confidence):
      let scale = "\(traits).displayScale"
      let needsFloor = isDivisor && file.mayBeUnattached(place, reading: traits)
      return fixed(
        use, needsFloor ? file.floored(scale, at: use.access) : scale, confidence: confidence, company: company,
        note: keptNote(use.access, place, file), file: file)
    case .environment(let reader):
      switch EnvironmentProperty.named("displayScale", in: reader.type, of: file) {
      case .failure(let refusal):
        return manual(use, refusal.reason, file)
      case .success(let property):
        let name = file.isHidden(property.name, at: use.access) ? "self." + property.name : property.name
        return fixed(
          use, name, adding: property.insertion, confidence: reader.confidence, company: company, note: nil, file: file)
      }
    case .storedInitialValue(let type, let role):
      switch StoredInitialValue.rewritten(use, in: type, role: role, isDivisor: isDivisor, file: file) {
      case .failure(let refusal): return manual(use, refusal.reason, file)
      case .success(let rewritten): return review(use, rewritten.fix, file)
      }
    }
  }

  // MARK: Findings

  private static func fixed(
    _ use: MainScreenUse, _ text: String, adding insertion: Edit? = nil, confidence: TraitSource.Confidence,
    company: [MainScreenUse], note: String?, file: FileContext
  ) -> Finding {
    var message = "\(message(use)): use `\(text)`"
    if let note { message += "; \(note)" }
    var tier = Tier.safe
    if case .review(let reason) = confidence {
      tier = .review
      message += "; \(reason)"
    } else if let otherSide = use.access.otherSide, otherSide.asksDisplay {
      if otherSide.codeText == text {
        return manual(use, "the other side already says `\(text)`: the choice can go", file)
      }
      tier = .review
      message += "; the other side already asks the right display"
    } else if company.contains(where: { $0.member == "bounds" }) {
      tier = .review
      message += "; the same expression measures the main screen, too"
    }
    var edits = use.replacing(with: text, in: file.tree)
    if let insertion { edits.append(insertion) }
    return Finding(
      rewrite: id, tier: tier, range: use.access.range, message: message + label(file), source: guide.source,
      fix: Fix(title: "replace `\(use.spelling)` by `\(text)`", edits: edits, sharesEdits: insertion != nil))
  }

  private static func inlined(_ use: MainScreenUse, _ constant: ScaleConstant, _ file: FileContext) -> Finding {
    switch constant.inlined() {
    case .failure(let refusal): return manual(use, refusal.reason, file)
    case .success(let fix): return review(use, fix, file)
    }
  }

  private static func review(_ use: MainScreenUse, _ fix: Fix, _ file: FileContext) -> Finding {
    Finding(
      rewrite: id, tier: .review, range: use.access.range, message: "\(message(use)): \(fix.title)" + label(file),
      source: guide.source, fix: fix)
  }

  private static func manual(_ use: MainScreenUse, _ reason: String, _ file: FileContext) -> Finding {
    Finding(
      rewrite: id, tier: .manual, range: use.access.range, message: "\(message(use)); \(reason)" + label(file),
      source: guide.source)
  }

  private static func message(_ use: MainScreenUse) -> String { "`\(use.spelling)` is the scale of one of two displays" }
  private static func label(_ file: FileContext) -> String { file.isTestCode ? " (test code)" : "" }

  // MARK: What the value is for

  /// A note where the value is stored and nothing stores it again when the view moves to the other display.
  private static func keptNote(_ access: Node, _ place: Place, _ file: FileContext) -> String? {
    let note = "the value is kept, set it again when the display scale changes"
    switch place.member {
    case .initialValue: return note
    case .method(let function):
      if function.declaredName.map({ runAgain.contains($0) }) ?? false { return nil }
    default: break
    }
    if isInConstraint(access) { return note }
    guard let item = access.item, item.kind == .infixOperatorExpr else { return nil }
    let parts = Array(item.children)
    guard parts.count == 3, parts[1].kind == .assignmentExpr, !parts[0].contains(access) else { return nil }
    if parts[0].kind == .declReferenceExpr, file.local(named: parts[0].text, at: access) != nil { return nil }
    return note
  }

  /// Methods that run again when the view is laid out or drawn anew.
  private static let runAgain: Set<String> = [
    "layoutSubviews", "draw", "viewDidLayoutSubviews", "viewWillLayoutSubviews", "updateConstraints",
    "traitCollectionDidChange", "layoutSublayers", "updateViewConstraints", "display", "updateUIView",
  ]

  /// `heightAnchor.constraint(equalToConstant: …)`, `make.height.equalTo(…)`
  private static func isInConstraint(_ access: Node) -> Bool {
    for ancestor in access.ancestors {
      if ancestor.isItem { break }
      guard ancestor.kind == .functionCallExpr, let callee = ancestor.firstChild, !callee.contains(access) else { continue }
      let name = callee.codeText.split(separator: ".").last.map(String.init) ?? ""
      if ["constraint", "equalTo", "offset", "inset", "NSLayoutConstraint"].contains(name) { return true }
    }
    return false
  }
}

extension MainScreenUse {
  /// Whether this is another reading of the scale in the statement of a use, and divides: the two go together, as in
  /// `(x * scale).rounded() / scale`.
  fileprivate func isDivisor(beside use: MainScreenUse, in file: FileContext) -> Bool {
    member == "scale" && access != use.access && access.item == use.access.item && Divisor.divides(access, in: file)
  }
}

extension Node {
  /// The whole of the operators, choices and parentheses around an expression.
  fileprivate var expressionGroup: Node {
    var node = self
    while let parent = node.parent,
      [.infixOperatorExpr, .prefixOperatorExpr, .ternaryExpr, .tupleExpr].contains(parent.kind)
        || (parent.kind == .labeledExpr && parent.parent?.kind == .tupleExpr)
        || (parent.kind == .memberAccessExpr && parent.firstChild == node)
        || (parent.kind == .functionCallExpr && parent.firstChild == node),
      parent.child(.assignmentExpr) == nil
    {
      node = parent
    }
    return node
  }
}
