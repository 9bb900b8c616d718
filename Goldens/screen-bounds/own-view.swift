// review
import UIKit

final class SheetViewController: UIViewController {
  private var sheetHeight: CGFloat { UIScreen.main.bounds.height * 0.4 } // want: it sizes the controller's own view
  private let handle = UIView()

  @objc private func open(_ sender: UIButton) {
    view.frame = CGRect(x: 0, y: UIScreen.main.bounds.height - 200, width: 100, height: 200) // want: it sizes the controller's own view
    view.frame.size.height = sheetHeight
  }

  @objc private func close(_ sender: UIButton) {
    let bottom = UIScreen.main.bounds.height // want: it sizes the controller's own view
    UIView.animate(withDuration: 0.2) {
      self.view.frame.origin.y = bottom
      self.view.center.x = UIScreen.main.bounds.midX // want: it sizes the controller's own view
    }
    handle.frame.size.width = UIScreen.main.bounds.width / 4 // want: use `view.bounds`
  }

  @objc private func fill(_ sender: UIButton) {
    guard let root = self.view else { return }
    root.frame = UIScreen.main.bounds // want: it sizes the controller's own view
    root.layer.cornerRadius = UIScreen.main.bounds.width / 20 // want: use `view.bounds`
    let (width, height) = (UIScreen.main.bounds.width, UIScreen.main.bounds.height) // want: it sizes the controller's own view // want: it sizes
    view.center = CGPoint(x: width / 2, y: height / 2)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(width: UIScreen.main.bounds.width, height: 100) // want: use the size that the method is given
  }

  func prefer() {
    preferredContentSize = CGSize(width: UIScreen.main.bounds.width, height: 300) // want: the size that a controller asks for
    view.widthAnchor.constraint(equalToConstant: UIScreen.main.bounds.width).isActive = true // want: it sizes the controller's own view
  }
}
