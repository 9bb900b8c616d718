// review
import SwiftUI
import UIKit

struct Styled<Base: UIView> {
  let base: Base
}

extension UIView {
  func then(_ body: (UIView) -> Void) -> UIView {
    body(self)
    return self
  }
}

@propertyWrapper
struct Clamped {
  var wrappedValue: CGFloat
}

final class BadgeView: UIView {
  private let border: CGFloat, inset = 2 / UIScreen.main.scale // want: give each property its own declaration first
  private let ring = 1 / UIScreen.main.scale // want: `ring` is needed before `self` is ready
  @Clamped private var radius = 4 / UIScreen.main.scale // want: set `radius` where the view is at hand
  var spacing = 4 / UIScreen.main.scale { // want: give each property its own declaration first
    didSet { setNeedsLayout() }
  }

  init() {
    border = ring * 2
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    border = 0
    super.init(coder: coder)
  }
}

struct SliderView: View {
  @State private var step = 1 / UIScreen.main.scale // want: set `step` where the view is at hand
  var inset = 2 / UIScreen.main.scale // want: set `inset` where the view is at hand

  var body: some View {
    Text("\(step)").padding(inset)
  }
}

@MainActor
final class Renderer {
  private let scale = UIScreen.main.scale // want: set it where a view is at hand

  func pixels(_ points: CGFloat) -> CGFloat { points * scale }
}
