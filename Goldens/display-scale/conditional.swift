import UIKit

#if os(macOS)
typealias PlatformView = NSView
#else
typealias PlatformView = UIView
#endif

final class CanvasView: PlatformView {
  var pixelScale: CGFloat {
    #if os(macOS)
    return window?.backingScaleFactor ?? 2
    #elseif os(visionOS)
    return 2
    #else
    return UIScreen.main.scale // want: use `traitCollection.displayScale`
    #endif
  }

  func unused() {
    #if false
    print(UIScreen.main.scale) // nope: never built
    #endif
  }

  #if !os(visionOS)
  func pixels(_ points: CGFloat) -> CGFloat {
    points * UIScreen.main.scale // want: use `traitCollection.displayScale`
  }
  #endif
}
