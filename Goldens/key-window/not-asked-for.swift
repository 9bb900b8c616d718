import UIKit

final class QuietViewController: UIViewController {
  @objc private func ask(_ sender: UIButton) {
    // A fix for review is not made unasked.
    UIApplication.shared.keyWindow?.endEditing(true) // want: use `view.window`
    // UIApplication.shared.keyWindow?.endEditing(false)
    sender.accessibilityLabel = "UIApplication.shared.keyWindow" // nope: a string
    #if false
    UIApplication.shared.keyWindow?.endEditing(true) // nope: no build takes it
    #endif
  }
}
