// review
import UIKit

final class OverlayController: BaseOverlayController {
  func overlayWidth() -> CGFloat {
    container.bounds.width - container.safeAreaInsets.left * 2  // want: nothing here says that `container` is a view
  }

  func ownWidth() -> CGFloat {
    view.bounds.width - view.safeAreaInsets.left * 2  // want: use `view.bounds.inset(by: view.safeAreaInsets).width`
  }
}

class BaseOverlayController: UIViewController {
  var container: UIView { view }
}

final class Ruler {
  /// The parameter's name says what it is, but not of which view.
  static func width(_ width: CGFloat, safeAreaInsets: UIEdgeInsets) -> CGFloat {
    width - safeAreaInsets.left * 2  // want: use `safeAreaInsets.left + safeAreaInsets.right`
  }
}
