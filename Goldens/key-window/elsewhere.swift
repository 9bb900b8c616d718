// review
import SwiftUI
import UIKit

@MainActor
enum Router {
  static func top() -> UIViewController? {
    UIApplication.shared.keyWindow?.rootViewController // want: take the window scene whose `activationState`
  }
}

@MainActor
func bottomInset() -> CGFloat {
  UIApplication.shared.windows.first?.safeAreaInsets.bottom ?? 0 // want: take the window scene whose `activationState`
}

struct FooterView: View {
  var body: some View {
    Text("Footer")
      .padding(.bottom, UIApplication.shared.windows.first?.safeAreaInsets.bottom) // want: take the window scene whose `activationState`
  }
}

class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.windows.first?.tintColor = .red // want: take the window scene whose `activationState`
    let app = UIApplication.shared
    app.keyWindow?.tintColor = .blue // want: take the window scene whose `activationState`
    return true
  }
}

final class PanelViewController: UIViewController {
  static var inset: CGFloat { UIApplication.shared.keyWindow?.safeAreaInsets.top ?? 0 } // want: take the window scene whose `activationState`
  private let top = UIApplication.shared.keyWindow?.safeAreaInsets.top // want: take the window scene whose `activationState`
}
