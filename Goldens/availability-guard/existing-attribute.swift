// target: iOS 15.0
import UIKit

@available(iOS 16.0, macCatalyst 16, *)
final class SheetViewController: UIViewController {
  @available(iOS 17, *)
  override var preferredVerticalBarBehavior: UIVerticalBarBehavior {  // want: `preferredVerticalBarBehavior` needs iOS 27.1, and only iOS 17.0 is guaranteed here
    .disabled
  }

  @available(iOS, introduced: 16.0, deprecated: 29.0, message: "show a sheet")
  private func attach(_ interaction: UIHingeInteraction) {  // want: `UIHingeInteraction` needs iOS 27.1, and only iOS 16.0 is guaranteed here
    view.addInteraction(interaction)
  }

  @available(macCatalyst 17, *)
  private func detach(_ interaction: UIHingeInteraction) {  // want: `UIHingeInteraction` needs iOS 27.1
    view.removeInteraction(interaction)
  }
}
