import Meaning
import Rewriting
import SwiftTree

/// Sizes come from the space that the code was given, not from a screen.
public enum ScreenBounds: Rewrite {
  public static let id = "screen-bounds"
  public static let words = ["UIScreen"]

  public static let guide = Guide(
    summary: "measures the space that a view, controller or container was given instead of the main screen's bounds",
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
      "code that runs before the view has its size: `init`, `loadView`, `viewDidLoad`, what they call, observers",
      "statics, free functions, models, tests: the callers know the space, and pass it",
      "comparisons with the sizes of devices, and what sizes the controller's own view",
      "keyboard frames, and other rectangles that nobody has converted to the view",
      "views, where nothing says whether their own bounds or their superview's are meant",
      "SwiftUI bodies whose outermost view does not keep the size it is given: its size would chase itself",
    ],
    safety: """
      In Split View and on the other display the space is smaller than the screen, which is the point of the change: every \
      fix needs a look. A size that SwiftUI measures is zero until the first layout, and needs iOS 16.
      """,
    source: "000 block 1, 3:57; 003, Size classes")

  public static func findings(in file: FileContext) -> [Finding] {
    let uses = MainScreenUse.all(in: file).filter { $0.member == "bounds" && $0.windowCall(in: file) == nil }
    return uses.map { use in
      let item = use.access.item
      // A statement that uses the bounds several times changes everywhere or nowhere.
      return finding(use, uses.filter { $0.access.item == item }, file)
    }
  }

  private static func finding(_ use: MainScreenUse, _ together: [MainScreenUse], _ file: FileContext) -> Finding {
    if let deletion = deletion(use, file) { return deletion }
    var edits: Set<Edit> = []
    var text = ""
    var note = ""
    var sharesEdits = together.count > 1
    for other in [use] + together.filter({ $0.access != use.access }) {
      switch MeasuredSpace.instead(of: other, in: file) {
      case .failure(let refusal):
        let isOwn = other.access == use.access
        return manual(use, isOwn ? refusal.reason : "another use in the statement stays: " + refusal.reason, file)
      case .success(let replacement):
        if text.isEmpty { (text, note) = (replacement.text, replacement.note) }
        if !replacement.companions.isEmpty { sharesEdits = true }
        edits.formUnion(replacement.edits(of: other, in: file))
      }
    }
    return Finding(
      rewrite: id, tier: .review, range: use.access.range, message: message(use) + ": use `\(text)`" + note + label(file),
      source: guide.source, fix: Fix(title: "measure `\(text)`", edits: Array(edits), sharesEdits: sharesEdits))
  }

  // MARK: Findings

  /// `view.frame = UIScreen.main.bounds`: the system sizes the view that it shows. The statement goes, its comment stays.
  private static func deletion(_ use: MainScreenUse, _ file: FileContext) -> Finding? {
    guard let item = use.access.item, item.kind == .infixOperatorExpr, !file.isTestCode else { return nil }
    let parts = Array(item.children)
    guard parts.count == 3, parts[1].kind == .assignmentExpr, parts[2].withoutParentheses == use.access,
      ["view.frame", "self.view.frame", "view!.frame", "self.view!.frame"].contains(parts[0].codeText),
      !file.isHidden("view", at: item) || parts[0].codeText.hasPrefix("self.")
    else { return nil }
    let place = file.place(of: use.access)
    guard case .method(let function) = place.member, place.closures.isEmpty, let type = place.type,
      file.declarations.role(of: type).role == .viewController
    else { return nil }
    let isShown = ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews"]
      .contains(function.declaredName ?? "")
    guard isShown, function.hasModifier(.override), !addsOwnView(type, file) else {
      return manual(use, "the system sizes a controller's view, and its parent a child's: size it where it is added", file)
    }
    guard let removal = item.removal else {
      return manual(use, "the system sizes the view: delete the statement", file)
    }
    return Finding(
      rewrite: id, tier: .review, range: use.access.range, message: message(use) + ": the system sizes the view, delete the statement",
      source: guide.source, fix: Fix(title: "delete the statement", edits: [removal]))
  }

  /// Whether a controller places its own view somewhere, and so has to size it.
  private static func addsOwnView(_ type: TypeDeclaration, _ file: FileContext) -> Bool {
    file.declarations.parts(of: type).compactMap(\.body).contains { body in
      body.subtree.contains { call in
        guard call.kind == .functionCallExpr, let name = call.firstChild?.codeText.split(separator: ".").last else { return false }
        return ["addSubview", "insertSubview"].contains(name) && ["view", "self.view"].contains(call.child(.labeledExpr)?.firstChild?.codeText ?? "")
      }
    }
  }

  private static func manual(_ use: MainScreenUse, _ reason: String, _ file: FileContext) -> Finding {
    Finding(
      rewrite: id, tier: .manual, range: use.access.range,
      message: message(use) + "; " + reason + CallSites.note(on: use.access, in: file) + label(file), source: guide.source)
  }

  private static func message(_ use: MainScreenUse) -> String { "`\(use.spelling)` is not the space that the app was given" }
  private static func label(_ file: FileContext) -> String { file.isTestCode ? " (test code)" : "" }
}
