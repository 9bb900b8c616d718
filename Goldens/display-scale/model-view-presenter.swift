// target: iOS 17.0
// compile: no, because `View` is in another file
import UIKit

final class LoginPresenter: View {
  func width() -> CGFloat {
    2 * UIScreen.main.scale // want: whether `LoginPresenter` has traits depends on `View`, which is declared outside the project
  }
}
