// review
import UIKit

final class TouchWindow: UIWindow {
  var touches = 0
}

class BaseWindow: UIWindow {
  let kind: Int
  init(kind: Int, frame: CGRect) {
    self.kind = kind
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }
}

final class DebugWindow: BaseWindow {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = TouchWindow(frame: UIScreen.main.bounds) // want: make it for `windowScene`
    window.windowScene = windowScene
    self.window = window
    self.window = DebugWindow(kind: 1, frame: UIScreen.main.bounds) // want: make it with an initializer that takes the window scene
  }
}

final class TipViewController: UIViewController {
  private var tip: UIWindow?

  @objc private func show(_ sender: UIButton) {
    tip = TouchWindow(frame: UIScreen.main.bounds) // want: for the scene of the window that is on screen
  }
}
