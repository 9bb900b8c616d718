import SwiftUI

struct Entry: View, Equatable {
  let id: Int

  nonisolated static func == (left: Entry, right: Entry) -> Bool { left.id == right.id }

  var body: some View {
    Text("\(UIScreen.main.scale)") // want: use `displayScale`
  }
}
