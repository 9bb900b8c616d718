// review
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    UIScreen.main.brightness = 0.5 // want: there is no window yet
    guard let windowScene = scene as? UIWindowScene else { return }
    print(UIScreen.main.brightness) // want: use `windowScene.screen`
    let screen = UIScreen.main // want: bind `windowScene.screen`
    show(screen)
    show(UIScreen.main) // want: use `windowScene.screen`
  }

  func sceneWillResignActive(_ scene: UIScene) {
    UIScreen.main.brightness = 0.5 // want: use `window?.windowScene?.screen`
  }

  private func show(_ screen: UIScreen) {}
}

extension UIWindowScene {
  func dim() {
    UIScreen.main.brightness = 0.2 // want: use `screen`
  }
}

@MainActor
enum Dimmer {
  static func dim(_ window: UIWindow) {
    UIScreen.main.brightness = 0.2 // want: use `window.windowScene?.screen`
  }

  static func dim(in view: UIView, from: UIView?) {
    UIScreen.main.brightness = 0.2 // want: use `view.window?.windowScene?.screen`
  }

  static func dim(_ one: UIView, _ other: UIView) {
    UIScreen.main.brightness = 0.2 // want: nothing here knows a window
  }

  static func level(_ scene: UIWindowScene) -> CGFloat {
    UIScreen.main.brightness // want: use `scene.screen`
  }
}

final class MapViewController: UIViewController {
  func dim() {
    guard let window = view.window else { return }
    UIScreen.main.brightness = window.isKeyWindow ? 1 : 0.5 // want: use `window.windowScene?.screen`
  }

  func unwrapped() -> CGFloat? {
    if let scene = view.window?.windowScene {
      return UIScreen.main.brightness // want: use `scene.screen`
    }
    return nil
  }
}
