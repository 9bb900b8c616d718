// review
import UIKit

enum ImageTools {
  static func pixelSize(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width * UIScreen.main.scale, // want: give `pixelSize` the scale as a parameter, which its 2 callers pass
      height: size.height * UIScreen.main.scale) // want: give `pixelSize` the scale as a parameter, which its 2 callers pass
  }
}

extension UIImage {
  /// What is no view calls it, too.
  static func pixel(_ color: UIColor) -> CGSize {
    CGSize(width: UIScreen.main.scale, height: 1) // want: take the scale as a parameter (used in Goldens/display-scale/threading-across-files/Model.swift line 4 and Goldens/display-scale/threading-across-files/PhotoCell.swift line 10)
  }
}
