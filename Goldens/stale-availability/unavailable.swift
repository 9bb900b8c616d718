import UIKit

final class CompatibilityViewController: UIViewController {
  func prepare(_ isOn: Bool) {
    if #unavailable(iOS 15.0) { view.alpha = 0.5 }  // want: iOS 17.0 is guaranteed here, so the check for iOS 15.0 never holds
    if #unavailable(iOS 16.0), isOn { view.alpha = 0.5 } else {  // want: never holds
      view.alpha = 1
    }
    if isOn {
      view.isHidden = false
    } else if #unavailable(iOS 14) { view.isHidden = true }  // want: never holds
    if #unavailable(iOS 14) { view.isHidden = true } else if isOn {  // want: never holds
      view.isHidden = false
    }
    if isOn {
      view.isHidden = false
    } else if #unavailable(iOS 14) { view.isHidden = true } else {  // want: never holds
      view.isOpaque = true
    }
    if #unavailable(iOS 16.0) {  // want: never holds
      view.alpha = 0.5
    }
    while #unavailable(iOS 15) { view.alpha = 0 }  // want: never holds
    switch isOn {
    case true:
      if #unavailable(iOS 15) { view.alpha = 0 }  // want: never holds
    case false:
      view.alpha = 1
    }
    if #unavailable(iOS 18) {  // nope: later than the deployment target
      view.alpha = 0
    }
  }
}
