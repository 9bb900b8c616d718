// review
import UIKit

final class ReaderView: UIView {
  private let text = UITextView()

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = max(safeAreaInsets.left, 16)
    text.frame.size.width = bounds.width - side * 2  // want: use `side + max(safeAreaInsets.right, 16)`
    let top = window?.safeAreaInsets.top ?? 0
    text.frame.size.height = bounds.height - 2 * top  // want: use `top + (window?.safeAreaInsets.bottom ?? 0)`
  }

  private func columnWidth() -> CGFloat {
    bounds.width - 2 * (safeAreaInsets.left + 24)  // want: use `(safeAreaInsets.left + 24) + (safeAreaInsets.right + 24)`
  }

  private func footerHeight() -> CGFloat {
    (window?.safeAreaInsets.bottom ?? 0) * 2 + 44  // want: bottom inset
  }

  private func later(_ body: @escaping () -> Void) {
    let side = safeAreaInsets.left
    DispatchQueue.main.async {
      self.text.frame.size.width = self.bounds.width - side * 2  // want: add the right inset where it is read
      body()
    }
    var wide = safeAreaInsets.left
    wide += 8
    text.frame.size.width = bounds.width - wide * 2  // want: add the right inset where it is read
  }
}
