import UIKit

final class PaletteViewController: UIViewController {
  private let palette = UIView()

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    palette.frame = CGRect(
      x: view.safeAreaInsets.left, y: view.safeAreaInsets.top,
      width: view.bounds.width - view.safeAreaInsets.left * 2, height: view.bounds.height - view.safeAreaInsets.top * 2)  // want: `view.safeAreaInsets.left * 2` // want: `view.safeAreaInsets.top * 2`
    palette.bounds.size.width = view.bounds.width - view.safeAreaInsets.left * 2 - view.layoutMargins.left * 2  // want: `view.safeAreaInsets.left * 2` // want: `view.layoutMargins.left * 2`
  }

  private var accessibilityText: String {
    "\(Int(view.bounds.width - 2 * view.safeAreaInsets.left)) points wide"  // want: left inset
  }
}
