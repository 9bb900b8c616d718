// review
import UIKit

typealias Display = UIScreen

final class SpellingViewController: UIViewController {
  func comments() {
    UIScreen.main // want: use `view.window?.windowScene?.screen`
      .brightness = 0.3
    UIScreen /* the class */ .main.brightness = 0.3 // want: use `view.window?.windowScene?.screen`
    Display.main.brightness = 0.3 // want: use `view.window?.windowScene?.screen`
    UIKit.UIScreen // want: use `view.window?.windowScene?.screen`
      .main
      .brightness = 0.3
    view.alpha = 1
  }

  func conditions() {
    #if false
      UIScreen.main.brightness = 0 // nope: no build takes it
    #elseif os(visionOS)
      view.alpha = 1
    #else
      UIScreen.main.brightness = 1 // want: use `view.window?.windowScene?.screen`
    #endif
  }
}
