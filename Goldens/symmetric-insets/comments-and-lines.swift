import UIKit

final class PlayerViewController: UIViewController {
  private let controls = UIView()

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // The controls keep clear of the notch.
    let width = view.bounds.width
      - view.safeAreaInsets.left * 2  // want: left inset
      - 32 // the play button
    let height = view.bounds.height - view.safeAreaInsets.top /* status bar */ * 2  // want: use `view.safeAreaInsets.top + view.safeAreaInsets.bottom`
    controls.frame.size = CGSize(width: width, height: height)
  }
}
