// review
import UIKit

struct UIWindowSceneLike {
  let title: String
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let build: @MainActor () -> UIWindow = {
      UIWindow(frame: UIScreen.main.bounds) // want: make it for `windowScene`
    }
    window = build()
    for windowScene in [UIWindowSceneLike(title: "one")] {
      window = UIWindow(frame: UIScreen.main.bounds) // want: for the scene
      window?.accessibilityLabel = windowScene.title
    }
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
  ) {
    window = UIWindow(frame: UIScreen.main.bounds) // want: make it for `windowScene`
    completionHandler(true)
  }
}
