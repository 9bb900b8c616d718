// review, target: unknown
import UIKit

final class OldCheckView: UIView {
  @available(iOS 9.0, *)
  func dim() {
    UIScreen.main.brightness = 0.2 // want: use `window?.windowScene?.screen`
  }
}
