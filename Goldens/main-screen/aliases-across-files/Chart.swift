// review
import UIKit

final class ChartView: UIView {
  func isDark() -> Bool {
    NSUIScreen.main.traitCollection.userInterfaceStyle == .dark // want: use `traitCollection`
  }

  func dim() {
    MyUIScreen.main.brightness = 0 // nope: another type
  }
}
