import SwiftUI

struct BookList: View {
  let titles: [String]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack {
          ForEach(titles, id: \.self) { title in
            BookRow(title: title, isRead: false)
              .frame(width: UIScreen.main.bounds.width - 32)
          }
        }
      }
      .navigationTitle("Books")
    }
  }
}
