// review
import SwiftUI

struct PosterView: View {
  @State private var offset: CGFloat = 0

  var body: some View {
    GeometryReader { geometry in
      VStack {
        Image("poster")
          .frame(width: UIScreen.main.bounds.width, height: UIScreen.main.bounds.height / 2) // want: use `geometry.size` // want: use `geometry.size`
        Text("Poster")
          .position(x: UIScreen.main.bounds.midX, y: geometry.size.height - 20) // want: use `geometry.size.width / 2`
          .onTapGesture { offset = UIScreen.main.bounds.size.width } // want: use `geometry.size`
      }
    }
  }
}

struct RowsView: View {
  @State private var isTall = false

  var body: some View {
    ScrollView {
      GeometryReader { proxy in
        Text("a").frame(width: UIScreen.main.bounds.width / 2, height: proxy.size.height) // want: `proxy` measures one of several views that scroll
      }
      Text("b")
        .background(
          GeometryReader { proxy in
            Color.clear.onTapGesture { isTall = proxy.size.height > UIScreen.main.bounds.height } // want: `proxy` measures the view that it lies behind
          })
        .overlay(
          GeometryReader { proxy in
            Color.clear.onTapGesture { isTall = proxy.frame(in: .global).maxY > UIScreen.main.bounds.height } // want: a frame in the global space is compared
          })
    }
  }
}

// No reader is named.
struct PlainReaderView: View {
  var body: some View {
    GeometryReader { _ in
      Text("a").frame(width: UIScreen.main.bounds.width / 2) // want: use `size`
    }
  }
}
