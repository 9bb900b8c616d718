// review
import UIKit

final class ColumnsViewController: UIViewController {
  private var columns = 1

  override func viewDidLoad() {
    super.viewDidLoad()
    if UIScreen.main.traitCollection.layoutDirection == .rightToLeft { // want: its traits may still change
      columns = 2
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    columns = UIScreen.main.traitCollection.horizontalSizeClass == .regular ? 3 : 1 // want: less than the whole screen
  }
}
