// review
import UIKit

final class PhotosViewController: UIViewController, UICollectionViewDelegateFlowLayout, UITableViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let side = (UIScreen.main.bounds.width - 4) / 3 // want: use `collectionView.bounds`
    return CGSize(width: side, height: side)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    CGSize(width: UIScreen.main.bounds.size.width, height: 44) // want: use `collectionView.bounds`
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    additionalSafeAreaInsets.bottom = UIScreen.main.bounds.height / 10 // want: use `view.bounds`
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UIScreen.main.bounds.width * 9 / 16 // want: use `tableView.bounds`
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    UIScreen.main.bounds.maxY / 10 // want: the bounds of `tableView` start where it is scrolled to
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    UIScreen.main.bounds.width > 375 ? 20 : 10 // want: it is compared with the size of a device
  }
}

final class PhotosLayoutDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ grid: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: UIScreen.main.bounds.width / 2, height: 80) // want: use `grid.bounds`
  }
}

/// The names of Swift 2, which some still have.
final class OldPhotosViewController: UIViewController {
  @objc func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAtIndexPath indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: UIScreen.main.bounds.size.width / 2, height: 80) // want: use `collectionView.bounds`
  }
}
