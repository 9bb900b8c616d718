// review
import UIKit

@MainActor
protocol SheetPresentable {
  func height(in size: CGSize) -> CGFloat
}

final class PadViewController: UIViewController {
  private let key = UIView()

  @objc private func place(_ sender: UIButton) {
    key.frame.origin.y = UIApplication.shared.keyWindow?.safeAreaInsets.top ?? 0 // want: use `view.window`
  }

  private func top() -> CGFloat {
    UIApplication.shared.keyWindow?.safeAreaInsets.top ?? 0 // want: it is asked while the view is about to be presented
  }
}

extension PadViewController: SheetPresentable {
  func height(in size: CGSize) -> CGFloat {
    size.height - top() - (UIApplication.shared.windows.first?.safeAreaInsets.bottom ?? 0) // want: it is asked while the view is about
  }
}
