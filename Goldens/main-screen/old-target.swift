// review, target: iOS 12.0
import UIKit

final class OldViewController: UIViewController {
  func dim() {
    UIScreen.main.brightness = 0.2 // want: window scenes need iOS 13
    if #available(iOS 13.0, *) {
      UIScreen.main.brightness = 0.2 // want: use `view.window?.windowScene?.screen`
    }
  }
}
