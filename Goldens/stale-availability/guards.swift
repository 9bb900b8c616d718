// target: iOS 16.0
import UIKit

final class FeedViewController: UIViewController {
  func reload() {
    guard #available(iOS 15.0, *) else { return }  // want: iOS 16.0 is guaranteed here, so the check for iOS 15.0 always holds

    view.setNeedsLayout()
  }

  func open(_ item: String?) -> Bool {
    view.setNeedsLayout()
    guard #available(iOS 14, *), let item else { return false }  // want: always holds
    guard
      !item.isEmpty,
      #available(iOS 15, *),  // want: always holds
      item != "none"
    else { return false }
    guard #available(iOS 16.1, *) else { return false }  // nope: later than the deployment target
    return true
  }
}
