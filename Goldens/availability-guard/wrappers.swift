// review
import SwiftUI

struct PlayerView: View {
  @Environment(\.toolbarVerticalEdge) private var edge  // want: a value of your own is `nil` on older systems
  @Environment(\.overlayArrangementZIndex) var zIndex: Int  // want: a value of your own is `0` on older systems
  let width: CGFloat

  var body: some View {
    NavigationStack {
      SwiftUI.ArrangementView {  // want: use it in `if #available(iOS 27.1, *)`, with a stack in `else`
        Text("Above")
      } secondary: {
        Text("Below")
      }
      .arrangementViewStyle(.overlay)  // want: put it in the check for its `ArrangementView`
      ArrangementView {  // want: use it in `if #available(iOS 27.1, *)`, with a stack in `else`
        Text("Above")
      } secondary: {
        Text("Below")
      }
      .padding(2)
      .arrangementViewStyle(.overlay)  // want: put it in the check for its `ArrangementView`
      .opacity(edge == .leading ? 0.5 : Double(zIndex))
      .toolbar { items }
    }
    .splitArrangementLayoutSize(minWidth: width)  // want: call a modifier of your own instead, in an extension of `View`
    .splitArrangementLayoutSize(minWidth: 320, idealWidth: -0.5)  // want: a modifier of your own leaves it out on older systems
    .splitArrangementLayoutRatio(0.5)  // want: a modifier of your own leaves it out on older systems
    .splitArrangementFixedLayoutSize()  // want: a modifier of your own leaves it out on older systems
    .splitArrangementFixedLayoutSize(vertical: false)  // want: a modifier of your own leaves it out on older systems
    .toolbarVerticalBehavior(.disabled)  // want: a modifier of your own leaves it out on older systems
    .toolbarVerticalCompressionBehavior(.prefersTabBar)  // want: a modifier of your own leaves it out on older systems
    .presentationPlacement(.leading)  // want: a modifier of your own leaves it out on older systems
    .defaultTabBarPlacement(.sidebar)  // want: a modifier of your own leaves it out on older systems
    .sceneAccessory {  // want: marked `@ViewBuilder`
      CameraCaptureAccessory { Text("Smile") }  // want: use it in `if #available(iOS 27.1, *)`, with nothing
    }
  }

  @ToolbarContentBuilder
  private var items: some ToolbarContent {
    ToolbarItem(placement: ToolbarItemPlacement.topBarPinnedTrailing) {  // want: a placement of your own is `.topBarTrailing` on older systems
      Button("Share") {}
    }
    ToolbarItem(placement: .topBarPinnedTrailing) {  // want: a placement of your own is `.topBarTrailing` on older systems
      Button("Done") {}
    }
    .visibilityPriority(.high)  // want: a modifier of your own leaves it out on older systems
    ToolbarItem {
      ConcentricRectangle()  // want: with a `RoundedRectangle` in `else`
    }
    .axisBehavior(.horizontalOnly)  // want: a modifier of your own leaves it out on older systems
    .visibilityPriority(.high)  // want: a modifier of your own leaves it out on older systems
  }
}

// That is all.
