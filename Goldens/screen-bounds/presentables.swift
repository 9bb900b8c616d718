// review
import UIKit

@MainActor
protocol SheetPresentable {
  func height(in size: CGSize) -> CGFloat
}

final class PadViewController: UIViewController {
  private func half() -> CGFloat {
    UIScreen.main.bounds.height / 2 // want: it is asked while the view is about to be presented
  }
}

extension PadViewController: SheetPresentable {
  func height(in size: CGSize) -> CGFloat {
    min(half(), UIScreen.main.bounds.height - 40) // want: it is asked while the view is about to be presented
  }
}
