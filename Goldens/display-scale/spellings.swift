import UIKit

typealias Display = UIScreen

final class SpellingView: UIView {
  func spellings() {
    print(UIKit.UIScreen.main.scale) // want: use `traitCollection.displayScale`
    print((UIScreen.main).scale) // want: use `traitCollection.displayScale`
    print((UIScreen.main.scale)) // want: use `traitCollection.displayScale`
    print(Display.main.scale) // want: use `traitCollection.displayScale`
    print(UIScreen.self.main.scale) // want: use `traitCollection.displayScale`
    print("\(UIScreen.main.scale)x") // want: use `traitCollection.displayScale`
    print(
      UIScreen // want: use `traitCollection.displayScale`
        // the big one
        .main
        /* in points */ .scale)
    print(UIScreen.main.scale.rounded(), -UIScreen.main.scale) // want: use `traitCollection.displayScale` // want: use `traitCollection.displayScale`
    print(min(UIScreen.main.scale, 3) * UIScreen.main.scale) // want: use `traitCollection.displayScale` // want: use `traitCollection.displayScale`
  }
}
