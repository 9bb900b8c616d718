import UIKit

final class DetailViewController: UIViewController {
  @IBOutlet private var separatorHeight: NSLayoutConstraint! {
    didSet { separatorHeight.constant = 1 / UIScreen.main.scale } // want: use `max(traitCollection.displayScale, 1)`
  }
  var inset: CGFloat = 0 {
    didSet { additionalSafeAreaInsets.top = inset / UIScreen.main.scale } // want: use `max(traitCollection.displayScale, 1)`
  }
  private lazy var rule = makeRule()
  private var hairline: CGFloat { 1 / UIScreen.main.scale } // want: use `max(traitCollection.displayScale, 1)`
  private var pixel: CGFloat { 1 / UIScreen.main.scale } // want: use `traitCollection.displayScale`

  override func viewDidLoad() {
    super.viewDidLoad()
    view.layer.borderWidth = 1 / UIScreen.main.scale // want: use `max(traitCollection.displayScale, 1)`
    view.layer.rasterizationScale = UIScreen.main.scale // want: use `traitCollection.displayScale`
    setUpViews()
    view.addSubview(rule)
    view.layer.cornerRadius = hairline
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.layer.shadowRadius = 2 / UIScreen.main.scale // want: use `max(traitCollection.displayScale, 1)`
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    view.layer.shadowRadius = 3 / UIScreen.main.scale // want: use `traitCollection.displayScale`
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.layer.cornerRadius = 8 / UIScreen.main.scale // want: use `traitCollection.displayScale`
    view.layer.borderWidth = pixel
  }

  private func setUpViews() {
    addBorder()
  }

  private func addBorder() {
    view.layer.borderWidth = 1 / UIScreen.main.scale // want: use `max(traitCollection.displayScale, 1)`
  }

  private func makeRule() -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 1 / UIScreen.main.scale)) // want: use `max(traitCollection.displayScale, 1)`
  }

  private func highlight() {
    view.layer.borderWidth = 3 / UIScreen.main.scale // want: use `traitCollection.displayScale`
  }

  @objc private func didTap() {
    highlight()
  }
}

final class PriceCell: UITableViewCell {
  @IBOutlet private var line: UIView!

  override func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated {
      line.layer.borderWidth = 1 / UIScreen.main.scale // want: use `max(traitCollection.displayScale, 1)`
    }
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    line.layer.borderWidth = 2 / UIScreen.main.scale // want: use `max(traitCollection.displayScale, 1)`
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    line.layer.borderWidth = 3 / UIScreen.main.scale // want: use `traitCollection.displayScale`
  }

  func configure(price: Double) {
    line.layer.borderWidth = price / UIScreen.main.scale // want: use `max(traitCollection.displayScale, 1)`
  }

  override var isHighlighted: Bool {
    didSet { line.layer.borderWidth = 4 / UIScreen.main.scale } // want: use `traitCollection.displayScale`
  }
}
