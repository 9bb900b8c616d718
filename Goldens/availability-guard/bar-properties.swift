// target: iOS 15.0
import UIKit

final class BarController: UITabBarController {
  private let archiveItem = UIBarButtonItem()
  private let group = UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)

  func prepare() {
    navigationItem.verticalBarCompressionBehavior = .prefersTabBar  // want: `verticalBarCompressionBehavior` needs iOS 27.1
    navigationItem.pinnedTrailingGroup = group  // want: `pinnedTrailingGroup` needs iOS 16.0
    navigationItem.additionalOverflowItems = nil  // want: `additionalOverflowItems` needs iOS 16.0
    archiveItem.visibilityPriority = .high  // want: `visibilityPriority` needs iOS 27.0
    archiveItem.badge = .count(1)  // want: `badge` needs iOS 26.0
    archiveItem.axisBehavior = .verticalPreferred  // want: `axisBehavior` needs iOS 27.1
    sheetPresentationController?.preferredPlacement = .leading  // want: `preferredPlacement` needs iOS 27.0
  }
}
