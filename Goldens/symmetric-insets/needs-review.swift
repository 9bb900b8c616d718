import UIKit

final class CompareViewController: UIViewController {
  private let columns = UIView()

  /// Without `--review` nothing here is touched.
  private func layout(in width: CGFloat) {
    columns.frame.size.width = width - view.safeAreaInsets.left * 2  // want: use `view.safeAreaInsets.left + view.safeAreaInsets.right`
  }
}
