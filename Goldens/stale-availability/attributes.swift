import SwiftUI
import UIKit

/// A marked type.
@available(iOS 15.0, *)  // want: iOS 17.0 is guaranteed here, so `@available` for iOS 15.0 says nothing new
@MainActor
final class Store {
  @available(iOS 16, *) private var count: Int { 1 }  // want: says nothing new
  @MainActor @available(iOS, introduced: 16.0)  // want: says nothing new
  func load() {}

  var title: String {
    @available(iOS 15, *)  // want: says nothing new
    get { "store" }
  }

  @available(iOS 18, *)  // nope: later than the deployment target
  func later() {
    if #available(iOS 17.4, *) { load() }  // want: iOS 18.0 is guaranteed here, so the check for iOS 17.4 always holds
  }

  @available(iOS 15, macOS 12, *)  // nope: the list names another system
  func shared() {}

  @available(iOS, introduced: 16.0, deprecated: 16.4, message: "use load")  // nope: says more than since when
  func old() {}

  @available(*, unavailable)  // nope: for no version at all
  func never() {}
}

@available(iOS 13.0, *)  // want: says nothing new
extension Store {
  @available(iOS 14.0, *)  // want: says nothing new
  enum Kind {
    case list
    @available(iOS 15.0, *)  // want: says nothing new
    case grid
  }
}
