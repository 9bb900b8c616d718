// review
import UIKit

final class BannerView: UIView {
  private let shade = CAGradientLayer()
  private let label = UILabel()
  weak var guest: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(shade)
    addSubview(label)
    label.frame.size.width = UIScreen.main.bounds.width // want: the view may have no size yet
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    shade.frame = UIScreen.main.bounds // want: use `bounds`
    label.frame = CGRect(x: 16, y: 0, width: UIScreen.main.bounds.width - 32, height: 44) // want: use `bounds`
    guest?.frame.size.width = UIScreen.main.bounds.width // want: its own `bounds` for what lies in it
    layer.cornerRadius = UIScreen.main.bounds.width / 40 // want: its own `bounds` for what lies in it
  }

  @objc private func dismiss(_ recognizer: UITapGestureRecognizer) {
    UIView.animate(withDuration: 0.3) {
      self.frame.origin.y = UIScreen.main.bounds.height // want: use `(self.superview?.bounds ?? self.bounds)`
      self.label.center.x = UIScreen.main.bounds.midX // want: its own `bounds` for what lies in it
    }
    center = CGPoint(x: UIScreen.main.bounds.width * 2, y: center.y) // want: use `(superview?.bounds ?? bounds)`
  }

  func place(_ frame: CGRect) {
    self.frame.size.width = UIScreen.main.bounds.width / 2 // want: use `(superview?.bounds ?? bounds)`
    label.frame.origin.x = frame.minX + UIScreen.main.bounds.width / 2 // want: its own `bounds` for what lies in it
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIScreen.main.bounds.width, height: 44) // want: it runs to find the size of the view
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: UIScreen.main.bounds.width, height: 44) // want: it runs to find the size of the view
  }

  var progress: CGFloat = 0 {
    didSet { label.frame.size.width = UIScreen.main.bounds.width * progress } // want: the property may be set before
  }

  static func make(width: CGFloat = UIScreen.main.bounds.width) -> BannerView { // want: a default argument has no `self`
    BannerView(frame: UIScreen.main.bounds) // want: take the size as a parameter
  }
}

extension UIView {
  func slideOut() {
    frame.origin.y = UIScreen.main.bounds.height // want: callers may run it before the view has a size
  }
}

final class RowView: UIView {
  private let title = UILabel()
  private let detail = UILabel()

  override func layoutSubviews() {
    super.layoutSubviews()
    addSubview(title)
    addSubview(detail)
    let width = UIScreen.main.bounds.width - 32 // want: use `bounds`
    title.frame = CGRect(x: 16, y: 0, width: width, height: 20)
    detail.frame = CGRect(x: 16, y: 20, width: width / 2, height: 20)
    let half = UIScreen.main.bounds.width / 2 // want: its own `bounds` for what lies in it
    title.center.x = half
    layer.cornerRadius = half
  }
}
