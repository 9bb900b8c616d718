// review
import UIKit

final class TipView: UIView {
  private let arrow = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = superview?.bounds.width ?? UIScreen.main.bounds.width // want: use `bounds`
    let limit = (window?.bounds ?? UIScreen.main.bounds).height / 2 // want: use `bounds`
    arrow.frame = CGRect(x: 0, y: 0, width: width, height: limit)
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    arrow.frame.size.width = superview?.bounds.width ?? UIScreen.main.bounds.width // want: the view may have no size yet
  }
}
