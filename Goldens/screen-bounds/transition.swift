// review
import UIKit

final class ChartViewController: UIViewController {
  private let chart = UIView()
  private let legend = UIView()

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    chart.frame.size.width = UIScreen.main.bounds.width - 40 // want: use `size`
    chart.frame.size = UIScreen.main.bounds.size // want: use `size`
    legend.frame = UIScreen.main.bounds // want: use `CGRect(origin: .zero, size: size)`
    legend.center.x = UIScreen.main.bounds.midX // want: the view still has its old size: use `size`
    coordinator.animate(alongsideTransition: { _ in
      self.legend.frame.size.height = UIScreen.main.bounds.size.height / 4 // want: use `size`
    })
  }
}

final class StripViewController: UIViewController {
  private let strip = UIView()

  override func viewWillTransition(to newSize: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: newSize, with: coordinator)
    let size = CGSize(width: 10, height: 10)
    strip.frame.size = CGSize(width: UIScreen.main.bounds.width, height: size.height) // want: use `newSize`
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    strip.frame.size.width = UIScreen.main.bounds.width // want: the view may still have its old size
  }

  override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.willTransition(to: newCollection, with: coordinator)
    strip.frame.size.width = UIScreen.main.bounds.width // want: the view may still have its old size
  }
}

final class HiddenSizeViewController: UIViewController {
  private let strip = UIView()

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    for size in [1, 2] {
      strip.frame.size.width = UIScreen.main.bounds.width / CGFloat(size) // want: use the size that the method is given
    }
  }
}

/// The screen has its old size when this runs.
final class TurningViewController: UIViewController {
  private let strip = UIView()

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    strip.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.height, height: 40) // want: which the code turns
    strip.frame.size.height = UIScreen.main.bounds.width / 2 // want: which the code turns
    strip.isHidden = UIScreen.main.bounds.width > UIScreen.main.bounds.height // want: which the code turns // want: which the code turns
    strip.frame.size.width = min(UIScreen.main.bounds.width, 400) // want: use `size`
  }
}
