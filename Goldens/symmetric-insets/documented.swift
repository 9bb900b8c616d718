import UIKit

/// The example of the guidance, in every spelling of the same subtraction.
final class GalleryViewController: UIViewController {
  private let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private let banner = UIView()

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width - view.safeAreaInsets.left * 2  // want: use `view.bounds.inset(by: view.safeAreaInsets).width`
    let height = view.bounds.height - 2 * view.safeAreaInsets.top  // want: takes the top inset for both sides
    banner.frame = CGRect(x: view.safeAreaInsets.left, y: view.safeAreaInsets.top, width: width, height: height)
  }

  private func bannerWidth() -> CGFloat {
    return self.view.bounds.size.width - self.view.safeAreaInsets.right - self.view.safeAreaInsets.right  // want: right inset
  }

  private func gridWidth() -> CGFloat {
    return grid.frame.width - (grid.layoutMargins.left + grid.layoutMargins.left)  // want: use `grid.frame.inset(by: grid.layoutMargins).width`
  }

  private func gridHeight() -> CGFloat {
    let available = grid.frame.size.height - CGFloat(2) * grid.safeAreaInsets.bottom  // want: bottom inset
    return available.rounded(.down)
  }
}
