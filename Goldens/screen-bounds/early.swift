// review
import UIKit

final class FormViewController: UIViewController {
  private let field = UITextField()
  private let width = UIScreen.main.bounds.width // want: the view may have no size yet
  private lazy var column = UIScreen.main.bounds.width / 2 // want: the view may have no size yet
  private var inset: CGFloat { UIScreen.main.bounds.width * 0.05 } // want: the view may have no size yet

  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    field.frame.size.width = UIScreen.main.bounds.width // want: the view may have no size yet
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds) // want: the view may have no size yet
    self.view = view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.frame = CGRect(x: inset, y: 80, width: UIScreen.main.bounds.width - 32, height: 44) // want: the view may have no size yet
    addField()
    setUpLater()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    field.frame.size.width = UIScreen.main.bounds.width // want: the view may have no size yet
  }

  private func addField() {
    field.widthAnchor.constraint(equalToConstant: UIScreen.main.bounds.width - 32).isActive = true // want: the view may have no size yet
    placeField()
  }

  private func placeField() {
    field.frame.origin.y = UIScreen.main.bounds.height / 2 // want: the view may have no size yet
  }

  private func setUpLater() {
    DispatchQueue.main.async {
      self.field.frame.size.width = UIScreen.main.bounds.width // want: the view may have no size yet
    }
  }

  /// Callers may configure the controller before they show it.
  func configure(with text: String) {
    field.text = text
    field.frame.size.width = UIScreen.main.bounds.width // want: callers may run it before
  }

  override func updateViewConstraints() {
    field.frame.size.width = UIScreen.main.bounds.width // want: the view may still have its old size
    super.updateViewConstraints()
  }
}
