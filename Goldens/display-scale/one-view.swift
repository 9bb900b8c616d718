// review
import UIKit

@MainActor
final class Coordinator {
  private let container: UIView
  private var width: CGFloat = 0

  init(container: UIView) {
    self.container = container
  }

  func layout() {
    width = 100 * UIScreen.main.scale // want: `container` is the only view that `Coordinator` holds
    container.layer.borderWidth = 1 / UIScreen.main.scale // want: use `max(container.traitCollection.displayScale, 1)`
  }
}
