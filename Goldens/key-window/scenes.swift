// review
import UIKit

final class StageViewController: UIViewController {
  @objc private func ask(_ sender: UIButton) {
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene // want: use `view.window?.windowScene`
    sender.isHidden = scene == nil
    guard let other = (UIApplication.shared.connectedScenes.first as? UIWindowScene) else { return } // want: use `view.window?.windowScene`
    sender.alpha = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first?.alpha ?? 1 // want: use `view.window`
    sender.tintColor = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.keyWindow?.tintColor // want: use `view.window`
    let frame = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.coordinateSpace.bounds // want: use `view.window?.windowScene`
    sender.frame = frame ?? other.coordinateSpace.bounds
    let delegate = UIApplication.shared.connectedScenes.first?.delegate // want: ask the window scene that is on screen
    sender.isEnabled = delegate != nil
    let own = UIApplication.shared.connectedScenes.first?.delegate as? UIWindowSceneDelegate // want: ask the window scene that is on screen
    sender.isSelected = own != nil
    let session = UIApplication.shared.connectedScenes.first?.session // want: ask the window scene that is on screen
    sender.isHighlighted = session != nil
  }
}

@MainActor
enum Scenes {
  static func any() -> UIWindowScene? {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first // want: ask the window scene that is on screen
  }

  static func local() -> UIWindow? {
    let scenes = UIApplication.shared.connectedScenes // want: ask the window scene that is on screen
    let scene = scenes.first as? UIWindowScene
    return scene?.windows.first
  }

  static func active() -> UIScene? {
    UIApplication.shared.connectedScenes.first { $0.activationState == .foregroundActive } // nope: the documented remedy
  }

  static func activeWindow() -> UIWindow? {
    UIApplication.shared.connectedScenes // nope: the documented remedy
      .filter { $0.activationState == .foregroundActive }
      .compactMap { $0 as? UIWindowScene }
      .first?.windows.first { $0.isKeyWindow }
  }

  static func each() {
    for scene in UIApplication.shared.connectedScenes { // nope: a look at all of them
      scene.title = "all"
    }
    UIApplication.shared.connectedScenes.forEach { $0.title = nil } // nope: a look at all of them
  }
}
