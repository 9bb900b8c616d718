import SwiftTree

// `size.width == UIScreen.main.bounds.width`: the question is not how large something is, but whether it is all there is.

enum FullScreenTest {
  /// Why a use that is compared for equality is not measured from somewhere else: it would be compared with itself.
  static func objection(to use: MainScreenUse) -> String? {
    var value = use.access.withConversions
    while let access = value.parent, access.kind == .memberAccessExpr, access.firstChild == value { value = access.withConversions }
    guard let comparison = value.parent, comparison.kind == .infixOperatorExpr else { return nil }
    let parts = Array(comparison.children)
    guard parts.count == 3, ["==", "!="].contains(parts[1].text), let other = [parts[0], parts[2]].first(where: { $0 != value }),
      ![.integerLiteralExpr, .floatLiteralExpr].contains(other.kind)
    else { return nil }
    return "it asks whether the app fills the screen: ask for the size class, or for what the layout needs, instead"
  }
}
