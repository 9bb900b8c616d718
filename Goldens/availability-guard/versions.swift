// target: iOS 16.0
import UIKit

class EditorViewController: UIViewController {
    let archiveItem = UIBarButtonItem()

    override func viewDidLoad() {
        super.viewDidLoad()
        archiveItem.badge = .count(3) // want: `badge` needs iOS 26.0, and only iOS 16.0 is guaranteed here
        archiveItem.visibilityPriority = .high // want: `visibilityPriority` needs iOS 27.0
        archiveItem.axisBehavior = .verticalPreferred // want: `axisBehavior` needs iOS 27.1
        if #available(iOS 26.0, *) {
            archiveItem.badge = .count(4) // nope: guaranteed by the check
            archiveItem.visibilityPriority = .low // want: `visibilityPriority` needs iOS 27.0, and only iOS 26.0 is guaranteed here
        }
        navigationItem.pinnedTrailingGroup = nil // nope: iOS 16 has it
    }
}
