import UIKit

@MainActor
enum UIScreen {
  struct Main {
    var scale: CGFloat { 2 }
  }
  static var main: Main { Main() }
}

final class TestStageView: UIView {
  override func draw(_ rect: CGRect) {
    print(UIScreen.main.scale) // nope: the project's own type
  }
}
