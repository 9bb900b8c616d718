import UIKit

#if canImport(AppKit)
  typealias NSUIScreen = NSScreen
#else
  typealias NSUIScreen = UIScreen
#endif

@MainActor
final class MyUIScreen {
  static let main = MyUIScreen()
  var brightness: CGFloat = 1
}
