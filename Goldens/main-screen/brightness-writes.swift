// review
import UIKit

final class TicketViewController: UIViewController {
  @IBAction private func brighten(_ sender: UIButton) {
    UIScreen.main.brightness = 1 // want: nothing happens while there is no window
  }

  @IBAction private func dim(_ sender: UIButton) {
    UIScreen.main.brightness -= 0.1 // want: use `view.window?.windowScene?.screen`
    sender.isEnabled = UIScreen.main.brightness != 0 // want: the comparison is true while there is no window
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if animated {
      UIKit.UIScreen.main.brightness = 0.5 // want: use `view.window?.windowScene?.screen`
    } else {
      (UIScreen.main).brightness = 0.5 // want: use `view.window?.windowScene?.screen`
    }
  }
}

final class DimmingView: UIView {
  func dim(while view: UIView) {
    let window = view.tag
    UIScreen.main.brightness = window == 0 ? 0.2 : 0.4 // want: use `self.window?.windowScene?.screen`
  }
}

final class DimmingPresentationController: UIPresentationController {
  override func containerViewWillLayoutSubviews() {
    UIScreen.main.wantsSoftwareDimming = true // want: use `containerView?.window?.windowScene?.screen`
  }
}

final class OverlayWindow: UIWindow {
  func dim() {
    #if DEBUG
      UIScreen.main.brightness = 0.1 // want: use `windowScene?.screen`
    #else
      UIScreen.main.brightness = 0.2 // want: use `windowScene?.screen`
    #endif
  }
}
