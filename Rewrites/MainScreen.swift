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
      "code that runs before the view has a window",
    ],
    safety: """
      The traits of the screen are read from the nearest trait environment, which is safe. Whatever goes through the \
      window does nothing while there is none, so it needs a look.
      """,
    source: "000 block 1, 4:16 and 3:57; UIWindowScene.screen")

  public static func findings(in file: FileContext) -> [Finding] {
    MainScreenUse.all(in: file).compactMap { use in
      if use.member == "scale" || use.member == "bounds" { return nil }
      return finding(use, file)
    } + otherSpellings(in: file) + unusedImport(in: file)
  }

  private static func finding(_ use: MainScreenUse, _ file: FileContext) -> Finding {
    if use.member == "traitCollection" { return traits(use, file) }
    if let binding = ScreenBinding(use, file) { return binding.finding(rewrite: id, source: guide.source, file) }
    guard let member = use.member else {
      return manual(use, "pass the screen of the window scene, `view.window?.windowScene?.screen`, or what is needed of it", file)
    }
    if let remedy = remedies[member] { return manual(use, remedy, file) }
    switch ScreenSource.nearest(to: file.place(of: use.access), in: file) {
    case .failure(let refusal): return manual(use, refusal.reason, file)
    case .success(let source): return throughScene(use, source, file)
    }
  }

  // MARK: Traits of the screen

  private static func traits(_ use: MainScreenUse, _ file: FileContext) -> Finding {
    switch file.traitSource(at: file.place(of: use.access), what: "the trait") {
    case .traits(let traits, .certain):
      return fixed(use, traits, tier: .safe, note: nil, file)
    case .traits(let traits, .review(let reason)):
      return fixed(use, traits, tier: .review, note: reason, file)
    case .environment:
      return manual(use, "read the environment value that says the same, such as `displayScale` or `colorScheme`", file)
    case .storedInitialValue:
      return manual(use, "the initial value of a property has no `self`: read the trait where the view is at hand", file)
    case .none(let reason):
      return manual(use, reason, file)
    }
  }

  // MARK: Through the window scene

  private static func throughScene(_ use: MainScreenUse, _ source: ScreenSource, _ file: FileContext) -> Finding {
    if !source.isOptional { return fixed(use, source.text, tier: .review, note: nil, file) }
    if takesOptionalChain(use.access) {
      return fixed(use, source.text, tier: .review, note: "nothing happens while there is no window", file)
    }
    if let fix = guardedFix(use, source, file) { return fix }
    return manual(
      use, "`\(source.text)` can be `nil`, and the value here must not be: decide what holds without a window", file)
  }

  /// Whether the code compiles, and still means what it says, when the access becomes an optional chain.
  static func takesOptionalChain(_ access: Node) -> Bool {
    var value = access
    // The rest of the chain, and the call at its end.
    while let parent = value.parent, parent.firstChild == value,
      parent.kind == .memberAccessExpr || parent.kind == .functionCallExpr
    {
      value = parent
    }
    if value.isItem { return value.kind == .functionCallExpr && !value.isImplicitReturn }
    guard let infix = value.parent, infix.kind == .infixOperatorExpr else { return false }
    let parts = Array(infix.children)
    guard parts.count == 3 else { return false }
    if parts[0] == value, parts[1].kind == .assignmentExpr || ["+=", "-=", "*=", "/="].contains(parts[1].text) {
      return infix.isItem
    }
    return (parts[1].text == "==" || parts[1].text == "!=") && parts.allSatisfy { $0.text != "nil" }
  }

  /// `guard let screen = … else { return }` before the last statement of a function without a result.
  private static func guardedFix(_ use: MainScreenUse, _ source: ScreenSource, _ file: FileContext) -> Finding? {
    guard case .method(let function) = file.place(of: use.access).member, file.place(of: use.access).closures.isEmpty,
      let body = function.child(.codeBlock), let item = use.access.item, item.parent == body, item.nextSibling == nil,
      item.kind != .returnStmt, item.kind != .deferStmt, function.child(.functionSignature)?.returnsNothing == true,
      file.locals(at: use.access).allSatisfy({ $0.name != "screen" })
    else { return nil }
    let layout = Layout(file.tree)
    guard layout.isFirstOnLine(item.range.lowerBound), use.access.range.lowerBound > item.range.lowerBound else { return nil }
    let line = "guard let screen = \(source.text) else { return }" + layout.newline + layout.indentation(at: item.range.lowerBound)
    let edits = [Edit(insert: line, at: item.range.lowerBound), Edit(use.screen.withParentheses.range, with: "screen")]
    guard let fix = Fix(title: "take the screen from the window scene", edits: edits, sharesEdits: true) else { return nil }
    return Finding(
      rewrite: id, tier: .review, range: use.access.range,
      message: message(use) + ": use the screen of the window scene; nothing happens while there is no window" + label(file),
      source: guide.source, fix: fix)
  }

  // MARK: Findings

  private static func fixed(
    _ use: MainScreenUse, _ replacement: String, tier: Tier, note: String?, _ file: FileContext
  ) -> Finding {
    // The traits stand for the whole access, the screen only for its base.
    let edits = use.member == "traitCollection"
      ? use.replacing(with: replacement, in: file.tree) : [Edit(use.screen.withParentheses.range, with: replacement)]
    return Finding(
      rewrite: id, tier: tier, range: use.access.range,
      message: message(use) + ": use `\(replacement)`" + (note.map { "; " + $0 } ?? "") + label(file),
      source: guide.source, fix: Fix(title: "replace `\(use.spelling)` by `\(replacement)`", edits: edits))
  }

  private static func manual(_ use: MainScreenUse, _ reason: String, _ file: FileContext) -> Finding {
    Finding(
      rewrite: id, tier: .manual, range: use.access.range, message: message(use) + "; " + reason + label(file),
      source: guide.source)
  }

  private static func message(_ use: MainScreenUse) -> String { "`\(use.spelling)` asks one of two displays" }
  private static func label(_ file: FileContext) -> String { file.isTestCode ? " (test code)" : "" }

  /// What the documentation offers where no edit is right.
  private static let remedies: [String: String] = [
    "nativeScale": "no trait says the same: take the screen of the window scene, or ask whether the layout fits instead",
    "nativeBounds": "pixels of a panel are no layout: measure the view, or take the screen of the window scene",
    "isCaptured": "ask the screen of the window scene, or the scene's capture state",
    "coordinateSpace": "convert through the window scene's coordinate space, `windowScene.coordinateSpace`",
    "fixedCoordinateSpace": "convert through the window scene's coordinate space, `windowScene.coordinateSpace`",
    "mirrored": "ask the screens of the connected scenes",
  ]

  // MARK: Other spellings

  /// `UIScreen.screens`, and `.main` where a parameter or variable says that it is a screen.
  private static func otherSpellings(in file: FileContext) -> [Finding] {
    guard file.declarations.declarations(named: "UIScreen").allSatisfy({ $0.kind == .extension }) else { return [] }
    return file.tree.allNodes.compactMap { node -> Finding? in
      guard node.kind == .memberAccessExpr, !node.isInactive else { return nil }
      let reason: String
      if node.codeText == "UIScreen.screens" || node.codeText == "UIKit.UIScreen.screens" {
        reason = "`UIScreen.screens` lists displays, not where the app is shown; ask the connected window scenes for theirs"
      } else if node.codeText == ".main", let clause = node.parent, clause.kind == .initializerClause,
        let owner = clause.parent, owner.annotatedType.map(strippedTypeName) == "UIScreen"
      {
        reason = "`UIScreen.main` asks one of two displays; let the callers pass the screen of their window scene"
      } else {
        return nil
      }
      return Finding(rewrite: id, tier: .manual, range: node.range, message: reason + label(file), source: guide.source)
    }
  }

  /// `import class UIKit.UIScreen` goes with the last use.
  private static func unusedImport(in file: FileContext) -> [Finding] {
    let tree = file.tree
    let uses = tree.tokens.indices.filter { tree.token($0, says: "UIScreen") }
    guard uses.count == 1, let node = tree.root.children.first(where: { $0.kind == .importDecl && $0.tokenRange.contains(uses[0]) }),
      node.child(.importPath)?.codeText == "UIKit.UIScreen"
    else { return [] }
    let layout = Layout(tree)
    guard layout.isFirstOnLine(node.range.lowerBound), layout.endOfLine(after: node.range.upperBound) == node.range.upperBound else {
      return []
    }
    let line = layout.startOfLine(before: node.range.lowerBound)..<layout.startOfNextLine(after: node.range.upperBound)
    return [
      Finding(
        rewrite: id, tier: .review, range: node.range, message: "nothing uses `UIScreen` any more: remove its import",
        source: guide.source, fix: Fix(title: "remove the import of `UIScreen`", edits: [Edit(line, with: "")]))
    ]
  }
}

extension Node {
  /// Whether the signature of a function has no result.
  var returnsNothing: Bool {
    guard let clause = child(.returnClause) else { return true }
    return clause.firstChild.map { ["Void", "()"].contains($0.codeText) } ?? false
  }

  /// Whether the expression is the only item of a body that has to give a value.
  var isImplicitReturn: Bool {
    guard let list = parent, list.firstChild == self || list.firstChild?.kind == .closureSignature, nextSibling == nil else {
      return false
    }
    switch list.kind {
    case .closureExpr, .accessorBlock: return true
    case .codeBlock:
      guard let owner = list.parent else { return false }
      if owner.kind == .functionDecl { return owner.child(.functionSignature)?.returnsNothing == false }
      return owner.kind == .accessorDecl
    default: return false
    }
  }

  /// The type annotation of a parameter or a variable.
  var annotatedType: String? {
    if let annotation = child(.typeAnnotation) { return annotation.firstChild?.text }
    return kind == .functionParameter ? children.first { $0.kind.isType }?.text : nil
  }
}

extension NodeKind {
  var isType: Bool {
    switch self {
    case .arrayType, .attributedType, .compositionType, .dictionaryType, .functionType, .identifierType,
      .implicitlyUnwrappedOptionalType, .memberType, .metatypeType, .optionalType, .someOrAnyType, .tupleType:
      true
    default: false
    }
  }
}
