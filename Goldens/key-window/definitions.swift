// review
import UIKit

extension UIApplication {
  var currentWindow: UIWindow? {
    let scene = connectedScenes.first as? UIWindowScene // want: callers that have a view ask for its own window
    return scene?.windows.first ?? windows.first
  }

  var firstKeyWindow: UIWindow? { UIApplication.shared.windows.first { $0.isKeyWindow } } // want: callers that have a view

  var activeWindow: UIWindow? {
    connectedScenes // nope: looks for the scene that is active
      .compactMap { $0 as? UIWindowScene }
      .first { $0.activationState == .foregroundActive }?
      .windows.first { $0.isKeyWindow }
  }

  static func topController() -> UIViewController? {
    shared.keyWindow?.rootViewController // want: callers that have a view
  }
}

final class HomeViewController: UIViewController {
  @objc private func go(_ sender: UIButton) {
    UIApplication.shared.currentWindow?.endEditing(true) // nope: told where it is defined
  }
}
