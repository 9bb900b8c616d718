import UIKit

#if targetEnvironment(macCatalyst)
final class WindowToolbar: NSObject {
  private let catalystItem = NSToolbarItem(itemIdentifier: .flexibleSpace)

  func prepare(_ group: NSToolbarItem) {
    catalystItem.visibilityPriority = .high  // nope: AppKit's toolbar items have had it for long
    group.visibilityPriority = .low  // nope: AppKit's, too
  }
}
#endif

final class ReplyController: UIViewController {
  func prepare(_ items: [UIBarButtonItem], _ badges: BadgeStore) {
    for entry in items {
      entry.visibilityPriority = .high  // want: if it is the one of `UIBarButtonItem`, put it behind `if #available(iOS 27.0, *)`
    }
    items.first?.axisBehavior = .horizontalOnly  // want: `axisBehavior` needs iOS 27.1
    badges.badge = nil  // nope: nothing of a bar button item
  }
}

final class BadgeStore {
  var badge: String? = nil
}
