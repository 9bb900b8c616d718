import Meaning
import SwiftTree

// When the view at a place has no window, or its scene is not active, although the application has a key window. Asking
// the view for its window there would turn working code into code that does nothing.

enum WindowMoment {
  /// Why no scene is active when the code runs: then the window is chosen by hand.
  static func inactiveScene(at place: Place, in file: FileContext) -> String? {
    var names = [place.type?.qualifiedName ?? "", file.path.split(separator: "/").last.map(String.init) ?? ""]
    if case .method(let function) = place.member { names.append(function.declaredName ?? "") }
    names = names.map { $0.lowercased() }
    let words = ["passcode", "privacy", "lockscreen", "applock", "screenlock", "securityview", "obscur"]
    if names.contains(where: { name in words.contains { name.contains($0) } }) {
      return "a passcode or privacy window is shown while its scene is not active: choose the scene by hand"
    }
    let moments = ["resignactive", "enterbackground", "enterforeground", "becomeactive"]
    guard names.dropFirst(2).contains(where: { name in moments.contains { name.contains($0) } }) else { return nil }
    return "the scene is not or not yet active when this runs: use the scene that the delegate method is given"
  }

  /// Why the view may have no window of its own when the code runs.
  static func missingWindow(at place: Place, in file: FileContext) -> String? {
    if file.mayBeUnattached(place) {
      return "the view has no window yet when this runs: do it in `viewIsAppearing`, `didMoveToWindow` or later"
    }
    if file.mayBeUnattached(place, reading: "self.traitCollection") {
      return "callers may run it before the view has a window: let them pass the window"
    }
    if answersPresenter(place, in: file) { return "it is asked while the view is about to be presented, and has no window yet: pass the window in" }
    guard let body = memberBody(place) else { return nil }
    if case .method(let function) = place.member, let name = function.declaredName {
      if left.contains(name) { return leftReason }
      if apart.contains(name) { return "the view may be measured or presented before it has a window: pass the window in" }
    }
    if let reason = getterReason(place, file) { return reason }
    if body.subtree.contains(where: { showsSelf($0) }) {
      return "it shows this very view, which has no window yet: let the caller say where"
    }
    if place.closures.contains(where: { closure in leaving.union(["present"]).contains(lastName(closure.callee ?? "")) }) {
      return leftReason
    }
    let leaves = body.subtree.contains { call in
      call.range.upperBound <= place.node.range.lowerBound && leavesWindow(call)
    }
    return leaves ? leftReason : nil
  }

  /// Whether a member answers what is asked of a controller that is about to be presented, or helps to: it belongs, or is
  /// used by one that belongs, to an extension for a protocol such as `PanModalPresentable`.
  static func answersPresenter(_ place: Place, in file: FileContext) -> Bool {
    guard let type = place.type, let member = memberBody(place), let first = member.memberName else { return false }
    var wanted = [first]
    var visited: Set<Node> = [member]
    func answers(_ node: Node) -> Bool {
      guard let part = node.ancestors.first(where: { $0.kind.isTypeDeclaration }).flatMap({ file.declarations.type(at: $0) }) else { return false }
      return part.kind == .extension && part.inherited.contains { $0.hasSuffix("Presentable") }
    }
    if answers(member) { return true }
    while let name = wanted.popLast() {
      for body in file.declarations.parts(of: type).compactMap(\.body) {
        for reference in body.subtree where reference.kind == .declReferenceExpr && reference.text == name {
          guard let owner = reference.ancestors.first(where: { $0.isMember && $0.kind.isDeclaration && $0.kind != .ifConfigDecl }),
            visited.insert(owner).inserted
          else { continue }
          if answers(owner) { return true }
          if let ownName = owner.memberName { wanted.append(ownName) }
        }
      }
    }
    return false
  }

  private static let leftReason = "the view may have left its window when this runs: take the window before"
  private static let left: Set<String> = ["viewDidDisappear", "didMove", "removeFromSuperview", "removeFromParent", "willMove"]
  /// What is asked of views that are in no window: templates to measure, cells that wait, views about to be presented.
  private static let apart: Set<String> = [
    "sizeThatFits", "systemLayoutSizeFitting", "preferredLayoutAttributesFitting", "prepareForReuse", "animationController",
    "presentationController",
  ]
  private static let leaving: Set<String> = [
    "dismiss", "removeFromSuperview", "removeFromParent", "popViewController", "popToRootViewController", "popToViewController",
  ]

  private static func memberBody(_ place: Place) -> Node? {
    switch place.member {
    case .method(let node), .initializer(let node, _): return node
    case .accessor(let property, _, _): return property
    case .initialValue(let property, _, _): return property
    default: return nil
    }
  }

  /// A property that any code may ask for, at any time.
  private static func getterReason(_ place: Place, _ file: FileContext) -> String? {
    guard case .accessor(let property, _, _) = place.member, let type = place.type,
      let name = property.child(.patternBinding)?.firstChild?.text
    else { return nil }
    let isUsed = file.declarations.parts(of: type).compactMap(\.body).contains { body in
      body.subtree.contains { $0.kind == .declReferenceExpr && $0.text == name && file.local(named: name, at: $0) == nil }
    }
    return isUsed ? nil : "nothing in this file says when it is asked, which may be before the view has a window"
  }

  /// `window.addSubview(self)`, `root.present(self, animated: true)`, `window.rootViewController = self`
  private static func showsSelf(_ node: Node) -> Bool {
    let itself: Set<String> = ["self", "self.view", "view", "strongSelf"]
    if node.kind == .infixOperatorExpr {
      let parts = Array(node.children)
      return parts.count == 3 && parts[1].kind == .assignmentExpr && parts[2].codeText == "self"
        && parts[0].codeText.hasSuffix("ootViewController")
    }
    guard node.kind == .functionCallExpr, let callee = node.firstChild, let argument = node.child(.labeledExpr)?.firstChild else {
      return false
    }
    let shows: Set<String> = [
      "addSubview", "insertSubview", "addArrangedSubview", "present", "show", "showDetailViewController", "pushViewController", "addChild",
    ]
    return shows.contains(lastName(callee.codeText)) && itself.contains(argument.codeText)
  }

  /// `dismiss(animated: false)`, `removeFromSuperview()`
  private static func leavesWindow(_ call: Node) -> Bool {
    guard call.kind == .functionCallExpr, let callee = call.firstChild?.codeText else { return false }
    let parts = callee.split(separator: ".").map { String($0.filter { $0 != "?" && $0 != "!" }) }
    guard let name = parts.last, leaving.contains(name) else { return false }
    let holders: Set<String> = ["self", "strongSelf", "view", "presentingViewController", "navigationController"]
    return parts.dropLast().allSatisfy { holders.contains($0) }
  }

  private static func lastName(_ callee: String) -> String {
    String(callee.split(separator: ".").last ?? "").filter { $0 != "?" && $0 != "!" }
  }
}

extension Node {
  /// The name of a method or of a property.
  fileprivate var memberName: String? { declaredName ?? child(.patternBinding)?.firstChild?.text }
}
