import Meaning
import Rewriting
import SwiftTree

// The space that a SwiftUI view was given: what a geometry reader around the code says, or the size of the outermost
// view, kept in a property. Nothing is wrapped in a reader of its own: that would lay out anew.

enum SwiftUISpace {
  static func instead(of use: MainScreenUse, at place: Place, in type: TypeDeclaration, _ file: FileContext) -> Result<MeasuredSpace, Refusal> {
    if let reason = memberRefusal(place, file) { return .failure(Refusal(reason)) }
    if file.tree.root.children.contains(where: { $0.kind == .importDecl && $0.child(.importPath)?.text == "WidgetKit" }) {
      return .failure(Refusal("a widget is drawn without being measured: use the `displaySize` of its context, or a `GeometryReader`"))
    }
    if isComparedGlobally(use, place) {
      return .failure(Refusal("a frame in the global space is compared: measure both in the coordinate space of the view that scrolls"))
    }
    if let reader = proxy(at: place, file) {
      return reader.map { MeasuredSpace(size: $0 + ".size", for: use) }
    }
    let fillAdvice = use.isFrameArgument ? "; a frame that only fills is `.frame(maxWidth: .infinity)`" : ""
    let advice = "measure the space that the view was given, with `.onGeometryChange(for: CGSize.self) { $0.size } action: { … }` (iOS 16)"
    let primaries = file.declarations.parts(of: type).filter { $0.kind != .extension }
    guard primaries.count == 1, primaries[0].kind == .struct, primaries[0].inherited.contains("View") else {
      return .failure(Refusal("\(advice), in the view that this belongs to" + fillAdvice))
    }
    guard let body = BodyView(of: type, in: file) else {
      return .failure(Refusal("\(advice); `body` has no single outermost view for that" + fillAdvice))
    }
    if let target = file.deploymentTarget, target < OSVersion(16) {
      return .failure(Refusal("\(advice), or in a `GeometryReader` before that" + fillAdvice))
    }
    let extent = body.extent(in: type, of: file)
    let axes = use.axes
    guard axes.isSubset(of: extent.fills) else {
      return .failure(
        Refusal("\(advice), on a view that takes all of it, which the outermost view here is not known to do" + fillAdvice))
    }
    guard axes.isSubset(of: extent.isBounded) || use.isFraction || use.onlyMoves else {
      return .failure(
        Refusal("\(advice), on a view that keeps that size: the outermost one grows with what it holds" + fillAdvice))
    }
    if let reason = MeasureFlow.objection(to: use.access, in: file, keptBy: body) { return .failure(Refusal(reason)) }
    return GeometryProperty.of(body, in: primaries[0], file).map { property in
      let name = file.isHidden(property.name, at: use.access) ? "self." + property.name : property.name
      var space = MeasuredSpace(size: name, for: use)
      space.companions = property.insertions
      space.isZeroAtFirst = true
      space.note = ", which is zero until the first layout"
      if axes.contains(.vertical) { space.note += " and leaves out the safe area and a keyboard" }
      if file.deploymentTarget == nil, !property.insertions.isEmpty { space.note += "; it needs iOS 16" }
      return space
    }
  }

  /// Why there is no view whose size is known when a member runs.
  private static func memberRefusal(_ place: Place, _ file: FileContext) -> String? {
    switch place.member {
    case .method, .accessor(_, _, isStatic: false): break
    case .initialValue(_, isStatic: false, _):
      return "a view is made before it is laid out: start with `.zero`, and fill it with "
        + "`.onGeometryChange(for: CGSize.self) { $0.size } action: { … }` (iOS 16)"
    case .initializer: return "a view is made before it is laid out: measure in `body`"
    case .defaultArgument: return "a default argument has no `self`: let the callers pass the size"
    default: return "take the size as a parameter from the view that lays out"
    }
    if case .method(let function) = place.member, ["makeUIView", "makeUIViewController"].contains(function.declaredName) {
      return "what is made here gets its size from SwiftUI: let its own layout size what is in it"
    }
    if file.mayBeUnattached(place) { return "a view is made before it is laid out: measure in `body`" }
    if place.isOffMain { return "the closure runs off the main thread: measure before it" }
    let early: Set<String> = ["onAppear", "task"]
    let callees = place.closures.compactMap { $0.callee?.split(separator: ".").last.map(String.init) }
    let presented: Set<String> = ["sheet", "fullScreenCover", "popover", "inspector", "navigationDestination"]
    if callees.contains(where: { presented.contains($0) }) {
      return "what is presented has a size of its own: measure in a view of its own"
    }
    return callees.contains(where: { early.contains($0) })
      ? "it may run before the first layout: do it in the action of `.onGeometryChange(for: CGSize.self) { $0.size } action: { … }` (iOS 16)"
      : nil
  }

  /// Whether the code around compares with what is measured in the coordinates of the window.
  private static func isComparedGlobally(_ use: MainScreenUse, _ place: Place) -> Bool {
    if case .method(let function) = place.member, function.subtree.contains(where: \.isGlobalSpace) { return true }
    for ancestor in use.access.ancestors {
      if ancestor.isMember { return false }
      if ancestor.kind == .functionCallExpr {
        if ancestor.children.contains(where: { $0.kind == .labeledExpr && $0.namesGlobalSpace }) { return true }
      } else if ancestor.isItem, ancestor.namesGlobalSpace {
        return true
      }
    }
    return false
  }

  /// The proxy of the reader around the code; a refusal where the reader measures something else.
  private static func proxy(at place: Place, _ file: FileContext) -> Result<String, Refusal>? {
    guard let reader = place.closures.last(where: { ["GeometryReader", "SwiftUI.GeometryReader"].contains($0.callee) }),
      let name = reader.node.child(.closureSignature)?.subtree.first(where: {
        [.closureShorthandParameter, .closureParameter].contains($0.kind)
      })?.firstName, name != "_",
      file.local(named: name, at: place.node).map({ reader.node.contains($0.node) }) == true
    else { return nil }
    let behind: Set<String> = ["background", "overlay", "mask"]
    let endless: Set<String> = ["ScrollView", "List", "ForEach", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Form"]
    for call in reader.node.ancestors where call.kind == .functionCallExpr && call.firstChild?.contains(reader.node) == false {
      let callee = call.firstChild?.codeText ?? ""
      let last = String(callee.split(separator: ".").last ?? "")
      if behind.contains(last) {
        return .failure(Refusal("`\(name)` measures the view that it lies behind or above: measure the space around that"))
      }
      if endless.contains(callee) {
        return .failure(Refusal("`\(name)` measures one of several views that scroll: measure what they scroll in"))
      }
      if call.isItem, call.parent?.kind == .accessorBlock { break }
    }
    return .success(name)
  }
}

extension MainScreenUse {
  /// The directions that are asked for.
  fileprivate var axes: Set<BodyView.Axis> {
    switch Array(measure.children).last?.text {
    case "width", "midX", "maxX", "minX": [.horizontal]
    case "height", "midY", "maxY", "minY": [.vertical]
    default: [.horizontal, .vertical]
    }
  }

  /// Whether a plain part of it is taken, so that what is sized by it cannot make the view grow.
  fileprivate var isFraction: Bool {
    guard let infix = measure.withParentheses.parent, infix.kind == .infixOperatorExpr else { return false }
    let parts = Array(infix.children)
    guard parts.count == 3, let other = parts.first(where: { $0 != measure.withParentheses && $0 != parts[1] }),
      let number = Double(other.text.filter { $0 != "_" })
    else { return false }
    let isWhole = infix.withParentheses.parent?.kind != .infixOperatorExpr
    switch parts[1].text {
    case "*": return isWhole && number > 0 && number < 1
    case "/": return isWhole && parts[2] == other && number > 1
    default: return false
    }
  }

  /// Whether it decides where something is, or what is shown, and not how large that is.
  fileprivate var onlyMoves: Bool {
    var node = measure
    while let parent = node.parent, !node.isItem {
      switch parent.kind {
      case .infixOperatorExpr:
        if let name = parent.child(.binaryOperatorExpr)?.text, ["<", ">", "<=", ">="].contains(name) { return true }
      case .tupleExpr, .prefixOperatorExpr: break
      case .ternaryExpr: if parent.firstChild == node { return true }
      case .labeledExpr:
        guard let call = parent.parent, call.kind == .functionCallExpr else { break }
        let name = call.firstChild?.codeText.split(separator: ".").last.map(String.init) ?? ""
        return name == "offset"
      default: return false
      }
      node = parent
    }
    return false
  }

  fileprivate var isFrameArgument: Bool {
    guard let argument = measure.parent, argument.kind == .labeledExpr, let call = argument.parent, call.kind == .functionCallExpr else {
      return false
    }
    return call.firstChild?.codeText.hasSuffix(".frame") == true
  }
}

extension Node {
  fileprivate var isGlobalSpace: Bool { kind == .memberAccessExpr && [".global", "CoordinateSpace.global"].contains(codeText) }

  /// Whether an expression or the head of a statement names the global space, what is inside closures and bodies left out.
  fileprivate var namesGlobalSpace: Bool {
    isGlobalSpace || children.contains { ![.closureExpr, .codeBlock].contains($0.kind) && $0.namesGlobalSpace }
  }

  /// The first name of a parameter of a closure.
  fileprivate var firstName: String? {
    tokenRange.first { [.identifier, .wildcard].contains(tree.tokens[$0].kind) }.map { tree.string(ofToken: $0) }
  }
}
