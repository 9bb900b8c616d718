import UIKit

final class PickerController: UIViewController {
  func color() -> UIColor {
    if #available(iOS 15, *) {  // want: always holds
      return .tintColor
    }
    return view.tintColor
  }

  func style(_ isOn: Bool) -> Int {
    if isOn {
      if #available(iOS 15, *) {  // want: always holds
        return 1
      }
    }
    if #available(iOS 15, *) {  // want: always holds
      let value = isOn ? 2 : 3
      return value
    }
    let value = 4
    if #available(iOS 14, *) { return value + 1 }
    return value
  }

  func each(_ items: [Int]) {
    for item in items {
      if #available(iOS 15, *) {  // want: always holds
        print(item)
        continue
      }
      print(-item)
    }
  }
}
