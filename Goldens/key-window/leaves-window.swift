// review
import UIKit

final class LoginViewController: UIViewController {
  private let panel = UIView()

  @objc private func finish(_ sender: UIButton) {
    dismiss(animated: true) {
      UIApplication.shared.keyWindow?.rootViewController = UIViewController() // want: the view may have left its window
    }
  }

  @objc private func cancel(_ sender: UIButton) {
    self.dismiss(animated: false, completion: nil)
    UIApplication.shared.keyWindow?.endEditing(true) // want: the view may have left its window
  }

  @objc private func help(_ sender: UIButton) {
    present(UIViewController(), animated: true) {
      UIApplication.shared.keyWindow?.endEditing(true) // want: the view may have left its window
    }
  }

  @objc private func tidy(_ sender: UIButton) {
    panel.removeFromSuperview()
    UIApplication.shared.keyWindow?.endEditing(true) // want: use `view.window`
    dismiss(animated: true)
  }
}
