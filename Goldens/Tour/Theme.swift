import UIKit

@MainActor
enum Theme {
  /// Made once, for whichever display came first.
  static let hairline: CGFloat = 1 / UIScreen.main.scale

  static func apply(to bar: UINavigationBar) {
    if #available(iOS 15.0, *) {
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      bar.scrollEdgeAppearance = appearance
    } else {
      bar.isTranslucent = false
    }
  }
}
