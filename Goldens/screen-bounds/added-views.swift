// review
import UIKit

enum Curtain {
  @MainActor
  static func drop(over host: UIView) {
    let curtain = UIView(frame: UIScreen.main.bounds) // want: use `host.bounds`
    host.addSubview(curtain)
    curtain.frame.origin.y = -UIScreen.main.bounds.height // want: use `host.bounds`
    UIView.animate(withDuration: 0.3) {
      curtain.frame.origin.y = UIScreen.main.bounds.height // want: take the size as a parameter
    }
    host.insertSubview(UIView(frame: UIScreen.main.bounds), at: 0) // want: use `host.bounds`
    let alone = UIView(frame: UIScreen.main.bounds) // want: take the size as a parameter
    curtain.addSubview(alone)
  }
}

final class HintViewController: UIViewController {
  private let hint = UILabel()

  @objc private func show(_ sender: UIButton) {
    guard let window = view.window else { return }
    let dim = UIView(frame: UIScreen.main.bounds) // want: use `window.bounds`
    window.addSubview(dim)
    hint.frame = CGRect(x: 0, y: UIScreen.main.bounds.height - 80, width: UIScreen.main.bounds.width, height: 80) // want: use `window.bounds` // want: use `window.bounds`
    window.addSubview(hint)
  }

  @objc private func note(_ sender: UIButton) {
    let note = UILabel(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 20)) // want: `note` is added to `view.window?`: measure that
    view.window?.addSubview(note)
  }
}

@MainActor
func topWindow() -> UIWindow? { nil }

@MainActor
func label(_ text: String, over root: UIViewController) {
  guard let top = topWindow() else { return }
  let label = UILabel(frame: CGRect(x: 10, y: 10, width: UIScreen.main.bounds.width - 20, height: 40)) // want: use `top.bounds`
  label.text = text
  top.addSubview(label)
  let page: UIView = root.view
  let line = UIView(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 1)) // want: use `page.bounds`
  page.addSubview(line)
  let fresh = UIView()
  line.frame.size.height = UIScreen.main.bounds.height // want: use `page.bounds`
  let dot = UIView(frame: CGRect(x: UIScreen.main.bounds.midX, y: 0, width: 1, height: 1)) // want: take the size as a parameter
  fresh.addSubview(dot)
}
