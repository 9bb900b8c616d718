// review
import UIKit

final class ScrubberViewController: UIViewController {
  private let scrubber = UISlider()

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width - view.safeAreaInsets.left /* notch */ * 2  // want: left inset
    let height = view.bounds.height /* whole */ - 2 /* both */ * view.safeAreaInsets.top  // want: not rewritten: a comment stands inside
    scrubber.frame.size = CGSize(width: width, height: height)
  }
}
