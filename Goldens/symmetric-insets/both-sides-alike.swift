// review
import UIKit

final class TimelineViewController: UIViewController {
  private let scroll = UIScrollView()

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    let insets = view.safeAreaInsets
    scroll.contentInset = UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.left)  // want: use `insets.right`
    scroll.scrollIndicatorInsets = UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0)  // nope: each side has its own
  }
}
