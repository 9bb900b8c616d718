import Meaning
import Rewriting
import SwiftTree

/// Sizes come from the space that the code was given, not from a screen.
public enum ScreenBounds: Rewrite {
  public static let id = "screen-bounds"
  public static let words = ["UIScreen"]

  public static let guide = Guide(
    summary: "measures the view controller's own space instead of the main screen's bounds",
    before: """
      import UIKit

      final class GalleryViewController: UIViewController {
        private let cover = UIView()

        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          cover.frame.size.width = UIScreen.main.bounds.width / 2
        }
      }

      """,
    after: """
      import UIKit

      final class GalleryViewController: UIViewController {
        private let cover = UIView()

        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          cover.frame.size.width = view.bounds.width / 2
        }
      }

      """,
    leavesAlone: [
      "code that runs before the view has its size: `init`, `loadView`, `viewDidLoad` and what they call",
      "views, SwiftUI bodies, statics, free functions, tests: what to measure there is a decision",
      "keyboard frames, which are in the coordinates of a screen",
    ],
    safety: """
      In Split View and on the other display the space is smaller than the screen, which is the point of the change: every \
      fix needs a look.
      """,
    source: "000 block 1, 3:57; 003, Size classes")

  public static func findings(in file: FileContext) -> [Finding] {
    let uses = MainScreenUse.all(in: file).filter { $0.member == "bounds" && $0.windowCall == nil }
    return uses.map { use in
      let item = use.access.item
      // A statement that uses the bounds several times changes everywhere or nowhere.
      let together = uses.filter { $0.access.item == item }
      return finding(use, together, file)
    }
  }

  private static func finding(_ use: MainScreenUse, _ together: [MainScreenUse], _ file: FileContext) -> Finding {
    if let reason = refusal(use, file) { return manual(use, reason, file) }
    for other in together {
      if let reason = refusal(other, file) { return manual(use, "another use in the statement stays: " + reason, file) }
    }
    var edits: [Edit] = []
    for other in together {
      guard let edit = edit(other, file) else {
        return manual(use, "the closure does not hold `self` in a way that reaches the view: measure before it", file)
      }
      edits.append(edit)
    }
    guard let own = edit(use, file) else { return manual(use, "measure the space the code was given", file) }
    let text = String(decoding: own.replacement, as: UTF8.self)
    return Finding(
      rewrite: id, tier: .review, range: use.access.range,
      message: "`\(use.spelling)` is not the space that the app was given: use `\(text)`" + label(file), source: guide.source,
      fix: Fix(title: "measure `\(text)`", edits: edits, sharesEdits: together.count > 1))
  }

  /// Why there is no edit at a place; `nil` where the controller's view has the size that is meant.
  private static func refusal(_ use: MainScreenUse, _ file: FileContext) -> String? {
    let place = file.place(of: use.access)
    if place.isInMacro { return "the code is a macro's argument" }
    if file.isTestCode { return "compare with the window that hosts the view" }
    let measure = "measure the space the code was given"
    guard let type = place.type else { return "take the size as a parameter from the view that lays out" }
    guard case .known(let role) = file.declarations.role(of: type) else {
      return "\(measure), once it is known in this file what `\(type.name)` is"
    }
    switch role {
    case .viewController: break
    case .environmentReader:
      return "\(measure): keep a `@State` size that `.onGeometryChange(for: CGSize.self) { $0.size } action: { … }` fills (iOS 16)"
    case .view, .window: return "\(measure): the bounds of this view or of its superview, in `layoutSubviews`"
    default: return "take the size as a parameter from the view that lays out"
    }
    switch place.member {
    case .method(let function):
      let name = function.declaredName ?? ""
      if name.lowercased().contains("keyboard") || function.text.contains("keyboardFrame") {
        return "a keyboard's frame is in the coordinates of its screen: convert it to the view first"
      }
    case .accessor(_, let word, isStatic: false):
      if word == .didSet || word == .willSet { return "the property may be set before the view has its size" }
    case .initializer, .initialValue: return "the view has no size yet: measure in `viewIsAppearing` or `viewDidLayoutSubviews`"
    case .defaultArgument: return "a default argument has no `self`: let the callers pass the size"
    default: return "take the size as a parameter from the view that lays out"
    }
    if file.mayBeUnattached(place) {
      return "the view has no size yet when this runs: measure in `viewIsAppearing` or `viewDidLayoutSubviews`"
    }
    if isFallback(use) { return "it is the fallback of a measured size: decide what holds when there is none" }
    if setsFrameOfView(use) { return "the system sizes the controller's view: delete the statement" }
    return nil
  }

  private static func edit(_ use: MainScreenUse, _ file: FileContext) -> Edit? {
    let place = file.place(of: use.access)
    // In `viewWillTransition(to:with:)` the size to come is the parameter.
    if case .method(let function) = place.member, function.declaredName == "viewWillTransition",
      let parent = use.access.parent, parent.kind == .memberAccessExpr, parent.firstChild == use.access,
      let size = file.locals(at: use.access).first(where: { $0.typeText == "CGSize" && $0.kind == .parameter })
    {
      switch use.access.nextSibling?.text {
      case "size": return Edit(parent.range, with: size.name)
      case "width", "height": return Edit(use.access.range, with: size.name)
      default: break
      }
    }
    switch file.selfAccess(at: place) {
    case .implicit:
      return Edit(use.access.range, with: file.local(named: "view", at: use.access) == nil ? "view.bounds" : "self.view.bounds")
    case .explicit: return Edit(use.access.range, with: "self.view.bounds")
    case .named(let name): return Edit(use.access.range, with: name + ".view.bounds")
    case .createsCapture, .weak, .background: return nil
    }
  }

  private static func isFallback(_ use: MainScreenUse) -> Bool {
    var value = use.access
    while let parent = value.parent, parent.firstChild == value, parent.kind == .memberAccessExpr { value = parent }
    guard let infix = value.withParentheses.parent, infix.kind == .infixOperatorExpr else { return false }
    return Array(infix.children).dropFirst().first?.text == "??"
  }

  /// `view.frame = UIScreen.main.bounds`
  private static func setsFrameOfView(_ use: MainScreenUse) -> Bool {
    guard let infix = use.access.parent, infix.kind == .infixOperatorExpr else { return false }
    let parts = Array(infix.children)
    return parts.count == 3 && parts[1].kind == .assignmentExpr && ["view.frame", "self.view.frame"].contains(parts[0].codeText)
  }

  private static func manual(_ use: MainScreenUse, _ reason: String, _ file: FileContext) -> Finding {
    Finding(
      rewrite: id, tier: .manual, range: use.access.range,
      message: "`\(use.spelling)` is not the space that the app was given; \(reason)" + label(file), source: guide.source)
  }

  private static func label(_ file: FileContext) -> String { file.isTestCode ? " (test code)" : "" }
}
