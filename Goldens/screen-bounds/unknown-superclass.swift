// review
// compile: no, because the superclass is in another file
import UIKit

final class FeedViewController: BaseFeedViewController {
  private let header = UIView()

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    header.frame.size.width = UIScreen.main.bounds.width // want: use `view.bounds`
  }
}

final class FeedThing: BaseFeedThing {
  func width() -> CGFloat {
    UIScreen.main.bounds.width // want: once it is known what `FeedThing` is
  }
}
