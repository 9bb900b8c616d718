// review
import UIKit

final class OverlayController: BaseOverlayController<UIView> {
  func overlayWidth() -> CGFloat {
    container.bounds.width - container.safeAreaInsets.left * 2  // want: nothing here says that `container` is a view
  }

  func ownWidth() -> CGFloat {
    view.bounds.width - view.safeAreaInsets.left * 2  // want: use `view.bounds.inset(by: view.safeAreaInsets).width`
  }
}

class BaseOverlayController<Container: UIView>: UIViewController {
  var container: Container { view as! Container }
}

final class Ruler {
  /// The parameter's name says what it is, but not of which view.
  static func width(_ width: CGFloat, safeAreaInsets: UIEdgeInsets) -> CGFloat {
    width - safeAreaInsets.left * 2  // want: use `safeAreaInsets.left + safeAreaInsets.right`
  }
}
