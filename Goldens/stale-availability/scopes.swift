import UIKit

final class BarController: UIViewController {
  func first() {
    if #available(iOS 15, *) {  // want: always holds
      let appearance = UINavigationBarAppearance()
      navigationItem.standardAppearance = appearance
    }
    view.setNeedsLayout()
  }

  func second() {
    let appearance = UINavigationBarAppearance()
    if #available(iOS 15, *) {  // want: always holds
      let appearance = UINavigationBarAppearance(barAppearance: appearance)
      navigationItem.scrollEdgeAppearance = appearance
    } else {
      navigationItem.scrollEdgeAppearance = nil
    }
    navigationItem.standardAppearance = appearance
  }

  func third() {
    if #available(iOS 15, *) {  // want: always holds
      defer { view.setNeedsLayout() }
      view.isHidden = true
    }
    view.isHidden = false
  }

  func fourth(_ isWide: Bool) {
    if #available(iOS 15, *) {  // want: always holds
      let columns = isWide ? 2 : 1
      show(columns)
    }
    if #available(iOS 16, *) {  // want: always holds
      let columns = isWide ? 3 : 1
      show(columns)
    }
  }

  private func show(_ columns: Int) {}
}
