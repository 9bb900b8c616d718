import UIKit

final class LiveView: UIView {
  private var handler: (() -> Void)?

  private func onChange(_ body: @escaping () -> Void) { handler = body }

  func observe() {
    onChange { [weak self] in
      self?.layer.borderWidth = 1 / UIScreen.main.scale // want: the closure holds `self` weakly: unwrap it first
    }
    onChange { [weak self] in
      guard let self else { return }
      self.layer.borderWidth = 1 / UIScreen.main.scale // want: use `self.traitCollection.displayScale`
    }
    onChange { [weak self] in
      guard let self = self else { return }
      self.layer.borderWidth = 1 / UIScreen.main.scale // want: use `self.traitCollection.displayScale`
    }
    onChange { [weak self] in
      guard let strongSelf = self else { return }
      strongSelf.layer.borderWidth = 1 / UIScreen.main.scale // want: use `strongSelf.traitCollection.displayScale`
    }
    onChange { [weak self] in
      if let this = self {
        this.layer.borderWidth = 1 / UIScreen.main.scale // want: use `this.traitCollection.displayScale`
      } else {
        print(UIScreen.main.scale) // want: the closure holds `self` weakly
      }
    }
    onChange { [weak self] in
      guard let self else { return }
      UIView.animate(withDuration: 0.2) {
        self.layer.borderWidth = 1 / UIScreen.main.scale // want: use `self.traitCollection.displayScale`
      }
    }
    onChange { [weak self] in
      print(UIScreen.main.scale) // want: the closure holds `self` weakly
      guard let self else { return }
      self.setNeedsLayout()
    }
    onChange { [weak owner = self] in
      owner?.layer.borderWidth = 1 / UIScreen.main.scale // want: the closure holds `self` weakly
    }
  }

  func style(_ cell: UITableViewCell) {
    onChange { [weak cell] in
      cell?.layer.borderWidth = 1 / UIScreen.main.scale // want: the closure does not capture `self` yet
    }
  }
}
