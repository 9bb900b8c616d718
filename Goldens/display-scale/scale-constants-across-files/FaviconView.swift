// review
import UIKit

final class FaviconView: UIView {
  /// A comment of its own would be left behind, so this constant has none.
  private var radius: CGFloat = 4

  static let borderWidth = 1.0 / UIScreen.main.scale // want: write its value over the traits where `borderWidth` is used in line 14 and Goldens/display-scale/scale-constants-across-files/TabCell.swift line 12
  public static let exported = 1.0 / UIScreen.main.scale // want: `exported` is made once for all displays: compute it where it is used, from the traits there (used in line 15)
  static let inherited = 2.0 / UIScreen.main.scale // want: `inherited` is made once for all displays

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.borderWidth = FaviconView.borderWidth
    layer.cornerRadius = radius + FaviconView.exported + BadgeView.inherited
  }
}

/// Another type has a constant of the same name.
enum Metrics {
  static let borderWidth: CGFloat = 2
}

class BadgeView: UIView {
  static let inherited: CGFloat = 1
}
