// review
// compile: no, because AppKit is of another system
import AppKit

final class SidebarView: NSView {
  func width() -> CGFloat {
    bounds.width - safeAreaInsets.left * 2  // nope: rectangles of AppKit cannot be inset by insets
  }
}
