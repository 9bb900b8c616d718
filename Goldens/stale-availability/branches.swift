import UIKit

final class DetailViewController: UIViewController {
    let button = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        if #available(iOS 15.0, *) { // want: iOS 17.0 is guaranteed here, so the check for iOS 15.0 always holds
            // Filled buttons came with iOS 15.
            button.configuration = .filled()

            button.setNeedsUpdateConfiguration()
        } else {
            button.backgroundColor = .blue
        } // end of the button's looks
        if #available(iOS 16, *) { view.setNeedsLayout() } // want: the check for iOS 16.0 always holds
        if button.isHidden {
            button.isEnabled = false
        } else if #available(iOS 15, *) { // want: always holds
            button.isEnabled = true
        } else {
            button.alpha = 1
        }
        if #available(iOS 17.0, *) { // want: always holds
            view.setNeedsUpdateConstraints()
        } else if button.isHidden {
            view.setNeedsLayout()
        }
        if #available(iOS 18.0, *) { // nope: later than the deployment target
            view.layoutIfNeeded()
        }
    }
}
