import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    // A fix for review is not made unasked.
    window = UIWindow(frame: UIScreen.main.bounds) // want: make it for `windowScene`
    window?.windowScene = windowScene
  }
}
