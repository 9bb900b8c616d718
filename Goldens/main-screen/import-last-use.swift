// review
import class UIKit.UIScreen
import class UIKit.UIView

final class LastView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    isHidden = UIScreen.main.traitCollection.userInterfaceStyle == .dark // want: use `traitCollection`
  }
}
