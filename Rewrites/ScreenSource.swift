import Meaning
import SwiftTree

// The way from a place to the screen that shows it: through the window's scene, never through a global.

/// An expression for the screen of the window scene at a place.
struct ScreenSource {
  /// `view.window?.windowScene?.screen`
  let text: String
  /// Whether the expression can be `nil`.
  let isOptional: Bool

  /// The nearest way to a screen, or the reason why there is none.
  static func nearest(to place: Place, in file: FileContext) -> Result<ScreenSource, Refusal> {
    if place.isInMacro { return .failure(Refusal("the code is a macro's argument, and what the macro makes of it is unknown")) }
    if let local = sceneOrWindow(at: place, in: file) { return .success(local) }
    switch place.member {
    case .method, .accessor(_, _, isStatic: false), .initialValue(_, isStatic: false, isLazy: true),
      .initializer(_, .afterDelegation), .deinitializer:
      break
    case .initializer(_, .beforeDelegation), .initializer(_, .insideDelegation):
      return .failure(Refusal("`self` has no window before `super.init`"))
    default:
      return .failure(Refusal("nothing here knows a window: take the screen, or what is needed of it, as a parameter"))
    }
    guard let type = place.type, let role = file.declarations.role(of: type).role else {
      return .failure(
        Refusal("take the screen from the window scene of the view that shows this, `view.window?.windowScene?.screen`"))
    }
    let path: String
    switch role {
    case .viewController: path = "view.window?.windowScene?.screen"
    case .view: path = "window?.windowScene?.screen"
    case .window: path = "windowScene?.screen"
    case .presentationController: path = "containerView?.window?.windowScene?.screen"
    case .windowScene: path = "screen"
    case .environmentReader:
      return .failure(Refusal("SwiftUI gives a view no screen: read the environment, or measure the space with `onGeometryChange`"))
    default:
      return .failure(Refusal("`\(type.name)` knows no window: take the screen, or what is needed of it, as a parameter"))
    }
    if file.mayBeUnattached(place) {
      return .failure(Refusal("there is no window yet when this runs: do it in `viewIsAppearing`, `didMoveToWindow` or later"))
    }
    let first = String(path.prefix { $0 != "." && $0 != "?" })
    let prefix: String
    switch file.selfAccess(at: place) {
    case .implicit: prefix = file.local(named: first, at: place.node) == nil ? "" : "self."
    case .explicit: prefix = "self."
    case .named(let name): prefix = name + "."
    case .createsCapture: return .failure(Refusal("the closure does not capture `self`: pass the screen in"))
    case .weak: return .failure(Refusal("the closure holds `self` weakly: unwrap it first"))
    case .background: return .failure(Refusal("the closure runs off the main thread: read the value before it"))
    }
    return .success(ScreenSource(text: prefix + path, isOptional: role != .windowScene))
  }

  /// A scene or window that the code already holds as a parameter or an unwrapped local.
  private static func sceneOrWindow(at place: Place, in file: FileContext) -> ScreenSource? {
    for local in file.locals(at: place.node) {
      guard [.parameter, .closureParameter, .optionalBinding].contains(local.kind), let type = local.typeText,
        !type.hasSuffix("?"), case .known(let role) = file.declarations.role(ofTypeNamed: type)
      else { continue }
      if role == .windowScene { return ScreenSource(text: local.name + ".screen", isOptional: false) }
      if role == .window { return ScreenSource(text: local.name + ".windowScene?.screen", isOptional: true) }
    }
    return nil
  }
}
