// review
import UIKit

final class RulerView: UIView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    layer.borderWidth = UIApplication.shared.keyWindow?.frame.width ?? 0 // want: use `window`
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let window = UIApplication.shared.keyWindow // want: use `self.window`
    layer.cornerRadius = window?.safeAreaInsets.top ?? 0
  }

  @objc private func convertCenter(_ sender: UIButton) {
    let point = convert(center, to: UIApplication.shared.windows.first) // want: use `window`
    if let window = UIApplication.shared.keyWindow { // want: use `self.window`
      window.endEditing(point.x > 0)
    }
  }
}

final class HalfPresentation: UIPresentationController {
  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    let top = UIApplication.shared.keyWindow?.safeAreaInsets.top ?? 0 // want: use `containerView?.window`
    presentedView?.frame.origin.y = top
  }
}
