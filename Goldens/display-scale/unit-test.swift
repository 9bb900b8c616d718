import UIKit
import XCTest

final class SnapshotTests: XCTestCase {
  @MainActor
  func testScale() {
    XCTAssertEqual(UIScreen.main.scale, 3) // want: (test code)
    let view = UIView()
    XCTAssertEqual(view.traitCollection.displayScale, 3)
  }
}

final class FixtureView: UIView {
  override func draw(_ rect: CGRect) {
    UIRectFill(CGRect(x: 0, y: 0, width: 1 / UIScreen.main.scale, height: 1)) // want: use `traitCollection.displayScale` (test code)
  }
}
