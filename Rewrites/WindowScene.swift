import Meaning
import Rewriting
import SwiftTree

/// A window is made for a scene, not for the main screen.
public enum WindowScene: Rewrite {
  public static let id = "window-scene"
  public static let words = ["UIScreen"]

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
      "windows made where no window scene is at hand or given, and windows of a part of the screen",
      "subclasses of `UIWindow` whose initializers are not known to take a scene",
    ],
    safety: "The window takes its size from the scene, which is what a scene delegate means; it needs a look all the same.",
    source: "003, Step 2; UIWindow.init(windowScene:)")

  public static func findings(in file: FileContext) -> [Finding] {
    MainScreenUse.all(in: file).compactMap { use in use.windowCall(in: file).map { finding($0, use, file) } }
  }

  private static func finding(_ call: WindowCall, _ use: MainScreenUse, _ file: FileContext) -> Finding {
    if !call.isWholeScreen, file.isTestCode || !isInAppDelegate(call.node, file) {
      return manual("make it with `UIWindow(windowScene:)`, and set its frame from the scene's coordinate space", use, file)
    }
    guard let scene = SceneAtHand(for: call.node, in: file) else { return manual(reason(call.node, file), use, file) }
    if let reason = call.refusal(in: file) { return manual(reason, use, file) }
    var edits = [Edit(call.callee.range.upperBound..<call.node.range.upperBound, with: "(windowScene: \(scene.name))")]
    if let line = redundantLine(for: scene, after: call.node, file) { edits.append(Edit(line, with: "")) }
    if let binding = scene.binding { edits.append(binding) }
    return Finding(
      rewrite: id, tier: .review, range: call.node.range, message: message(use) + ": make it for `\(scene.name)`" + label(file),
      source: guide.source, fix: Fix(title: "make the window for `\(scene.name)`", edits: edits))
  }

  // MARK: The scene is set twice

  /// The line `window.windowScene = windowScene` after the call, for the window that the call is bound to.
  private static func redundantLine(for scene: SceneAtHand, after call: Node, _ file: FileContext) -> Range<Int>? {
    guard let item = call.item, let list = item.parent else { return nil }
    var target: String?
    if item.kind == .variableDecl { target = item.child(.patternBinding)?.firstChild?.text }
    if item.kind == .infixOperatorExpr { target = item.firstChild?.codeText }
    guard let target = target.map(withoutSelf) else { return nil }
    let sources = [scene.name, "self." + scene.name] + (scene.value.map { [$0] } ?? [])
    let assignment = list.children.first { candidate in
      guard candidate.range.lowerBound > item.range.lowerBound, candidate.kind == .infixOperatorExpr else { return false }
      let parts = Array(candidate.children)
      guard parts.count == 3, parts[1].kind == .assignmentExpr, sources.contains(parts[2].withoutParentheses.codeText) else { return false }
      return [target, target + "?", target + "!"].contains { withoutSelf(parts[0].codeText) == $0 + ".windowScene" }
    }
    guard let assignment, let lines = assignment.wholeLines, lines.comment == nil else { return nil }
    return lines.range
  }

  private static func withoutSelf(_ text: String) -> String { text.hasPrefix("self.") ? String(text.dropFirst(5)) : text }

  // MARK: No scene at hand

  private static func reason(_ call: Node, _ file: FileContext) -> String {
    if file.isTestCode { return "make it with `UIWindow(windowScene:)`, for a connected scene of the host app" }
    if isBeforeScenes(call) { return "it is the way before iOS 13: remove it with the check" }
    guard isInAppDelegate(call, file) else {
      if isInSceneDelegate(call, file) {
        return "make it in `scene(_:willConnectTo:options:)` with `UIWindow(windowScene:)`, for the scene that is given there"
      }
      let reason = WindowMoment.inactiveScene(at: file.place(of: call), in: file)
      return reason ?? "make it with `UIWindow(windowScene:)`, for the scene of the window that is on screen"
    }
    return "a blocker: the iOS 27 SDK ends an app at launch that has not adopted the scene life cycle; make the window in "
      + "`scene(_:willConnectTo:options:)` with `UIWindow(windowScene:)`, and declare `UIApplicationSceneManifest`"
  }

  private static func isInAppDelegate(_ call: Node, _ file: FileContext) -> Bool {
    let place = file.place(of: call)
    guard let type = place.type else { return false }
    if case .method(let function) = place.member, function.declaredName == "application" { return true }
    return type.simpleName.hasSuffix("AppDelegate")
      || file.declarations.parts(of: type).contains { $0.inherited.contains("UIApplicationDelegate") }
  }

  private static func isInSceneDelegate(_ call: Node, _ file: FileContext) -> Bool {
    file.place(of: call).type.map { type in
      file.declarations.parts(of: type).contains { $0.inherited.contains("UIWindowSceneDelegate") }
    } ?? false
  }

  /// Whether the code runs only where `#available(iOS 13, *)` does not hold.
  private static func isBeforeScenes(_ call: Node) -> Bool {
    var previous = call
    for ancestor in call.ancestors {
      if ancestor.kind == .ifExpr, previous.kind != .conditionElement, let body = ancestor.child(.codeBlock) {
        let conditions = ancestor.children.filter { $0.kind == .conditionElement }.map(\.codeText)
        if previous != body, conditions.contains(where: { $0.hasPrefix("#available(iOS13") }) { return true }
        if previous == body, conditions.contains(where: { $0.hasPrefix("#unavailable(iOS13") }) { return true }
      }
      previous = ancestor
    }
    return false
  }

  // MARK: Findings

  private static func manual(_ reason: String, _ use: MainScreenUse, _ file: FileContext) -> Finding {
    Finding(
      rewrite: id, tier: .manual, range: use.access.range, message: message(use) + "; " + reason + label(file), source: guide.source)
  }

  private static func message(_ use: MainScreenUse) -> String { "a window made for `\(use.spelling)` belongs to no scene" }
  private static func label(_ file: FileContext) -> String { file.isTestCode ? " (test code)" : "" }
}

/// A call that makes a window of the size of a screen, or of a part of it.
struct WindowCall {
  let node: Node
  let callee: Node
  let isWholeScreen: Bool

  /// Why `init(windowScene:)` may not be called in its place.
  fileprivate func refusal(in file: FileContext) -> String? {
    guard node.children.filter({ $0.kind == .labeledExpr }).count == 1, node.child(.closureExpr) == nil else {
      return "make it with an initializer that takes the window scene"
    }
    let name = strippedTypeName(callee.codeText.hasSuffix(".init") ? String(callee.codeText.dropLast(5)) : callee.codeText)
    if name == "UIWindow" || name.isEmpty { return nil }
    return file.declarations.inheritsInitializers(ofTypeNamed: name, from: "UIWindow", at: node) ? nil : "give `\(name)` an `init(windowScene:)`, and make it with that"
  }
}

extension MainScreenUse {
  /// The call `UIWindow(frame: UIScreen.main.bounds)` that this use is a part of the argument of.
  func windowCall(in file: FileContext) -> WindowCall? {
    guard member == "bounds" else { return nil }
    for argument in access.ancestors where argument.kind == .labeledExpr {
      if argument.isItem { return nil }
      guard argument.firstToken.kind == .identifier, argument.tree.string(ofToken: argument.tokenRange.lowerBound) == "frame",
        let call = argument.parent, call.kind == .functionCallExpr, let callee = call.firstChild, makesWindow(callee, call, file)
      else { continue }
      return WindowCall(node: call, callee: callee, isWholeScreen: access.withParentheses.parent == argument)
    }
    return nil
  }

  private func makesWindow(_ callee: Node, _ call: Node, _ file: FileContext) -> Bool {
    let text = callee.codeText
    if text == ".init" {
      if call.parent?.kind == .initializerClause, let type = call.parent?.parent?.child(.typeAnnotation)?.firstChild?.text {
        return file.declarations.role(ofTypeNamed: type, at: call) == .known(.window)
      }
      guard let infix = call.parent, infix.kind == .infixOperatorExpr, infix.child(.assignmentExpr) != nil else { return false }
      return infix.firstChild?.codeText.lowercased().hasSuffix("window") == true
    }
    let name = text.hasSuffix(".init") ? String(text.dropLast(5)) : text
    guard name.split(separator: ".").last?.first?.isUppercase == true else { return false }
    switch file.declarations.role(ofTypeNamed: name, at: call) {
    case .known(let role), .likely(let role, _): return role == .window
    case .unknown: return name.hasSuffix("Window")
    }
  }
}
