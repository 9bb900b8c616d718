// review
import UIKit

final class PlayerViewController: UIViewController {
  private let curtain = UIView()

  @objc private func dim(_ sender: UIButton) {
    let overlay = UIView(frame: UIScreen.main.bounds) // want: `overlay` is added to `view.window?`: measure that
    view.window?.addSubview(overlay)
    curtain.frame = UIScreen.main.bounds // want: `curtain` is added to `navigationController?.view`: measure that
    navigationController?.view.addSubview(curtain)
  }

  @objc private func veil(_ sender: UIButton) {
    let veil = UIView(frame: UIScreen.main.bounds) // want: use `view.bounds`
    view.addSubview(veil)
  }

  @objc private func embed(_ sender: UIButton) {
    let child = UIViewController()
    addChild(child)
    child.view.frame = UIScreen.main.bounds // want: use `view.bounds`
    view.addSubview(child.view)
    child.didMove(toParent: self)
    let banner = UIViewController()
    banner.view.frame = UIScreen.main.bounds // want: `banner.view` is added to `view.window?`: measure that
    view.window?.addSubview(banner.view)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segue.destination.view.frame = UIScreen.main.bounds // want: the system sizes the view of a destination
  }

  @objc private func flash(_ sender: UIButton) {
    UIApplication.shared.keyWindow?.addSubview(UIView(frame: UIScreen.main.bounds)) // want: it is added to `UIApplication.shared.keyWindow?`
    let ghost = UIView(frame: UIScreen.main.bounds) // want: the other rectangle has its own coordinate space
    ghost.frame = view.convert(ghost.frame, from: nil)
    view.addSubview(UIView(frame: UIScreen.main.bounds)) // want: use `view.bounds`
  }

  @objc private func capture(_ sender: UIButton) {
    UIGraphicsBeginImageContextWithOptions(UIScreen.main.bounds.size, false, 0) // want: an image has the size of what is drawn in it
    UIGraphicsEndImageContext()
  }

  @objc private func check(_ sender: UIButton) {
    let rect = sender.convert(sender.bounds, to: nil)
    sender.isHidden = !UIScreen.main.bounds.intersects(rect) // want: the other rectangle has its own coordinate space
    sender.alpha = rect.intersection(UIScreen.main.bounds).isEmpty ? 0 : 1 // want: the other rectangle has its own coordinate space
  }

  @objc private func popOut(_ sender: UIButton) {
    let window = UIWindow(frame: UIScreen.main.bounds) // nope: a window is made for its scene
    window.frame = UIScreen.main.bounds // want: a window has the size of its scene
    window.isHidden = false
  }
}
