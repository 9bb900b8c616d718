import UIKit

final class PhotoCell: BaseCell {
  private var target = CGSize.zero
  private var pixel = CGSize.zero

  override func layoutSubviews() {
    super.layoutSubviews()
    target = ImageTools.pixelSize(bounds.size)
    pixel = UIImage.pixel(.blue)
  }
}

class BaseCell: UICollectionViewCell {}
