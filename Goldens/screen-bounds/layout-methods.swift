// review
import UIKit

final class PosterViewController: UIViewController {
  private let poster = UIImageView()
  private let caption = UILabel()
  private let shade = CALayer()

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    caption.preferredMaxLayoutWidth = UIScreen.main.bounds.width - 32 // want: use `view.bounds`
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    shade.frame = UIScreen.main.bounds // want: use `view.bounds`
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = UIScreen.main.bounds.size // want: use `view.bounds`
    poster.frame = CGRect(x: 0, y: 0, width: size.width, height: size.width * 9 / 16)
    caption.center = CGPoint(x: UIScreen.main.bounds.midX, y: poster.frame.maxY + 24) // want: use `view.bounds`
    layoutShade()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    poster.transform = CGAffineTransform(translationX: 0, y: -UIScreen.main.bounds.height / 4) // want: use `view.bounds`
  }

  private func layoutShade() {
    shade.bounds.size.height = UIScreen.main.bounds.height / 3 // want: use `view.bounds`
  }
}
