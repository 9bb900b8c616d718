import SwiftUI
import UIKit

final class MixerView: UIView {
  func compare(_ traitCollection: UITraitCollection?) {
    let scale = UIScreen.main.scale // want: use `self.traitCollection.displayScale`
    print(scale, traitCollection as Any)
  }

  func shadow() {
    let traitCollection = UITraitCollection()
    print(traitCollection, UIScreen.main.scale) // want: use `self.traitCollection.displayScale`
  }

  func local() -> CGFloat {
    let displayScale = UIScreen.main.scale // want: use `traitCollection.displayScale`
    return displayScale
  }
}

struct MixerRow: View {
  var body: some View {
    let displayScale = UIScreen.main.scale // want: use `self.displayScale`
    Text("\(displayScale)")
  }

  func width(displayScale: CGFloat) -> CGFloat {
    displayScale * UIScreen.main.scale // want: use `self.displayScale`
  }
}
