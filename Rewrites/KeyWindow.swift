import Meaning
import Rewriting
import SwiftTree

/// The window that shows a view is its own, not the application's first or key one.
public enum KeyWindow: Rewrite {
  public static let id = "key-window"
  public static let words = ["keyWindow", ".windows", "connectedScenes"]

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
      "code that runs before the view has a window",
    ],
    safety: "With several scenes the view's own window is another one than the application's key window: every fix needs a look.",
    source: "000 block 1, 3:57; 003, Also new: scenes; UIView.window")

  public static func findings(in file: FileContext) -> [Finding] {
    guard file.declarations.declarations(named: "UIApplication").allSatisfy({ $0.kind == .extension }) else { return [] }
    return file.tree.allNodes.compactMap { node in
      guard node.kind == .memberAccessExpr, !node.isInactive, let base = node.firstChild, let name = base.nextSibling,
        ["UIApplication.shared", "UIKit.UIApplication.shared"].contains(base.codeText)
      else { return nil }
      switch name.text {
      case "keyWindow": return finding(node, asking: node, file)
      case "windows":
        guard let first = firstWindow(of: node) else {
          return manual(node, "ask the windows of the window scene that is on screen", file)
        }
        return finding(first, asking: first, file)
      case "connectedScenes": return scenes(node, file)
      default: return nil
      }
    }
  }

  /// `.windows.first`, `.windows.first(where: { $0.isKeyWindow })`, `.windows.first { $0.isKeyWindow }`.
  private static func firstWindow(of windows: Node) -> Node? {
    guard let access = windows.parent, access.kind == .memberAccessExpr, access.firstChild == windows else { return nil }
    switch windows.nextSibling?.text {
    case "first":
      guard let call = access.parent, call.kind == .functionCallExpr, call.firstChild == access else { return access }
      return isKeyWindowTest(call) ? call : nil
    case "filter":
      guard let call = access.parent, call.kind == .functionCallExpr, isKeyWindowTest(call), let first = call.parent,
        first.kind == .memberAccessExpr, call.nextSibling?.text == "first", first.parent?.kind != .functionCallExpr
      else { return nil }
      return first
    default: return nil
    }
  }

  private static func isKeyWindowTest(_ call: Node) -> Bool {
    let arguments = call.children.dropFirst().map(\.codeText)
    return arguments.count == 1
      && ["{$0.isKeyWindow}", "where:{$0.isKeyWindow}", "where:\\.isKeyWindow", "\\.isKeyWindow"].contains(arguments[0])
  }

  private static func finding(_ node: Node, asking asked: Node, _ file: FileContext) -> Finding {
    let place = file.place(of: node)
    let remedy = "take the window scene whose `activationState` is `.foregroundActive`, and its key window"
    if isPrivacyWindow(place, file) {
      return manual(node, "a passcode or privacy window is shown while its scene is not active: choose the scene by hand", file)
    }
    guard let type = place.type, !place.isInMacro, case .known(let role) = file.declarations.role(of: type) else {
      return manual(node, remedy, file)
    }
    let path: String
    switch role {
    case .viewController: path = "view.window"
    case .view: path = "window"
    case .presentationController: path = "containerView?.window"
    default: return manual(node, remedy, file)
    }
    switch place.member {
    case .method, .accessor(_, _, isStatic: false), .initialValue(_, isStatic: false, isLazy: true),
      .initializer(_, .afterDelegation):
      break
    default: return manual(node, remedy, file)
    }
    if file.mayBeUnattached(place) {
      return manual(node, "the view has no window yet when this runs: do it in `viewIsAppearing`, `didMoveToWindow` or later", file)
    }
    let first = String(path.prefix { $0 != "." && $0 != "?" })
    let text: String
    switch file.selfAccess(at: place) {
    case .implicit: text = (file.local(named: first, at: node) == nil ? "" : "self.") + path
    case .explicit: text = "self." + path
    case .named(let name): text = name + "." + path
    case .createsCapture, .weak, .background: return manual(node, "reach the view's own window before the closure", file)
    }
    return Finding(
      rewrite: id, tier: .review, range: node.range,
      message: "`\(node.codeText)` may be the window of another scene: use `\(text)`" + label(file), source: guide.source,
      fix: Fix(title: "ask for the view's own window", edits: [Edit(node.range, with: text)]))
  }

  /// Only the first scene is a fault: a look at all of them is what the documentation asks for.
  private static func scenes(_ node: Node, _ file: FileContext) -> Finding? {
    guard let access = node.parent, access.kind == .memberAccessExpr, access.firstChild == node, node.nextSibling?.text == "first",
      access.parent?.kind != .functionCallExpr || access.parent?.firstChild != access
    else { return nil }
    return manual(access, "the set has no order: take the scene of the view's own window, or the one that is `.foregroundActive`", file)
  }

  private static func isPrivacyWindow(_ place: Place, _ file: FileContext) -> Bool {
    var names = [place.type?.qualifiedName ?? "", file.path.split(separator: "/").last.map(String.init) ?? ""]
    if case .method(let function) = place.member { names.append(function.declaredName ?? "") }
    let words = ["passcode", "privacy", "lockscreen", "applock", "screenlock", "securityview", "obscur"]
    return names.contains { name in words.contains { name.lowercased().contains($0) } }
  }

  private static func manual(_ node: Node, _ reason: String, _ file: FileContext) -> Finding {
    Finding(
      rewrite: id, tier: .manual, range: node.range,
      message: "`\(node.codeText)` may be of another scene; \(reason)" + label(file), source: guide.source)
  }

  private static func label(_ file: FileContext) -> String { file.isTestCode ? " (test code)" : "" }
}
