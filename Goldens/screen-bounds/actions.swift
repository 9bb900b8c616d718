// review
import UIKit

final class MenuViewController: UIViewController, UIScrollViewDelegate, UIPopoverPresentationControllerDelegate {
  @IBOutlet private var drawer: UIView!

  @IBAction private func open(_ sender: UIButton) {
    drawer.frame.origin.x = UIScreen.main.bounds.width - drawer.frame.width // want: use `view.bounds`
  }

  @objc private func dragged(_ recognizer: UIPanGestureRecognizer) {
    let progress = recognizer.translation(in: view).x / UIScreen.main.bounds.width // want: use `view.bounds`
    drawer.alpha = progress
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    drawer.isHidden = scrollView.contentOffset.y > UIScreen.main.bounds.height // want: use `view.bounds`
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segue.destination.preferredContentSize = CGSize(width: UIScreen.main.bounds.width * 0.8, height: 320) // want: use `view.bounds`
  }

  func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
    popover.sourceView = view
    popover.sourceRect = CGRect(x: UIScreen.main.bounds.midX, y: 0, width: 1, height: 1) // want: use `view.bounds`
  }
}
