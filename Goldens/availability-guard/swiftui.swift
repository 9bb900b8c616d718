// review
import SwiftUI

struct PlayerView: View {
  @Environment(\.toolbarVerticalEdge) private var edge  // want: a value of your own is `nil` on older systems
  @Environment(\.splitArrangementAxis) private var axis  // want: a stored property cannot carry `@available`, so read it in a view of its own
  @State private var bend = 0.0

  var body: some View {
    NavigationStack {
      ArrangementView {  // want: a view of your own shows a stack on older systems
        Text("Now playing")
      } secondary: {
        Text("Up next")
          .splitArrangementLayoutSize(minWidth: 320)  // want: a modifier of your own leaves it out on older systems
      }
      .arrangementViewStyle(.split)  // want: a modifier of your own leaves it out on older systems
      .toolbarVerticalBehavior(.disabled)  // want: a modifier of your own leaves it out on older systems
      .onHingeChange { _, context in  // want: { self.onHingeChange { … } } else { self }`
        bend = context.hinge == nil ? 0 : 1
      }
      .toolbar {
        ToolbarItem(placement: .topBarPinnedTrailing) {  // want: a placement of your own is `.topBarTrailing` on older systems
          Button("Share") {}
        }
        ToolbarItem {
          Button("Select") {}
        }
        .axisBehavior(.horizontalOnly)  // want: a modifier of your own leaves it out on older systems
        ToolbarOverflowMenu {  // want: use it in `if #available(iOS 27.0, *)`, with the older menu in `else`
          Button("Scan") {}
        }
      }
    }
  }
}

struct Fold: View {
  var body: some View {
    GeometryReader { proxy in
      let regions = proxy.reservedRegions(kind: .division)  // want: `reservedRegions` needs iOS 27.1
      Text("\(regions.count)")
    }
  }
}
