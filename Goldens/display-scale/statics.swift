import UIKit

@MainActor public let hairline = 1 / UIScreen.main.scale // want: `hairline` is made once for all displays: compute it where it is used, from the traits there

@MainActor var pixel: CGFloat { 1 / UIScreen.main.scale } // want: a free function has no traits: take the scale as a parameter

@MainActor func onePixel() -> CGFloat {
  1 / UIScreen.main.scale // want: a free function has no traits: take the scale as a parameter
}

final class RulerView: UIView {
  static let tick = 1 / UIScreen.main.scale // want: write its value over the traits where `tick` is used in line 20
  static var spacing: CGFloat = 4 / UIScreen.main.scale // want: a static value is made once for all displays
  class var minimum: CGFloat { 2 / UIScreen.main.scale } // want: a static member has no traits

  class func width(of ticks: Int) -> CGFloat {
    CGFloat(ticks) / UIScreen.main.scale // want: a static member has no traits
  }

  func width() -> CGFloat { RulerView.tick }

  @objc class func scale() -> CGFloat { UIScreen.main.scale } // want: a static member has no traits

  func image(scale: CGFloat = UIScreen.main.scale) -> UIImage? { // want: a default argument has no `self`: let the callers pass the scale
    nil
  }

  init(step: CGFloat = 2 / UIScreen.main.scale) { // want: a default argument has no `self`
    super.init(frame: CGRect(x: 0, y: 0, width: step, height: step))
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func resized() {
    func side(scale: CGFloat = UIScreen.main.scale) -> CGFloat { 10 * scale } // want: a default argument has no `self`
    print(side())
  }
}

@MainActor
enum Keys: Int {
  case small = 1
  static let factor = UIScreen.main.scale // want: `factor` is made once for all displays
}
