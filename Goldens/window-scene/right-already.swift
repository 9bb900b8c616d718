// review
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(frame: windowScene.coordinateSpace.bounds) // nope: the space of the scene
    window?.windowScene = windowScene
    window = UIWindow(windowScene: windowScene) // nope: made for the scene
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 40)) // nope: no screen
    window = UIWindow() // nope: no screen
    let view = UIView(frame: UIScreen.main.bounds) // nope: a view is no window
    window?.addSubview(view)
  }
}
