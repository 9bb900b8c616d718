// review
import UIKit

final class StatusBarCover: NSObject {
  private var window: UIWindow?

  @MainActor
  func show(over scene: UIWindowScene) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 20)) // want: set its frame from the scene's coordinate space
    window?.windowScene = scene
    window?.isHidden = false
  }
}
