import UIKit

final class NoteController: UIViewController {
  func show() {
    if #available(iOS 15, *) {  // want: always holds
      view.isHidden = false
    } else {
      // Before iOS 15 the sheet would cover it.
      view.isHidden = true  // Not for long.
    }
    if #available(iOS 15, *) {  // want: always holds
      view.isHidden = false
    } else if view.isOpaque {  // Fallback on earlier versions
      view.isHidden = true
      // And so on.
    } else {
      /* Nothing to do. */
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
    // Older systems need more.
    if #unavailable(iOS 15) {  // want: never holds
      view.alpha = 1  // Opaque, then.
    }
    view.alpha = 1
  }

  func hide() -> Int {
    if #available(iOS 15, *) {  // want: always holds
      return 1  // One.
    }
    // Fallback on earlier versions
    view.isHidden = true  // Hidden.
    return 2  // Two.
  }

  func move() {
    if #available(iOS 15, *) {  // want: a comment stands inside the code that would be replaced
      view.isHidden = false
    }
    // Older systems
    else {
      view.isHidden = true
    }
    if #available(iOS 15, *) {  // want: a comment stands inside the code that would be replaced
      view.alpha = 1
    } /* older systems */ else {
      view.alpha = 0
    }
    guard #available(iOS 15, *) else {  // want: always holds
      // Nothing to do.
      return
    }
    view.isOpaque = true
  }
}
