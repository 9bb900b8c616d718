import UIKit

final class MapViewController: UIViewController {
  private let label = UILabel()

  func columns() -> Int {
    let regions = view.reservedRegions(kind: .division)  // want: put it behind `if #available(iOS 27.1, *)` by hand, as the code that depends on it leaves the block
    return regions.isEmpty ? 1 : 2
  }

  func layOut() {
    let edge = traitCollection.verticalBarEdge  // want: by hand, as code that does not need `edge` stands before its last use
    label.sizeToFit()
    label.isHidden = edge == .leading
  }

  func heading() -> String {
    let text: String
    let edge = traitCollection.verticalBarEdge  // want: by hand, as `text` would stay unset on older systems
    text = edge == .leading ? "A" : "B"
    return text
  }

  func scan(_ views: [UIView]) {
    for view in views {
      let regions = view.reservedRegions(kind: .occlusion)  // want: by hand, as the code that depends on it leaves the block
      if regions.isEmpty { continue }
      view.isHidden = true
    }
  }
}
