// compile: no, because the guidance names the method and declares neither its owner nor what it takes
import UIKit

final class CaptureController: UIViewController {
  private let accessory = NSObject()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    registerSceneAccessory(accessory)  // want: `registerSceneAccessory` needs iOS 27.1
  }
}
