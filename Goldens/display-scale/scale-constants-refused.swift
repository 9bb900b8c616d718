// review
import UIKit

@MainActor
private enum Metrics {
  /// The thinnest line.
  static let hairline = 1 / UIScreen.main.scale // want: and remove it with its comment
  static let shared = 2 / UIScreen.main.scale // want: `shared` is made once for all displays: compute it where it is used, from the traits there (used in lines 22, 27)
  static let dash = 3 / UIScreen.main.scale // want: `dash` is made once for all displays
  static let size = CGSize(width: 1 / UIScreen.main.scale, height: 2) // want: `size` is made once for all displays
}

struct Pattern {
  var dash: CGFloat
}

private typealias M = Metrics

final class LedgerView: UIView {
  override func draw(_ rect: CGRect) {
    UIRectFill(CGRect(x: 0, y: 0, width: Metrics.hairline, height: 1))
    UIRectFill(CGRect(x: 0, y: 0, width: Metrics.shared, height: Metrics.size.height))
  }

  func apply(_ other: Pattern) -> CGFloat { other.dash + Metrics.dash + M.dash }

  static func width() -> CGFloat { Metrics.shared }
}
