// review
// compile: no, because what the types inherit is in another file
import UIKit

final class SettingsScreen: BaseScreen, UITableViewDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    print(UIScreen.main.scale) // want: `SettingsScreen` overrides `viewDidLoad`, what it inherits is outside the project
  }
}

final class ProfileScreen: BaseScreen, UITableViewDelegate {
  func width() -> CGFloat {
    2 * UIScreen.main.scale // want: whether `ProfileScreen` has traits depends on `BaseScreen`, which is declared outside the project
  }
}

final class StoreObserver: NSObject, StoreListening {
  func width() -> CGFloat {
    2 * UIScreen.main.scale // want: `StoreObserver` has no traits
  }
}

final class Router: RouterDelegate {
  func width() -> CGFloat {
    2 * UIScreen.main.scale // want: `Router` has no traits
  }
}

extension OtherView {
  func width() -> CGFloat {
    2 * UIScreen.main.scale // want: whether `OtherView` has traits is said outside the project
  }
}
