// review
import UIKit
import XCTest

final class PanelTests: XCTestCase {
  @MainActor
  func testHeight() {
    let controller = UIViewController()
    XCTAssertEqual(controller.view.frame.height, UIScreen.main.bounds.height - 20) // want: compare with the window that hosts the view (test code)
  }
}

final class HostViewController: UIViewController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.frame = UIScreen.main.bounds // want: (test code)
  }
}
