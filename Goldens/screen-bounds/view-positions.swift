// review
import UIKit

/// A small button that slides its items to the edge of the screen.
final class RoundButton: UIButton {
  private let item = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    addSubview(item)
    item.frame.origin.x = UIScreen.main.bounds.width - frame.origin.x // want: its own `bounds` for what lies in it
    item.frame.size.width = UIScreen.main.bounds.width // want: use `bounds`
  }

  @objc private func open(_ sender: UIButton) {
    item.frame.origin.x = UIScreen.main.bounds.width // want: its own `bounds` for what lies in it
    if superview == nil {
      frame.origin.y = UIScreen.main.bounds.height - 80 // want: without a superview there is nothing to be placed in
    } else {
      center.x = UIScreen.main.bounds.midX // want: without a superview there is nothing to be placed in
    }
    frame = superview?.bounds ?? UIScreen.main.bounds // want: use `frame`
    self.frame = (superview?.bounds ?? UIScreen.main.bounds) // want: use `frame`
    frame.size.height = superview?.bounds.height ?? UIScreen.main.bounds.height // want: use `bounds`
  }
}

final class HintView: UIView {
  init() {
    super.init(frame: UIScreen.main.bounds) // want: start with `.zero`, and size it where it is added
  }

  required init?(coder: NSCoder) { nil }
}

final class HintWindow: UIWindow {
  init() {
    super.init(frame: UIScreen.main.bounds) // want: make the window with `super.init(windowScene:)`
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = UIScreen.main.bounds.width / 40 // want: the bounds of this window, in `layoutSubviews`
  }
}

final class PopupView: UIView {
  func show() {
    frame = UIScreen.main.bounds // want: the view is added to `UIApplication.shared.keyWindow?` here: measure that
    UIApplication.shared.keyWindow?.addSubview(self)
  }

  func show(in window: UIWindow) {
    frame = UIScreen.main.bounds // want: use `window.bounds`
    window.addSubview(self)
    self.frame.origin.y = UIScreen.main.bounds.height // want: use `window.bounds`
  }

  func fill() {
    frame = UIScreen.main.bounds // want: use `superview?.bounds ?? bounds`
  }
}
