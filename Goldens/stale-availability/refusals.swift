import SwiftUI
import UIKit

final class RefusedController: UIViewController {
  func loop(_ isOn: Bool) -> Int {
    check: if #available(iOS 15, *) {  // want: remove it by hand, as the statement has a label
      if isOn { break check }
      view.isHidden = true
    }
    switch isOn {
    case true:
      if #available(iOS 15, *) {  // want: remove it by hand, as a case needs a statement
        // Nothing yet.
      }
    case false:
      break
    }
    #if DEBUG
    if #available(iOS 15, *) { return 1 }  // want: remove it by hand, as the code after the `#endif` would no longer be reached
    #endif
    return isOn ? 2 : 3
  }

  func exit() {
    if #available(iOS 15, *) {  // want: remove it by hand, as the code after it declares something and would no longer be reached
      return finish()
    }
    func finish() {}
    finish()
  }

  func never() {
    guard #unavailable(iOS 15) else { return }  // want: remove it by hand, as everything after it is never reached
    view.isHidden = true
  }
}

struct Rows: View {
  let count = 1

  var body: some View {
    Text("\(count)")
    if #available(iOS 15, *) {  // want: remove it by hand, as `count` is also used outside, and a builder has no `do`
      let count = 2
      Text("\(count)")
    }
  }
}
