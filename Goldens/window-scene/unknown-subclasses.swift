// review
// compile: no, because the window classes are in other files
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = PassThroughWindow(frame: UIScreen.main.bounds) // want: give `PassThroughWindow` an `init(windowScene:)`
    window?.windowScene = windowScene
  }
}

final class TipViewController: BaseViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tip = PassThroughWindow(frame: UIScreen.main.bounds) // want: for the scene of the window that is on screen
  }
}
