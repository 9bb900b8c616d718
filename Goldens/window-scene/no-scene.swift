// review
import UIKit

final class BannerPresenter: NSObject {
  private var window: UIWindow?

  @MainActor
  func show() {
    let window = UIWindow(frame: UIScreen.main.bounds) // want: for the scene
    window.isHidden = false
    self.window = window
  }
}

final class AppLockManager: NSObject {
  private var window: UIWindow?

  @MainActor
  func lock() {
    window = UIWindow(frame: UIScreen.main.bounds) // want: a passcode or privacy window is shown while its scene is not active: choose the scene by hand
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds) // want: for the scene

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    let windowScene = scene as? UIWindowScene
    window = UIWindow(frame: UIScreen.main.bounds) // want: for the scene
    window?.windowScene = windowScene
    guard let windowScene = scene as? UIWindowScene else {
      window = UIWindow(frame: UIScreen.main.bounds) // want: for the scene
      return
    }
    window?.windowScene = windowScene
  }
}
