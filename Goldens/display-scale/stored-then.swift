// review
import UIKit

extension UIView {
  func then(_ body: (UIView) -> Void) -> UIView {
    body(self)
    return self
  }
}

final class ToolbarView: UIView {
  private let line = UIView().then {
    $0.layer.borderWidth = 1 / UIScreen.main.scale // want: make `line` lazy and read the traits
  }

  private lazy var shade = UIView().then {
    $0.layer.borderWidth = 1 / UIScreen.main.scale // want: the closure does not capture `self` yet
  }

  private lazy var overlay: UIView = {
    let view = UIView()
    view.layer.borderWidth = 1 / UIScreen.main.scale // want: use `max(traitCollection.displayScale, 1)`
    return view
  }()

  private lazy var frameView: UIView = {
    let view = UIView()
    view.frame = self.bounds
    view.layer.borderWidth = 1 / UIScreen.main.scale // want: use `max(self.traitCollection.displayScale, 1)`
    return view
  }()

  override func layoutSubviews() {
    super.layoutSubviews()
    [line, shade, overlay, frameView].forEach { addSubview($0) }
  }
}
