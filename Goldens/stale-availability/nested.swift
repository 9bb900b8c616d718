import UIKit

final class ToolbarController: UIViewController {
	func build() {
		if #available(iOS 15, *) { // want: always holds
			if #available(iOS 16, *) { // want: always holds
				navigationItem.style = .editor
			} else {
				navigationItem.title = "Old"
			}
			if #available(iOS 26, *) { // nope: later than the deployment target
				if #available(iOS 18, *) { // want: iOS 26.0 is guaranteed here, so the check for iOS 18.0 always holds
					navigationItem.subtitle = "New"
				}
			}
		}
	}

	func text() -> String {
		if #available(iOS 15, *) { // want: always holds
			return """
				Two
					lines
				"""
		} else {
			return ""
		}
	}
}
