// review
import UIKit

final class WallLayout: UICollectionViewFlowLayout {
  private var side: CGFloat { UIScreen.main.bounds.width / 3 } // want: measure the size of `collectionView`

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    itemSize = CGSize(width: UIScreen.main.bounds.width / 3, height: collectionView.bounds.height) // want: use `collectionView.bounds`
    minimumLineSpacing = UIScreen.main.bounds.maxX / 40 // want: measure the size of `collectionView`
  }

  override var collectionViewContentSize: CGSize {
    guard let grid = collectionView else { return .zero }
    return CGSize(width: UIScreen.main.bounds.width, height: grid.bounds.height * 2) // want: use `grid.bounds`
  }
}
