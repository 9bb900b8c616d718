// review
import UIKit

struct Track {
  var title = ""
}

final class PlayerView: UIView {
  private var handler: (() -> Void)?
  private var title = ""

  private func onChange(_ body: @escaping () -> Void) { handler = body }

  func observe() {
    onChange {
      print(UIScreen.main.scale) // want: the closure does not capture `self` yet
    }
    let log = { print(UIScreen.main.scale) } // want: the closure does not capture `self` yet
    log()
    Task {
      print(UIScreen.main.scale) // want: the closure does not capture `self` yet
    }
    onChange {
      print(UIScreen.main.scale) // want: use `self.traitCollection.displayScale`
      self.onChange { [weak self] in
        guard let self else { return }
        print(title)
      }
    }
    onChange {
      UIView.animate(withDuration: 0.1) {
        print(UIScreen.main.scale) // want: the closure does not capture `self` yet
      }
    }
    onChange {
      print([Track]().map(\.title), UIScreen.main.scale) // want: the closure does not capture `self` yet
    }
  }

  func rebound() {
    onChange { [weak self] in
      guard let self else { return }
      self.onChange {
        print(UIScreen.main.scale) // want: the closure does not capture `self` yet
      }
    }
    onChange { [weak self] in
      guard let strongSelf = self else { return }
      strongSelf.onChange {
        print(UIScreen.main.scale) // want: the closure holds `self` weakly
      }
    }
  }
}
