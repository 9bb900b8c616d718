// review
import UIKit

/// The insets of these lines are designed: they are the same on every display.
final class FeedLayout: UICollectionViewFlowLayout {
  private let margin: CGFloat = 16
  private let padding = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
  var itemInsets = UIEdgeInsets.zero

  func width(in collectionView: UICollectionView, insets: UIEdgeInsets) -> CGFloat {
    let plain = collectionView.bounds.width - margin * 2  // nope: a constant is no inset
    let section = collectionView.bounds.width - sectionInset.left * 2  // nope: sectionInset is designed
    let content = collectionView.bounds.width - collectionView.contentInset.left * 2  // nope: contentInset is designed
    let padded = collectionView.bounds.width - 2 * padding.left  // nope: a constant
    let given = collectionView.bounds.width - insets.left * 2  // nope: nobody says what these insets are
    let item = collectionView.bounds.width - itemInsets.left - itemInsets.left  // nope: a property of its own
    return min(plain, section, content, padded, given, item)
  }

  func safeWidth(in collectionView: UICollectionView) -> CGFloat {
    let insets = collectionView.safeAreaInsets
    let both = collectionView.bounds.width - insets.left - insets.right  // nope: both sides are there
    let inset = collectionView.bounds.inset(by: insets).width  // nope: right already
    let center = collectionView.bounds.width / 2 - insets.left  // nope: one side once
    let ends = collectionView.bounds.width - insets.left - insets.right - insets.left  // nope: the opposite side is in the sum
    let safeAreaInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4)
    let own = collectionView.bounds.width - safeAreaInsets.left * 2  // nope: made here, whatever it is called
    return min(both, inset, center, ends, own)
  }

  func textWidth(of text: UITextView, button: UIButton) -> CGFloat {
    text.bounds.width - text.textContainerInset.left * 2 - button.contentEdgeInsets.left * 2  // nope: designed
  }

  func rowHeight(of configuration: UIListContentConfiguration) -> CGFloat {
    44 + configuration.directionalLayoutMargins.top * 2  // nope: the margins of a configuration are designed
  }
}
