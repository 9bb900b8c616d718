import UIKit
import XCTest

final class BrightnessTests: XCTestCase {
  @MainActor
  func testLevel() {
    XCTAssertEqual(UIScreen.main.brightness, 0.5) // want: (test code)
  }
}
