// review, target: iOS 17.0
import SwiftUI

struct LabelView: View {
  var body: some View {
    Text("a")
      .frame(width: UIScreen.main.bounds.width) // want: not known to do; a frame that only fills is `.frame(maxWidth: .infinity)`
  }
}

struct ChoiceView: View {
  let isOn: Bool

  var body: some View {
    if isOn {
      Color.red.offset(x: UIScreen.main.bounds.width) // want: `body` has no single outermost view
    } else {
      Color.blue
    }
  }
}

struct PairView: View {
  var body: some View {
    Color.red
    Color.blue.offset(x: UIScreen.main.bounds.width) // want: `body` has no single outermost view
  }
}

// What is sized by the whole width, with a margin around it, is wider than that: it would grow for ever.
struct GrowingView: View {
  var body: some View {
    HStack {
      Text("a").frame(width: UIScreen.main.bounds.width) // want: the outermost one grows with what it holds
      Spacer()
    }
    .padding()
  }
}

struct LoopView: View {
  private var height: CGFloat { UIScreen.main.bounds.height * 0.8 } // want: it sizes the outermost view, whose size would be measured

  var body: some View {
    List {
      Text("a")
    }
    .frame(minHeight: height)
  }
}

struct CountingView: View {
  private var columns: Int { Int(UIScreen.main.bounds.width / 120) } // want: a measured size is zero until the first layout
  private var ratio: CGFloat { 100 / UIScreen.main.bounds.width } // want: a measured size is zero until the first layout

  var body: some View {
    List {
      Text("a").opacity(Double(ratio))
      Text("\(columns)")
    }
  }
}

struct EarlyView: View {
  static let width = UIScreen.main.bounds.width // want: take the size as a parameter
  @State private var height = UIScreen.main.bounds.height // want: start with `.zero`, and fill it
  var side = UIScreen.main.bounds.size // want: start with `.zero`, and fill it

  init(factor: CGFloat = UIScreen.main.bounds.width) { // want: a default argument has no `self`
    height = UIScreen.main.bounds.height * factor // want: a view is made before it is laid out
  }

  var body: some View {
    List {
      Text("a")
        .onAppear { height = UIScreen.main.bounds.height } // want: it may run before the first layout
        .task { height = UIScreen.main.bounds.height } // want: it may run before the first layout
    }
  }
}

struct SmallView: View {
  private var isSmall: Bool { UIScreen.main.bounds.height <= 667 } // want: it is compared with the size of a device

  var body: some View {
    List {
      Text(isSmall ? "a" : "b")
    }
  }
}

struct EqualView: View, Equatable {
  let title: String

  var body: some View {
    List {
      Text(title).offset(x: UIScreen.main.bounds.width) // want: has its `Equatable` conformance from its stored properties
    }
  }
}

// What is shown on top has another size.
struct PresentingView: View {
  @State private var isShown = false

  var body: some View {
    GeometryReader { proxy in
      Text("a")
        .frame(width: proxy.size.width)
        .sheet(isPresented: $isShown) {
          Text("b").frame(height: UIScreen.main.bounds.height / 2) // want: what is presented has a size of its own
        }
    }
  }
}

struct SlideModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.offset(x: UIScreen.main.bounds.width) // want: in the view that this belongs to
  }
}

extension View {
  func slidOut() -> some View {
    offset(x: UIScreen.main.bounds.width) // want: in the view that this belongs to
  }
}

struct BarView: UIViewRepresentable {
  func makeUIView(context: Context) -> UIToolbar {
    UIToolbar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 35)) // want: gets its size from SwiftUI
  }

  func updateUIView(_ view: UIToolbar, context: Context) {}
}

struct SampleView_Previews: PreviewProvider {
  static var previews: some View {
    LabelView().frame(width: UIScreen.main.bounds.width) // want: take the size as a parameter
  }
}
