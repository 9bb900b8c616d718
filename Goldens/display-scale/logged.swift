import UIKit
import os

final class TraceView: UIView {
  private let logger = Logger()

  func trace() {
    logger.debug("scale \(UIScreen.main.scale)") // want: use `self.traitCollection.displayScale`
    print("scale \(UIScreen.main.scale)") // want: use `traitCollection.displayScale`
  }
}
