// review
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func sceneWillResignActive(_ scene: UIScene) {
    UIApplication.shared.keyWindow?.alpha = 0 // want: use the scene that the delegate method is given
  }
}
