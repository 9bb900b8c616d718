import UIKit

final class CoverView: UIView {
  func windowScale() -> CGFloat {
    window?.windowScene?.screen.scale ?? UIScreen.main.scale // want: the other side already asks the right display
  }

  func scale(override: CGFloat?) -> CGFloat {
    override ?? UIScreen.main.scale // want: use `traitCollection.displayScale`
  }
}
