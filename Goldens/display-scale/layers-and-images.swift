import UIKit

final class RingLayer: CAShapeLayer {
  @MainActor func sharpen() {
    lineWidth = 1 / UIScreen.main.scale // want: a layer has no traits: take the scale from the view that owns it
  }
}

extension CALayer {
  @MainActor func addHairline() {
    borderWidth = 1 / UIScreen.main.scale // want: a layer has no traits
  }
}

extension UIImage {
  @MainActor func tinted() -> UIImage {
    UIGraphicsBeginImageContextWithOptions(size, false, UIScreen.main.scale) // want: the traits of an image say how it was made
    defer { UIGraphicsEndImageContext() }
    return UIGraphicsGetImageFromCurrentImageContext() ?? self
  }

  @MainActor func fitted(to view: UIView) -> CGFloat {
    size.width * UIScreen.main.scale // want: use `view.traitCollection.displayScale`
  }
}

extension UIColor {
  @MainActor func pixel() -> CGSize {
    CGSize(width: 1 / UIScreen.main.scale, height: 1) // want: `UIColor` has no traits
  }
}

@MainActor
struct Thumbnail {
  let side: CGFloat

  var pixels: CGFloat { side * UIScreen.main.scale } // want: `Thumbnail` has no traits
}

extension CGFloat {
  @MainActor var pixels: CGFloat { self * UIScreen.main.scale } // want: `CGFloat` has no traits
}
