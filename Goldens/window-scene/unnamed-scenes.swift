// review
import UIKit

final class TemplateSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    // The template's own words.
    guard let _ = (scene as? UIWindowScene) else { return }
    window = UIWindow(frame: UIScreen.main.bounds) // want: make it for `windowScene`
    window?.windowScene = scene as? UIWindowScene
    window?.makeKeyAndVisible()
  }
}

final class PlainSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    session.userInfo?.removeAll()
    // The one window of the app.
    let window = UIWindow(frame: UIScreen.main.bounds) // want: make it for `windowScene`
    window.windowScene = (scene as? UIWindowScene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
}

final class OptionalSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  lazy var second = UIWindow(frame: UIScreen.main.bounds) // want: for the scene that is given there

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    let appScene = scene as? UIWindowScene
    window = UIWindow(frame: UIScreen.main.bounds) // want: for the scene that is given there
    window?.windowScene = appScene
  }
}

final class OwnSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var windowScene: UIWindowScene?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    window = UIWindow(frame: UIScreen.main.bounds) // want: for the scene that is given there
    windowScene = scene as? UIWindowScene
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    if window == nil {
      window = UIWindow(frame: UIScreen.main.bounds) // want: for the scene that is given there
    }
  }
}

final class DoubleSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var cover: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    window = UIWindow(frame: UIScreen.main.bounds) // want: make it for `windowScene`
    cover = UIWindow(frame: UIScreen.main.bounds) // want: for the scene that is given there
    cover?.windowScene = window?.windowScene
  }
}

final class DoubleTemplateSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var cover: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let _ = scene as? UIWindowScene else { return }
    window = UIWindow(frame: UIScreen.main.bounds) // want: make it for `windowScene`
    cover = UIWindow(frame: UIScreen.main.bounds) // want: make it for `windowScene`
  }
}
