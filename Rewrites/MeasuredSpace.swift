import Meaning
import Rewriting
import SwiftTree

// What to measure instead of a screen: the space that the code at a place was given, or the reason why nothing there
// knows it. It may not guess: a view that has no size yet, or another view than the one that is meant, is no space.

/// What takes the place of the bounds, or of the bounds with the member that follows.
struct MeasuredSpace {
  let text: String
  private let takesMember: Bool
  /// What else than the bounds it takes the place of.
  private let replaced: Range<Int>?
  /// What a person has to know.
  var note = ""
  /// Edits that belong to it: the property that keeps the size.
  var companions: [Edit] = []
  /// Whether it is zero until the first layout, so that nothing may be taken off it.
  var isZeroAtFirst = false

  init(text: String, takesMember: Bool = false, replacing range: Range<Int>? = nil) {
    self.text = text
    self.takesMember = takesMember
    replaced = range
  }

  /// The space of a size that starts at zero.
  init(size: String, for use: MainScreenUse) {
    switch use.following {
    case "size": self.init(text: size, takesMember: true)
    case "width", "height": self.init(text: size)
    case "maxX", "maxY": self.init(text: size + (use.following == "maxX" ? ".width" : ".height"), takesMember: true)
    case "midX", "midY":
      let half = size + (use.following == "midX" ? ".width" : ".height") + " / 2"
      self.init(text: use.measure.parent?.kind == .labeledExpr ? half : "(\(half))", takesMember: true)
    default: self.init(text: "CGRect(origin: .zero, size: \(size))")
    }
  }

  func edits(of use: MainScreenUse, in file: FileContext) -> [Edit] {
    var edits = use.replacing(with: text, in: file.tree)
    if takesMember, let parent = use.access.parent { edits = [Edit(parent.range, with: text)] }
    if let replaced { edits = [Edit(replaced, with: text)] }
    if isZeroAtFirst { edits = FlooredMeasure.edits(edits, of: use, in: file) }
    return edits + companions
  }

  static func instead(of use: MainScreenUse, in file: FileContext) -> Result<MeasuredSpace, Refusal> {
    let place = file.place(of: use.access)
    if place.isInMacro { return .failure(Refusal("the code is a macro's argument")) }
    if file.isTestCode { return .failure(Refusal("compare with the window that hosts the view")) }
    if let window = ContainerSpace.framedWindow(of: use, in: file) { return .success(window) }
    let container = ContainerSpace.added(by: use, at: place, in: file)
    let role = place.type.flatMap { file.declarations.role(of: $0).role }
    let fallback = use.fallback
    let replaced = role == .viewController || role == .view ? fallback : nil
    if let reason = KeyboardFrame.refusal(use, place, role, file)
      ?? MeasureFlow.objection(to: use.access, in: file, replacingFallback: replaced, placedIn: container)
    {
      return fallback.flatMap { keptValue(insteadOf: $0, in: file) }.map { .success($0) } ?? .failure(Refusal(reason))
    }
    if let container { return .success(MeasuredSpace(text: container + ".bounds")) }
    if let handed = ContainerSpace.handed(at: place, for: use, in: file) { return handed }
    if let reason = ConvertedFrame.objection(to: use, in: file) ?? FullScreenTest.objection(to: use) { return .failure(Refusal(reason)) }
    switch (role, place.type) {
    case (.environmentReader?, let type?): return SwiftUISpace.instead(of: use, at: place, in: type, file)
    case (.view?, _): return ViewSpace.instead(of: use, at: place, isFallback: fallback != nil, file)
    default: break
    }
    if let reason = typeRefusal(place, file) ?? memberRefusal(place, isFallback: fallback != nil, file) ?? useRefusal(use, place, file) {
      return .failure(Refusal(reason))
    }
    if case .method(let function) = place.member, function.declaredName == "viewWillTransition" {
      return coming(use, function, file)
    }
    return own("view.bounds", at: place, file)
  }

  /// A member of `self`, as it can be written at a place.
  static func own(_ path: String, at place: Place, _ file: FileContext) -> Result<MeasuredSpace, Refusal> {
    let first = String(path.prefix { $0 != "." })
    switch file.selfAccess(at: place) {
    case .implicit: return .success(MeasuredSpace(text: file.isHidden(first, at: place.node) ? "self." + path : path))
    case .explicit: return .success(MeasuredSpace(text: "self." + path))
    case .named(let name): return .success(MeasuredSpace(text: name + "." + path))
    case .createsCapture, .weak, .background:
      return .failure(Refusal("the closure does not hold `self` in a way that reaches the view: measure before it"))
    }
  }

  /// `width = window?.bounds.width ?? UIScreen.main.bounds.width`: without a window the property keeps the value it has.
  private static func keptValue(insteadOf fallback: Node, in file: FileContext) -> MeasuredSpace? {
    guard let chain = fallback.parent, let assignment = chain.parent, assignment.kind == .infixOperatorExpr, assignment.isItem,
      case let parts = Array(assignment.children), parts.count == 3, parts[1].kind == .assignmentExpr, parts[2] == chain,
      case let target = parts[0], target.codeText == target.text,
      let name = Array(target.subtree).last(where: { $0.kind == .declReferenceExpr })?.text, [name, "self." + name].contains(target.text),
      file.local(named: name, at: target) == nil, let type = file.place(of: target).type,
      let member = file.declarations.members(of: type).first(where: { $0.name == name }), !member.isStatic,
      member.binding?.child(.accessorBlock) == nil
    else { return nil }
    var kept = MeasuredSpace(text: target.text, replacing: fallback.range)
    kept.note = ", which keeps the value that it has"
    return kept
  }

  /// In `viewWillTransition(to:with:)` the view has its old size, and the parameter is the size to come.
  private static func coming(_ use: MainScreenUse, _ function: Node, _ file: FileContext) -> Result<MeasuredSpace, Refusal> {
    let locals = file.locals(at: use.access)
    guard let size = locals.first(where: { $0.kind == .parameter && $0.typeText == "CGSize" }) else {
      return .failure(Refusal("the view still has its old size: use the size that the method is given"))
    }
    if use.isTurned {
      return .failure(Refusal("the screen still has its old size, which the code turns: `\(size.name)` is the size to come"))
    }
    switch use.following {
    case "size": return .success(MeasuredSpace(text: size.name, takesMember: true))
    case "width", "height": return .success(MeasuredSpace(text: size.name))
    case nil: return .success(MeasuredSpace(text: "CGRect(origin: .zero, size: \(size.name))"))
    default: return .failure(Refusal("the view still has its old size: use `\(size.name)`"))
    }
  }

  // MARK: Refusals

  private static let measureSpace = "measure the space the code was given"
  private static let takeParameter = "take the size as a parameter from the view that lays out"

  /// Why a type has no view whose size is meant.
  private static func typeRefusal(_ place: Place, _ file: FileContext) -> String? {
    guard let type = place.type else { return takeParameter }
    if case .defaultArgument = place.member { return "a default argument has no `self`: let the callers pass the size" }
    let role = file.declarations.role(of: type)
    guard let known = role.role else { return "\(measureSpace), once it is known what `\(type.name)` is: what it inherits is outside the project" }
    switch known {
    case .viewController: return nil
    case .window:
      if case .initializer = place.member { return "make the window with `super.init(windowScene:)`, for the scene that it belongs to" }
      return "\(measureSpace): the bounds of this window, in `layoutSubviews`"
    case .presentationController: return "\(measureSpace): `containerView`, which the presentation fills"
    default:
      guard case .initialValue(_, isStatic: false, isLazy: false) = place.member else { return takeParameter }
      return "nothing is measured yet when the value is made: start with zero, and set it where a view or window is at hand"
    }
  }

  /// Why the controller's view may not have its size when a member runs.
  private static func memberRefusal(_ place: Place, isFallback: Bool, _ file: FileContext) -> String? {
    let early = "the view may have no size yet when this runs: measure in `viewIsAppearing` or `viewDidLayoutSubviews`"
    switch place.member {
    case .method(let function):
      let name = function.declaredName ?? ""
      if name.lowercased().contains("screen"), function.child(.functionSignature)?.returnsNothing == false { return wrapper }
      if name.hasSuffix("resentationController") || name == "animationController" { return "the view that is presented has no size yet" }
      if name == "size" { return "use the size that the method is given" }
      if ["traitCollectionDidChange", "willTransition", "updateViewConstraints"].contains(name) {
        return "the view may still have its old size: measure in `viewDidLayoutSubviews`, or use the size of `viewWillTransition`"
      }
    case .accessor(let property, let word, isStatic: false):
      if [.didSet, .willSet, .set].contains(word) { return "the property may be set before the view has its size" }
      if let reason = getterRefusal(property, place, file) { return reason }
    case .initializer, .initialValue(_, isStatic: false, _): return early
    default: return takeParameter
    }
    if file.mayBeUnattached(place) { return early }
    if WindowMoment.answersPresenter(place, in: file) {
      return "it is asked while the view is about to be presented: use the size of the container that is given"
    }
    // A fallback stands for no size at all as it is.
    return !isFallback && file.mayBeUnattached(place, reading: "self.traitCollection")
      ? "callers may run it before the view has a size: let them pass the size" : nil
  }

  private static let wrapper = "callers ask for a screen by this name: let them measure their own space"

  private static func getterRefusal(_ property: Node, _ place: Place, _ file: FileContext) -> String? {
    guard let name = property.child(.patternBinding)?.firstChild?.text, let type = place.type else { return nil }
    if name.lowercased().contains("screen") { return wrapper }
    if property.hasModifier(.override) { return "UIKit may ask before the view has its size, or to find that size" }
    let isUsed = file.declarations.parts(of: type).compactMap(\.body).contains { body in
      body.subtree.contains { $0.kind == .declReferenceExpr && $0.text == name && file.local(named: name, at: $0) == nil }
    }
    return isUsed ? nil : "nothing in this file says when it is asked, which may be before the view has its size"
  }

  /// Why the bounds of the controller's view are not what the code is after.
  private static func useRefusal(_ use: MainScreenUse, _ place: Place, _ file: FileContext) -> String? {
    if !use.asksForSize, let type = place.type, isTableViewController(type, file) {
      return "the bounds of a table view controller's view start where it is scrolled to: measure its size"
    }
    return nil
  }

  private static func isTableViewController(_ type: TypeDeclaration, _ file: FileContext, depth: Int = 0) -> Bool {
    let names = file.declarations.parts(of: type).flatMap { $0.inherited + $0.selfRequirements } + [type.name]
    if names.contains(where: { $0.hasSuffix("TableViewController") }) { return true }
    return depth < 8 && names.contains { name in
      guard name != type.name, let above = file.declarations.primary(named: name) else { return false }
      return isTableViewController(above, file, depth: depth + 1)
    }
  }
}

extension MainScreenUse {
  /// The member that is asked of what this use asks for: "width" of `UIScreen.main.bounds.width`.
  var following: String? {
    guard let parent = access.parent, parent.kind == .memberAccessExpr, parent.firstChild == access else { return nil }
    return access.nextSibling?.text
  }

  /// Whether only the size of the bounds is asked for.
  var asksForSize: Bool { ["width", "height", "size"].contains(following) }

  /// The bounds with the members that are asked of them: `UIScreen.main.bounds.size.width`.
  var measure: Node {
    var node = access
    while let parent = node.parent, parent.kind == .memberAccessExpr, parent.firstChild == node, node.nextSibling != nil { node = parent }
    return node
  }

  /// Whether one side is taken for the other, or compared with it: code that knows that the screen is about to turn.
  fileprivate var isTurned: Bool {
    let sides: Set<String> = ["width", "height"]
    guard let side = Array(measure.children).last?.text, sides.contains(side), let item = access.item else { return false }
    for ancestor in access.ancestors {
      if ancestor.kind == .labeledExpr, let label = ancestor.codeText.split(separator: ":").first, sides.contains(String(label)) {
        return label != side
      }
      if ancestor.kind == .infixOperatorExpr {
        let parts = Array(ancestor.children)
        guard parts.count == 3 else { continue }
        if parts[1].kind == .assignmentExpr, let target = Array(parts[0].children).last?.text, sides.contains(target) {
          return target != side
        }
        if ["<", ">", "<=", ">="].contains(parts[1].text) { return true }
      }
      if ancestor == item { break }
    }
    return false
  }

  /// The measure, where it stands for one that is missing: `view?.bounds ?? UIScreen.main.bounds`.
  var fallback: Node? {
    let node = measure.withParentheses
    guard let infix = node.parent, infix.kind == .infixOperatorExpr, infix.child(.binaryOperatorExpr)?.text == "??",
      infix.firstChild != node
    else { return nil }
    return node
  }
}
