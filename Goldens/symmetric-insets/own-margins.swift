// review
import UIKit

final class CardView: UIView {
  private let body = UILabel()
  private let badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    badge.insetsLayoutMarginsFromSafeArea = false
    badge.layoutMargins.left = 4
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    body.preferredMaxLayoutWidth = bounds.width - layoutMargins.left * 2  // want: the file sets these margins
    let badgeWidth = badge.bounds.width - badge.layoutMargins.left * 2  // nope: these margins are kept apart from the safe area
    body.frame.size.width = badgeWidth
  }
}
