import SwiftUI

struct PlayerView: View {
  @Environment(\.toolbarVerticalEdge) private var edge  // want: a stored property cannot carry `@available`, so read it in a view of its own
  @State private var bend = 0.0

  var body: some View {
    NavigationStack {
      ArrangementView {  // want: use it in `if #available(iOS 27.1, *)`, with a stack in `else`
        Text("Now playing")
      } secondary: {
        Text("Up next")
          .splitArrangementLayoutSize(minWidth: 320)  // want: call a modifier of your own instead, in an extension of `View`
      }
      .arrangementViewStyle(.split)  // want: put it in the check for its `ArrangementView`
      .toolbarVerticalBehavior(.disabled)  // want: marked `@ViewBuilder`, with the body `if #available(iOS 27.1, *) { self.toolbarVerticalBehavior(.disabled) } else { self }`
      .onHingeChange { _, context in  // want: { self.onHingeChange { … } } else { self }`
        bend = context.hinge == nil ? 0 : 1
      }
      .toolbar {
        ToolbarItem(placement: .topBarPinnedTrailing) {  // want: write the item twice, in `if #available(iOS 27.0, *)` and with `.topBarTrailing` in `else`
          Button("Share") {}
        }
        ToolbarItem {
          Button("Select") {}
        }
        .axisBehavior(.horizontalOnly)  // want: in an extension of `ToolbarContent`, marked `@ToolbarContentBuilder`
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
