// review
import SwiftUI
import UIKit

final class TicketView: UIView {
  @MainActor
  private enum Metrics {
    static let padding: CGFloat = 8
    static let hairline = 1 / UIScreen.main.scale // want: write its value over the traits where `hairline` is used in line 17
    static let margin: CGFloat = 16
  }

  private static let dash = 4 / UIScreen.main.scale // want: where `dash` is used in lines 18, 19, 24

  override func draw(_ rect: CGRect) {
    let inset = Metrics.padding + Metrics.margin
    UIRectFill(rect.insetBy(dx: inset, dy: Metrics.hairline))
    UIRectFill(CGRect(x: 0, y: 0, width: Self.dash, height: 1))
    UIRectFill(CGRect(x: 0, y: 0, width: TicketView.dash * 2, height: 1))
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    layer.borderWidth = TicketView.dash
  }
}

struct StubView: View {
  let color: Color
  private static let line = 1 / UIScreen.main.scale // want: where `line` is used in line 33

  var body: some View {
    color.frame(height: Self.line)
  }
}

@MainActor private let unit = 2 / UIScreen.main.scale // want: where `unit` is used in line 40

final class StampView: UIView {
  func side(_ width: CGFloat) -> CGFloat { width / unit }

  override func draw(_ rect: CGRect) {
    UIRectFill(CGRect(x: 0, y: 0, width: Sizes.side * 2, height: 1))
  }
}

@MainActor
private enum Sizes {
  static let side = UIScreen.main.scale // want: where `side` is used in line 43
}
