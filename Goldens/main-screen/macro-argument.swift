// review
// compile: no, because the plugin of the macro is not here
import UIKit

@freestanding(expression)
macro measured(_ value: CGFloat) -> CGFloat = #externalMacro(module: "Measuring", type: "Measured")

final class MeasuredViewController: UIViewController {
  func level() -> CGFloat {
    #measured(UIScreen.main.brightness) // want: a macro's argument
  }
}
