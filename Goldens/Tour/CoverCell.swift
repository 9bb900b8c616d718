import UIKit

/// One book on the shelf.
final class CoverCell: UICollectionViewCell {
  private let imageView = UIImageView()
  private var loader: CoverLoader?

  func show(_ cover: UIImage, loader: CoverLoader) {
    self.loader = loader
    let scale = UIScreen.main.scale
    loader.load(pixels: imageView.bounds.width * scale) { [weak self] image in
      guard let self else { return }
      self.imageView.image = image ?? cover
      self.imageView.layer.rasterizationScale = UIScreen.main.scale
    }
    UIView.animate(withDuration: 0.2) {
      self.imageView.layer.shadowRadius = 4 / UIScreen.main.scale
    }
  }
}

/// Knows nothing of views: the scale has to come from outside.
@MainActor
final class CoverLoader {
  static let placeholderSize = CGSize(width: 120 * UIScreen.main.scale, height: 180 * UIScreen.main.scale)

  func load(pixels: CGFloat, completion: @escaping (UIImage?) -> Void) {
    completion(nil)
  }

  func thumbnailSize(of size: CGSize) -> CGSize {
    CGSize(width: size.width * UIScreen.main.scale, height: size.height * UIScreen.main.scale)
  }
}
