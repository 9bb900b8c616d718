import SwiftUI
import UIKit

final class ChainController: UIViewController {
  func choose(_ isWide: Bool) -> Int {
    if isWide {
      return 0
    } else if #available(iOS 18, *) {  // nope: later than the deployment target
      return 18
    } else if #available(iOS 16, *) {  // want: always holds
      return 16
    } else if isWide {
      return 1
    } else {
      // Long ago.
      return 2
    }
  }

  func double() {
    if #available(iOS 16, *), #available(iOS 15, *) {  // want: the check for iOS 16.0 always holds // want: the check for iOS 15.0 always holds
      view.isHidden = true
    } else {
      view.isHidden = false
    }
    if #unavailable(iOS 15), #unavailable(iOS 16) {  // want: the check for iOS 15.0 never holds // want: the check for iOS 16.0 never holds
      view.alpha = 0
    } else {
      view.alpha = 1
    }
    if #unavailable(iOS 15) {  // want: never holds
      view.alpha = 0
    } else if #unavailable(iOS 18) {  // nope: later than the deployment target
      view.alpha = 0.5
    } else if #unavailable(iOS 16) {  // want: never holds
      view.alpha = 0.7
    } else {
      view.alpha = 1
    }
  }

  func closures(_ numbers: [Int]) -> [Int] {
    let doubled = numbers.map { number in
      if #available(iOS 15, *) {  // want: always holds
        return number * 2
      }
      return number
    }
    return doubled.map { if #available(iOS 16, *) { $0 + 1 } else { $0 } }  // want: always holds
  }

  func each(_ isOn: Bool?) {
    switch isOn {
    case true?:
      if #available(iOS 15, *) {  // want: always holds
        view.alpha = 1
      } else {
        view.alpha = 0
      }
    default:
      guard #available(iOS 15, *) else { break }  // want: always holds
      view.alpha = 0.5
    }
    repeat {
      if #available(iOS 15, *) { break }  // want: always holds
    } while view.isHidden
    do {
      guard #available(iOS 16, *), view.isHidden else { return }  // want: always holds
      view.isHidden = false
    }
  }
}

struct Chain: View {
  let isWide: Bool

  var body: some View {
    Group {
      if isWide {
        Text("wide")
      } else if #available(iOS 16, *) {  // want: always holds
        Text("new")
          .bold()
      } else {
        Text("old")
      }
    }
    .toolbar {
      if #available(iOS 16, *) {  // want: always holds
        ToolbarItem { Text("A") }
      }
    }
    .overlay {
      if #available(iOS 16, *), isWide {  // want: always holds
        Text("over")
      }
    }
    Text("\(isWide ? 1 : 2)")
      .background(background)
  }

  private var background: Color {
    guard #available(iOS 15, *) else { return .black }  // want: always holds
    return isWide ? .red : .blue
  }
}
