import SwiftUI

struct PhotoRow: View {
  let name: String

  var body: some View {
    List {
      ForEach(0..<10, id: \.self) { row in
        VStack {
          Rectangle().frame(height: 1 / UIScreen.main.scale) // want: use `displayScale`
          Text("\(name) \(row)").padding(lineWidth)
        }
        .onTapGesture { print(UIScreen.main.scale) } // want: use `displayScale`
      }
    }
    .task { await load() }
  }

  private var lineWidth: CGFloat { 1 / UIScreen.main.scale } // want: use `displayScale`

  private func load() async {
    let side = 100 * UIScreen.main.scale // want: use `displayScale`
    print(side)
  }
}

struct Hairline: ViewModifier {
  func body(content: Content) -> some View {
    content.overlay(Rectangle().frame(height: 1 / UIScreen.main.scale), alignment: .bottom) // want: use `displayScale`
  }
}

extension PhotoRow {
  func pixels(_ points: CGFloat) -> CGFloat {
    points * UIScreen.main.scale // want: use `displayScale`
  }
}

struct Framed<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    content.border(Color.red, width: 1 / UIScreen.main.scale) // want: use `displayScale`
  }
}

struct Badge {
  var count = 0
}

extension Badge: View {
  var body: some View {
    Text("\(count)").padding(1 / UIScreen.main.scale) // want: use `displayScale`
  }
}

enum Screens {
  struct View: SwiftUI.View {
    var body: some SwiftUI.View {
      Text("\(UIScreen.main.scale)") // want: use `displayScale`
    }
  }
}
