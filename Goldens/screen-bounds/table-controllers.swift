// review
import UIKit

final class InboxViewController: UITableViewController {
  private let spinner = UIActivityIndicatorView()

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    spinner.center = CGPoint(x: UIScreen.main.bounds.midX, y: 100) // want: start where it is scrolled to
    spinner.frame = UIScreen.main.bounds // want: start where it is scrolled to
    spinner.frame.size.width = UIScreen.main.bounds.width // want: use `view.bounds`
    spinner.frame.size = UIScreen.main.bounds.size // want: use `view.bounds`
  }
}
