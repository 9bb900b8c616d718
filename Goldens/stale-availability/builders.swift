import SwiftUI

struct SettingsView: View {
    @State private var text = ""

    var body: some View {
        NavigationStack {
            if #available(iOS 16.0, *) { // want: always holds
                List {
                    Text("General")
                        .bold()
                }
                .scrollDismissesKeyboard(.immediately)
            } else {
                List { Text("General") }
            }
            if #available(iOS 15, *) { TextField("Search", text: $text) } // want: always holds
        }
        .plainBackground()
    }
}

extension View {
    @ViewBuilder
    func plainBackground() -> some View {
        if #available(iOS 16.0, *) { // want: always holds
            self.scrollContentBackground(.hidden)
        } else {
            self
        }
    }
}
