import UIKit

final class FeedViewController: UITableViewController {
  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    cell.layer.borderWidth = 1 / UIScreen.main.scale // want: use `cell.traitCollection.displayScale`
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "feed", for: indexPath) as! FeedCell
    cell.line.layer.borderWidth = 1 / UIScreen.main.scale // want: use `max(cell.traitCollection.displayScale, 1)`
    cell.thumbnailSide = 40 * UIScreen.main.scale // want: use `cell.traitCollection.displayScale`
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    44 + 1 / UIScreen.main.scale // want: use `traitCollection.displayScale`
  }

  @IBAction func didTap(_ sender: UIButton) {
    sender.layer.borderWidth = 2 / UIScreen.main.scale // want: use `sender.traitCollection.displayScale`
  }

  func mark(_ view: UIView) {
    view.layer.borderWidth = 1 / UIScreen.main.scale // want: use `max(view.traitCollection.displayScale, 1)`
    print(UIScreen.main.scale) // want: use `traitCollection.displayScale`
  }

  func refresh() {
    if let cell = tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? FeedCell {
      cell.thumbnailSide = 40 * UIScreen.main.scale // want: use `cell.traitCollection.displayScale`
    }
    guard let window = view.window else { return }
    window.layer.borderWidth = 1 / UIScreen.main.scale // want: use `window.traitCollection.displayScale`
  }

  func update(_ cell: UITableViewCell) {
    switch cell {
    case let cell as FeedCell:
      cell.thumbnailSide = 40 * UIScreen.main.scale // want: use `cell.traitCollection.displayScale`
    default:
      break
    }
  }

  func optional(_ cell: FeedCell?) {
    cell?.thumbnailSide = 40 * UIScreen.main.scale // want: use `traitCollection.displayScale`
  }
}

final class FeedCell: UITableViewCell {
  let line = UIView()
  var thumbnailSide: CGFloat = 0
}

final class FeedDelegate: NSObject, UIScrollViewDelegate {
  private var offset: CGFloat = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offset = (scrollView.contentOffset.y * UIScreen.main.scale).rounded() / UIScreen.main.scale // want: use `scrollView.traitCollection.displayScale` // want: use `scrollView.traitCollection.displayScale`
  }
}

@MainActor
func addHairline(to view: UIView) {
  let line = UIView()
  line.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale).isActive = true // want: use `max(view.traitCollection.displayScale, 1)`
  view.addSubview(line)
}

@MainActor
func pixels(_ points: CGFloat, in environment: UITraitEnvironment) -> CGFloat {
  points * UIScreen.main.scale // want: use `environment.traitCollection.displayScale`
}

@MainActor
func hairline(for traitCollection: UITraitCollection) -> CGFloat {
  1 / UIScreen.main.scale // want: use `max(traitCollection.displayScale, 1)`
}

@MainActor
final class Snapshotter {
  private var pending: (() -> Void)?

  func prepare(_ view: UIView) {
    DispatchQueue.main.async {
      print(view, UIScreen.main.scale) // want: use `view.traitCollection.displayScale`
    }
    pending = { print(UIScreen.main.scale) } // want: the closure does not capture `view` yet
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    print(windowScene, UIScreen.main.scale) // want: use `windowScene.traitCollection.displayScale`
  }
}
