import Meaning
import Rewriting
import SwiftTree

/// A window is made for a scene, not for the main screen.
public enum WindowScene: Rewrite {
  public static let id = "window-scene"
  public static let words = ["UIWindow(", "UIWindow.init("]

  public static let guide = Guide(
    summary: "makes a window for its window scene instead of the main screen's bounds",
    before: """
      import UIKit

      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          guard let windowScene = scene as? UIWindowScene else { return }
          let window = UIWindow(frame: UIScreen.main.bounds)
          window.windowScene = windowScene
          window.makeKeyAndVisible()
          self.window = window
        }
      }

      """,
    after: """
      import UIKit

      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          guard let windowScene = scene as? UIWindowScene else { return }
          let window = UIWindow(windowScene: windowScene)
          window.makeKeyAndVisible()
          self.window = window
        }
      }

      """,
    leavesAlone: [
      "windows made in an app delegate: the app has to adopt the scene life cycle first",
      "windows made where no window scene is at hand",
    ],
    safety: "The window takes its size from the scene, which is what a scene delegate means; it needs a look all the same.",
    source: "003, Step 2; UIWindow.init(windowScene:)")

  public static func findings(in file: FileContext) -> [Finding] {
    MainScreenUse.all(in: file).compactMap { use in
      guard let call = use.windowCall else { return nil }
      return finding(call, use, file)
    }
  }

  private static func finding(_ call: Node, _ use: MainScreenUse, _ file: FileContext) -> Finding {
    let message = "a window made for `\(use.spelling)` belongs to no scene"
    guard let scene = file.locals(at: call).first(where: { local in
      guard let type = local.typeText, !type.hasSuffix("?"), [.parameter, .optionalBinding].contains(local.kind) else { return false }
      return file.declarations.role(ofTypeNamed: type) == .known(.windowScene)
    }), let callee = call.firstChild
    else { return manual(message + "; " + reason(call, file), use, file) }
    var edits = [Edit(callee.range.upperBound..<call.range.upperBound, with: "(windowScene: \(scene.name))")]
    if let redundant = assignment(of: scene.name, after: call) {
      let layout = Layout(file.tree)
      if layout.isFirstOnLine(redundant.range.lowerBound),
        layout.endOfLine(after: redundant.range.upperBound) == redundant.range.upperBound
      {
        edits.append(
          Edit(
            layout.startOfLine(before: redundant.range.lowerBound)..<layout.startOfNextLine(after: redundant.range.upperBound),
            with: ""))
      }
    }
    return Finding(
      rewrite: id, tier: .review, range: call.range,
      message: message + ": make it for `\(scene.name)`" + (file.isTestCode ? " (test code)" : ""), source: guide.source,
      fix: Fix(title: "make the window for `\(scene.name)`", edits: edits))
  }

  /// `window.windowScene = windowScene` in the same list, for the window that the call is bound to.
  private static func assignment(of scene: String, after call: Node) -> Node? {
    guard let item = call.item, let list = item.parent else { return nil }
    var names: [String] = []
    if item.kind == .variableDecl, let name = item.child(.patternBinding)?.firstChild?.text { names = [name] }
    if item.kind == .infixOperatorExpr, let target = item.firstChild { names = [target.text, target.text + "?"] }
    return list.children.first { candidate in
      guard candidate.range.lowerBound > item.range.lowerBound, candidate.kind == .infixOperatorExpr else { return false }
      let parts = Array(candidate.children)
      return parts.count == 3 && parts[1].kind == .assignmentExpr && parts[2].text == scene
        && names.contains { parts[0].text == $0 + ".windowScene" }
    }
  }

  private static func reason(_ call: Node, _ file: FileContext) -> String {
    guard let type = file.place(of: call).type,
      file.declarations.parts(of: type).contains(where: { $0.inherited.contains("UIApplicationDelegate") })
    else {
      return "make it with `UIWindow(windowScene:)`, for the scene of the window that is on screen"
    }
    return "a blocker: the iOS 27 SDK ends an app at launch that has not adopted the scene life cycle; make the window in "
      + "`scene(_:willConnectTo:options:)` with `UIWindow(windowScene:)`, and declare `UIApplicationSceneManifest`"
  }

  private static func manual(_ message: String, _ use: MainScreenUse, _ file: FileContext) -> Finding {
    Finding(
      rewrite: id, tier: .manual, range: use.access.range, message: message + (file.isTestCode ? " (test code)" : ""),
      source: guide.source)
  }
}

extension MainScreenUse {
  /// The call `UIWindow(frame: UIScreen.main.bounds)` that this use is the argument of.
  var windowCall: Node? {
    guard member == "bounds", let argument = access.withParentheses.parent, argument.kind == .labeledExpr,
      argument.firstToken.kind == .identifier, argument.tree.string(ofToken: argument.tokenRange.lowerBound) == "frame",
      let call = argument.parent, call.kind == .functionCallExpr, let callee = call.firstChild,
      ["UIWindow", "UIWindow.init", "UIKit.UIWindow"].contains(callee.codeText),
      call.children.filter({ $0.kind == .labeledExpr }).count == 1
    else { return nil }
    return call
  }
}
