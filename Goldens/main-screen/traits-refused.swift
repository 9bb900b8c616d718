import SwiftUI
import UIKit

@MainActor
enum Theme {
  static var isDark: Bool { UIScreen.main.traitCollection.userInterfaceStyle == .dark } // want: a static member has no traits
}

struct Cover: View {
  var body: some View {
    if UIScreen.main.traitCollection.userInterfaceStyle == .dark { // want: read the environment value `colorScheme`
      Text("Dark")
    }
  }
}

final class HairlineView: UIView {
  private let style = UIScreen.main.traitCollection.userInterfaceStyle // want: the initial value of a property has no `self`
  private var hairline: CGFloat = 1

  override init(frame: CGRect) {
    super.init(frame: frame)
    hairline = 1 / UIScreen.main.traitCollection.displayScale // want: divide by `max(traitCollection.displayScale, 1)`
  }

  required init?(coder: NSCoder) { nil }

  func later() {
    DispatchQueue.global().async {
      print(UIScreen.main.traitCollection.displayScale) // want: off the main thread
    }
  }
}
