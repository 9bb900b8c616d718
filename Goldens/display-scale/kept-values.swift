import UIKit

final class NoteView: UIView {
  private var lineWidth: CGFloat = 0
  private let line = UIView()

  func update() {
    lineWidth = 1 / UIScreen.main.scale // want: the value is kept, set it again when the display scale changes
    line.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale).isActive = true // want: the value is kept
    let side = 2 / UIScreen.main.scale // want: use `max(traitCollection.displayScale, 1)`
    line.frame.size.width = side
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.layer.borderWidth = 1 / UIScreen.main.scale // want: use `traitCollection.displayScale`
  }
}
