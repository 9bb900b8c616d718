import UIKit

final class StoryCell: UICollectionViewCell {
  private let title = UILabel()

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = contentView.safeAreaInsets
    let bounds = contentView.bounds
    title.frame = CGRect(
      x: insets.left,
      y: insets.top,
      width: bounds.width - insets.left * 2,  // want: use `bounds.inset(by: insets).width`
      height: bounds.height - insets.top - insets.top)  // want: use `bounds.inset(by: insets).height`
  }

  func width(in collectionView: UICollectionView) -> CGFloat {
    let margins = collectionView.layoutMargins
    return collectionView.bounds.width - 2 * margins.left  // want: use `collectionView.bounds.inset(by: margins).width`
  }

  func windowWidth(_ window: UIWindow?) -> CGFloat {
    guard let window, window.bounds.width > 0 else { return 0 }
    let insets = window.safeAreaInsets
    return window.bounds.width - insets.right * 2  // want: use `window.bounds.inset(by: insets).width`
  }
}
