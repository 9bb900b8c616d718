import UIKit

/// A line one pixel high.
final class SeparatorView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .separator
    // The view is in no window yet, so the divisor must not be zero.
    layer.borderWidth = 1 / UIScreen.main.scale
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.contentsScale = UIScreen.main /* the phone's only one, once */ .scale
  }
}
