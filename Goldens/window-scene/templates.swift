// review
import UIKit

final class ParenthesesSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = (scene as? UIWindowScene) else { return }
    window = UIWindow(frame: UIScreen.main.bounds) // want: make it for `scene`
    window?.windowScene = scene
    window?.makeKeyAndVisible()
  }
}

final class SelfSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    if let appScene = scene as? UIWindowScene {
      self.window = UIWindow(frame: UIScreen.main.bounds) // want: make it for `appScene`
      window?.windowScene = appScene
      self.window?.rootViewController = UINavigationController(rootViewController: UIViewController())
      self.window?.makeKeyAndVisible()
    }
  }
}

final class ForcedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    let windowScene = scene as! UIWindowScene
    window = .init(frame: UIScreen.main.bounds) // want: make it for `windowScene`
    window!.windowScene = scene as! UIWindowScene
    window?.makeKeyAndVisible()
  }
}

final class SwitchingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    switch scene {
    case let windowScene as UIWindowScene:
      let window = UIWindow.init(frame: UIScreen.main.bounds) // want: make it for `windowScene`
      window.windowScene = scene as? UIWindowScene
      self.window = window
    default: break
    }
  }
}

@MainActor
func makeOverlay(in scene: UIWindowScene) -> UIWindow {
  let overlay: UIWindow = .init(frame: UIScreen.main.bounds) // want: make it for `scene`
  overlay.windowLevel = .alert
  return overlay
}
