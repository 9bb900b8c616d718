// review
import UIKit

final class HeaderView: UIView {
  private func topInset() -> CGFloat {
    window?.safeAreaInsets.top ?? 59  // want: the fallback `59` is the top inset of one display
  }

  private func barHeight(in view: UIView?) -> CGFloat {
    let status = view?.window?.safeAreaInsets.top ?? 20.0  // want: the fallback `20.0`
    return 44 + (view?.safeAreaInsets.bottom ?? 34) + status  // want: the fallback `34`
  }

  private func fine(offset: CGFloat) -> CGFloat {
    let top = window?.safeAreaInsets.top ?? 0  // nope: no inset where there is no window
    let bottom = window?.safeAreaInsets.bottom ?? offset  // nope: no number is written
    let margin = superview?.layoutMargins.left ?? 16  // nope: a margin may have a designed default
    return top + bottom + margin
  }
}
