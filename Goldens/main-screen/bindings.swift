// review
import UIKit

final class PageView: UIView {
  private let rule = CALayer()

  override func layoutSubviews() {
    super.layoutSubviews()
    let screen = UIScreen.main // want: read the traits instead
    rule.contentsScale = screen.scale
    rule.borderWidth = 1 / screen.scale
  }

  func decorate() {
    let screen = UIScreen.main // want: read the traits instead

    rule.contentsScale = screen.scale
    UIView.animate(withDuration: 0.1) {
      self.rule.contentsScale = screen.scale
    }
  }

  func style() -> CGFloat {
    let screen = UIScreen.main // want: read the traits instead
    if screen.traitCollection.userInterfaceStyle == .dark { return 0 }
    return screen.scale
  }

  func dim() {
    let main = UIScreen.main // want: bind `window?.windowScene?.screen`
    main.brightness -= 0.1
    main.wantsSoftwareDimming = true
    rule.isHidden = main.brightness == 0
    DispatchQueue.main.async {
      main.brightness = 0.5
    }
  }

  func note() {
    let screen = UIScreen.main // want: bind `window?.windowScene?.screen`; nothing happens
    let level = screen.brightness
    rule.opacity = Float(level)
  }

  func captured() {
    let screen = UIScreen.main // want: bind `window?.windowScene?.screen`; nothing happens
    let dim = { [screen] in screen.brightness = 1 }
    dim()
  }

  func nested() {
    let screen = UIScreen.main // want: bind `window?.windowScene?.screen`
    screen.brightness = 1
    subviews.forEach { screen in
      screen.alpha = 0.5
    }
  }
}
