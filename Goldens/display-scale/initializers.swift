import UIKit

final class StripeView: UIView {
  private let scale: CGFloat

  override init(frame: CGRect) {
    scale = UIScreen.main.scale // want: `self` has no traits before `super.init`
    super.init(frame: frame.insetBy(dx: 1 / UIScreen.main.scale, dy: 0)) // want: `self` has no traits before `super.init`
    layer.borderWidth = 1 / UIScreen.main.scale // want: use `max(traitCollection.displayScale, 1)`
    layer.contentsScale = UIScreen.main.scale // want: use `traitCollection.displayScale`
  }

  required init?(coder: NSCoder) {
    scale = 1
    super.init(coder: coder)
    layer.cornerRadius = 4 / UIScreen.main.scale // want: use `max(traitCollection.displayScale, 1)`
  }

  convenience init(color: UIColor) {
    let width = 1 / UIScreen.main.scale // want: `self` has no traits before `super.init`
    self.init(frame: CGRect(x: 0, y: 0, width: width, height: width))
    backgroundColor = color
    layer.borderWidth = 2 / UIScreen.main.scale // want: use `max(traitCollection.displayScale, 1)`
  }

  convenience init(cell: UITableViewCell) {
    self.init(frame: CGRect(x: 0, y: 0, width: cell.bounds.width, height: 1 / UIScreen.main.scale)) // want: use `max(cell.traitCollection.displayScale, 1)`
  }
}

final class PanelController: UIViewController {
  private var width: CGFloat = 0

  init() {
    super.init(nibName: nil, bundle: nil)
    width = 300 * UIScreen.main.scale // want: use `traitCollection.displayScale`
    preferredContentSize = CGSize(width: width / UIScreen.main.scale, height: 0) // want: use `max(traitCollection.displayScale, 1)`
  }

  required init?(coder: NSCoder) { nil }
}

extension UIView {
  convenience init(hairlineIn width: CGFloat) {
    self.init()
    frame.size = CGSize(width: width, height: 1 / UIScreen.main.scale) // want: use `max(traitCollection.displayScale, 1)`
  }
}

@MainActor
final class Exporter {
  let scale: CGFloat

  init() {
    scale = UIScreen.main.scale // want: `Exporter` has no traits: take the scale as a parameter from the view
  }
}
