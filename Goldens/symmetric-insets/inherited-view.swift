import UIKit

final class DrawerController: BaseDrawerController {
  func contentWidth() -> CGFloat {
    container.bounds.width - container.safeAreaInsets.left * 2  // want: use `container.bounds.inset(by: container.safeAreaInsets).width`
  }
}

class BaseDrawerController: UIViewController {
  var container: UIView { view }
}
