// review
import UIKit

final class BarcodeViewController: UIViewController {
  private var previous: CGFloat = 0.5
  private var saved: CGFloat?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    previous = UIScreen.main.brightness // want: use the screen of the window scene
    UIScreen.main.brightness = 1 // want: use the screen of the window scene
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    UIScreen.main.brightness = previous // want: may have left its window
    restore()
  }

  private func restore() {
    UIScreen.main.brightness = previous // want: has left its window
  }

  func save() {
    saved = UIScreen.main.brightness // want: it is `nil` while there is no window
    view.alpha = 1
  }

  @IBAction private func close(_ sender: UIButton) {
    dismiss(animated: true) {
      UIScreen.main.brightness = self.previous // want: may have left its window
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    UIScreen.main.brightness = 1 // want: there is no window yet
  }

  deinit {
    MainActor.assumeIsolated {
      UIScreen.main.brightness = 0.5 // want: has no window any more
    }
  }
}
