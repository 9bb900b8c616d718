// review, target: iOS 16.0
import SwiftUI

struct FeedView: View {
  @Environment(\.colorScheme) private var colorScheme
  @State private var isExpanded = false
  let titles: [String]

  var body: some View {
    NavigationView {
      VStack {
        ForEach(titles, id: \.self) { title in
          Text(title)
            .frame(width: UIScreen.main.bounds.width - 32) // want: use `size`, which is zero until the first layout
        }
        cover
      }
      .background(colorScheme == .dark ? Color.black : Color.white)
    }
    .navigationTitle("Feed")
    .onTapGesture { isExpanded = UIScreen.main.bounds.height > UIScreen.main.bounds.width } // want: use `size` // want: use `size`
  }

  private var cover: some View {
    Image("cover")
      .frame(height: isExpanded ? UIScreen.main.bounds.height * 0.4 : 80) // want: use `size`
  }

  private func cardSize(_ insets: CGFloat) -> CGSize {
    let width = UIScreen.main.bounds.size.width - 2 * insets // want: use `size`
    return CGSize(width: width, height: 2 * (UIScreen.main.bounds.size.height - insets) / 3) // want: use `size`
  }
}

struct ShelfView: View {
  let titles: [String]

  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(titles, id: \.self) { title in
          Text(title).frame(width: UIScreen.main.bounds.width) // want: use `size`
        }
      }
    } // the whole shelf
  }
}

// What is measured is taken where only a part of it sizes something, or where it moves something.
struct CardView: View {
  @State private var isAway = false

  var body: some View {
    let half = UIScreen.main.bounds.width / 2 // want: use `size`
    return ZStack {
      Color.red
      Text("Card").frame(width: half)
    }
    .offset(x: isAway ? UIScreen.main.bounds.width : 0) // want: use `size`
    .rotationEffect(Angle(degrees: isAway ? 20 : 0))
  }
}

struct LineView: View {
  var body: some View { Color.red.offset(x: UIScreen.main.bounds.midX, y: -UIScreen.main.bounds.maxY) } // want: use `size.width / 2` // want: use `size.height`
}

extension LineView {
  fileprivate var gap: CGFloat { UIScreen.main.bounds.width / 40 } // want: use `size`
}
