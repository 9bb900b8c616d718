// review
import UIKit
import XCTest

final class RootTests: XCTestCase {
  @MainActor
  func testRoot() {
    let window = UIWindow(frame: UIScreen.main.bounds) // want: for a connected scene of the host app (test code)
    window.rootViewController = UIViewController()
    XCTAssertNotNil(window.rootViewController)
  }
}
