import UIKit

final class ComposeViewController: UIViewController {
  private let selectItem = UIBarButtonItem()
  private let compassItem = UIBarButtonItem()

  override func viewDidLoad() {
    super.viewDidLoad()
    selectItem.title = "Select"
    selectItem.axisBehavior = .horizontalOnly  // want: `axisBehavior` needs iOS 27.1, and only iOS 17.0 is guaranteed here
    // The compass turns with the bar.
    compassItem.axisBehavior = .verticalPreferred  // want: `axisBehavior` needs iOS 27.1

    navigationItem.verticalBarCompressionBehavior = .prefersBarItems  // want: `verticalBarCompressionBehavior` needs iOS 27.1
    navigationItem.rightBarButtonItems = [selectItem, compassItem]
    selectItem.axisBehavior = .horizontalOnly  // want: `axisBehavior` needs iOS 27.1
  }
}
