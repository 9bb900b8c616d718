import SwiftUI
import UIKit

final class DecoderView: UIView {
  private let queue = DispatchQueue(label: "decoder")
  private let domainQueue = DispatchQueue(label: "domain")

  func decode(in view: UIView) {
    DispatchQueue.global(qos: .utility).async {
      self.load(scale: UIScreen.main.scale) // want: read the scale before the closure
    }
    queue.async {
      self.load(scale: UIScreen.main.scale) // want: read the scale before the closure
    }
    domainQueue.async {
      self.load(scale: UIScreen.main.scale) // want: read the scale before the closure
    }
    queue.async {
      view.layer.contentsScale = UIScreen.main.scale // want: read the scale before the closure
    }
    queue.async { [weak self] in
      DispatchQueue.main.async {
        guard let self else { return }
        self.layer.contentsScale = UIScreen.main.scale // want: use `self.traitCollection.displayScale`
      }
    }
    queue.async {
      DispatchQueue.main.async {
        self.layer.contentsScale = UIScreen.main.scale // want: use `self.traitCollection.displayScale`
      }
    }
    OperationQueue().addOperation {
      self.load(scale: UIScreen.main.scale) // want: read the scale before the closure
    }
    Task.detached { @MainActor in
      self.load(scale: UIScreen.main.scale) // want: use `self.traitCollection.displayScale`
    }
  }

  nonisolated private func load(scale: CGFloat) {}
}

struct PreviewView: View {
  var body: some View {
    Button("Load") {
      DispatchQueue.global().async {
        print(UIScreen.main.scale) // want: the closure runs off the main thread
      }
    }
  }
}
