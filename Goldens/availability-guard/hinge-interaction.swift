import UIKit

final class GuitarViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    let hinge = UIHingeInteraction()  // want: `UIHingeInteraction` needs iOS 27.1
    hinge.didMove(to: nil)
    view.addInteraction(hinge)
    bend(by: 0)
    view.addInteraction(UIHingeInteraction())  // want: `UIHingeInteraction` needs iOS 27.1
  }

  private func bend(by amount: Double) {}
}
