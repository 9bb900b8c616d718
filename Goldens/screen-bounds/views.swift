// review
import SwiftUI
import UIKit

final class BadgeView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = UIScreen.main.bounds.width / 40 // want: its own `bounds` for what lies in it
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIScreen.main.bounds.width, height: 44) // want: it runs to find the size of the view
  }

  func inset() -> CGFloat {
    UIScreen.main.bounds.width < 375 ? 8 : 16 // want: it is compared with the size of a device
  }
}

struct HeroView: View {
  var body: some View {
    Text("Hero")
      .frame(width: UIScreen.main.bounds.width) // want: not known to do; a frame that only fills
  }
}

final class DimmingController: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    CGRect(x: 0, y: UIScreen.main.bounds.height / 2, width: 300, height: 300) // want: `containerView`, which the presentation fills
  }
}

@MainActor
final class LayoutModel {
  func columns() -> Int {
    Int(UIScreen.main.bounds.width / 100) // want: take the size as a parameter
  }
}
