import SwiftUI

struct Wave: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }

  @MainActor var lineWidth: CGFloat {
    1 / UIScreen.main.scale // want: `Wave` is drawn without environment properties
  }
}

struct BorderedStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.border(Color.red, width: 1 / UIScreen.main.scale) // want: `BorderedStyle` is drawn without environment properties
  }
}

@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup { Text("\(UIScreen.main.scale)") } // want: `DemoApp` is drawn without environment properties
  }
}

struct Row_Previews: PreviewProvider {
  static var previews: some View {
    Text("\(UIScreen.main.scale)") // want: a static member has no traits
  }
}

struct Sized: View {
  let width: CGFloat

  init() {
    width = 100 / UIScreen.main.scale // want: environment values cannot be read in an initializer
  }

  static func side() -> CGFloat { UIScreen.main.scale } // want: a static member has no traits

  var body: some View {
    Text("a").frame(width: width)
  }
}

extension Sized {
  init(columns: Int) {
    self.init()
    print(UIScreen.main.scale) // want: environment values cannot be read in an initializer
  }
}

extension View {
  func hairline() -> some View {
    padding(1 / UIScreen.main.scale) // want: an extension of `View` cannot hold an environment property
  }
}

struct Item: View, Equatable {
  let id: Int

  var body: some View {
    Text("\(UIScreen.main.scale)") // want: `Item` has its `Equatable` conformance from its stored properties
  }
}

struct Taken: View {
  let displayScale: CGFloat

  var body: some View {
    Text("\(displayScale == UIScreen.main.scale ? 1 : 2)") // want: already has a member called `displayScale` that is no environment property
  }
}

struct Branched: View {
  #if DEBUG
    @Environment(\.displayScale) private var displayScale
  #endif

  var body: some View {
    Text("\(UIScreen.main.scale)") // want: `Branched` declares `displayScale` only under `#if`
  }
}

enum Choice: View {
  case first

  var body: some View {
    Text("\(UIScreen.main.scale)") // want: `Choice` is no struct and cannot hold an environment property
  }
}

final class Loader: ObservableObject {
  @MainActor func load() {
    print(UIScreen.main.scale) // want: `Loader` has no traits
  }
}
