import SwiftUI
import UIKit

struct LineView: UIViewRepresentable {
  let color: UIColor

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.layer.borderWidth = 1 / UIScreen.main.scale // want: use `displayScale`
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) {
    uiView.layer.borderWidth = 2 / UIScreen.main.scale // want: use `max(uiView.traitCollection.displayScale, 1)`
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  @MainActor
  final class Coordinator: NSObject, UIScrollViewDelegate {
    var parent: LineView

    init(_ parent: LineView) { self.parent = parent }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      scrollView.layer.borderWidth = 1 / UIScreen.main.scale // want: use `scrollView.traitCollection.displayScale`
    }

    func reset() {
      print(UIScreen.main.scale) // want: `Coordinator` has no traits
    }
  }
}
