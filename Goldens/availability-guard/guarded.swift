import SwiftUI
import UIKit

final class MailViewController: UIViewController {
  private let item = UIBarButtonItem()

  @available(iOS 27.1, *)
  override var preferredVerticalBarBehavior: UIVerticalBarBehavior { .disabled }  // nope: marked

  override func viewDidLoad() {
    super.viewDidLoad()
    if #available(iOS 27.1, *), traitCollection.verticalBarEdge == .leading {  // nope: a later condition
      [item].forEach { $0.axisBehavior = .verticalPreferred }  // nope: a closure in the branch
    }
    if #unavailable(iOS 27.1) {
      item.title = "Edit"
    } else {
      item.axisBehavior = .horizontalOnly  // nope: the other branch
    }
    while #available(iOS 28, *) {
      item.axisBehavior = .horizontalOnly  // nope: later than needed
      break
    }
    guard #available(iOS 27.1, *) else { return }
    item.axisBehavior = .horizontalOnly  // nope: after a guard
  }
}

@available(iOS, introduced: 27.1)
extension MailViewController {
  func layOut() {
    _ = view.reservedRegions(kind: .division)  // nope: a marked extension
  }
}

extension View {
  @ViewBuilder
  func horizontalBarsOnly() -> some View {
    if #available(iOS 27.1, *) {
      self.toolbarVerticalBehavior(.disabled)  // nope: the wrapper that the guidance asks for
    } else {
      self
    }
  }
}

@available(iOS 27.1, *)
struct FoldAwareGrid: View {
  @Environment(\.toolbarVerticalEdge) private var edge  // nope: a view that is marked

  var body: some View {
    GeometryReader { proxy in
      let hasFold = !proxy.reservedRegions(kind: .division, options: .includeInactive).isEmpty  // nope: a view that is marked
      Text(hasFold ? "two" : "one")
    }
  }
}
