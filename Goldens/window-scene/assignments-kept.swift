// review
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var second: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(frame: UIScreen.main.bounds) // want: make it for `windowScene`
    // Without a scene nothing is shown.
    window.windowScene = windowScene
    second = UIWindow(frame: UIScreen.main.bounds) // want: make it for `windowScene`
    second?.windowScene = windowScene // the same scene for both
    self.window?.windowScene = windowScene
    self.window = window
  }
}
