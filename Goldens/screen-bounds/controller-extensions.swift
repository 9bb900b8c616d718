// review
import UIKit

@MainActor protocol Paging {}

extension Paging where Self: UIViewController {
  func pageOffset(of page: Int) -> CGFloat {
    CGFloat(page) * UIScreen.main.bounds.width // want: callers may run it before the view has a size
  }
}

extension UIViewController {
  func pageHeight() -> CGFloat {
    UIScreen.main.bounds.height / 2 // want: callers may run it before the view has a size
  }

  /// Whoever asks for it by this name wants a screen.
  var screenWidth: CGFloat { UIScreen.main.bounds.width } // want: callers ask for a screen by this name
  func getScreenSize() -> CGSize { UIScreen.main.bounds.size } // want: callers ask for a screen by this name
  var halfWidth: CGFloat { UIScreen.main.bounds.width / 2 } // want: nothing in this file says when it is asked
}

class BaseController: UITableViewController {}

final class SettingsController: BaseController {
  private let banner = UIView()

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    banner.frame = UIScreen.main.bounds // want: start where it is scrolled to
  }
}

extension SettingsController {
  func bannerHeight() -> CGFloat {
    UIScreen.main.bounds.height / 3 // want: use `view.bounds`
  }
}

extension UIScreen {
  @MainActor static var mainWidth: CGFloat { UIScreen.main.bounds.width } // want: take the size as a parameter
}
