import UIKit

final class SearchController: UIViewController {
  func search(_ text: String?, isLive: Bool) {
    if #available(iOS 15, *), let text, !text.isEmpty { update(text) }  // want: always holds
    if let text, #available(iOS 15, *) { update(text) } else { update("") }  // want: always holds
    if #available(iOS 15, *), #available(iOS 16, *) { update("both") }  // want: the check for iOS 15.0 always holds // want: the check for iOS 16.0 always holds
    if #available(iOS 15, *), #available(iOS 18, *) { update("one") }  // want: the check for iOS 15.0 always holds
    if isLive,
      #available(iOS 17.0, *)  // want: always holds
    {
      update("live")
    }
    while #available(iOS 15, *), isLive { update("loop") }  // want: always holds
  }

  private func update(_ text: String) {}
}
