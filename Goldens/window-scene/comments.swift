// review
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    // window = UIWindow(frame: UIScreen.main.bounds)
    window = UIWindow(frame: UIScreen.main.bounds /* all of it */) // want: a comment stands inside the code
    window?.windowScene = windowScene
    let text = "UIWindow(frame: UIScreen.main.bounds)" // nope: a string
    window?.accessibilityLabel = text
  }
}
