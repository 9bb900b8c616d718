import UIKit

enum XCUIScreen {
  static var main: XCUIScreen.Screen { Screen() }
  struct Screen {
    var scale: CGFloat { 2 }
  }
}

struct Stage {
  struct Main {
    var scale: CGFloat { 1 }
  }
  var main: Main { Main() }
}

final class StageView: UIView {
  // UIScreen.main.scale is what we had here; nope: a comment
  func compare() {
    print(XCUIScreen.main.scale) // nope: another type
    print("UIScreen.main.scale") // nope: a string
    let UIScreen = Stage()
    print(UIScreen.main.scale) // nope: a local of the name
  }

  /* UIScreen.main.scale */
  func other(_ screen: UIScreen) -> CGFloat {
    screen.scale // nope: a screen that was handed over
  }
}
