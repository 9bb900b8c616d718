import Meaning
import SwiftTree

// The way from a place to the screen that shows it: through the window's scene, never through a global.

/// An expression for the screen of the window scene at a place.
struct ScreenSource {
  /// `view.window?.windowScene?.screen`
  let text: String
  /// Whether the expression can be `nil`.
  let isOptional: Bool
  /// Whether `self` is held weakly: what is lost without it is lost without a word.
  var isWeak = false

  /// The nearest way to a screen, or the reason why there is none.
  static func nearest(to place: Place, in file: FileContext) -> Result<ScreenSource, Refusal> {
    if place.isInMacro { return .failure(Refusal("the code is a macro's argument, and what the macro makes of it is unknown")) }
    if place.isOffMain { return .failure(Refusal("the closure runs off the main thread: read the value before it")) }
    if file.deploymentTarget != nil, file.guaranteedOS(at: place.node).map({ $0 < OSVersion(13) }) == true {
      return .failure(Refusal("window scenes need iOS 13: raise the deployment target, or check the version first"))
    }
    if let local = sceneOrWindow(at: place, in: file) { return .success(local) }
    let own = throughSelf(at: place, in: file)
    if case .failure = own, let local = onlyView(at: place, in: file) { return .success(local) }
    return own
  }

  // MARK: self

  private static func throughSelf(at place: Place, in file: FileContext) -> Result<ScreenSource, Refusal> {
    if let reason = reasonWithoutSelf(place) { return .failure(Refusal(reason)) }
    guard let type = place.type, let role = file.declarations.role(of: type).role else {
      return .failure(
        Refusal("take the screen from the window scene of the view that shows this, `view.window?.windowScene?.screen`"))
    }
    let path: String
    switch role {
    case .viewController: path = (place.mayRunBeforeLoading ? "viewIfLoaded?" : "view") + ".window?.windowScene?.screen"
    case .view: path = "window?.windowScene?.screen"
    case .window: path = "windowScene?.screen"
    case .presentationController: path = "containerView?.window?.windowScene?.screen"
    case .windowScene: path = "screen"
    case .environmentReader, .environmentBlind:
      return .failure(Refusal("SwiftUI gives a view no screen: read the environment, or let the scene delegate do it"))
    case .screen:
      return .failure(Refusal("inside an extension of `UIScreen` the screen is `self`"))
    default:
      guard file.isWindowSceneDelegate(type) else {
        return .failure(Refusal("`\(type.name)` knows no window: take the screen, or what is needed of it, as a parameter"))
      }
      path = "window?.windowScene?.screen"
    }
    if file.mayBeUnattached(place) || place.connectsScene {
      return .failure(Refusal("there is no window yet when this runs: do it in `viewIsAppearing`, `didMoveToWindow` or later"))
    }
    if role != .windowScene, let reason = WindowMoment.missingWindow(at: place, in: file) { return .failure(Refusal(reason)) }
    if file.runsDetached(place) {
      return .failure(Refusal("the view has left its window when this runs: do it in `viewWillDisappear`, or keep the screen"))
    }
    return reached(path, isOptional: role != .windowScene, at: place, in: file)
  }

  private static func reached(
    _ path: String, isOptional: Bool, at place: Place, in file: FileContext
  ) -> Result<ScreenSource, Refusal> {
    let first = String(path.prefix { $0 != "." && $0 != "?" })
    switch file.selfAccess(at: place) {
    case .implicit:
      let prefix = file.isHidden(first, at: place.node) ? "self." : ""
      return .success(ScreenSource(text: prefix + path, isOptional: isOptional))
    case .explicit:
      return .success(ScreenSource(text: "self." + path, isOptional: isOptional))
    case .named(let name):
      return .success(ScreenSource(text: name + "." + path, isOptional: isOptional))
    case .createsCapture:
      return .failure(Refusal("the closure does not capture `self`: pass the screen in"))
    case .weak:
      guard place.isSelfWeakItself else { return .failure(Refusal("the closure holds `self` weakly: unwrap it first")) }
      return .success(ScreenSource(text: "self?." + path, isOptional: true, isWeak: true))
    case .background:
      return .failure(Refusal("the closure runs off the main thread: read the value before it"))
    }
  }

  /// Why there is no `self` with a window at a place; `nil` in instance code.
  private static func reasonWithoutSelf(_ place: Place) -> String? {
    switch place.member {
    case .method, .accessor(_, _, isStatic: false), .initialValue(_, isStatic: false, isLazy: true),
      .initializer(_, .afterDelegation):
      nil
    case .initializer(_, .beforeDelegation), .initializer(_, .insideDelegation), .initializer(_, .ofValueType):
      "there is no window yet in an initializer: ask for the screen where it is needed"
    case .deinitializer: "an object that goes away has no window any more: do it in `viewWillDisappear`"
    case .defaultArgument: "a default argument has no `self`: let the callers pass the screen of their window scene"
    case .initialValue(_, isStatic: false, _):
      "the initial value of a property has no `self`: ask for the screen where it is needed"
    case .initialValue, .globalVariable: "what is made once is right for one display: ask for the screen where it is needed"
    default: "nothing here knows a window: take the screen, or what is needed of it, as a parameter"
    }
  }

  // MARK: Parameters and locals

  /// A scene or window that the code already holds as a parameter or an unwrapped local.
  private static func sceneOrWindow(at place: Place, in file: FileContext) -> ScreenSource? {
    for local in file.locals(at: place.node) {
      guard let role = role(of: local, at: place, in: file) else { continue }
      if role == .windowScene { return ScreenSource(text: local.name + ".screen", isOptional: false) }
      if role == .window, local.kind != .local { return ScreenSource(text: local.name + ".windowScene?.screen", isOptional: true) }
    }
    return nil
  }

  /// The one view that a function without a window of its own is given.
  private static func onlyView(at place: Place, in file: FileContext) -> ScreenSource? {
    switch place.member {
    case .method, .staticMethod, .freeFunction: break
    default: return nil
    }
    if let role = place.type.flatMap({ file.declarations.role(of: $0).role }), role != .other { return nil }
    let views = file.locals(at: place.node).filter {
      $0.kind == .parameter && role(of: $0, at: place, in: file) == .view
    }
    guard views.count == 1 else { return nil }
    return ScreenSource(text: views[0].name + ".window?.windowScene?.screen", isOptional: true)
  }

  private static func role(of local: LocalName, at place: Place, in file: FileContext) -> TypeRole? {
    guard [.parameter, .closureParameter, .optionalBinding, .local].contains(local.kind), let type = local.typeText,
      !type.hasSuffix("?"), !type.hasPrefix("inout "), case .known(let role) = file.declarations.role(ofTypeNamed: type, at: place.node),
      // A closure that does not hold the local yet would keep it alive.
      place.closures.allSatisfy({ $0.node.contains(local.node) || $0.isKnownNotToEscape || ScreenRun.names(local.name, in: $0.node) })
    else { return nil }
    return role
  }
}

extension Place {
  /// `scene(_:willConnectTo:options:)`: the delegate has no window before it has made one.
  fileprivate var connectsScene: Bool {
    guard case .method(let function) = member else { return false }
    return function.declaredName == "scene" && function.child(.functionSignature)?.codeText.contains("willConnectTo") == true
  }

  /// Properties are set before a controller is shown: asking for `view` there would load it too soon.
  fileprivate var mayRunBeforeLoading: Bool {
    if case .accessor = member { return true }
    return false
  }

  /// Whether `self` is the optional that `[weak self]` makes, not a strong one beside a weak name.
  fileprivate var isSelfWeakItself: Bool {
    let captures = closures.compactMap { $0.node.child(.closureSignature)?.child(.closureCaptureClause) }.flatMap { Array($0.children) }
    return captures.allSatisfy { $0.child(.initializerClause) == nil || !$0.codeText.contains("self") }
  }
}

extension FileContext {
  /// A scene delegate whose `window` UIKit sets.
  fileprivate func isWindowSceneDelegate(_ type: TypeDeclaration) -> Bool {
    declarations.parts(of: type).contains { $0.inherited.contains("UIWindowSceneDelegate") }
      && declarations.members(of: type).contains { $0.name == "window" && $0.typeText == "UIWindow?" && !$0.isStatic }
  }

  /// Whether code runs when the view has left its window: after it disappeared, or on the way out of memory.
  fileprivate func runsDetached(_ place: Place) -> Bool {
    guard case .method(let function) = place.member, let name = function.declaredName, let type = place.type else { return false }
    if Self.lateMethods.contains(name) { return true }
    return declarations.parts(of: type).compactMap(\.body).contains { body in
      body.children.contains { member in
        let isLate = member.kind == .deinitializerDecl || member.declaredName.map { Self.lateMethods.contains($0) } ?? false
        return isLate && member.subtree.contains { $0.kind == .declReferenceExpr && $0.text == name }
      }
    }
  }

  private static let lateMethods: Set<String> = ["viewDidDisappear", "dismissalTransitionDidEnd", "didEndDisplaying"]
}
