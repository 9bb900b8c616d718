// review
import UIKit

final class WallViewController: UIViewController {
  private let wall = UIView()

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let side = max(UIScreen.main.bounds.width, UIScreen.main.bounds.height) // want: use `view.bounds` // want: use `view.bounds`
    wall.frame = CGRect(x: 0, y: 0, width: side, height: side)
    if UIScreen.main.bounds.width > UIScreen.main.bounds.height { // want: use `view.bounds` // want: use `view.bounds`
      wall.frame.size.height = UIScreen.main.bounds.height / 2 // want: use `view.bounds`
    }
  }

  @objc private func spread(_ sender: UIButton) {
    wall.frame = CGRect(
      x: 0, y: 0, width: UIScreen.main.bounds.width, // want: use `view.bounds`
      height: UIScreen.main.bounds.height) // want: use `view.bounds`
  }

  @objc private func measure(_ sender: UIButton) {
    let known = wall.window?.bounds.width
    wall.frame.size = CGSize(
      width: known ?? UIScreen.main.bounds.width * 2, // want: it is the fallback of a measured size
      height: UIScreen.main.bounds.height) // want: another use in the statement stays: it is the fallback
  }
}
