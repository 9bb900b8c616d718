import UIKit

final class TabController: UITabBarController {
    let items = [UIBarButtonItem]()
    let closeItem = UIBarButtonItem()

    func prepare(isWide: Bool) {
        items.forEach { $0.axisBehavior = .verticalPreferred } // want: `axisBehavior` needs iOS 27.1
        if isWide { sidebar.preferredPlacement = .sidebar } // want: `preferredPlacement` needs iOS 27.0
        switch isWide {
        case true: closeItem.axisBehavior = .horizontalOnly // want: `axisBehavior` needs iOS 27.1
        case false:
            closeItem.axisBehavior = .verticalPreferred // want: `axisBehavior` needs iOS 27.1
        }
        closeItem.axisBehavior = .horizontalOnly; closeItem.title = "Close" // want: `axisBehavior` needs iOS 27.1
    }
}
