// review, target: iOS 15.0
import SwiftUI

struct GridView: View {
  var body: some View {
    Form {
      Text("a").offset(y: UIScreen.main.bounds.height) // want: (iOS 16), or in a `GeometryReader` before that
    }
  }
}
