// review
import UIKit

final class ThumbnailView: UIImageView {
  private let queue = DispatchQueue(label: "thumbnails")

  func load(_ data: Data) {
    // Decoding is slow.
    queue.async {
      let image = UIImage(data: data, scale: UIScreen.main.scale) // want: read the scale before the closure, which runs in the background
      let width = 1 / UIScreen.main.scale // want: read the scale before the closure, which runs in the background
      DispatchQueue.main.async { self.show(image, width) }
    }
  }

  /// One value for both closures, and never zero, since one of them divides.
  func setUpLines(_ data: Data) {
    queue.async {
      _ = UIImage(data: data, scale: UIScreen.main.scale) // want: read the scale before the closure
    }
    if data.isEmpty {
      queue.async { _ = 2 * UIScreen.main.scale } // want: read the scale before the closure
    }
    queue.async {
      _ = 1 / UIScreen.main.scale // want: read the scale before the closure
    }
  }

  func reload(_ data: Data) {
    let displayScale: CGFloat = 2
    queue.async {
      _ = UIImage(data: data, scale: UIScreen.main.scale * displayScale) // want: the closure runs off the main thread
    }
  }

  private func show(_ image: UIImage?, _ width: CGFloat) {
    self.image = image
    layer.borderWidth = width
  }
}

/// It has no traits on any queue.
final class Decoder {
  func load(_ data: Data) {
    DispatchQueue.global().async {
      _ = UIImage(data: data, scale: UIScreen.main.scale) // want: `Decoder` has no traits
    }
  }
}
