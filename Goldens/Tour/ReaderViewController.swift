import UIKit

/// The page. It dims the screen at night and keeps its bar buttons where a thumb finds them.
final class ReaderViewController: UIViewController {
  private let compass = UIView()
  private let night = UIBarButtonItem(systemItem: .action)

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let item = UIBarButtonItem(customView: compass)
    item.title = "Compass"
    item.axisBehavior = .verticalPreferred
    navigationItem.rightBarButtonItems = [item, night]
  }

  func beginNight() {
    UIScreen.main.brightness = 0.2
  }

  func isDark() -> Bool {
    UIScreen.main.traitCollection.userInterfaceStyle == .dark
  }

  func zoom() -> CGFloat {
    UIScreen.main.nativeScale / UIScreen.main.scale
  }

  override var preferredVerticalBarBehavior: UIVerticalBarBehavior {
    .disabled
  }
}
