// review
import UIKit

final class OnboardingViewController: UIViewController {
  private let title1 = UILabel()
  private var isSmall: Bool { UIScreen.main.bounds.height == 568 } // want: it is compared with the size of a device
  private var edge: CGFloat { UIScreen.main.bounds.width } // want: it is compared with the size of a device
  private var gap: CGFloat { UIScreen.main.bounds.width / 30 } // want: use `view.bounds`

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let longest = max(UIScreen.main.bounds.width, UIScreen.main.bounds.height) // want: it is compared with the size of a device // want: it is compared with the size of a device
    if longest >= 812 { title1.numberOfLines = 2 }
    if UIScreen.main.bounds.width < 375.0 { title1.isHidden = true } // want: it is compared with the size of a device
    switch UIScreen.main.bounds.height { // want: it is compared with the size of a device
    case 667: title1.numberOfLines = 1
    case 736: title1.numberOfLines = 2
    default: break
    }
    if isSmall || edge > 400 { title1.frame.origin.x = gap }
    if title1.frame.width > UIScreen.main.bounds.width { title1.numberOfLines = 0 } // want: use `view.bounds`
  }

  private func isNotched() -> Bool {
    return UIScreen.main.bounds.size.height >= 812 // want: it is compared with the size of a device
  }
}
