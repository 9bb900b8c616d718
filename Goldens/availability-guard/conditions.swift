// review
import UIKit

final class PanelViewController: UIViewController {
  private let stack = UIStackView()

  func update(isWide: Bool) {
    if traitCollection.verticalBarEdge == .leading {  // want: `verticalBarEdge` needs iOS 27.1
      stack.axis = .vertical
    } else if isWide, traitCollection.verticalBarEdge == .trailing {  // want: `verticalBarEdge` needs iOS 27.1
      stack.axis = .horizontal
    }
    if isWide && (traitCollection.verticalBarEdge == .leading), stack.isHidden {  // want: `verticalBarEdge` needs iOS 27.1
      stack.isHidden = false
    }
    if !view.reservedRegions(kind: .division).isEmpty {  // want: `reservedRegions` needs iOS 27.1
      stack.spacing = 20
    } else {
      stack.spacing = 10
    }
    if let region = view.reservedRegions(kind: .occlusion).first {  // want: `reservedRegions` needs iOS 27.1
      stack.frame.origin.x = region.frame.maxX
    }
    while let region = view.reservedRegions(kind: .occlusion).first, region.isActive {  // want: `reservedRegions` needs iOS 27.1
      break
    }
  }

  func heading() -> String {
    guard traitCollection.verticalBarEdge == .leading else { return "wide" }  // want: `verticalBarEdge` needs iOS 27.1
    return "narrow"
  }

  func refuse(isWide: Bool) {
    if traitCollection.verticalBarEdge != .leading {  // want: read it in `if #available(iOS 27.1, *)`, and lay out as without a vertical bar in `else`
      stack.axis = .vertical
    }
    if isWide || traitCollection.verticalBarEdge == .leading {  // want: lay out as without a vertical bar in `else`
      stack.axis = .vertical
    }
    if view.reservedRegions(kind: .division).isEmpty {  // want: call it in `if #available(iOS 27.1, *)`, and go on without its result in `else`
      stack.spacing = 10
    }
    if [view].contains(where: { !$0.reservedRegions(kind: .division).isEmpty }) {  // want: `reservedRegions` needs iOS 27.1
      stack.spacing = 10
    }
    let isNarrow = traitCollection.verticalBarEdge == .leading ? true : isWide  // want: `verticalBarEdge` needs iOS 27.1
    stack.isHidden = isNarrow
  }
}
