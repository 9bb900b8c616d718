import UIKit

/// The shelf: covers in a row, as wide as the space between the safe areas.
final class LibraryViewController: UIViewController {
  private let shelf = UIView()
  private let header = UILabel()
  private let separator = SeparatorView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Library"
    header.text = "Recently read"
    view.addSubview(header)
    view.addSubview(shelf)
    view.addSubview(separator)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // The header stands between the notch and the edge.
    let width = view.bounds.width - view.safeAreaInsets.left * 2
    header.frame = CGRect(x: view.safeAreaInsets.left, y: view.safeAreaInsets.top, width: width, height: 44)
    separator.frame = CGRect(x: 0, y: header.frame.maxY, width: width, height: 1 / UIScreen.main.scale)
    shelf.frame.size.width = UIScreen.main.bounds.width
  }

  /// Where a tip may start: below the status bar of this window.
  func tipTop() -> CGFloat {
    UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0
  }

  func openSettings() {
    let settings = UIViewController()
    settings.preferredContentSize = CGSize(
      width: min(UIScreen.main.bounds.width, 560), height: UIScreen.main.bounds.height)
    present(settings, animated: true)
  }
}
