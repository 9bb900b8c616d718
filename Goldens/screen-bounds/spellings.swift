// review
import UIKit

typealias Screen = UIScreen

final class SpellingViewController: UIViewController {
  private let label = UILabel()

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame.size.width = UIKit.UIScreen.main.bounds.width // want: use `view.bounds`
    label.frame.size.height = Screen.main.bounds.height / 2 // want: use `view.bounds`
    label.frame = (UIScreen.main).bounds // want: use `view.bounds`
    label.text = "wide: \(UIScreen.main.bounds.width.rounded())" // want: use `view.bounds`
    label.frame.size.width =
      UIScreen.main // want: use `view.bounds`
      .bounds // the whole of it
      .width
    // UIScreen.main.bounds in a comment
    label.text = "UIScreen.main.bounds" // nope: a string
    #if false
    label.frame = UIScreen.main.bounds // nope: no build takes it
    #endif
    #if DEBUG
    label.frame.size.width = UIScreen.main.bounds.width // want: use `view.bounds`
    #endif
  }
}
