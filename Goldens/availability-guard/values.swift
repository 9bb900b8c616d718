import UIKit

final class PanelViewController: UIViewController {
  private let stack = UIStackView()

  func layOut() {
    let edge = traitCollection.verticalBarEdge  // want: the statement that depends on it will not run on older systems
    stack.axis = edge == .leading ? .vertical : .horizontal
  }

  func update() {
    if traitCollection.verticalBarEdge == .leading {  // want: `verticalBarEdge` needs iOS 27.1
      stack.axis = .vertical
    }
    stack.isHidden = view.reservedRegions(kind: .division).isEmpty  // want: call it in `if #available(iOS 27.1, *)`, and go on without its result in `else`
  }

  var hasFold: Bool {
    !view.reservedRegions(kind: .division).isEmpty  // want: `reservedRegions` needs iOS 27.1
  }
}
