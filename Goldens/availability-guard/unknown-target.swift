// target: unknown
import UIKit

final class SettingsViewController: UIViewController {
  let item = UIBarButtonItem()

  override func viewDidLoad() {
    super.viewDidLoad()
    item.axisBehavior = .horizontalOnly  // want: `axisBehavior` needs iOS 27.1, and the deployment target is not known
    navigationItem.pinnedTrailingGroup = nil  // nope: iOS 16 is old enough while the target is not known
  }
}
