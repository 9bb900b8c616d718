import UIKit

final class CaptionView: UIView {
  private let label = UILabel()

  override func layoutSubviews() {
    super.layoutSubviews()
    label.preferredMaxLayoutWidth = bounds.width - layoutMargins.left * 2  // want: use `bounds.inset(by: layoutMargins).width`
    UIView.animate(withDuration: 0.2) {
      self.label.frame.size.width = self.bounds.width - self.safeAreaInsets.left * 2  // want: self.bounds.inset(by: self.safeAreaInsets).width
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = label.sizeThatFits(CGSize(width: self.bounds.width - 2.0 * safeAreaInsets.right, height: size.height))  // want: right inset
    return CGSize(width: size.width, height: fitting.height)
  }
}
