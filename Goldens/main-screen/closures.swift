// review
import UIKit

final class ScannerViewController: UIViewController {
  private var handler: (() -> Void)?

  func later() {
    handler = { [weak self] in
      UIScreen.main.brightness = 1 // want: use `self?.view.window?.windowScene?.screen`
      self?.handler = nil
    }
    handler = { [weak self] in
      guard let self else { return }
      UIScreen.main.brightness = 1 // want: use `self.view.window?.windowScene?.screen`
    }
    handler = { [weak self] in
      guard let strongSelf = self else { return }
      UIScreen.main.brightness = 1 // want: use `strongSelf.view.window?.windowScene?.screen`
    }
    handler = { [weak owner = self] in
      UIScreen.main.brightness = 1 // want: holds `self` weakly: unwrap it first
      owner?.handler = nil
    }
    handler = {
      UIScreen.main.brightness = 1 // want: does not capture `self`
    }
    DispatchQueue.main.async {
      UIScreen.main.brightness = 1 // want: use `self.view.window?.windowScene?.screen`
    }
    UIView.animate(withDuration: 0.3) {
      UIScreen.main.brightness = 1 // want: use `self.view.window?.windowScene?.screen`
    }
  }

  func background(_ window: UIWindow) {
    DispatchQueue.global().async {
      print(UIScreen.main.brightness) // want: off the main thread
    }
  }

  func kept(_ window: UIWindow) {
    handler = {
      UIScreen.main.brightness = 1 // want: does not capture `self`
    }
  }

  func inferred() {
    let dim = { UIScreen.main.brightness = 0.1 } // want: does not capture `self`
    let fade = { self.view.alpha = 0.5; UIScreen.main.brightness = 0.1 } // want: use `self.view.window
    let both = { [self] in UIScreen.main.brightness = view.alpha } // want: decide what holds without a window
    UIView.animate(withDuration: 1, animations: dim)
    UIView.animate(withDuration: 1, animations: fade)
    UIView.animate(withDuration: 1, animations: both)
  }
}
