// review
import UIKit

@MainActor
final class Renderer {
  let screen: UIScreen
  var fallback: UIScreen = .main // want: asks one of two displays

  init(screen: UIScreen) {
    self.screen = screen
  }

  func start(on screen: UIScreen) {}

  static func make() -> Renderer {
    Renderer(screen: .main) // want: asks one of two displays
  }

  func reset() {
    fallback = .main // want: asks one of two displays
    fallback = UIScreen.main // want: ask the window scene for it when it is needed
  }

  func first() -> UIScreen { .main } // want: asks one of two displays

  func second(_ flag: Bool) -> UIScreen {
    if flag { return .main } // want: asks one of two displays
    return screen
  }

  func queue(_ queue: DispatchQueue = .main) {
    run(on: .main) // nope: a queue
    let loop: RunLoop = .main // nope: a run loop
    print(loop)
  }

  func run(on queue: DispatchQueue) {}
}
