// review
import UIKit

final class PasscodeViewController: UIViewController {
  @objc private func unlock(_ sender: UIButton) {
    UIApplication.shared.keyWindow?.endEditing(true) // want: a passcode or privacy window is shown while its scene is not active
  }
}

final class PrivacyScreen: NSObject {
  @MainActor
  func cover() {
    UIApplication.shared.windows.first?.isHidden = true // want: a passcode or privacy window is shown while its scene is not active
  }
}
