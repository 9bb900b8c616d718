import UIKit

final class ChapterCell: UITableViewCell {
  private let cover = UIImageView()
  private let rule = CALayer()

  override func layoutSubviews() {
    super.layoutSubviews()
    rule.isHidden = UIScreen.main.traitCollection.userInterfaceStyle == .dark // want: use `traitCollection`
    cover.image = UIImage(named: "cover", in: nil, compatibleWith: UIScreen.main.traitCollection) // want: use `traitCollection`
  }

  func tint(_ color: UIColor) -> UIColor {
    color.resolvedColor(with: (UIScreen.main).traitCollection) // want: use `traitCollection`
  }

  func describe() -> String {
    "wide colour: \(UIScreen.main.traitCollection.displayGamut == .P3)" // want: use `traitCollection`
  }
}

extension ChapterCell {
  func animate() {
    UIView.animate(withDuration: 0.2) {
      self.alpha = UIScreen.main.traitCollection.userInterfaceStyle == .dark ? 0.5 : 1 // want: use `self.traitCollection`
    }
  }

  func hidden() {
    let traitCollection = UITraitCollection(displayScale: 2)
    print(traitCollection, UIScreen.main.traitCollection.layoutDirection == .rightToLeft) // want: use `self.traitCollection`
  }
}

final class ChapterViewController: UIViewController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.isHidden = UIScreen.main /* the device */ // want: use `traitCollection`
      .traitCollection
      .forceTouchCapability == .available
  }
}
