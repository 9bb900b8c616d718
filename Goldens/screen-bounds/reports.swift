// review
import UIKit

@MainActor
struct Analytics {
  static let shared = Analytics()
  func send(_ values: [String: String]) {}
}

final class AboutViewController: UIViewController {
  private let label = UILabel()

  @objc private func copyDetails(_ sender: UIButton) {
    print("screen: \(UIScreen.main.bounds)") // want: it is told to somebody
    Analytics.shared.send(["size": "\(UIScreen.main.bounds.size)"]) // want: it is told to somebody
    let width = Int(UIScreen.main.bounds.width) // want: it is told to somebody
    let url = URL(string: "https://example.com/?width=\(width)")
    label.text = "\(UIScreen.main.bounds.width)" // want: use `view.bounds`
    label.isHidden = url == nil
  }
}
