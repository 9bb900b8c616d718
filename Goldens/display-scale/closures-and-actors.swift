// review
import SwiftUI
import UIKit

private func keep(_ work: @escaping @MainActor () -> Void) {}

protocol Hairlined {}

extension Hairlined where Self: UIView {
  func drawLater() {
    keep {
      print(UIScreen.main.scale)  // want: the code belongs to no actor
    }
    DispatchQueue.main.async {
      print(UIScreen.main.scale)  // want: the code belongs to no actor
    }
  }
}

final class RingLayer: CALayer {
  func show(in cell: UITableViewCell) {
    DispatchQueue.main.async {
      print(UIScreen.main.scale)  // want: a layer has no traits
    }
  }
}

struct Meter: View {
  var level = 0 {
    didSet {
      keep { print(UIScreen.main.scale) }  // want: a struct that the member may change
    }
  }

  var body: some View { Text("\(level)") }  // nope: no screen
}
