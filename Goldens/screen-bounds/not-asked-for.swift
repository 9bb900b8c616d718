import UIKit

final class QuietViewController: UIViewController {
  private let cover = UIView()

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // Every fix of this rewrite needs a look, so none is made unasked.
    cover.frame = UIScreen.main.bounds // want: use `view.bounds`
    cover.frame = view.bounds // nope: right already
  }
}
