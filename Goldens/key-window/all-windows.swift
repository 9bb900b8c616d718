// review
import UIKit

final class ThemeViewController: UIViewController {
  @objc private func apply(_ sender: UIButton) {
    UIApplication.shared.windows.forEach { $0.tintColor = .red } // nope: all of them
    for window in UIApplication.shared.windows { window.tintColor = .blue } // nope: all of them
    sender.isHidden = UIApplication.shared.windows.isEmpty // nope: none is chosen
    UIApplication.shared.windows.last?.endEditing(true) // want: ask the window scene that is on screen
    UIApplication.shared.windows[0].endEditing(true) // want: ask the window scene that is on screen
    let normal = UIApplication.shared.windows.first { $0.windowLevel == .normal } // want: ask the window scene that is on screen
    let windows = UIApplication.shared.windows // want: ask the window scene that is on screen
    sender.isEnabled = windows.first == normal
  }
}
