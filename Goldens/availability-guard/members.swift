import UIKit

final class ReaderViewController: UIViewController {
  private var interaction: UIHingeInteraction?  // want: a stored property cannot carry `@available`, so store it as `Any?`

  /// The only item closes the sheet.
  @objc
  override var preferredVerticalBarBehavior: UIVerticalBarBehavior {  // want: `preferredVerticalBarBehavior` needs iOS 27.1
    UIVerticalBarBehavior.disabled  // nope: the attribute of the property covers it
  }

  private func embed(_ child: UIArrangementViewController) {  // want: `UIArrangementViewController` needs iOS 27.1
    child.setViewController(self, for: .primary)
  }

  func show(_ child: UIArrangementViewController) {  // want: uses in other files need the check, too
    addChild(child)
  }

  private func makeArrangement() -> UIArrangementViewController {  // want: mark `makeArrangement` with `@available(iOS 27.1, *)` once its use in line 26 is checked
    UIArrangementViewController()  // nope: marking the function covers it
  }

  func open(_ child: UIViewController) {
    if #available(iOS 27.1, *), let child = child as? UIArrangementViewController { embed(child) }
    present(makeArrangement(), animated: true)
  }
}

enum Route {
  case arrangement(UIArrangementViewController)  // want: a case with a value cannot carry `@available`
  case list
}

private typealias Pair = UIArrangementViewController  // want: `UIArrangementViewController` needs iOS 27.1
