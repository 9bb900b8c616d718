// review
import UIKit

final class CanvasViewController: UIViewController {
  private let canvas = UIView()

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let insets = view.safeAreaInsets
    let side = max(insets.left, insets.right)  // want: gives the larger inset to both sides
    canvas.frame = view.bounds.insetBy(dx: insets.left, dy: 0)  // want: takes the left inset from both sides
    canvas.isHidden = insets.left > 0  // want: decides by the left inset alone
    canvas.alpha = insets.right == 0 ? 1 : 0.5  // want: decides by the right inset alone
    canvas.frame.size.width -= side
  }

  private func independent() -> CGFloat {
    let insets = view.safeAreaInsets
    let leading = insets.left > 0 ? insets.left : 16  // nope: the left inset decides about the left side
    let widest = max(insets.left, 16)  // nope: a floor for one side
    let hasSides = insets.left > 0 || insets.right > 0  // nope: both sides are asked
    let bottom = insets.bottom > 0 ? 0 : 16  // nope: the bottom alone
    return hasSides ? leading + widest : CGFloat(bottom)
  }

  private func measured() -> CGFloat {
    makeView().safeAreaInsets.left * 2  // want: bind the insets to a constant
  }

  private func makeView() -> UIView { UIView() }
}
