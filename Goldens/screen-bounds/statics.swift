// review
import UIKit

@MainActor let globalWidth = UIScreen.main.bounds.width // want: take the size as a parameter

@MainActor
func columnWidth() -> CGFloat {
  UIScreen.main.bounds.width / 3 // want: take the size as a parameter
}

final class GridViewController: UIViewController {
  static let itemWidth = UIScreen.main.bounds.width / 3 // want: take the size as a parameter
  static var itemHeight: CGFloat { UIScreen.main.bounds.height / 3 } // want: take the size as a parameter
  enum Metrics {
    @MainActor static let edge = UIScreen.main.bounds.width / 20 // want: take the size as a parameter
  }

  class func make() -> GridViewController {
    let controller = GridViewController()
    controller.preferredContentSize = UIScreen.main.bounds.size // want: take the size as a parameter
    return controller
  }

  func resize(to width: CGFloat = UIScreen.main.bounds.width) { // want: a default argument has no `self`
    additionalSafeAreaInsets.left = width / 10
  }
}
