// review
import UIKit

final class ChatViewController: UIViewController {
  private let bar = UIView()

  @objc private func keyboardWillShow(_ notification: Notification) {
    guard let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
    let frame = view.convert(end, from: nil)
    bar.frame.origin.y = UIScreen.main.bounds.height - frame.height // want: use `view.bounds`
    additionalSafeAreaInsets.bottom = max(0, UIScreen.main.bounds.maxY - frame.minY) // want: use `view.bounds`
    bar.alpha = UIScreen.main.bounds.height == end.minY ? 0 : 1 // want: convert it with `view.convert(frame, from: nil)`
  }
}

final class ChatBar: UIView {
  @objc private func keyboardWillShow(_ notification: Notification) {
    guard let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
    let frame = convert(end, from: nil)
    let overlap = UIScreen.main.bounds.height - frame.minY // want: use `bounds`
    alpha = overlap > 0 ? 1 : end.minY / UIScreen.main.bounds.height // want: convert it with `convert(frame, from: nil)`
  }
}

final class PullViewController: UIViewController {
  private let card = UIView()

  @objc private func pull(_ recognizer: UIPanGestureRecognizer) {
    let frame = card.convert(card.bounds, to: view)
    card.alpha = frame.maxY > UIScreen.main.bounds.height ? 0 : 1 // want: use `view.bounds`
    let global = card.convert(card.bounds, to: nil)
    card.isHidden = global.maxY > UIScreen.main.bounds.height // want: in the coordinates of the window
    let part = recognizer.location(in: view).y / UIScreen.main.bounds.height // want: use `view.bounds`
    let edge = UIScreen.main.bounds.width - recognizer.location(in: nil).x // want: in the coordinates of the window
    card.center.y = part * edge + card.convert(card.center, to: card.superview).y / UIScreen.main.bounds.height // want: in the space of `card.superview`
  }
}

extension UIView {
  func distanceFromBottom() -> CGFloat? {
    guard let window else { return nil }
    let frame = convert(bounds, to: window)
    let below = UIScreen.main.bounds.height - frame.maxY // want: use `window.bounds`
    let other = convert(bounds, to: nil)
    return below + UIScreen.main.bounds.height - other.maxY // want: in the coordinates of the window: measure `window?.bounds`
  }
}

extension UIView {
  func distanceInSteps() -> CGFloat? {
    guard let window else { return nil }
    let frame = convert(bounds, to: window)
    let height = UIScreen.main.bounds.height // want: use `window.bounds`
    let width = UIScreen.main.bounds.width // want: use `window.bounds`
    return height - frame.maxY + width
  }
}
