// review
import UIKit

final class ToastView: UIView {
  func show() {
    UIApplication.shared.keyWindow?.addSubview(self) // want: it shows this very view
  }

  func appear() {
    guard let window = UIApplication.shared.keyWindow else { return } // want: it shows this very view
    frame = window.bounds
    window.addSubview(self)
  }
}

final class DialogViewController: UIViewController {
  func show() {
    UIApplication.shared.keyWindow?.rootViewController?.present(self, animated: true) // want: it shows this very view
  }

  func attach() {
    UIApplication.shared.windows.first?.addSubview(view) // want: it shows this very view
  }

  func replaceRoot() {
    UIApplication.shared.keyWindow?.rootViewController = self // want: it shows this very view
  }
}

extension UIAlertController {
  func showAlert() {
    UIApplication.shared.keyWindow?.rootViewController?.present(self, animated: true) // want: callers may run it before
  }
}
