// review
import UIKit

final class SpreadView: UIView {
  private let rule = CALayer()
  private var held: UIScreen?
  private let stored = UIScreen.main // want: ask the window scene for it when it is needed

  func mixed() {
    let screen = UIScreen.main // want: decide what holds without a window
    rule.contentsScale = screen.scale
    screen.brightness = 1
  }

  func captured() {
    let screen = UIScreen.main // want: decide what holds without a window
    let dim = { [screen] in screen.brightness = 1 }
    dim()
    setNeedsLayout()
  }

  func commented() {
    // The scale of the device.
    let screen = UIScreen.main // want: and let the constant go
    rule.contentsScale = screen.scale
  }

  func measured() {
    let screen = UIScreen.main // want: its bounds are not the space
    rule.frame = screen.bounds
  }

  func returned() -> UIScreen {
    let screen = UIScreen.main // want: decide what holds without a window
    return screen
  }

  func zoomed() -> Bool {
    let screen = UIScreen.main // want: no trait says the same
    return screen.nativeScale == 3
  }

  func several() {
    let screen = UIScreen.main, scale = screen.scale // want: ask the window scene for it
    rule.contentsScale = scale
  }

  func keep() {
    held = UIScreen.main // want: ask the window scene for it when it is needed
    var screen = UIScreen.main // want: ask the window scene for it when it is needed
    screen = held ?? screen
    rule.contentsScale = screen.scale
  }

  static func level() -> CGFloat {
    let screen = UIScreen.main // want: nothing here knows a window
    return screen.brightness
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let screen = UIScreen.main // want: divide by `max(traitCollection.displayScale, 1)`
    rule.borderWidth = 1 / screen.scale
  }

  required init?(coder: NSCoder) { nil }
}
