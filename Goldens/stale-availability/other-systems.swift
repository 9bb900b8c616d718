import SwiftUI

struct Card: View {
  var body: some View {
    if #available(iOS 15, macOS 12, *) {  // nope: nothing is known of the oldest macOS
      Text("new")
    } else {
      Text("old")
    }
    if #available(macOS 12, *) {  // nope: says nothing about iOS
      Text("mac")
    }
    if #available(iOS 15, macCatalyst 15, *) {  // want: always holds
      Text("phone")
    }
    if #available(Card 1.0, *) {  // nope: a macro of the build settings
      Text("card")
    }
    #if os(macOS)
    if #available(iOS 15, *) {  // nope: not for iOS
      Text("never")
    }
    #endif
  }
}
