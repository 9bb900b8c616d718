// review
import UIKit

@MainActor
final class Projector {
  func start(on screen: UIScreen = .main) {} // want: asks one of two displays
  func stop(on screen: UIScreen = UIScreen.main) {} // want: a default argument has no `self`
  func fade(to level: CGFloat = UIScreen.main.brightness) {} // want: a default argument has no `self`
  func tint(_ style: UIUserInterfaceStyle = UIScreen.main.traitCollection.userInterfaceStyle) {} // want: a default argument has no `self`

  func run() {
    start(on: .main) // want: asks one of two displays
    queue(on: .main) // nope: a queue
  }

  private func queue(on queue: DispatchQueue = .main) {} // nope: a queue
}
