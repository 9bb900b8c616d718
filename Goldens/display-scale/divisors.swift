import UIKit

final class WaveView: UIView {
  private var unit: CGFloat = 0
  private var step: CGFloat = 0
  private var density: CGFloat { UIScreen.main.scale } // want: use `max(traitCollection.displayScale, 1)`

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    let scale = UIScreen.main.scale // want: use `max(traitCollection.displayScale, 1)`
    let doubled = scale * 2
    layer.borderWidth = 1 / doubled
    let factor = UIScreen.main.scale // want: use `traitCollection.displayScale`
    layer.contentsScale = factor
    layer.cornerRadius = 10 / (UIScreen.main.scale * 2) // want: use `max(traitCollection.displayScale, 1)`
    layer.shadowRadius = 10 / CGFloat(UIScreen.main.scale) // want: use `max(traitCollection.displayScale, 1)`
    layer.zPosition = (bounds.width * UIScreen.main.scale).rounded() / UIScreen.main.scale // want: use `max(traitCollection.displayScale, 1)` // want: use `max(traitCollection.displayScale, 1)`
    unit = UIScreen.main.scale // want: use `max(traitCollection.displayScale, 1)`
    self.step = UIScreen.main.scale * 3 // want: use `traitCollection.displayScale`
    layer.shadowOpacity = Float(1 / density)
    var height: CGFloat = 20
    height /= UIScreen.main.scale // want: use `max(traitCollection.displayScale, 1)`
    layer.shadowRadius = height.truncatingRemainder(dividingBy: UIScreen.main.scale) // want: use `max(traitCollection.displayScale, 1)`
    let ratio = UIScreen.main.scale / 2 // want: use `traitCollection.displayScale`
    layer.speed = Float(ratio)
  }

  override func draw(_ rect: CGRect) {
    UIRectFill(CGRect(x: 0, y: 0, width: 1 / unit, height: step))
  }
}
