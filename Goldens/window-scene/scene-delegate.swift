// review
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(frame: UIScreen.main.bounds) // want: make it for `windowScene`
    window.windowScene = windowScene
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
}
