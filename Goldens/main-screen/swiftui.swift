// review
import SwiftUI
import UIKit

struct TicketView: View {
  @State private var level = UIScreen.main.brightness // want: the initial value of a property has no `self`

  var body: some View {
    Text("\(UIScreen.main.maximumFramesPerSecond)") // want: SwiftUI gives a view no screen
      .onAppear {
        level = UIScreen.main.brightness // want: SwiftUI gives a view no screen
        UIScreen.main.brightness = 1 // want: SwiftUI gives a view no screen
      }
  }
}
