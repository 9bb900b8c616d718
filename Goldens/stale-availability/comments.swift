import UIKit

final class NoteController: UIViewController {
  func show() {
    if #available(iOS 15, *) {  // want: a comment stands inside the code that would be replaced
      view.isHidden = false
    } else {
      // Before iOS 15 the sheet would cover it.
      view.isHidden = true
    }
    // Blur.
    if #available(iOS 15, *) {  // want: always holds
      /* over
         the view */
      view.alpha = 0.5  // half
      // That is all.
    }
    if #available(iOS 15, *) {  // want: always holds
      // Nothing to do here.
    }
    if #available(iOS 15, *) {}  // want: always holds
    view.alpha = 1
  }
}
