import UIKit

final class CameraViewController: UIViewController {
    let shareItem = UIBarButtonItem()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem?
            // On the right.
            .axisBehavior = .horizontalOnly // want: `axisBehavior` needs iOS 27.1
        shareItem.badge = .count(wordCount( // want: `badge` needs iOS 26.0
            """
            New
              and unread
            """))

        #if DEBUG
        shareItem.axisBehavior = .verticalPreferred // want: `axisBehavior` needs iOS 27.1
        #endif
    }

    private func wordCount(_ text: String) -> Int {
        text.split(separator: " ").count
    }
}
