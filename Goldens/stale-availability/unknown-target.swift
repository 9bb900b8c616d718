// target: unknown
import UIKit

@available(iOS 13.0, *)  // nope: the deployment target is not known
final class OldController: UIViewController {
  func show() {
    if #available(iOS 12, *) {  // nope: the deployment target is not known
      view.isHidden = false
    }
  }
}
