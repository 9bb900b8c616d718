// review
import UIKit

final class LightViewController: UIViewController {
  private let label = UILabel()
  private var screenLevel: CGFloat = 0

  func show() {
    label.textColor = .red
    // Percent, as the system writes it.
    label.text = "\(UIScreen.main.brightness * 100) %" // want: use the screen of the window scene
  }

  func showAll() async throws -> Void {
    defer { label.isHidden = false }
    try await Task.sleep(nanoseconds: 1)
    let level = UIScreen.main.brightness // want: use the screen of the window scene
    label.text = "\(level)"
    label.alpha = level
  }

  func raise() {
    UIScreen.main.brightness = min(UIScreen.main.brightness + 0.1, 1) // want: use the screen of // want: use the screen of
  }

  func tune() {
    if UIScreen.main.maximumFramesPerSecond > 60 { // want: use the screen of the window scene
      label.text = "fast"
    }
  }

  override var title: String? {
    didSet {
      print(UIScreen.main.brightness, title ?? "") // want: use the screen of the window scene
    }
  }

  func attach(to renderer: Renderer) {
    renderer.start(on: UIScreen.main) // want: use the screen of the window scene
  }
}

@MainActor
protocol Renderer {
  func start(on screen: UIScreen)
}
