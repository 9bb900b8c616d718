// review
import UIKit

final class PosterView: UIView {
  func scale(override: CGFloat?) -> CGFloat {
    override ?? UIScreen.main.scale // want: use `traitCollection.displayScale`
  }

  func windowScale() -> CGFloat {
    window?.windowScene?.screen.scale ?? UIScreen.main.scale // want: the other side already asks the right display
  }

  func traitScale() -> CGFloat {
    traitCollection.displayScale > 0 ? traitCollection.displayScale : UIScreen.main.scale // want: it stands in for traits without a scale
  }

  func guarded() -> CGFloat {
    guard traitCollection.displayScale > 0 else { return UIScreen.main.scale } // want: it stands in for traits without a scale
    return traitCollection.displayScale
  }

  func held() -> CGFloat {
    let scale = traitCollection.displayScale
    if scale == 0 { return UIScreen.main.scale } // want: it stands in for traits without a scale
    return scale
  }

  func chosen(_ isShown: Bool) -> CGFloat {
    isShown ? traitCollection.displayScale : UIScreen.main.scale // want: the other side already says `traitCollection.displayScale`
  }

  func between(_ other: UIView, _ isShown: Bool) -> CGFloat {
    isShown ? superview?.traitCollection.displayScale ?? 1 : UIScreen.main.scale // want: the other side already asks the right display
  }

  func pixelSize() -> CGSize {
    CGSize(
      width: UIScreen.main.bounds.width * UIScreen.main.scale, // want: the same expression measures the main screen, too
      height: 100 * UIScreen.main.scale) // want: use `traitCollection.displayScale`
  }
}
