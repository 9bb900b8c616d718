import UIKit

#if DEBUG
@available(iOS 15.0, *)  // want: says nothing new
#endif
final class Inspector: UIView {
  #if compiler(>=5.9)
  @available(iOS 15.0, *)  // want: remove it by hand, as its `#if` is about more than that
  @discardableResult
  #endif
  func inspect() -> Bool { true }

  #if DEBUG
  // While it is new.
  @available(iOS 15.0, *)  // want: says nothing new
  #else
  @available(iOS 16.0, *)  // want: says nothing new
  #endif
  func measure() {}

  #if DEBUG
  @available(iOS 15.0, *)  // want: remove it by hand, as its `#if` is about more than that
  #else
  @available(iOS 18.0, *)  // nope: iOS 18 is not guaranteed
  #endif
  func layOut() {}
}
