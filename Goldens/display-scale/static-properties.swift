// review
import UIKit

@MainActor
enum Style {
  static var hairline: CGFloat { 1 / UIScreen.main.scale } // want: write its value over the traits where `hairline` is used in lines 17, 18
  static var pixels: CGFloat {
    get { UIScreen.main.scale } // want: a static member has no traits: take the scale as a parameter (used in line 19)
    set { print(newValue) }
  }
}

final class FieldView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    // The one at the bottom.
    layer.borderWidth = Style.hairline
    layer.shadowRadius = 2 * Style.hairline
    layer.contentsScale = Style.pixels
  }
}
