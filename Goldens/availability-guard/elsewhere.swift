import UIKit

final class Shared: UIViewController {
  let item = UIBarButtonItem()

  func prepare() {
    #if os(visionOS)
    item.axisBehavior = .horizontalOnly  // nope: not for iOS
    #elseif os(iOS)
    item.axisBehavior = .horizontalOnly  // want: `axisBehavior` needs iOS 27.1
    #else
    item.axisBehavior = .verticalPreferred  // nope: not for iOS
    #endif
    if #available(visionOS 27, *) {
      item.axisBehavior = .horizontalOnly  // want: `axisBehavior` needs iOS 27.1, and only iOS 17.0 is guaranteed here
    }
    if #available(iOSApplicationExtension 27.1, *) {
      item.axisBehavior = .horizontalOnly  // want: `axisBehavior` needs iOS 27.1, and only iOS 17.0 is guaranteed here
    }
  }

  @available(iOS, unavailable)
  func unused() {
    item.axisBehavior = .horizontalOnly  // nope: nothing on iOS calls it
  }

  @available(Duo 1.0, *)
  func duo() {
    item.axisBehavior = .horizontalOnly  // want: the availability macro `Duo` may guarantee it
  }
}
