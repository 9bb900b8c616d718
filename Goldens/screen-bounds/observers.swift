// review
import UIKit

final class CardViewController: UIViewController {
  @IBOutlet private var card: UIView! {
    didSet { card.frame.size.width = UIScreen.main.bounds.width - 20 } // want: the property may be set before
  }
  var progress: CGFloat = 0 {
    didSet { bar.frame.size.width = UIScreen.main.bounds.width * progress } // want: the property may be set before
  }
  var offset: CGFloat {
    get { bar.frame.minX / UIScreen.main.bounds.width } // want: nothing in this file says when it is asked
    set { bar.frame.origin.x = UIScreen.main.bounds.width * newValue } // want: the property may be set before
  }
  override var preferredStatusBarStyle: UIStatusBarStyle {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .lightContent : .default // want: UIKit may ask before // want: UIKit may ask before
  }
  private let bar = UIView()
  private var columns: Int { Int(UIScreen.main.bounds.width / 120) } // want: use `view.bounds`
  private var isWide: Bool { UIScreen.main.bounds.width > UIScreen.main.bounds.height } // want: use `view.bounds` // want: use `view.bounds`

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    bar.isHidden = isWide && columns > 2
  }
}
