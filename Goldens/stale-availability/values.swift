import UIKit

final class MetricsController: UIViewController {
  let spacing: CGFloat = if #available(iOS 16, *) { 8 } else { 4 }  // want: always holds

  func inset(_ isWide: Bool) -> CGFloat {
    let inset = if #available(iOS 16, *) {  // want: remove it by hand, as its branch is more than a value
      isWide ? 20.0 : 16.0
    } else {
      12.0
    }
    return if #available(iOS 15, *) { inset + spacing } else { inset }  // want: always holds
  }

  var columns: Int {
    if #available(iOS 16, *) { 2 } else { 1 }  // want: always holds
  }
}
