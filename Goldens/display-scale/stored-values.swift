// review
import SwiftUI
import UIKit

final class TimelineView: UIView {
  private let lineWidth = 1 / UIScreen.main.scale // want: compute `lineWidth` from the traits
  private let gap: CGFloat = 4 * UIScreen.main.scale // want: compute `gap` from the traits
  let knob = CGSize(width: 2 / UIScreen.main.scale, height: 8) // want: compute `knob` from the traits
  private var dash: CGFloat = 3 / UIScreen.main.scale // want: make `dash` lazy and read the traits
  lazy var tick: CGFloat = 2 / UIScreen.main.scale // want: the value is kept

  override func draw(_ rect: CGRect) {
    dash += 1
    UIRectFill(CGRect(x: lineWidth + gap, y: tick, width: knob.width, height: dash))
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    layer.borderWidth = knob.width
  }
}

final class ListViewController: UIViewController {
  private let separator: UIView = {
    let view = UIView()
    view.layer.borderWidth = 1 / UIScreen.main.scale // want: make `separator` lazy and read the traits
    view.layer.contentsScale = UIScreen.main.scale // want: make `separator` lazy and read the traits
    return view
  }()

  private let format: UIGraphicsImageRendererFormat = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = UIScreen.main.scale // want: make `format` lazy and read the traits
    return format
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(separator)
    print(format.scale)
  }
}

struct RuleView: View {
  let color: Color
  private let height = 1 / UIScreen.main.scale // want: compute `height` from the traits

  var body: some View {
    color.frame(height: height)
  }
}
