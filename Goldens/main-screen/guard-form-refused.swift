// review
import UIKit

struct Handlers {
  var replyHandler: ((CGFloat) -> Void)?
}

final class MeterViewController: UIViewController {
  private let label = UILabel()
  private let screen = UIView()

  func first() {
    print(UIScreen.main.brightness) // want: decide what holds without a window
    label.text = "done"
  }

  func value() -> CGFloat {
    UIScreen.main.brightness // want: decide what holds without a window
  }

  func branches() {
    if UIScreen.main.maximumFramesPerSecond > 60 { // want: decide what holds without a window
      label.text = "fast"
    } else {
      label.text = "slow"
    }
  }

  func inner() {
    if label.isHidden {
      print(UIScreen.main.brightness) // want: decide what holds without a window
    }
  }

  func named() {
    screen.alpha = UIScreen.main.brightness // want: decide what holds without a window
  }

  func sameLine() {
    label.text = ""; print(UIScreen.main.brightness) // want: decide what holds without a window
  }

  func closures() {
    [1, 2].forEach { _ in print(UIScreen.main.brightness) } // want: decide what holds without a window
  }

  func last() {
    defer { print(UIScreen.main.brightness) } // want: decide what holds without a window
  }

  func branch() -> UIView? {
    let copy = if label.isHidden { UIScreen.main.snapshotView(afterScreenUpdates: true) } else { label } // want: decide what holds
    return copy
  }

  func report(to completion: (CGFloat) -> Void) {
    completion(UIScreen.main.brightness) // want: decide what holds without a window
  }

  func tell(_ handlers: Handlers) {
    handlers.replyHandler?(UIScreen.main.brightness) // want: decide what holds without a window
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(UIScreen.main.brightness > 0.5, animated: animated) // want: decide what holds without a window
  }

  func frequency() {
    label.tag = UIScreen.main.maximumFramesPerSecond // want: decide what holds without a window
    for _ in 0..<2 { label.alpha = 0 }
  }
}
