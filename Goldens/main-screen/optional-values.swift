// review
import UIKit

final class PlayerViewController: UIViewController {
  private var link: CADisplayLink?

  func start() {
    link = UIScreen.main.displayLink(withTarget: self, selector: #selector(tick)) // want: it is `nil` while there is no window
    link?.add(to: .main, forMode: .common)
  }

  func startAtOnce() {
    UIScreen.main.displayLink(withTarget: self, selector: #selector(tick))?.add(to: .main, forMode: .common) // want: nothing happens
  }

  func width() -> CGFloat {
    UIScreen.main.currentMode?.size.width ?? 0 // want: it is `nil` while there is no window
  }

  func widthForced() -> CGFloat {
    UIScreen.main.currentMode!.size.width // want: decide what holds without a window
  }

  func isInset() -> Bool {
    UIScreen.main.overscanCompensation == .none // want: decide what holds without a window
  }

  func isScaled() -> Bool {
    UIScreen.main.overscanCompensation == .scale // want: the comparison is false while there is no window
  }

  func level() {
    let level: CGFloat? = UIScreen.main.brightness // want: it is `nil` while there is no window
    _ = UIScreen.main.snapshotView(afterScreenUpdates: false) // want: nothing happens while there is no window
    print(level ?? 0)
  }

  @objc private func tick() {}
}
