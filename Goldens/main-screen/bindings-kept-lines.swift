// review
import UIKit

final class LineView: UIView {
  private let rule = CALayer()
  private var width: CGFloat = 1

  override func layoutSubviews() {
    // Above all others.
    super.layoutSubviews()
    let screen = UIScreen.main // want: read the traits instead
    rule.contentsScale = screen.scale
  }

  func closures() {
    let set = {
      let screen = UIScreen.main // want: and let the constant go
      self.rule.contentsScale = screen.scale
    }
    set()
    [1].forEach { _ in
      let screen = UIScreen.main // want: read the traits instead
      rule.contentsScale = screen.scale
      width = 2 / screen.scale
    }
  }

  func sameLine() {
    let screen = UIScreen.main; rule.contentsScale = screen.scale // want: and let the constant go
  }
}
