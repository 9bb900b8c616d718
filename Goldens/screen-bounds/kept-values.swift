// review
import UIKit

@MainActor
final class WindowWatcher: NSObject {
  weak var window: UIWindow?
  private(set) var width: CGFloat = UIScreen.main.bounds.width // want: start with zero, and set it
  private var height: CGFloat = 0
  private var area: CGFloat { width * height }

  func update() {
    width = window?.bounds.width ?? UIScreen.main.bounds.width // want: use `width`, which keeps the value that it has
    self.height = window?.bounds.size.height ?? UIScreen.main.bounds.size.height // want: use `self.height`
    let side = window?.bounds.width ?? UIScreen.main.bounds.width // want: keep the one that was measured last
    height = max(side, window?.bounds.height ?? UIScreen.main.bounds.height) // want: keep the one that was measured last
  }
}

final class Overlay: NSObject {
  private var window: UIWindow?

  @MainActor
  func show(_ frame: CGRect? = nil) {
    guard let window = window else { return }
    window.frame = frame ?? UIScreen.main.bounds // want: use `window.windowScene?.coordinateSpace.bounds ?? window.frame`
    window.isHidden = false
  }

  @MainActor
  func fit(_ window: UIWindow, _ other: UIWindow?) {
    window.frame = UIScreen.main.bounds // want: use `window.windowScene?.coordinateSpace.bounds ?? window.frame`
    other?.frame = UIScreen.main.bounds // want: take the size as a parameter
  }
}
