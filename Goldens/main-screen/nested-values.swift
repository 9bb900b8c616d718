// review
import UIKit

final class NestedView: UIView {
  func branches(_ on: Bool) {
    switch on {
    case true: UIScreen.main.brightness = 1 // want: nothing happens while there is no window
    case false: _ = UIScreen.main.snapshotView(afterScreenUpdates: true) // want: nothing happens while there is no window
    }
    isHidden = on
  }

  func generic() async {
    await MainActor.run { UIScreen.main.brightness = 1 } // want: use `self.window?.windowScene?.screen`
  }

  func local() {
    func dim() {
      UIScreen.main.brightness = 0.2 // want: use `window?.windowScene?.screen`
    }
    dim()
  }

  func passed() {
    change(&UIScreen.main.brightness) // want: use the screen of the window scene
  }

  private func change(_ level: inout CGFloat) {
    level = UIScreen.main.brightness // want: decide what holds without a window
  }

  func both() {
    UIScreen.main.brightness = UIScreen.main.traitCollection.displayScale / 4 // want: use `window?.windowScene?.screen` // want: use `traitCollection`
  }

  func radius() -> CGFloat {
    UIScreen.main.value(forKey: "cornerRadius") as? CGFloat ?? 0 // want: it is `nil` while there is no window
  }

  func forcedRadius() -> CGFloat {
    UIScreen.main.value(forKey: "cornerRadius") as! CGFloat // want: decide what holds without a window
  }
}
