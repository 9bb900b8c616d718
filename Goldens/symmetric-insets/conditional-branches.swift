import UIKit

final class BannerView: UIView {
  func width() -> CGFloat {
    #if false
      return bounds.width - safeAreaInsets.left * 2  // nope: no build takes this branch
    #elseif os(macOS)
      return bounds.width - safeAreaInsets.left * 2  // nope: rectangles of AppKit cannot be inset
    #elseif DEBUG
      return bounds.width - safeAreaInsets.left * 2  // want: left inset
    #else
      return frame.width - safeAreaInsets.left * 2  // want: use `frame.inset(by: safeAreaInsets).width`
    #endif
  }
}
