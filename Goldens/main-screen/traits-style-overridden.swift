import UIKit

final class AppearanceViewController: UIViewController {
  func choose(_ style: UIUserInterfaceStyle) {
    view.window?.overrideUserInterfaceStyle = style
  }

  func systemIsDark() -> Bool {
    UIScreen.main.traitCollection.userInterfaceStyle == .dark // want: the screen tells the one of the system
  }
}
