// review
import UIKit

final class BadgeViewController: UIViewController {
  private let badge = UIView()

  @objc private func show(_ sender: UIButton) {
    UIApplication.shared.keyWindow!.addSubview(badge) // want: can be `nil` where this was not
    UIApplication.shared.windows.first!.rootViewController!.present(UIViewController(), animated: true) // want: can be `nil`
    UIApplication.shared.windows.first?.rootViewController!.view.addSubview(badge) // want: use `view.window`
    let window: UIWindow! = UIApplication.shared.keyWindow // want: use `view.window`
    badge.isHidden = window == nil
    let height = (UIApplication.shared.keyWindow?.bounds.height)! // want: can be `nil` where this was not
    badge.frame.size.height = height
    let root = UIApplication.shared.keyWindow?.rootViewController as! UINavigationController // want: can be `nil` where this was not
    root.popViewController(animated: true)
  }

  @objc private func compare(_ sender: UIButton) {
    badge.isHidden = view.window == UIApplication.shared.keyWindow // want: it is compared with another window
    badge.alpha = UIApplication.shared.keyWindow === view.window ? 1 : 0 // want: it is compared with another window
    if UIApplication.shared.keyWindow != nil { badge.alpha = 1 } // want: use `view.window`
    guard let window = UIApplication.shared.keyWindow else { fatalError("no window") } // want: decide what holds without one
    window.endEditing(true)
  }
}
