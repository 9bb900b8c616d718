// review
import UIKit

final class SyncViewController: UIViewController {
  private var done: (@MainActor () -> Void)?
  private let spinner = UIView()

  @objc private func start(_ sender: UIButton) {
    DispatchQueue.main.async {
      UIApplication.shared.keyWindow?.addSubview(self.spinner) // want: use `self.view.window`
    }
    done = { [weak self] in
      guard let self else { return }
      UIApplication.shared.keyWindow?.addSubview(self.spinner) // want: use `self.view.window`
    }
    done = { [weak self] in
      guard let strongSelf = self else { return }
      UIApplication.shared.keyWindow?.addSubview(strongSelf.spinner) // want: use `strongSelf.view.window`
    }
    done = { [weak self] in
      self?.spinner.isHidden = UIApplication.shared.keyWindow == nil // want: reach the view's own window before the closure
    }
    done = {
      UIApplication.shared.keyWindow?.endEditing(true) // want: reach the view's own window before the closure
    }
  }

  func place(_ view: UIView) {
    UIApplication.shared.keyWindow?.addSubview(view) // want: it shows this very view
    spinner.isHidden = true
  }

  func cover(_ view: UIView, window: UIWindow) {
    view.isHidden = UIApplication.shared.keyWindow == nil // want: use `self.view.window`
    window.endEditing(true)
  }
}
