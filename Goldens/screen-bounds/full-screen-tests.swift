// review
import UIKit

final class SplitAwareController: UIViewController {
  private var isSplit = false

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    isSplit = size.width != UIScreen.main.bounds.width // want: it asks whether the app fills the screen
    if UIScreen.main.bounds.size == size { isSplit = false } // want: it asks whether the app fills the screen
    isSplit = CGFloat(UIScreen.main.bounds.width) == size.height // want: it asks whether the app fills the screen
    let half = UIScreen.main.bounds.width / 2 // want: use `size`
    additionalSafeAreaInsets.left = half
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    isSplit = view.frame != UIScreen.main.bounds // want: it asks whether the app fills the screen
  }
}
