import UIKit

final class DebugController: UIViewController {
  func show() {
    #if DEBUG
      if #available(iOS 15, *) {  // want: always holds
        view.isHidden = false
      }
    #else
      guard #available(iOS 15, *) else { return }  // want: always holds
    #endif
    if #available(iOS 16, *) {  // want: always holds
      #if DEBUG
      view.alpha = 1
      #endif
      view.isOpaque = true
    }
    while #available(iOS 15, *) {  // want: always holds
      break
    }
  }
}
