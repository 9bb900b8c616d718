// review
import UIKit

final class ToastViewController: UIViewController {
  private let toast = UIView()
  weak var host: UIView?

  @objc private func place(_ sender: UIButton) {
    let width = host?.bounds.width ?? UIScreen.main.bounds.width // want: use `view.bounds`
    let height = (host?.bounds ?? UIScreen.main.bounds).height // want: use `view.bounds`
    let size = host?.bounds.size ?? CGSize(width: UIScreen.main.bounds.width, height: 40) // want: it is the fallback of a measured size
    toast.frame = CGRect(x: 0, y: 0, width: min(width, size.width), height: height + size.height)
  }

  @objc private func grow(_ sender: UIButton) {
    let wide = sender.isSelected ? UIScreen.main.bounds.width : toast.bounds.width // want: use `view.bounds`
    toast.frame.size.width = -UIScreen.main.bounds.width + wide * 2 // want: use `view.bounds`
    toast.frame.size.height = (UIScreen.main.bounds.height) * 0.5 // want: use `view.bounds`
  }
}
