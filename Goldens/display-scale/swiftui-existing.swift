import SwiftUI

struct HasIt: View {
  @Environment(\.displayScale) private var scale

  var body: some View {
    Text("a").padding(1 / UIScreen.main.scale) // want: use `scale`
  }
}

struct HasOthers: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.colorScheme) private var colorScheme // for the shadow
  @State private var isShown = false

  var body: some View {
    Text("a").padding(1 / UIScreen.main.scale) // want: use `displayScale`
  }
}

struct OnTwoLines: View {
  @Environment(\.dismiss)
  private var dismiss

  let title: String

  var body: some View {
    Text(title).padding(1 / UIScreen.main.scale) // want: use `displayScale`
  }
}

struct IsShadowed: View {
  @Environment(\.displayScale) private var scale

  func width(_ scale: CGFloat) -> CGFloat {
    scale * UIScreen.main.scale // want: use `self.scale`
  }

  var body: some View {
    Text("a").padding(width(2))
  }
}
