// review
import UIKit

final class SlideViewController: UIViewController {
  private let panel = UIView()
  private var work: (@MainActor () -> Void)?

  @objc private func slide(_ sender: UIButton) {
    UIView.animate(withDuration: 0.3) {
      self.panel.frame.origin.x = UIScreen.main.bounds.width // want: use `self.view.bounds`
    }
    let widths = [1, 2].map { CGFloat($0) * UIScreen.main.bounds.width } // want: use `self.view.bounds`
    panel.frame.size.width = widths[0]
    work = { [weak self] in
      guard let self else { return }
      self.panel.frame.origin.y = UIScreen.main.bounds.height // want: use `self.view.bounds`
    }
    work = { [weak self] in
      guard let strongSelf = self else { return }
      strongSelf.panel.frame.origin.y = UIScreen.main.bounds.height // want: use `strongSelf.view.bounds`
    }
    work = { [weak self] in
      self?.panel.frame.origin.y = UIScreen.main.bounds.height // want: the closure does not hold `self`
    }
    let panel = panel
    work = {
      panel.frame.origin.y = UIScreen.main.bounds.height // want: the closure does not hold `self`
    }
  }
}
