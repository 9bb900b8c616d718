// review
// target: iOS 17.0
import UIKit

final class CardView: UIView {
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(line)
    updateLine()
  }

  required init?(coder: NSCoder) { nil }

  private func updateLine() {
    let width = 1 / UIScreen.main.scale // want: use `max(traitCollection.displayScale, 1)`
    line.layer.borderWidth = width
    line.layer.contentsScale = UIScreen.main.scale // want: use `traitCollection.displayScale` // want: `updateLine` sets a value from the scale once
    layer.rasterizationScale = UIScreen.main.scale // want: use `traitCollection.displayScale` // want: `updateLine` sets a value from the scale once
  }
}

final class SheetController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    if isBeingPresented { dim() }
    roundCorners() // of the sheet
    grow()
    grow()
  }

  private func roundCorners() {
    view.layer.borderWidth = 1 / UIScreen.main.scale // want: use `max(traitCollection.displayScale, 1)` // want: `roundCorners` sets a value from the scale once
  }

  /// Twice, so that nobody can say which call sets the value that stays.
  private func grow() {
    view.layer.shadowRadius = 2 / UIScreen.main.scale // want: use `max(traitCollection.displayScale, 1)`
  }

  /// Called only sometimes.
  private func dim() {
    view.layer.contentsScale = UIScreen.main.scale // want: use `traitCollection.displayScale`
  }

  /// It adds views, which must not come twice.
  private func addLine() {
    let line = UIView()
    view.addSubview(line)
    view.layer.contentsScale = UIScreen.main.scale // want: use `traitCollection.displayScale`
  }
}
