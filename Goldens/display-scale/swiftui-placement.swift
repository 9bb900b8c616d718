import SwiftUI

struct CommentAfterBrace: View { // shown in settings
  var body: some View {
    Text("\(UIScreen.main.scale)") // want: use `displayScale`
  }
}

struct OneLine: View { var body: some View { Text("\(UIScreen.main.scale)") } } // want: use `displayScale`

struct BlankFirst: View {

  var body: some View {
    Text("\(UIScreen.main.scale)") // want: use `displayScale`
  }
}

struct Documented: View {
  /// What is written.
  let title: String

  var body: some View {
    Text("\(title) \(UIScreen.main.scale)") // want: use `displayScale`
  }
}

struct Empty: View {
}

extension Empty {
  var body: some View {
    Text("\(UIScreen.main.scale)") // want: use `displayScale`
  }
}

struct Braces: View {}

extension Braces {
  var body: some View {
    Text("\(UIScreen.main.scale)") // want: use `displayScale`
  }
}

struct Conditional: View {
#if DEBUG
  let isDebug = true
#endif
  var body: some View {
    Text("\(UIScreen.main.scale)") // want: use `displayScale`
  }
}

#if os(iOS)
  struct Indented: View {
    var body: some View {
      Text("\(UIScreen.main.scale)") // want: use `displayScale`
    }
  }
#endif

struct OwnInit: View {
  let width: CGFloat

  init(points: CGFloat) {
    width = points
  }

  var body: some View {
    Text("\(width * UIScreen.main.scale)") // want: use `displayScale`
  }
}
