// review
import UIKit

final class TabsViewController: UIViewController {
	private var previous: CGFloat = 0

	override func viewDidAppear(_ animated: Bool) {
		super.viewDidAppear(animated)
		previous = UIScreen.main.brightness // want: use the screen of the window scene
		UIScreen.main.brightness = 1 // want: use the screen of the window scene
	}
}
