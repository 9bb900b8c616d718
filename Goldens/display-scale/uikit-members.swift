import UIKit

class CardView: UIView {
  override func draw(_ rect: CGRect) {
    let line = 1 / UIScreen.main.scale // want: use `traitCollection.displayScale`
    UIRectFill(CGRect(x: 0, y: rect.maxY - line, width: rect.width, height: line))
  }
}

class ShadowCardView: CardView {
  var pixelSize: CGSize {
    CGSize(width: bounds.width * UIScreen.main.scale, height: bounds.height) // want: use `traitCollection.displayScale`
  }
}

final class ProfileCardView: ShadowCardView {
  subscript(pixels value: CGFloat) -> CGFloat {
    get { value * UIScreen.main.scale } // want: use `traitCollection.displayScale`
  }

  deinit {
    MainActor.assumeIsolated { print(UIScreen.main.scale) } // want: an object that goes away has no traits to read
  }
}

extension ProfileCardView {
  func snapshot() -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(bounds.size, false, UIScreen.main.scale) // want: use `traitCollection.displayScale`
    defer { UIGraphicsEndImageContext() }
    layer.render(in: UIGraphicsGetCurrentContext()!)
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}

class BaseViewController: UIViewController {}

final class GalleryViewController: BaseViewController {
  private func thumbnailSize(for width: CGFloat) -> CGSize {
    let side = width * UIScreen.main.scale // want: use `traitCollection.displayScale`
    return CGSize(width: side, height: side)
  }
}

final class OverlayWindow: UIWindow {
  func pixels(_ points: CGFloat) -> CGFloat { points * UIScreen.main.scale } // want: use `traitCollection.displayScale`
}

final class DrawerPresentationController: UIPresentationController {
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.layer.borderWidth = 1 / UIScreen.main.scale // want: use `traitCollection.displayScale`
  }
}

extension UIScrollView {
  var pixelOffset: CGPoint {
    CGPoint(x: contentOffset.x * UIScreen.main.scale, y: contentOffset.y) // want: use `traitCollection.displayScale`
  }
}

@MainActor protocol Rasterizing {}

extension Rasterizing where Self: UIView {
  func rasterize() {
    layer.shouldRasterize = true
    layer.rasterizationScale = UIScreen.main.scale // want: the value is kept, set it again when the display scale changes
  }
}

protocol Hairlined: UIView {}

extension Hairlined {
  func drawHairline() {
    UIRectFill(CGRect(x: 0, y: 0, width: bounds.width, height: 1 / UIScreen.main.scale)) // want: use `max(traitCollection.displayScale, 1)`
  }
}

extension UIView {
  func addShadow() {
    layer.shadowOffset = CGSize(width: 0, height: 1 / UIScreen.main.scale) // want: use `max(traitCollection.displayScale, 1)`
  }
}
