// review
import UIKit

@MainActor
private enum Metrics {
  /// The thinnest line.
  static let hairline = 1 / UIScreen.main.scale // want: and remove it with its comment
  static let shared = 2 / UIScreen.main.scale // want: `shared` is made once for all displays: compute it where it is used (lines 20, 25)
  static let dash = 3 / UIScreen.main.scale // want: `other.dash` may be another's
  static let size = CGSize(width: 1 / UIScreen.main.scale, height: 2) // want: `size` is made once for all displays
}

struct Pattern {
  var dash: CGFloat
}

final class LedgerView: UIView {
  override func draw(_ rect: CGRect) {
    UIRectFill(CGRect(x: 0, y: 0, width: Metrics.hairline, height: 1))
    UIRectFill(CGRect(x: 0, y: 0, width: Metrics.shared, height: Metrics.size.height))
  }

  func apply(_ other: Pattern) -> CGFloat { other.dash + Metrics.dash }

  static func width() -> CGFloat { Metrics.shared }
}
