// review
import UIKit

final class SplashViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.frame = UIScreen.main.bounds // want: delete the statement
    view.clipsToBounds = true
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    self.view.frame = UIScreen.main.bounds // want: delete the statement
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated); view.frame = UIScreen.main.bounds // want: delete the statement
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    // The storyboard has another size.
    view.frame = UIScreen.main.bounds // want: delete the statement
  }

  func reset() {
    view.frame = UIScreen.main.bounds // want: size it where it is added
  }
}

/// Whoever adds the view has to size it.
final class BannerViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.frame = UIScreen.main.bounds // want: size it where it is added
  }

  func show(in window: UIWindow) {
    window.addSubview(view)
  }
}

final class PagesViewController: UIViewController {
  override func loadView() {
    view = UIView(frame: UIScreen.main.bounds) // want: the view may have no size yet
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let view = UIView()
    view.frame = UIScreen.main.bounds // want: use `self.view.bounds`
    self.view.addSubview(view)
  }
}
