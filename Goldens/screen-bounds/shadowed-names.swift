// review
import UIKit

final class StageViewController: UIViewController {
  private let stage = UIView()

  @objc private func add(_ sender: UIButton) {
    let view = UIView(frame: UIScreen.main.bounds) // want: use `self.view.bounds`
    stage.addSubview(view)
    view.frame.size.height = UIScreen.main.bounds.height / 2 // want: use `self.view.bounds`
  }

  func decorate(_ view: UIView, bounds: CGRect) {
    view.frame.size.width = UIScreen.main.bounds.width - bounds.width // want: use `self.view.bounds`
  }

  @objc private func copySize(_ sender: UIButton) {
    let bounds = UIScreen.main.bounds // want: use `view.bounds`
    let size = UIScreen.main.bounds.size // want: use `view.bounds`
    stage.frame = CGRect(origin: bounds.origin, size: size)
  }

  @objc private func later(_ sender: UIButton) {
    stage.frame.size.width = UIScreen.main.bounds.width // want: use `self.view.bounds`
    let view = sender
    view.isHidden = true
  }
}

enum Shadow {
  struct UIScreenLike { let bounds = CGRect.zero }
  @MainActor static func local() -> CGFloat {
    let UIScreen = (main: UIScreenLike(), other: 1)
    return UIScreen.main.bounds.width // nope: a local of that name
  }
}
