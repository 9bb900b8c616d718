// review, target: iOS 17.0
import SwiftUI

struct SizeView: View {
  let size: CGFloat

  var body: some View {
    List {
      Text("a").frame(width: UIScreen.main.bounds.width / 2, height: size) // want: use `viewSize`
    }
  }
}

struct LocalSizeView: View {
  var body: some View {
    List {
      Text("a").frame(width: UIScreen.main.bounds.width / 2) // want: use `viewSize`
      ForEach([10, 20], id: \.self) { size in
        Text("b").frame(width: CGFloat(size))
      }
    }
  }
}

// The struct knows its size already.
struct MeasuredView: View {
  @State private var room = CGSize.zero

  var body: some View {
    List {
      Text("a").offset(x: UIScreen.main.bounds.width) // want: use `room`
    }
    .onGeometryChange(for: CGSize.self) { proxy in
      proxy.size
    } action: { newValue in
      room = newValue
    }
    .navigationTitle("Measured")
  }
}

// That is the size of something else.
struct HeaderView: View {
  @State private var headerSize = CGSize.zero

  var body: some View {
    List {
      Text("a")
        .onGeometryChange(for: CGSize.self) { $0.size } action: { headerSize = $0 }
      Text("b").offset(x: UIScreen.main.bounds.width) // want: use `size`
    }
    .listStyle(.plain)
  }
}
