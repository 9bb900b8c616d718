import UIKit

final class ColumnsViewController: UIViewController {
  private let spacing: CGFloat = 12

  private func columnWidth(columns: CGFloat) -> CGFloat {
    (view.bounds.width - view.safeAreaInsets.left * 2) / columns  // want: left inset
  }

  private func halfWidth() -> CGFloat {
    return 0.5 * (view.bounds.width - 2 * view.safeAreaInsets.left)  // want: left inset
  }

  private func roundedWidth() -> CGFloat {
    (view.bounds.width - view.safeAreaInsets.left * 2 - spacing).rounded(.down)  // want: left inset
  }

  private func cardWidth() -> CGFloat {
    let width = view.bounds.width - view.safeAreaInsets.left * 2 - spacing * 3  // want: left inset
    let narrower = view.bounds.width - spacing - view.safeAreaInsets.left - 8 - view.safeAreaInsets.left  // want: left inset
    let shifted = spacing + view.bounds.width - view.safeAreaInsets.left * 2  // want: left inset
    return min(width, narrower, shifted)
  }

  private func overlap() -> CGFloat {
    let below = spacing - view.bounds.width
    return below - (view.bounds.width - view.safeAreaInsets.left * 2)  // want: left inset
  }

  private func isWide() -> Bool {
    view.bounds.width - view.safeAreaInsets.left * 2 > 600  // want: left inset
  }
}
