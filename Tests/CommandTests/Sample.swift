import Foundation

/// Small Swift files with a known end, for tests that are about everything but the rewrites.
enum Sample {
  /// One safe fix.
  static let safe = """
    import UIKit

    final class HairlineView: UIView {
      func pixels(_ points: CGFloat) -> CGFloat {
        points * UIScreen.main.scale
      }
    }

    """

  static let safeFixed = safe.replacingOccurrences(of: "UIScreen.main.scale", with: "traitCollection.displayScale")

  /// Of `safe`.
  static func patch(_ path: String) -> String {
    """
    diff --git a/\(path) b/\(path)
    --- a/\(path)
    +++ b/\(path)
    @@ -2,6 +2,6 @@
     
     final class HairlineView: UIView {
       func pixels(_ points: CGFloat) -> CGFloat {
    -    points * UIScreen.main.scale
    +    points * traitCollection.displayScale
       }
     }

    """
  }

  /// One fix that needs a look.
  static let review = """
    import UIKit

    final class ScaleView: UIView {
      let scale = UIScreen.main.scale
    }

    """

  /// One finding without a fix.
  static let manual = """
    import UIKit

    func hairline() -> CGFloat { UIScreen.main.scale }

    """

  /// Nothing to find.
  static let clean = """
    import UIKit

    final class PlainView: UIView {}

    """
}
