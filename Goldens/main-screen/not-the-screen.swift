import UIKit

enum XCUIScreen {
  static var main: Panel { Panel() }
  struct Panel {
    var brightness: CGFloat { 1 }
  }
}

struct Stage {
  struct Main {
    var brightness: CGFloat { 1 }
  }
  var main: Main { Main() }
}

final class StageViewController: UIViewController {
  // UIScreen.main.brightness in words
  func compare(_ screen: UIScreen) {
    print(XCUIScreen.main.brightness) // nope: the screen of a test run
    print("UIScreen.main.brightness") // nope: a string
    print(screen.brightness) // nope: a screen that was handed over
    let UIScreen = Stage()
    print(UIScreen.main.brightness) // nope: a local of the name
  }
}
