import Meaning
import Rewriting
import SwiftTree

// The containers that code is handed or holds: what a layout, a transition or a delegate method is about, and the view
// that something is added to. Their space is the one that is meant, wherever the code stands.

enum ContainerSpace {
  /// What a delegate method, a layout or a transition is given; a refusal where it has no such bounds.
  static func handed(at place: Place, for use: MainScreenUse, in file: FileContext) -> Result<MeasuredSpace, Refusal>? {
    if let asking = sizingParameter(place, file) {
      return use.asksForSize
        ? .success(MeasuredSpace(text: asking + ".bounds"))
        : .failure(Refusal("the bounds of `\(asking)` start where it is scrolled to: measure its size"))
    }
    let locals = file.locals(at: place.node)
    if let environment = layoutEnvironment(place, locals) {
      let text = environment + ".container.effectiveContentSize"
      return use.asksForSize && environment != "_"
        ? .success(MeasuredSpace(size: text, for: use))
        : .failure(Refusal("measure the space the code was given: `\(text)`"))
    }
    if let name = ConvertedFrame.space(beside: use, in: file), let local = file.local(named: name, at: use.access),
      isView(local, at: use.access, file)
    {
      return .success(MeasuredSpace(text: name + ".bounds"))
    }
    return transition(place, locals) ?? presentation(place, locals, for: use, file)
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
    "heightForHeaderInSection", "heightForFooterInSection", "sizeForItemAtIndexPath", "heightForRowAtIndexPath",
  ]

  /// The environment of a compositional layout: a parameter of its type, or the second one of its closure.
  private static func layoutEnvironment(_ place: Place, _ locals: [LocalName]) -> String? {
    let typed = locals.first { $0.typeText.map { !$0.hasSuffix("?") && strippedTypeName($0) == "NSCollectionLayoutEnvironment" } == true }
    if let typed { return typed.name }
    guard let closure = place.closures.last(where: { $0.callee?.hasSuffix("CompositionalLayout") == true }) else { return nil }
    let parameters = locals.filter { $0.kind == .closureParameter && closure.node.child(.closureSignature)?.contains($0.node) == true }
    guard parameters.count == 2 || parameters.count == 1 else { return "environment" }
    // Locals come nearest first; parameters of one closure in their order.
    return parameters.max { $0.node.range.lowerBound < $1.node.range.lowerBound }?.name
  }

  /// The container of a transition, by the name that the code has given it.
  private static func transition(_ place: Place, _ locals: [LocalName]) -> Result<MeasuredSpace, Refusal>? {
    guard let context = locals.first(where: { $0.typeText?.contains("UIViewControllerContextTransitioning") == true }) else { return nil }
    let held = locals.first { $0.value?.codeText == context.name + ".containerView" }
    guard held != nil || context.typeText?.hasSuffix("?") == false else {
      return .failure(Refusal("measure the space the code was given: the `containerView` of `\(context.name)`"))
    }
    let name = held?.name ?? context.name + ".containerView"
    guard place.closures.allSatisfy({ $0.isKnownNotToEscape || $0.callee?.hasPrefix("UIView.") == true || ScreenRun.names(held?.name ?? context.name, in: $0.node) })
    else { return .failure(Refusal("the closure does not hold `\(context.name)`: measure `\(name)` before it")) }
    return .success(MeasuredSpace(text: name + ".bounds"))
  }

  /// The container of a presentation, or the view of a layout, where the code has unwrapped it.
  private static func presentation(
    _ place: Place, _ locals: [LocalName], for use: MainScreenUse, _ file: FileContext
  ) -> Result<MeasuredSpace, Refusal>? {
    guard let type = place.type else { return nil }
    let isLayout = file.declarations.parts(of: type).contains { part in
      part.inherited.contains { ["UICollectionViewLayout", "UICollectionViewFlowLayout", "UICollectionViewCompositionalLayout"].contains($0) }
    }
    guard isLayout || file.declarations.role(of: type).role == .presentationController else { return nil }
    let property = isLayout ? "collectionView" : "containerView"
    let held = locals.first { local in
      guard local.kind == .optionalBinding else { return false }
      return local.value.map { [property, "self." + property].contains($0.codeText) } ?? (local.name == property)
    }
    guard let held, !isLayout || use.asksForSize else {
      return isLayout ? .failure(Refusal("measure the size of `collectionView`, which the layout is for")) : nil
    }
    return .success(MeasuredSpace(text: held.name + ".bounds"))
  }

  // MARK: Added to a view

  /// The name of the view that what is sized by a use is added to: `window` of `window.addSubview(overlay)`.
  static func added(by use: MainScreenUse, at place: Place, in file: FileContext) -> String? {
    guard let item = use.access.item, let sized = sizedName(use, item),
      let member = use.access.ancestors.first(where: { $0.isMember || $0.isTopLevel })
    else { return nil }
    for call in member.subtree where call.kind == .functionCallExpr {
      guard let callee = call.firstChild, callee.kind == .memberAccessExpr, let base = callee.firstChild, base.kind == .declReferenceExpr,
        ["addSubview", "insertSubview"].contains(base.nextSibling?.text ?? ""), let argument = call.child(.labeledExpr)?.firstChild,
        argument.codeText == sized || argument.contains(use.access), let local = file.local(named: base.text, at: call),
        isHeld(local, at: call, file), file.local(named: base.text, at: use.access)?.node == local.node,
        place.closures.allSatisfy({ $0.node.contains(local.node) || $0.isKnownNotToEscape || ScreenRun.names(local.name, in: $0.node) })
      else { continue }
      return local.name
    }
    return nil
  }

  /// What is given a frame: `overlay` of `let overlay = UIView(frame: …)` and of `overlay.frame.size.width = …`.
  private static func sizedName(_ use: MainScreenUse, _ item: Node) -> String? {
    switch item.kind {
    case .variableDecl:
      guard let binding = item.child(.patternBinding), let call = binding.child(.initializerClause)?.firstChild,
        call.kind == .functionCallExpr, let argument = call.child(.labeledExpr), argument.codeText.hasPrefix("frame:"),
        argument.contains(use.access)
      else { return nil }
      return binding.firstChild?.text
    case .infixOperatorExpr:
      let parts = Array(item.children)
      guard parts.count == 3, parts[1].kind == .assignmentExpr, parts[2].contains(use.access) else { return nil }
      let path = parts[0].codeText
      if ["frame", "center"].contains(String(path.prefix { $0 != "." })) { return "self" }
      for member in [".frame", ".center", ".bounds"] {
        if let range = path.firstRange(of: member) { return String(path[..<range.lowerBound]) }
      }
      return nil
    case .functionCallExpr: return ""
    default: return nil
    }
  }

  /// Whether a local is certain to be shown: only views can be added to, but one that was only just made has no size.
  private static func isHeld(_ local: LocalName, at node: Node, _ file: FileContext) -> Bool {
    switch local.kind {
    case .parameter, .optionalBinding:
      guard let type = local.typeText else { return local.kind == .optionalBinding }
      guard !type.hasPrefix("inout "), !type.hasSuffix("?") else { return false }
      return file.declarations.role(ofTypeNamed: type, at: node).role.map(PlatformTypes.isView) ?? true
    case .local: return local.isConstant && (local.value?.kind == .memberAccessExpr || local.value?.kind == .forceUnwrapExpr)
    default: return false
    }
  }

  /// Whether a local is certain to be a view, and not one that has only just been made.
  private static func isView(_ local: LocalName, at node: Node, _ file: FileContext) -> Bool {
    guard local.kind == .parameter || local.kind == .optionalBinding, let type = local.typeText, !type.hasSuffix("?"),
      !type.hasPrefix("inout ")
    else { return false }
    return file.declarations.role(ofTypeNamed: type, at: node).role.map(PlatformTypes.isView) ?? false
  }

  // MARK: A window's frame

  /// `window.frame = frame ?? UIScreen.main.bounds`: the space of the window's scene, or the frame that it has.
  static func framedWindow(of use: MainScreenUse, in file: FileContext) -> MeasuredSpace? {
    guard let item = use.access.item, item.kind == .infixOperatorExpr, use.following == nil, case let parts = Array(item.children),
      parts.count == 3, parts[1].kind == .assignmentExpr, parts[2].withoutParentheses == use.access || use.fallback?.parent == parts[2],
      let base = parts[0].firstChild, base.kind == .declReferenceExpr, parts[0].codeText == base.text + ".frame",
      let local = file.local(named: base.text, at: item), local.kind == .parameter || local.kind == .optionalBinding,
      let type = local.typeText, !type.hasSuffix("?"), file.declarations.role(ofTypeNamed: type, at: item) == .known(.window),
      file.deploymentTarget.map({ $0 >= OSVersion(13) }) ?? true
    else { return nil }
    let name = local.name
    return MeasuredSpace(text: "\(name).windowScene?.coordinateSpace.bounds ?? \(name).frame", replacing: use.access.withParentheses.range)
  }
}
