// review, target: iOS 14.0
import SwiftUI

struct Sheet: View {
    @Environment(\.toolbarVerticalEdge) private var edge // want: a stored property cannot carry `@available`

    var body: some View {
        ArrangementView { // want: use it in `if #available(iOS 27.1, *)`
            Text("A")
        } secondary: {
            Text("B")
        }
        .toolbar {
            ToolbarItem(placement: .topBarPinnedTrailing) { Text("C") } // want: a placement of your own is `.topBarTrailing` on older systems
            ToolbarItem { Text("D") }
                .axisBehavior(.horizontalOnly) // want: call a modifier of your own instead, in an extension of `ToolbarContent`
        }
        .toolbarVerticalBehavior(.disabled) // want: a modifier of your own leaves it out on older systems
    }
}
