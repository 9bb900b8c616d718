// review
import UIKit

final class HeaderView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = UIApplication.shared.keyWindow?.safeAreaInsets.top ?? 0 // want: the view has no window yet
  }

  required init?(coder: NSCoder) { nil }

  func configure() {
    alpha = UIApplication.shared.keyWindow == nil ? 0 : 1 // want: callers may run it before the view has a window
  }

  var topInset: CGFloat { UIApplication.shared.keyWindow?.safeAreaInsets.top ?? 0 } // want: nothing in this file says when it is asked
}

final class TileCell: UICollectionViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    UIApplication.shared.keyWindow?.bounds.size ?? size // want: the view may be measured or presented before it has a window
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    alpha = UIApplication.shared.keyWindow == nil ? 0 : 1 // want: the view may be measured or presented before it has a window
  }
}

extension UIView {
  func safeTop() -> CGFloat {
    UIApplication.shared.keyWindow?.safeAreaInsets.top ?? 0 // want: callers may run it before the view has a window
  }
}

final class TabsViewController: UIViewController {
  @IBOutlet private var bar: UIView! {
    didSet { bar.frame.size.height = UIApplication.shared.keyWindow?.safeAreaInsets.top ?? 0 } // want: the view has no window yet
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.frame.origin.y = UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0 // want: the view has no window yet
    addBar()
  }

  private func addBar() {
    UIApplication.shared.keyWindow?.addSubview(bar) // want: the view has no window yet
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    UIApplication.shared.keyWindow?.endEditing(true) // want: the view may have left its window
  }
}
