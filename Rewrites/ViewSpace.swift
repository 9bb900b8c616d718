import Meaning
import SwiftTree

// The space of a view, where the code says which one is meant: what lies inside is placed in the view's own bounds, the
// view itself in those of its superview. A number that is only compared may mean either: there nothing is chosen.

enum ViewSpace {
  static func instead(of use: MainScreenUse, at place: Place, isFallback: Bool, _ file: FileContext) -> Result<MeasuredSpace, Refusal> {
    if let reason = memberRefusal(place, file) { return .failure(Refusal(reason)) }
    let target = target(of: use, place, file)
    if isFallback || ConvertedFrame.space(beside: use, in: file) == "self" {
      // `frame = superview?.bounds ?? …`: without a superview the frame stays.
      return MeasuredSpace.own(target == .ownFrame && use.following == nil ? "frame" : "bounds", at: place, file)
    }
    switch target {
    case .itself?, .ownFrame?:
      if asksForSuperview(use) {
        return .failure(Refusal("without a superview there is nothing to be placed in: place the view once it is added"))
      }
      if let base = whereShown(place) { return .failure(Refusal("the view is added to `\(base)` here: measure that")) }
      return MeasuredSpace.own("bounds", at: place, file).map { own in
        let path = String(own.text.dropLast("bounds".count))
        let superview = file.isHidden("superview", at: use.access) && path.isEmpty ? "self.superview" : path + "superview"
        let text = "\(superview)?.bounds ?? \(own.text)"
        let isWhole = use.access.withParentheses.parent?.child(.assignmentExpr) != nil
        return MeasuredSpace(text: isWhole ? text : "(\(text))")
      }
    case .subview?: return MeasuredSpace.own("bounds", at: place, file)
    case nil:
      return .failure(
        Refusal("measure the space the view was given: its own `bounds` for what lies in it, its superview's for where it lies itself"))
    }
  }

  private enum Target { case itself, ownFrame, subview }

  /// What a member adds the view itself to: until then it has no superview.
  private static func whereShown(_ place: Place) -> String? {
    guard case .method(let function) = place.member else { return nil }
    for call in function.subtree where call.kind == .functionCallExpr && call.child(.labeledExpr)?.firstChild?.codeText == "self" {
      guard let callee = call.firstChild, callee.kind == .memberAccessExpr, let base = callee.firstChild,
        ["addSubview", "insertSubview"].contains(base.nextSibling?.text ?? "")
      else { continue }
      return base.codeText
    }
    return nil
  }

  /// Whether the statement runs only with or only without a superview.
  private static func asksForSuperview(_ use: MainScreenUse) -> Bool {
    use.access.ancestors.contains { statement in
      [.ifExpr, .guardStmt, .ternaryExpr].contains(statement.kind)
        && statement.children.prefix(while: { $0.kind != .codeBlock }).contains { $0.text.contains("superview") && !$0.contains(use.access) }
    }
  }

  /// What the statement places: the view itself, or something that the view has added.
  private static func target(of use: MainScreenUse, _ place: Place, _ file: FileContext) -> Target? {
    guard let uses = file.usesOfConstant(madeOf: use.access) else { return target(of: use.access, place, file) }
    let targets = Set(uses.map { target(of: $0, place, file) })
    return targets.count == 1 ? targets.first ?? nil : nil
  }

  private static func target(of value: Node, _ place: Place, _ file: FileContext) -> Target? {
    guard let item = value.item, item.kind == .infixOperatorExpr, case let parts = Array(item.children), parts.count == 3,
      parts[1].kind == .assignmentExpr || ["+=", "-="].contains(parts[1].text), parts[2].contains(value)
    else { return nil }
    var path = parts[0].codeText.split(separator: ".").map { String($0.filter { $0 != "?" && $0 != "!" }) }
    if path.first == "self" || path.first == "strongSelf" { path.removeFirst() }
    guard let first = path.first else { return nil }
    if ["frame", "center"].contains(first) {
      if file.isHidden(first, at: item), parts[0].codeText.hasPrefix(first) { return nil }
      return path == ["frame"] ? .ownFrame : .itself
    }
    // Elsewhere what lies inside may be moved by the size of what is around: the way off the screen is no size of a button.
    guard case .method(let function) = place.member, ["layoutSubviews", "layoutSublayers"].contains(function.declaredName),
      !ScreenRun.names("frame", in: parts[2]), !ScreenRun.names("center", in: parts[2])
    else { return nil }
    guard path.count > 1, ["frame", "center", "bounds"].contains(path[1]), !["superview", "window", "layer"].contains(first),
      let type = place.type
    else { return nil }
    return isAdded(first, to: type, file) ? .subview : nil
  }

  /// Whether a view adds something to itself, and nothing else does.
  private static func isAdded(_ name: String, to type: TypeDeclaration, _ file: FileContext) -> Bool {
    var isAdded = false
    for body in file.declarations.parts(of: type).compactMap(\.body) {
      for call in body.subtree where call.kind == .functionCallExpr {
        guard let callee = call.firstChild?.codeText, let argument = call.child(.labeledExpr)?.firstChild?.codeText,
          argument == name || argument == "self." + name, let last = callee.split(separator: ".").last,
          ["addSubview", "insertSubview", "addSublayer", "insertSublayer", "addArrangedSubview"].contains(last)
        else { continue }
        let base = callee.dropLast(last.count)
        guard ["", "self.", "layer.", "self.layer."].contains(base), last != "addArrangedSubview" else { return false }
        isAdded = true
      }
    }
    return isAdded
  }

  /// Why the view may not have its size when a member runs.
  private static func memberRefusal(_ place: Place, _ file: FileContext) -> String? {
    let early = "the view may have no size yet when this runs: measure in `layoutSubviews`"
    switch place.member {
    case .method(let function):
      let asked = ["sizeThatFits", "systemLayoutSizeFitting", "preferredLayoutAttributesFitting", "updateConstraints", "prepareForReuse"]
      if let name = function.declaredName, asked.contains(name) { return "it runs to find the size of the view: use what it is given" }
    case .accessor(let property, let word, isStatic: false):
      if [.didSet, .willSet, .set].contains(word) { return "the property may be set before the view has its size" }
      if property.hasModifier(.override) { return "it runs to find the size of the view: measure in `layoutSubviews`" }
    case .initializer(_, .insideDelegation), .initializer(_, .beforeDelegation):
      return "the view is made before it has a size: start with `.zero`, and size it where it is added"
    case .initializer, .initialValue(_, isStatic: false, _): return early
    case .defaultArgument: return "a default argument has no `self`: let the callers pass the size"
    default: return "take the size as a parameter from the view that lays out"
    }
    if file.mayBeUnattached(place) { return early }
    return file.mayBeUnattached(place, reading: "self.traitCollection") ? "callers may run it before the view has a size: let them pass the size" : nil
  }
}
