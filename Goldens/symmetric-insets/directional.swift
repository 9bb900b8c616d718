// review
import SwiftUI
import UIKit

final class TagsView: UIView {
  private func contentWidth() -> CGFloat {
    bounds.width - directionalLayoutMargins.leading * 2  // want: use `directionalLayoutMargins.leading + directionalLayoutMargins.trailing`
  }
}

struct Shelf: View {
  var body: some View {
    GeometryReader { geometry in
      Color.gray
        .frame(width: geometry.size.width - geometry.safeAreaInsets.leading * 2)  // want: leaves out the safe area already
        .padding(.horizontal, geometry.safeAreaInsets.leading)  // want: `.horizontal` gives the leading inset to both sides
        .padding(.top, geometry.safeAreaInsets.top)  // nope: the top side has the top inset
    }
  }
}
