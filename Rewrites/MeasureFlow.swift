import Meaning
import SwiftTree

// Where a measure goes: through arithmetic, calls, locals and members of the type, to what decides whether the bounds of
// the controller's view may stand for it. It says only no, never what to write.

struct MeasureFlow {
  private let file: FileContext
  /// The `body` whose size is kept in a property, which is zero at first.
  private let body: BodyView?
  /// What may stand on the right of `??`.
  private let fallback: Node?
  /// The name of the view whose bounds are taken, since what is sized is added to it.
  private let container: String?
  private var visited: Set<Node> = []

  /// Why the bounds of the view cannot take the place of a measure; `nil` where nothing in the file speaks against it.
  static func objection(
    to access: Node, in file: FileContext, replacingFallback fallback: Node? = nil, placedIn container: String? = nil,
    keptBy body: BodyView? = nil
  ) -> String? {
    var flow = MeasureFlow(file: file, body: body, fallback: fallback, container: container)
    return flow.objection(to: access)
  }

  private static let zero = "a measured size is zero until the first layout, and the code divides by it or counts with it"
  private static let device =
    "it is compared with the size of a device: ask for the size class, or whether the content fits, instead"
  private static let ownView = "it sizes the controller's own view: measure what that is placed in"
  private static let otherRectangle = "the other rectangle has its own coordinate space: convert it to the view first"
  private static let fallback = "it is the fallback of a measured size: keep the one that was measured last, or decide what holds without"
  private static let window = "a window has the size of its scene: make it with `UIWindow(windowScene:)`"

  private mutating func objection(to value: Node) -> String? {
    guard visited.insert(value).inserted, visited.count < 200 else { return nil }
    var node = value
    while let parent = node.parent {
      switch parent.kind {
      case .memberAccessExpr where parent.firstChild == node:
        if let name = node.nextSibling?.text, Self.comparesRectangles.contains(name) { return Self.otherRectangle }
      case .functionCallExpr:
        if let reason = objection(toArgument: node, of: parent) { return reason }
      case .infixOperatorExpr:
        switch self.operand(node, of: parent) {
        case .ends(let reason): return reason
        case .goesOn: break
        }
      case .ternaryExpr where parent.firstChild == node: return nil
      case .switchExpr:
        return parent.firstChild == node && parent.children.contains { $0.kind == .switchCase && $0.namesDeviceSize } ? Self.device : nil
      case .initializerClause:
        guard let binding = parent.parent, binding.kind == .patternBinding, let pattern = binding.firstChild else { return nil }
        for name in file.names(in: pattern) {
          if let reason = objection(toUsesOf: name.text, declaredBy: binding) { return reason }
        }
        return nil
      case .returnStmt: return objection(toResultAt: parent)
      case .closureExpr, .codeBlock, .accessorBlock:
        return node.isImplicitReturn ? objection(toResultAt: node) : nil
      default:
        if node.isItem { return node.isImplicitReturn ? objection(toResultAt: node) : nil }
      }
      node = parent
    }
    return nil
  }

  private static let comparesRectangles: Set<String> = ["contains", "intersects", "intersection", "union"]

  private enum Operand {
    case goesOn
    case ends(String?)
  }

  private mutating func operand(_ node: Node, of infix: Node) -> Operand {
    let parts = Array(infix.children)
    guard parts.count == 3, let other = parts.first(where: { $0 != node && $0 != parts[1] }) else { return .ends(nil) }
    if parts[1].kind == .assignmentExpr || ["+=", "-=", "*=", "/="].contains(parts[1].text) {
      return .ends(parts[2] == node ? objection(toAssigning: parts[0]) : nil)
    }
    switch parts[1].text {
    case "==", "!=", "<", ">", "<=", ">=", "~=": return .ends(other.namesDeviceSize ? Self.device : nil)
    case "??": return parts[2] == node && node != fallback ? .ends(Self.fallback) : .goesOn
    case "/", "%": return body != nil && parts[2] == node ? .ends(Self.zero) : .goesOn
    default: return .goesOn
    }
  }

  /// `view.widthAnchor.constraint(equalToConstant: …)`, `frame.contains(…)`
  private func objection(toArgument argument: Node, of call: Node) -> String? {
    guard let callee = call.firstChild, callee != argument else { return nil }
    let text = callee.codeText
    if let body {
      if ["Int", "UInt"].contains(text) { return Self.zero }
      let sizes = ["frame", "padding", "containerRelativeFrame"].contains { text.hasSuffix("." + $0) }
      if sizes, body.modifiers.contains(call) { return "it sizes the outermost view, whose size would be measured: measure what holds it" }
    }
    if Self.isReport(text) { return "it is told to somebody: say what the number stands for, and take that view's size" }
    if text.hasPrefix("UIGraphics") { return "an image has the size of what is drawn in it: take that view's" }
    let path = Self.path(text)
    if isOwnView(path, at: call), let index = path.firstIndex(of: "view"), index + 1 < path.count,
      path[index + 1].hasSuffix("Anchor") || path[index + 1] == "snp"
    {
      return Self.ownView
    }
    guard path.count > 1, let name = path.last else { return nil }
    if Self.comparesRectangles.contains(name) { return Self.otherRectangle }
    if name == "convert", call.children.contains(where: { $0.firstChild?.kind == .nilLiteralExpr }) { return Self.otherRectangle }
    return ["addSubview", "insertSubview"].contains(name) ? aboveController(callee.firstChild, "it") : nil
  }

  /// Whether a call writes down what a device is like, or sends it somewhere.
  private static func isReport(_ callee: String) -> Bool {
    let name = callee.lowercased().split(separator: ".").last.map(String.init) ?? ""
    let parts = callee.split(separator: ".").map { $0.lowercased() }
    return ["print", "debugprint", "dump", "nslog", "os_log", "log", "track", "report", "urlrequest", "url", "urlqueryitem"].contains(name)
      || parts.dropLast().contains { part in ["logger", "analytics", "tracker", "telemetry"].contains { part.hasSuffix($0) } }
  }

  private mutating func objection(toAssigning target: Node) -> String? {
    var parts = Self.path(target.codeText)
    if ["preferredContentSize"] == parts || ["self", "preferredContentSize"] == parts {
      return "the size that a controller asks for cannot be the one that it has"
    }
    if sizesOwnView(parts, at: target) { return Self.ownView }
    if parts.last == "frame", let holder = parts.dropLast().last {
      if holder.lowercased().hasSuffix("window") { return Self.window }
      if parts.contains("destination") { return "the system sizes the view of a destination: delete the statement" }
      if let reason = objection(toCovering: withoutSelf(parts.dropLast().joined(separator: ".")), at: target) { return reason }
    }
    if parts.first == "self" { parts.removeFirst() }
    guard parts.count == 1 else { return nil }
    if let local = file.local(named: parts[0], at: target) { return objection(toUsesOf: parts[0], declaredBy: local.node) }
    return objection(toUsesOfMember: parts[0], at: target)
  }

  /// `view.frame.size.width = …`, `self.view.layer.frame = …`
  private func sizesOwnView(_ parts: [String], at node: Node) -> Bool {
    guard isOwnView(parts, at: node) else { return false }
    let geometry: Set<String> = ["frame", "bounds", "center", "transform", "position"]
    let rest = parts.drop { ["self", "strongSelf"].contains($0) }.dropFirst().drop { $0 == "layer" }
    return rest.first.map { geometry.contains($0) } ?? false
  }

  /// Whether an expression starts with the view of the controller itself.
  private func isOwnView(_ parts: [String], at node: Node) -> Bool {
    guard parts.count > 1, file.role(at: node) == .viewController else { return false }
    if let value = file.local(named: parts[0], at: node)?.value?.codeText { return ["view", "self.view", "view!", "self.view!"].contains(value) }
    if parts[0] == "view" { return !file.isHidden("view", at: node) }
    return ["self", "strongSelf"].contains(parts[0]) && parts[1] == "view"
  }

  private static func path(_ expression: String) -> [String] {
    expression.split(separator: ".").map { String($0.filter { $0 != "?" && $0 != "!" }) }
  }

  private func withoutSelf(_ text: String) -> String { text.hasPrefix("self.") ? String(text.dropFirst(5)) : text }

  /// A view that covers what lies above the controller: the window, the navigation controller's view.
  private func objection(toCovering name: String, at node: Node) -> String? {
    guard let member = node.ancestors.first(where: { $0.isMember && $0.kind.isDeclaration && $0.kind != .ifConfigDecl }) else {
      return nil
    }
    for call in member.subtree where call.kind == .functionCallExpr {
      guard let callee = call.firstChild, callee.kind == .memberAccessExpr, let base = callee.firstChild,
        ["addSubview", "insertSubview"].contains(base.nextSibling?.text ?? ""),
        let argument = call.child(.labeledExpr)?.firstChild, withoutSelf(Self.path(argument.codeText).joined(separator: ".")) == name
      else { continue }
      if let reason = aboveController(base, "`\(name)`") { return reason }
    }
    return nil
  }

  private func aboveController(_ base: Node?, _ what: String) -> String? {
    guard let base, base.codeText != container else { return nil }
    let text = base.text.lowercased()
    let above = ["window", "navigationcontroller", "tabbarcontroller", "parent", "superview", "application"]
    return above.contains { text.contains($0) } ? "\(what) is added to `\(base.codeText)`: measure that" : nil
  }

  // MARK: Names

  private mutating func objection(toUsesOf name: String, declaredBy binding: Node) -> String? {
    if binding.parent?.isMember == true { return objection(toUsesOfMember: name, at: binding) }
    if let reason = objection(toCovering: name, at: binding) { return reason }
    guard let scope = binding.ancestors.first(where: { $0.kind.holdsItems }) else { return nil }
    for reference in scope.subtree where reference.kind == .declReferenceExpr && reference.text == name {
      guard file.local(named: name, at: reference)?.node == binding, !reference.isMemberName else { continue }
      if let reason = objection(to: reference) { return reason }
    }
    return nil
  }

  private static let geometry: Set<String> = ["width", "height", "size", "bounds", "frame", "origin", "center", "x", "y"]

  private mutating func objection(toUsesOfMember name: String, at node: Node) -> String? {
    guard let type = node.ancestors.first(where: { $0.kind.isTypeDeclaration }).flatMap({ file.declarations.type(at: $0) }) else {
      return nil
    }
    for body in file.declarations.parts(of: type).compactMap(\.body) {
      for reference in body.subtree where reference.kind == .declReferenceExpr && reference.text == name {
        guard file.local(named: name, at: reference) == nil else { continue }
        var use = reference
        if use.isMemberName, let access = use.parent {
          // Every rectangle has a width.
          if Self.geometry.contains(name), access.firstChild?.text != "self" { continue }
          use = access
        }
        if let reason = objection(to: use) { return reason }
      }
    }
    return nil
  }

  /// What a function or a computed property gives back goes to its callers.
  private mutating func objection(toResultAt item: Node) -> String? {
    guard let owner = item.ancestors.first(where: { $0.kind == .closureExpr || $0.isMember && $0.kind.isDeclaration }),
      owner.kind != .closureExpr
    else { return nil }
    guard let name = owner.declaredName ?? owner.child(.patternBinding)?.firstChild?.text else { return nil }
    if ["preferredContentSize", "shortFormHeight", "longFormHeight"].contains(name) { return Self.ownView }
    return objection(toUsesOfMember: name, at: owner)
  }
}

extension Node {
  /// Whether a name stands after a period.
  fileprivate var isMemberName: Bool { parent?.kind == .memberAccessExpr && parent?.firstChild != self }

  /// Whether an expression or the label of a case holds a number that only the edge of a device has.
  fileprivate var namesDeviceSize: Bool {
    let nodes = kind == .switchCase ? children.filter { $0.kind == .switchCaseLabel }.flatMap { Array($0.subtree) } : Array(subtree)
    return nodes.contains { node in
      switch node.kind {
      case .integerLiteralExpr, .floatLiteralExpr: (Double(node.text.filter { $0 != "_" }) ?? 0) >= 300
      case .declReferenceExpr: ["iphone", "ipad", "device"].contains { node.text.lowercased().contains($0) }
      default: false
      }
    }
  }
}
