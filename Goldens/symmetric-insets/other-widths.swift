// review
import UIKit

final class SearchViewController: UIViewController {
  private let field = UITextField()
  private let results = UITableView()

  private func layout(in width: CGFloat, label: UILabel) {
    let plain = width - view.safeAreaInsets.left * 2  // want: use `view.safeAreaInsets.left + view.safeAreaInsets.right`
    let third = (width - 2 * view.safeAreaInsets.right) / 3  // want: use `view.safeAreaInsets.left + view.safeAreaInsets.right`
    let other = results.bounds.width - view.safeAreaInsets.left - view.safeAreaInsets.left  // want: left inset
    let mixed = view.bounds.height - view.safeAreaInsets.left * 2  // want: left inset
    let scaled = width - view.safeAreaInsets.left * 2 / 3  // want: left inset
    let nested = view.bounds.width - (view.safeAreaInsets.left * 2 + 16)  // want: left inset
    let clamped = max(0, view.bounds.width - view.safeAreaInsets.left * 2)  // want: use `view.safeAreaInsets.left + view.safeAreaInsets.right`
    field.frame.size.width = min(plain, third, other, mixed, scaled, nested, clamped)
  }

  private func contentWidth(of label: UILabel) -> CGSize {
    var width = label.intrinsicContentSize.width
    width += view.safeAreaInsets.left * 2  // want: left inset
    width -= 2 * view.layoutMargins.right  // want: right inset
    let offset = -view.safeAreaInsets.left * 2  // want: left inset
    let isClipped = width < view.safeAreaInsets.left * 2  // want: left inset
    return CGSize(width: view.safeAreaInsets.left * 2 + width, height: isClipped ? offset : 44)  // want: left inset
  }
}
