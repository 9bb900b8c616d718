// review
import class UIKit.UIScreen

enum Levels {
  static let low = 0.1
}
