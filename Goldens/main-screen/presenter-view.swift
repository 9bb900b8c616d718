// review
import UIKit

/// It is never added to anything: its traits are those of nobody.
final class MessagePresenter: UIView {
  private let mainView: UIView

  init(in view: UIView) {
    mainView = view
    super.init(frame: view.frame)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ message: UIView) {
    let isCompact = UIScreen.main.traitCollection.verticalSizeClass == .compact // want: use `mainView.traitCollection`; `MessagePresenter` puts its views into `mainView` and may never be shown itself
    message.isHidden = isCompact
    mainView.addSubview(message)
  }
}
