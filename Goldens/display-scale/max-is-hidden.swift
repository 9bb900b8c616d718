import UIKit

final class RangeView: UIView {
  var min: CGFloat = 0
  var max: CGFloat = 1

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    layer.borderWidth = 1 / UIScreen.main.scale // want: use `Swift.max(traitCollection.displayScale, 1)`
  }
}
