// review
import UIKit

final class LibraryViewController: UIViewController {
  private let toast = UIView()
  private var bottomInset: CGFloat { UIApplication.shared.windows.first?.safeAreaInsets.bottom ?? 0 } // want: use `view.window`

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    toast.frame.origin.y = view.bounds.maxY - bottomInset
  }

  @objc private func showToast(_ sender: UIButton) {
    UIApplication.shared.keyWindow?.addSubview(toast) // want: use `view.window`
    guard let window = UIApplication.shared.windows.first(where: { $0.isKeyWindow }) else { return } // want: use `view.window`
    toast.center = window.center
    let other = UIApplication.shared.windows.first { $0.isKeyWindow } // want: use `view.window`
    let third = UIApplication.shared.windows.first(where: \.isKeyWindow) // want: use `view.window`
    let fourth = UIApplication.shared.windows.filter { $0.isKeyWindow }.first // want: use `view.window`
    toast.isHidden = other == nil && third == nil && fourth == nil
  }

  @IBAction private func restart(_ sender: UIButton) {
    UIApplication.shared.keyWindow?.rootViewController = UIViewController() // want: use `view.window`
  }

  @objc private func twice(_ sender: UIButton) {
    let window = UIApplication.shared.windows.first { $0.isKeyWindow } ?? UIApplication.shared.windows.first // want: use `view.window`
    toast.frame = (UIApplication.shared.keyWindow ?? UIApplication.shared.windows.first)?.bounds ?? .zero // want: use `view.window`
    toast.isHidden = window == nil
  }

  @objc private func byVersion(_ sender: UIButton) {
    var window: UIWindow?
    if #available(iOS 15.0, *) {
      window = UIApplication.shared.windows.first { $0.isKeyWindow } // want: the check of the version goes with it
    } else {
      window = UIApplication.shared.keyWindow // want: the check of the version goes with it
    }
    toast.isHidden = window == nil
  }

  func presentAlert(_ alert: UIAlertController) {
    UIApplication.shared.keyWindow?.rootViewController?.present(alert, animated: true) // want: use `view.window`
  }
}
