// review
import UIKit

final class FineViewController: UIViewController {
  private var keyWindow: UIWindow?
  private var windows: [UIWindow] = []

  @objc private func ask(_ sender: UIButton) {
    let scene = view.window?.windowScene
    let window = scene?.windows.first // nope: of one scene
    let key = scene?.keyWindow // nope: of one scene
    let own = scene?.windows.first { $0.isKeyWindow } // nope: of one scene
    keyWindow = window ?? key ?? own // nope: a property of its own
    sender.isHidden = windows.first == keyWindow // nope: properties of its own
    sender.isEnabled = view.window?.isKeyWindow ?? false // nope: asks the window itself
  }
}
