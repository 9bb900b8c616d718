import Meaning
import Rewrites
import Rewriting
import SwiftTree
import Testing

// A file in the middle of an edit: what is broken is left alone, and what stands two functions away is still found.

@Suite struct BrokenFileTests {
  /// What a line may look like while it is typed, deleted or merged.
  static let breakages = [
    "let scale = UIScreen.main.", "let scale = UIScreen.main.scale +", "use(UIScreen.main.scale", "use(UIScreen.main.scale, ",
    "use(UIScreen.main.scale b)", "let = UIScreen.main.scale", "let a: = UIScreen.main.scale", "if UIScreen.main.scale",
    "guard UIScreen.main.scale > 1", "let a = \"b \\(UIScreen.main.scale", "let a = [UIScreen.main.scale, 2",
    "return UIScreen.main.scale b", "for x in UIScreen.main.scale", "switch UIScreen.main.scale { case }",
    "x = UIScreen.main.scale) y", "let a = UIScreen.main.scale let b = 2", "do { } catch UIScreen.main.scale",
    "UIScreen.main.scale ? b", "let a = UIScreen.main.scale as", "use(UIScreen.main.scale <#T##Int#>)",
    "} use(UIScreen.main.scale) {", "let a = UIScreen.main.scale #if", "public public let a = UIScreen.main.scale",
    "let a = { UIScreen.main.scale +", "use(a: UIScreen.main.scale b: 2)", "let a = UIScreen.main.scale == ",
  ]

  /// The bytes around the broken line; the line itself stands between them.
  private static let before = """
    import UIKit

    final class BadgeView: UIView {
      func before() {
        layer.borderWidth = 1 / UIScreen.main.scale
      }

      func between() {
        setNeedsLayout()
      }

      func broken() {

    """
  private static let after = """

      }

      func alsoBetween() {
        setNeedsLayout()
      }

      func after() {
        layer.shadowRadius = 1 / UIScreen.main.scale
      }
    }

    """

  private static let engine = Engine(
    rewrites: Registry.all, configuration: Configuration(deploymentTarget: OSVersion("16.0"), includesReview: true))

  @Test(arguments: breakages)
  func fixesStayAwayFromTheBreakage(_ breakage: String) {
    let line = "    " + breakage
    let source = Self.before + line + Self.after
    let result = Self.engine.process(Array(source.utf8), path: "BadgeView.swift")
    #expect(result.problem == nil, "\(breakage)")
    #expect(Tree.parse(Array(source.utf8)).hasError, "\(breakage)")
    let text = String(decoding: result.output, as: UTF8.self)
    let fixed = "1 / traitCollection.displayScale"
    #expect(text.contains("layer.borderWidth = " + fixed), "\(breakage)")
    #expect(text.contains("layer.shadowRadius = " + fixed), "\(breakage)")
    // The broken line is the same, and nothing but the two sites has changed.
    let unfixed = text.replacing(fixed, with: "1 / UIScreen.main.scale")
    #expect(unfixed == source, "\(breakage)")
  }

  /// Without the end of the type everything in it is below an error; its statements are not.
  @Test func aMissingBraceAtTheEndCostsNothingBefore() {
    let source = String((Self.before + "    setNeedsLayout()" + Self.after).dropLast(3))
    let result = Self.engine.process(Array(source.utf8), path: "BadgeView.swift")
    #expect(result.problem == nil)
    #expect(String(decoding: result.output, as: UTF8.self).contains("layer.borderWidth = 1 / traitCollection.displayScale"))
  }
}
