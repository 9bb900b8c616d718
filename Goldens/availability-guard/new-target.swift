// target: iOS 27.1
import UIKit

final class SettingsViewController: UIViewController {
  let item = UIBarButtonItem()

  override var preferredVerticalBarBehavior: UIVerticalBarBehavior { .disabled }  // nope: the deployment target has it

  override func viewDidLoad() {
    super.viewDidLoad()
    item.axisBehavior = .horizontalOnly  // nope: the deployment target has it
  }
}
