import UIKit

final class TabCell: UICollectionViewCell {
  private let border = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(border)
    border.heightAnchor.constraint(equalToConstant: Metrics.borderWidth).isActive = true
    border.widthAnchor.constraint(
      equalToConstant:
        FaviconView.borderWidth * 2
    ).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}
