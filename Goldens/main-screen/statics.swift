// review
import UIKit

@MainActor
let startLevel = UIScreen.main.brightness // want: what is made once is right for one display

@MainActor
func currentLevel() -> CGFloat { UIScreen.main.brightness } // want: nothing here knows a window

@MainActor
final class LevelKeeper {
  static let shared = LevelKeeper()
  static let first = UIScreen.main.brightness // want: what is made once is right for one display
  var level = UIScreen.main.brightness // want: the initial value of a property has no `self`

  func save() {
    level = UIScreen.main.brightness // want: `LevelKeeper` knows no window
  }
}

final class LightPanel: LevelPanel {
  @MainActor
  func save() {
    UIScreen.main.brightness = 1 // want: `LightPanel` knows no window
  }
}

class LevelPanel: NSObject {}
