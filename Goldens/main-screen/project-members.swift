// review
import UIKit

extension UIScreen {
  /// Only what traits have, too.
  var pointToPixelRatio: CGFloat {
    return 1 / scale
  }
  var pixels: CGFloat { self.scale }
  var isDense: Bool { traitCollection.displayScale > 2 }
  /// The panel is no trait.
  var isZoomed: Bool { nativeScale > scale }
  func inPixels(_ points: CGFloat) -> CGFloat { points * scale }
}

final class SortBar: UIView {
  private let divider = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    divider.heightAnchor.constraint(equalToConstant: UIScreen.main.pointToPixelRatio).isActive = true // want: use `1 / max(traitCollection.displayScale, 1)`
    divider.widthAnchor.constraint(equalToConstant: 2 * UIScreen.main.pointToPixelRatio).isActive = true // want: use `(1 / max(traitCollection.displayScale, 1))`
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    divider.layer.contentsScale = UIScreen.main.pixels // want: use `traitCollection.displayScale`
    divider.isHidden = UIScreen.main.isDense // want: use `traitCollection.displayScale > 2`
    isHidden = UIScreen.main.isZoomed // want: no counterpart of `isZoomed` is known
    alpha = UIScreen.main.inPixels(2) // want: no counterpart of `inPixels` is known
  }

  static func ratio() -> CGFloat { UIScreen.main.pointToPixelRatio } // want: no counterpart of `pointToPixelRatio` is known
}
