// review
import UIKit

final class CaptureViewController: UIViewController {
  func update(_ inside: UIView, _ window: UIWindow, _ scene: UIWindowScene) -> CGRect {
    view.isHidden = UIScreen.main.isCaptured // want: `sceneCaptureState`
    print(UIScreen.main.nativeScale) // want: no trait says the same
    print(UIScreen.main.nativeBounds.width) // want: pixels of a panel
    print(UIScreen.main.mirrored as Any) // want: the connected scenes
    print(UIScreen.main.isSmall) // want: no counterpart of `isSmall` is known
    print(UIScreen.screens.count) // want: lists displays
    print(window.screen == UIScreen.main) // want: the session role
    print(window.screen == .main) // want: asks one of two displays
    print(scene.screen.brightness) // nope: the window scene's own
    print(UIScreen.main.scale, UIScreen.main.bounds) // nope: other rewrites do these
    return inside.convert(inside.bounds, to: UIScreen.main.coordinateSpace) // want: convert through the window scene's
  }

  func observe(_ center: NotificationCenter) {
    center.addObserver(self, selector: #selector(changed), name: UIScreen.brightnessDidChangeNotification, object: UIScreen.main) // want: observe with `nil`
    center.addObserver(self, selector: #selector(changed), name: UIScreen.brightnessDidChangeNotification, object: nil) // nope: any screen
    let path = \UIScreen.brightness // nope: a key path of any screen
    print(UIScreen.main[keyPath: path]) // want: take the screen of the window scene
    let screen = view.window?.screen ?? UIScreen.main // want: the other side asks the right screen already
    print(screen.brightness)
  }

  @objc private func changed() {}

  func follow() {
    let token = UIScreen.main.observe(\.brightness) { _, _ in } // want: a screen that is observed
    token.invalidate()
  }
}

extension UIScreen {
  static var isLarge: Bool { main.nativeBounds.height > 2000 } // want: one of two displays
  static var shared: UIScreen { Self.main } // want: one of two displays
  static var other: UIScreen { .main } // want: asks one of two displays
  var isSmall: Bool { UIScreen.main.brightness < 1 } // want: the screen is `self`
  var own: CGFloat { brightness } // nope: the screen's own
}
