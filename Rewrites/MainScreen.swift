import Meaning
import Rewriting
import SwiftTree

/// Every use of the main screen but its scale and bounds goes through the window scene.
public enum MainScreen: Rewrite {
  public static let id = "main-screen"
  public static let words = ["UIScreen"]

  public static let guide = Guide(
    summary: "reaches the screen through the window scene of the view instead of the main screen",
    before: """
      import UIKit

      final class ReaderViewController: UIViewController {
        func dim() {
          UIScreen.main.brightness = 0.2
        }

        func isDark() -> Bool {
          UIScreen.main.traitCollection.userInterfaceStyle == .dark
        }
      }

      """,
    after: """
      import UIKit

      final class ReaderViewController: UIViewController {
        func dim() {
          view.window?.windowScene?.screen.brightness = 0.2
        }

        func isDark() -> Bool {
          traitCollection.userInterfaceStyle == .dark
        }
      }

      """,
    leavesAlone: [
      "`nativeScale`, `nativeBounds`, `isCaptured`, `coordinateSpace`, the list of screens: no trait says the same",
      "values that must not be optional: no default is invented for a view without a window",
      "code that runs before the view has a window, or after it has left it",
      "a screen that is compared, kept or observed",
    ],
    safety: """
      The traits of the screen are read from the nearest trait environment, which is safe but for size classes, overridden \
      styles and views without a window. Whatever goes through the window does nothing while there is none: it needs a look.
      """,
    source: "000 block 1, 4:16 and 3:57; UIWindowScene.screen")

  public static func findings(in file: FileContext) -> [Finding] {
    let all = MainScreenUse.all(in: file)
    let uses = all.filter { $0.member != "scale" && $0.member != "bounds" }
    let guards = ScreenGuards(for: uses.filter { advice(for: $0, file) == nil && $0.member != "traitCollection" }, in: file)
    return uses.map { finding($0, guards, file) } + otherSpellings(in: file, but: Set(all.map(\.screen))) + unusedImport(in: file)
  }

  private static func finding(_ use: MainScreenUse, _ guards: ScreenGuards, _ file: FileContext) -> Finding {
    if use.member == "traitCollection" { return traits(use, file) }
    if let binding = ScreenBinding(use, file) { return binding.finding(rewrite: id, source: guide.source, file) }
    if let name = use.member, ScreenMember(name).type == nil, let property = ScreenExtension(named: name, for: file),
      let finding = inlined(use, property, file)
    {
      return finding
    }
    if let advice = advice(for: use, file) { return manual(use, advice, file) }
    switch ScreenSource.nearest(to: file.place(of: use.access), in: file) {
    case .failure(let refusal): return manual(use, refusal.reason, file)
    case .success(let source): return throughScene(use, source, guards, file)
    }
  }

  // MARK: Traits of the screen

  private static func traits(_ use: MainScreenUse, _ file: FileContext) -> Finding {
    let place = file.place(of: use.access)
    let trait = use.access.trait
    switch file.traitSource(at: place, what: "the trait") {
    case .traits(let traits, let confidence):
      if let access = trait.access, trait.name == "displayScale", Divisor.divides(access, in: file),
        file.mayBeUnattached(place, reading: traits)
      {
        return manual(use, "divide by `max(\(traits).displayScale, 1)`: a view without a window may report 0", file)
      }
      let note = confidence.reason ?? doubt(about: trait.name, at: place, file)
      return fixed(use, traits, tier: note == nil ? .safe : .review, note: note, file)
    case .environment:
      let key = environmentKeys[trait.name].map { "`\($0)`" } ?? "that says the same, such as `displayScale` or `colorScheme`"
      return manual(use, "read the environment value " + key, file)
    case .storedInitialValue:
      return manual(use, "the initial value of a property has no `self`: read the trait where the view is at hand", file)
    case .none(let reason):
      return manual(use, reason, file)
    }
  }

  /// Why a trait of the view may say something else than the screen's.
  private static func doubt(about trait: String, at place: Place, _ file: FileContext) -> String? {
    switch trait {
    case "horizontalSizeClass", "verticalSizeClass":
      return "the view may be given less than the whole screen"
    case "userInterfaceStyle" where file.overridesStyle:
      return "the file overrides the style, and the screen tells the one of the system"
    default:
      return file.mayBeUnattached(place) ? "the view may have no window yet, and its traits may still change" : nil
    }
  }

  private static let environmentKeys: [String: String] = [
    "userInterfaceStyle": "colorScheme", "displayScale": "displayScale", "horizontalSizeClass": "horizontalSizeClass",
    "verticalSizeClass": "verticalSizeClass", "preferredContentSizeCategory": "dynamicTypeSize",
    "layoutDirection": "layoutDirection", "accessibilityContrast": "colorSchemeContrast", "legibilityWeight": "legibilityWeight",
  ]

  // MARK: Through the window scene

  private static func throughScene(
    _ use: MainScreenUse, _ source: ScreenSource, _ guards: ScreenGuards, _ file: FileContext
  ) -> Finding {
    if !source.isOptional { return fixed(use, source.text, tier: .review, note: nil, file) }
    if let fix = guards.fix(for: use) {
      return Finding(
        rewrite: id, tier: .review, range: use.access.range,
        message: message(use) + ": use the screen of the window scene; nothing happens while there is no window" + label(file),
        source: guide.source, fix: fix)
    }
    if let chain = OptionalChain(use, in: file) {
      return fixed(use, source.text, tier: .review, note: chain.note, file)
    }
    return manual(
      use, "`\(source.text)` can be `nil`, and the value here must not be: decide what holds without a window", file)
  }

  // MARK: Where another screen is no answer

  /// The remedy for what is asked of the screen, or for how it is used; `nil` where another screen would do.
  private static func advice(for use: MainScreenUse, _ file: FileContext) -> String? {
    guard let name = use.member else { return bareAdvice(for: use.screen.withParentheses) }
    let member = ScreenMember(name)
    if let remedy = member.remedy { return remedy }
    if member.type != nil { return nil }
    return "no counterpart of `\(name)` is known: if the project adds it to `UIScreen`, let it take a view or its traits instead"
  }

  /// A screen that is compared, kept or observed: another one there means something else.
  private static func bareAdvice(for screen: Node) -> String? {
    guard let parent = screen.parent else { return nil }
    if screen.isComparedForIdentity { return comparisonAdvice }
    let parts = Array(parent.children)
    switch parent.kind {
    case .labeledExpr where parent.codeText.hasPrefix("object:"):
      return "observe with `nil`, and compare the notification's object with the screen of the window scene"
    case .infixOperatorExpr where parts.count == 3 && parts[1].text == "??":
      return "the other side asks the right screen already: decide what holds without a window"
    case .infixOperatorExpr where parts.count == 3 && parts[1].kind == .assignmentExpr && parts[0].text != "_",
      .initializerClause where parent.parent?.kind == .patternBinding:
      return "a screen that is kept is the wrong one after a move: ask the window scene for it when it is needed"
    case .subscriptCallExpr, .functionCallExpr:
      return "take the screen of the window scene, which can be `nil`"
    default:
      return nil
    }
  }

  static let comparisonAdvice =
    "which screen this is does not tell where the app is shown: ask the session role of the window scene, or compare what is needed"

  // MARK: Findings

  private static func fixed(
    _ use: MainScreenUse, _ replacement: String, tier: Tier, note: String?, _ file: FileContext
  ) -> Finding {
    // The traits stand for the whole access, the screen only for its base.
    let isWhole = use.member == "traitCollection"
    let outer = use.screen.withParentheses
    let replaced = isWhole ? use : MainScreenUse(screen: use.screen, base: use.base, access: outer, member: nil)
    return Finding(
      rewrite: id, tier: tier, range: use.access.range,
      message: message(use) + ": use `\(replacement)`" + (note.map { "; " + $0 } ?? "") + label(file), source: guide.source,
      fix: Fix(
        title: "replace `\(use.spelling)` by `\(replacement)`", edits: replaced.replacing(with: replacement, in: file.tree)))
  }

  private static func manual(_ use: MainScreenUse, _ reason: String, _ file: FileContext) -> Finding {
    Finding(
      rewrite: id, tier: .manual, range: use.access.range,
      message: message(use) + "; " + reason + CallSites.note(on: use.access, in: file) + label(file), source: guide.source)
  }

  static func message(_ use: MainScreenUse) -> String { "`\(use.spelling)` asks one of two displays" }
  static func label(_ file: FileContext) -> String { file.isTestCode ? " (test code)" : "" }

  // MARK: Without its whole name

  private static func otherSpellings(in file: FileContext, but known: Set<Node>) -> [Finding] {
    ImplicitMainScreen.all(in: file, but: known).map {
      Finding(rewrite: id, tier: .manual, range: $0.node.range, message: $0.message + label(file), source: guide.source)
    }
  }

  private static func unusedImport(in file: FileContext) -> [Finding] {
    guard let unused = ScreenImport.unused(in: file) else { return [] }
    return [
      Finding(
        rewrite: id, tier: .review, range: unused.node.range, message: "nothing uses `UIScreen` any more: remove its import",
        source: guide.source, fix: Fix(title: "remove the import of `UIScreen`", edits: [unused.removal]))
    ]
  }
}

extension Node {
  /// The trait that is asked of a trait collection: `displayScale` and the access that asks for it.
  fileprivate var trait: (name: String, access: Node?) {
    guard let access = withParentheses.parent, access.kind == .memberAccessExpr, access.firstChild == withParentheses,
      let name = withParentheses.nextSibling
    else { return ("", nil) }
    return (name.text, access)
  }
}

extension TraitSource.Confidence {
  var reason: String? {
    if case .review(let reason) = self { return reason }
    return nil
  }
}

extension FileContext {
  /// Whether views or windows of the file are given a style of their own.
  fileprivate var overridesStyle: Bool {
    tree.tokens.indices.contains {
      tree.token($0, says: "overrideUserInterfaceStyle") || tree.token($0, says: "traitOverrides")
        || tree.token($0, says: "setOverrideTraitCollection")
    }
  }
}
