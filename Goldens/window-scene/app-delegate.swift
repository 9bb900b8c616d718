// review
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds) // want: a blocker: the iOS 27 SDK ends an app at launch

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds) // want: declare `UIApplicationSceneManifest`
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

class LegacyAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if #available(iOS 13.0, *) {
      // The scene delegate makes the window.
    } else {
      window = UIWindow(frame: UIScreen.main.bounds) // want: it is the way before iOS 13: remove it with the check
    }
    return true
  }
}
