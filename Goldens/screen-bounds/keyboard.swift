// review
import UIKit

final class ComposeViewController: UIViewController {
  private let toolbar = UIView()

  @objc private func keyboardWillShow(_ notification: Notification) {
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
    toolbar.frame.origin.y = UIScreen.main.bounds.height - frame.height // want: a keyboard's frame is in the coordinates of its screen
  }

  @objc private func frameChanged(_ notification: Notification) {
    let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    let isHidden = value?.cgRectValue.minY == UIScreen.main.bounds.height // want: a keyboard's frame is in the coordinates of its screen
    toolbar.isHidden = isHidden
  }

  @objc private func dismissKeyboard(_ sender: UIButton) {
    view.endEditing(true)
  }
}

final class KeyboardObserver: NSObject {
  @MainActor
  func height(_ notification: Notification) -> CGFloat {
    let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
    return UIScreen.main.bounds.height - frame.minY // want: a keyboard's frame is in the coordinates of its screen
  }
}
