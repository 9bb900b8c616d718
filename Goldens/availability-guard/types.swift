// review
import SwiftUI
import UIKit

final class PairController: UIArrangementViewController {  // want: uses in other files need the check, too
  func arrange() {
    updateArrangement(.split.axes(.horizontal))
  }
}

extension UIArrangementViewController {  // want: `UIArrangementViewController` needs iOS 27.1
  func apply(_ arrangement: UISplitArrangement) {  // nope: marking the extension covers it
    updateArrangement(arrangement)
  }
}

private struct Corners {
  static var none: UICornerConfiguration? { nil }  // want: `UICornerConfiguration` needs iOS 26.0

  func columns(around region: UIViewReservedRegion) -> Int {  // want: uses in other files need the check, too
    region.isActive ? 2 : 1
  }

  func isOpen(_ region: UIView.ReservedRegion) -> Bool { region.isActive }  // want: uses in other files need the check, too

  func isThere(_ region: SwiftUI.ReservedRegion) -> Bool { region.isActive }  // want: uses in other files need the check, too
}

private func column(_ arrangement: UISplitArrangement) -> UISplitArrangement {  // want: `UISplitArrangement` needs iOS 27.1
  arrangement.axes(.vertical)
}

protocol Arranging {
  associatedtype Child: UIArrangementViewController  // want: `UIArrangementViewController` needs iOS 27.1
}

extension UIViewController {
  func bend() {
    let hinge = UIHingeInteraction()  // want: `UIHingeInteraction` needs iOS 27.1
    view.addInteraction(hinge)
  }
}
