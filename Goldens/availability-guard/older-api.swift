// target: iOS 15.0
import SwiftUI
import UIKit

final class LibraryViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.additionalOverflowItems = UIDeferredMenuElement { provider in // want: `additionalOverflowItems` needs iOS 16.0, and only iOS 15.0 is guaranteed here
            provider([])
        }
    }
}

struct Shelf: View {
    @State private var width = 0.0

    var body: some View {
        Text("\(width)")
            .onGeometryChange(for: CGFloat.self) { proxy in // want: `onGeometryChange` needs iOS 16.0
                proxy.size.width
            } action: { newWidth in
                width = newWidth
            }
    }
}
