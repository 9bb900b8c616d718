// target: iOS 17.0
// compile: no, because a macro needs its plug-in
import SwiftUI

struct Swatch: View {
  var body: some View { Color.red }
}

#Preview {
  Text("\(UIScreen.main.scale)") // want: the code is a macro's argument
}
