import UIKit

@MainActor
enum Screen {
  static let width = UIScreen.main.bounds.width // want: (used in lines 21, 22)
  static var isWide: Bool { UIScreen.main.bounds.width > UIScreen.main.bounds.height } // want: (used in line 23) // want: (used in line 23)
  static func half() -> CGFloat { UIScreen.main.bounds.width / 2 } // want: (used in line 24)
}

@MainActor func screenHeight() -> CGFloat { UIScreen.main.bounds.height } // want: (used in line 25)

@MainActor func brightness() -> CGFloat { UIScreen.main.bounds.height } // want: take the size as a parameter from the view that lays out

final class Sizes {
  @MainActor init(width: CGFloat = UIScreen.main.bounds.width) {} // want: (used in line 26)
}

final class PanelController: UIViewController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    additionalSafeAreaInsets.left = Screen.width / 4
    additionalSafeAreaInsets.right = Screen.width / 4
    guard Screen.isWide else { return }
    additionalSafeAreaInsets.top = Screen.half()
    additionalSafeAreaInsets.bottom = screenHeight() / 8
    _ = Sizes()
  }
}
