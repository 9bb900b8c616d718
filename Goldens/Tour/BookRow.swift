import SwiftUI

struct BookRow: View {
  @Environment(\.colorScheme) private var colorScheme
  let title: String
  let isRead: Bool

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      if isRead {
        Image(systemName: "checkmark")
      }
    }
    .padding(.vertical, 8)
    .overlay(alignment: .bottom) {
      Rectangle()
        .fill(colorScheme == .dark ? Color.white : Color.black)
        .frame(height: hairline)
    }
  }

  private var hairline: CGFloat { 1 / UIScreen.main.scale }
}

struct Framed: ViewModifier {
  func body(content: Content) -> some View {
    content.border(Color.gray, width: 1 / UIScreen.main.scale)
  }
}
