import Meaning
import Rewriting
import SwiftTree

// What to measure instead of a screen: the space that the code at a place was given, or the reason why nothing there
// knows it. It may not guess: a view that has no size yet, or another view than the one that is meant, is no space.

/// What takes the place of the bounds, or of the bounds with the member that follows.
struct MeasuredSpace {
  let text: String
  private var takesMember = false

  func edits(of use: MainScreenUse, in tree: Tree) -> [Edit] {
    if takesMember, let parent = use.access.parent { return [Edit(parent.range, with: text)] }
    return use.replacing(with: text, in: tree)
  }

  static func instead(of use: MainScreenUse, in file: FileContext) -> Result<MeasuredSpace, Refusal> {
    let place = file.place(of: use.access)
    if place.isInMacro { return .failure(Refusal("the code is a macro's argument")) }
    if file.isTestCode { return .failure(Refusal("compare with the window that hosts the view")) }
    if let reason = keyboardRefusal(use, place, file) ?? MeasureFlow.objection(to: use.access, in: file) {
      return .failure(Refusal(reason))
    }
    if let asking = sizingParameter(place, file) {
      return isSize(use)
        ? .success(MeasuredSpace(text: asking + ".bounds"))
        : .failure(Refusal("the bounds of `\(asking)` start where it is scrolled to: measure its size"))
    }
    if let reason = typeRefusal(place, file) ?? memberRefusal(place, file) ?? useRefusal(use, place, file) {
      return .failure(Refusal(reason))
    }
    if case .method(let function) = place.member, function.declaredName == "viewWillTransition" {
      return coming(use, function, file)
    }
    let path = file.isHidden("view", at: use.access) ? "self.view.bounds" : "view.bounds"
    switch file.selfAccess(at: place) {
    case .implicit: return .success(MeasuredSpace(text: path))
    case .explicit: return .success(MeasuredSpace(text: "self.view.bounds"))
    case .named(let name): return .success(MeasuredSpace(text: name + ".view.bounds"))
    case .createsCapture, .weak, .background:
      return .failure(Refusal("the closure does not hold `self` in a way that reaches the view: measure before it"))
    }
  }

  /// In `viewWillTransition(to:with:)` the view has its old size, and the parameter is the size to come.
  private static func coming(_ use: MainScreenUse, _ function: Node, _ file: FileContext) -> Result<MeasuredSpace, Refusal> {
    let locals = file.locals(at: use.access)
    guard let size = locals.first(where: { $0.kind == .parameter && $0.typeText == "CGSize" }) else {
      return .failure(Refusal("the view still has its old size: use the size that the method is given"))
    }
    switch use.following {
    case "size": return .success(MeasuredSpace(text: size.name, takesMember: true))
    case "width", "height": return .success(MeasuredSpace(text: size.name))
    case nil: return .success(MeasuredSpace(text: "CGRect(origin: .zero, size: \(size.name))"))
    default: return .failure(Refusal("the view still has its old size: use `\(size.name)`"))
    }
  }

  /// The collection or table view that asks its delegate for a size, which is in its own coordinates.
  private static func sizingParameter(_ place: Place, _ file: FileContext) -> String? {
    guard case .method(let function) = place.member, ["collectionView", "tableView"].contains(function.declaredName ?? ""),
      let clause = function.child(.functionSignature)?.child(.functionParameterClause), let first = clause.firstChild,
      let last = Array(clause.children).last, sizingQuestions.contains(file.tree.string(ofToken: last.tokenRange.lowerBound))
    else { return nil }
    return file.locals(at: place.node).first { $0.node == first }?.name
  }

  private static let sizingQuestions: Set<String> = [
    "sizeForItemAt", "insetForSectionAt", "minimumLineSpacingForSectionAt", "minimumInteritemSpacingForSectionAt",
    "referenceSizeForHeaderInSection", "referenceSizeForFooterInSection", "heightForRowAt", "estimatedHeightForRowAt",
    "heightForHeaderInSection", "heightForFooterInSection",
  ]

  // MARK: Refusals

  private static let measureSpace = "measure the space the code was given"
  private static let takeParameter = "take the size as a parameter from the view that lays out"

  /// Why a type has no view whose size is meant.
  private static func typeRefusal(_ place: Place, _ file: FileContext) -> String? {
    guard let type = place.type else { return takeParameter }
    let role = file.declarations.role(of: type)
    guard let known = role.role else { return "\(measureSpace), once it is known in this file what `\(type.name)` is" }
    switch known {
    case .viewController: return nil
    case .environmentReader:
      return "\(measureSpace): keep a `@State` size that `.onGeometryChange(for: CGSize.self) { $0.size } action: { … }` fills (iOS 16)"
    case .view, .window: return "\(measureSpace): the bounds of this view or of its superview, in `layoutSubviews`"
    case .presentationController: return "\(measureSpace): `containerView`, which the presentation fills"
    default: return takeParameter
    }
  }

  /// Why the controller's view may not have its size when a member runs.
  private static func memberRefusal(_ place: Place, _ file: FileContext) -> String? {
    let early = "the view has no size yet when this runs: measure in `viewIsAppearing` or `viewDidLayoutSubviews`"
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
    case .defaultArgument: return "a default argument has no `self`: let the callers pass the size"
    default: return takeParameter
    }
    if file.mayBeUnattached(place) { return early }
    return file.mayBeUnattached(place, reading: "self.traitCollection")
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
    if let container = nearerContainer(place, file) { return "\(measureSpace): `\(container)`" }
    if !isSize(use), let type = place.type, isTableViewController(type, file) {
      return "the bounds of a table view controller's view start where it is scrolled to: measure its size"
    }
    return nil
  }

  private static func keyboardRefusal(_ use: MainScreenUse, _ place: Place, _ file: FileContext) -> String? {
    guard let member = use.access.ancestors.first(where: { $0.isMember && $0.kind.isDeclaration && $0.kind != .ifConfigDecl }) else {
      return nil
    }
    let isNamed = [member.declaredName, place.type?.name].contains { $0?.lowercased().contains("keyboardwill") == true }
    let isRead = member.text.lowercased().contains("keyboardframe")
    return isNamed || isRead ? "a keyboard's frame is in the coordinates of its screen: convert it to the view first" : nil
  }

  /// What a layout or a transition is handed as its space.
  private static func nearerContainer(_ place: Place, _ file: FileContext) -> String? {
    for local in file.locals(at: place.node) {
      if local.typeText?.hasSuffix("UIViewControllerContextTransitioning") == true { return local.name + ".containerView" }
      if let type = local.typeText, file.declarations.role(ofTypeNamed: type) == .known(.layoutEnvironment) {
        return local.name + ".container.effectiveContentSize"
      }
    }
    guard let closure = place.closures.last(where: { $0.callee?.hasSuffix("CompositionalLayout") == true }) else { return nil }
    let environment = file.locals(at: place.node).first { $0.kind == .closureParameter && $0.name.lowercased().contains("environment") }
    return (environment.map { closure.node.contains($0.node) ? $0.name : "environment" } ?? "environment") + ".container.effectiveContentSize"
  }

  private static func isTableViewController(_ type: TypeDeclaration, _ file: FileContext, depth: Int = 0) -> Bool {
    let names = file.declarations.parts(of: type).flatMap { $0.inherited + $0.selfRequirements } + [type.name]
    if names.contains(where: { $0.hasSuffix("TableViewController") }) { return true }
    return depth < 8 && names.contains { name in
      guard name != type.name, let above = file.declarations.primary(named: name) else { return false }
      return isTableViewController(above, file, depth: depth + 1)
    }
  }

  /// Whether only the size of the bounds is asked for.
  private static func isSize(_ use: MainScreenUse) -> Bool { ["width", "height", "size"].contains(use.following) }
}

extension MainScreenUse {
  /// The member that is asked of what this use asks for: "width" of `UIScreen.main.bounds.width`.
  fileprivate var following: String? {
    guard let parent = access.parent, parent.kind == .memberAccessExpr, parent.firstChild == access else { return nil }
    return access.nextSibling?.text
  }
}
