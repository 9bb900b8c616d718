import UIKit

final class InboxViewController: UIViewController {
	let inboxItem = UIBarButtonItem()

	func updateBadge(_ count: Int) {
		guard count > 0 else {
			inboxItem.badge = nil // want: `badge` needs iOS 26.0
			return
		}
		inboxItem.badge = .count(count) // want: `badge` needs iOS 26.0, and only iOS 17.0 is guaranteed here
	}
}
