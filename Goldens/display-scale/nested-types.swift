import UIKit

final class ChartView: UIView {
  struct Point {
    var x: CGFloat

    @MainActor
    func snapped() -> CGFloat {
      (x * UIScreen.main.scale).rounded() // want: `Point` has no traits: take the scale as a parameter from the view
    }
  }

  @MainActor
  final class Model {
    func lineWidth() -> CGFloat {
      1 / UIScreen.main.scale // want: `Model` has no traits: take the scale as a parameter from the view
    }
  }

  @MainActor
  enum Metrics {
    static var gridLine: CGFloat { 1 / UIScreen.main.scale } // want: `gridLine` is static and has no traits
  }

  override func draw(_ rect: CGRect) {
    @MainActor
    struct Grid {
      var step: CGFloat { 4 / UIScreen.main.scale } // want: `Grid` has no traits
    }
    UIRectFill(CGRect(x: 0, y: 0, width: Grid().step, height: rect.height))
  }
}

@MainActor
final class Feed {
  var title = ""

  final class Cell: UITableViewCell {
    override func layoutSubviews() {
      super.layoutSubviews()
      layer.borderWidth = 1 / UIScreen.main.scale // want: use `traitCollection.displayScale`
    }
  }

  func itemHeight() -> CGFloat {
    44 + 1 / UIScreen.main.scale // want: `Feed` has no traits: take the scale as a parameter from the view
  }
}

extension Feed.Cell {
  func tighten() {
    contentView.layer.cornerRadius = 6 / UIScreen.main.scale // want: use `traitCollection.displayScale`
  }
}

@MainActor
enum Grid {
  @MainActor
  struct Cell {
    var width: CGFloat { 100 / UIScreen.main.scale } // want: `Cell` has no traits
  }
}
