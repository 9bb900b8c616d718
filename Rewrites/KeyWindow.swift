import Meaning
import Rewriting
import SwiftTree

/// The window that shows a view is its own, not the application's first or key one.
public enum KeyWindow: Rewrite {
  public static let id = "key-window"
  public static let words = ["keyWindow", "windows", "connectedScenes"]

  public static let guide = Guide(
    summary: "asks a view or controller for its own window instead of the application for its key or first one",
    before: """
      import UIKit

      final class TipViewController: UIViewController {
        func topInset() -> CGFloat {
          UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0
        }
      }

      """,
    after: """
      import UIKit

      final class TipViewController: UIViewController {
        func topInset() -> CGFloat {
          view.window?.safeAreaInsets.top ?? 0
        }
      }

      """,
    leavesAlone: [
      "code without a view at hand: the foreground-active window scene is the documented remedy, and a decision",
      "passcode and privacy windows, which are shown while their scene is not active",
      "code that runs before the view has a window or after it left it, and code that shows the view in a window",
      "windows that are unwrapped by force, and comparisons with the key window",
    ],
    safety: "With several scenes the view's own window is another one than the application's key window: every fix needs a look.",
    source: "000 block 1, 3:57; 003, Also new: scenes; UIView.window")

  public static func findings(in file: FileContext) -> [Finding] {
    guard file.declarations.declarations(named: "UIApplication").allSatisfy({ $0.kind == .extension }) else { return [] }
    var told: Set<Node> = []
    return WindowQuestion.all(in: file).compactMap { question in
      // What a project's own property on the application looks at is told once.
      if let helper = question.helper {
        guard told.insert(helper).inserted else { return nil }
        return manual(question, "callers that have a view ask for its own window, others for that of a scene they were given", file)
      }
      return finding(question, file)
    }
  }

  private static func finding(_ question: WindowQuestion, _ file: FileContext) -> Finding {
    let node = question.node
    let place = file.place(of: node)
    if let reason = WindowMoment.inactiveScene(at: place, in: file) { return manual(question, reason, file) }
    let remedy = "take the window scene whose `activationState` is `.foregroundActive`, and its key window"
    guard question.wanted != .choice else {
      return manual(question, "ask the window scene that is on screen, or the view's own `window`", file)
    }
    guard let type = place.type, !place.isInMacro, let path = path(of: type, question, file) else {
      return manual(question, remedy, file)
    }
    switch place.member {
    case .method, .accessor(_, _, isStatic: false), .initialValue(_, isStatic: false, isLazy: true), .initializer(_, .afterDelegation):
      break
    default: return manual(question, remedy, file)
    }
    if let reason = WindowMoment.missingWindow(at: place, in: file) ?? question.objection { return manual(question, reason, file) }
    let first = String(path.prefix { $0 != "." && $0 != "?" })
    let text: String
    switch file.selfAccess(at: place) {
    case .implicit: text = (file.isHidden(first, at: node) ? "self." : "") + path
    case .explicit: text = "self." + path
    case .named(let name): text = name + "." + path
    case .createsCapture, .weak, .background: return manual(question, "reach the view's own window before the closure", file)
    }
    return Finding(
      rewrite: id, tier: .review, range: node.range, message: message(question) + ": use `\(text)`" + label(file), source: guide.source,
      fix: Fix(title: "ask for the view's own window", edits: [Edit(question.replaced.range, with: text)]))
  }

  /// The way from `self` to what is asked for.
  private static func path(of type: TypeDeclaration, _ question: WindowQuestion, _ file: FileContext) -> String? {
    let window: String
    switch file.declarations.role(of: type).role {
    case .viewController: window = "view.window"
    case .view: window = "window"
    case .presentationController: window = "containerView?.window"
    default: return nil
    }
    return question.wanted == .scene ? window + "?.windowScene" : window
  }

  private static func manual(_ question: WindowQuestion, _ reason: String, _ file: FileContext) -> Finding {
    Finding(
      rewrite: id, tier: .manual, range: question.node.range, message: message(question) + "; " + reason + label(file),
      source: guide.source)
  }

  private static func message(_ question: WindowQuestion) -> String { "`\(question.spelling)` may be of another scene" }
  private static func label(_ file: FileContext) -> String { file.isTestCode ? " (test code)" : "" }
}
