// review
import UIKit

@MainActor private func hairline() -> CGFloat {
  1 / UIScreen.main.scale // want: give `hairline` the scale as a parameter, which its 2 callers pass
}

@MainActor enum Snapshots {
  fileprivate static func renderer(
    of size: CGSize,
    isOpaque: Bool = false
  ) -> UIGraphicsImageRenderer {
    let format = UIGraphicsImageRendererFormat()
    format.scale = UIScreen.main.scale // want: give `renderer` the scale as a parameter, which its caller passes
    format.opaque = isOpaque
    return UIGraphicsImageRenderer(size: size, format: format)
  }

  /// Callers of other modules would not compile any more.
  public static func pixels(_ points: CGFloat) -> CGFloat {
    points * UIScreen.main.scale // want: a static member has no traits: take the scale as a parameter (used in line 49)
  }

  /// Not every caller has traits.
  fileprivate static func points(_ pixels: CGFloat) -> CGFloat {
    pixels / UIScreen.main.scale // want: take the scale as a parameter (used in lines 50, 59)
  }

  /// Handed over as a value, it keeps its type.
  fileprivate static func rounded(_ points: CGFloat) -> CGFloat {
    (points * UIScreen.main.scale).rounded() // want: take the scale as a parameter (used in line 51)
  }
}

final class CardView: UIView {
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    line.heightAnchor.constraint(equalToConstant: hairline()).isActive = true
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.borderWidth = hairline()
    layer.contents = Snapshots.renderer(of: bounds.size).image { _ in }.cgImage
    layer.cornerRadius = Snapshots.pixels(4)
    layer.shadowRadius = Snapshots.points(4)
    line.alpha = [1, 2].map(Snapshots.rounded).reduce(0, +)
  }

  /// Another `image` may be meant, for all that the file says.
  func badge() -> UIImage { Badge().image(count: 1) }
}

@MainActor struct Badge {
  var width: CGFloat { Snapshots.points(12) }

  fileprivate func image(count: Int) -> UIImage {
    let scale = UIScreen.main.scale // want: take the scale as a parameter from the view (used in line 55)
    return UIImage(systemName: "\(count).circle", withConfiguration: UIImage.SymbolConfiguration(scale: scale > 2 ? .large : .small)) ?? UIImage()
  }
}

@MainActor @objcMembers
final class Legacy: NSObject {
  /// Code in Objective-C may call it, too.
  static func thickness() -> CGFloat {
    1 / UIScreen.main.scale // want: a static member has no traits: take the scale as a parameter (used in line 80)
  }

  static let shared = 1 / UIScreen.main.scale // want: `shared` is made once for all displays
}

final class LegacyView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.borderWidth = Legacy.thickness() + Legacy.shared
  }
}
