import UIKit

final class HeaderView: UIView {
  var lineWidth: CGFloat = 0
}

final class DetailController: UIViewController {
  var lineWidth: CGFloat = 0
}

final class ListController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let detail = segue.destination as! DetailController
    detail.lineWidth = 1 / UIScreen.main.scale // want: use `traitCollection.displayScale`
    if let other = segue.destination as? DetailController {
      other.lineWidth = 2 / UIScreen.main.scale // want: use `traitCollection.displayScale`
    }
  }

  func showPopover(_ content: UIViewController) {
    content.preferredContentSize = CGSize(width: 300 * UIScreen.main.scale, height: 1) // want: use `traitCollection.displayScale`
  }

  func addHeader() {
    if let header = Bundle.main.loadNibNamed("Header", owner: nil)?.first as? HeaderView {
      header.lineWidth = 4 * UIScreen.main.scale // want: use `traitCollection.displayScale`
      view.addSubview(header)
    }
    let made = HeaderView()
    made.lineWidth = 4 * UIScreen.main.scale // want: use `traitCollection.displayScale`
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    view.layer.borderWidth = 1 / UIScreen.main.scale // want: use `traitCollection.displayScale`
  }

  func changed(from previous: UITraitCollection) {
    if previous.displayScale != UIScreen.main.scale { // want: use `traitCollection.displayScale`
      view.setNeedsLayout()
    }
  }

  func branch(_ cell: UITableViewCell) {
    if UIScreen.main.scale > 2 { // want: use `traitCollection.displayScale`
      cell.backgroundColor = .red
    }
  }
}
