// review
// compile: no, because the stub has no widgets
import SwiftUI
import WidgetKit

struct CounterView: View {
  var body: some View {
    List {
      Text("a").offset(x: UIScreen.main.bounds.width) // want: a widget is drawn without being measured
    }
  }
}
