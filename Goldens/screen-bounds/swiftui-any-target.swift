// review, target: unknown
import SwiftUI

struct GridView: View {
  var body: some View {
    Form {
      Text("a").offset(y: UIScreen.main.bounds.height) // want: which is zero until the first layout and leaves out the safe area and a keyboard; it needs iOS 16
    }
  }
}
