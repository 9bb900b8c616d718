import UIKit

enum UIScreen {
  static var main: Panel { Panel() }
  static var screens: [Panel] { [] }
  struct Panel {
    var brightness: CGFloat = 1
  }
}

final class PanelViewController: UIViewController {
  func show() {
    print(UIScreen.main.brightness) // nope: the project's own type
    print(UIScreen.screens) // nope: the project's own type
  }
}
