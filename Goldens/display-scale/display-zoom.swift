// review
import UIKit

final class ZoomView: UIView {
  var isZoomed: Bool {
    UIScreen.main.scale < UIScreen.main.nativeScale // want: it asks for display zoom
  }

  var zoom: CGFloat { UIScreen.main.nativeScale / UIScreen.main.scale } // want: it asks for display zoom
}
