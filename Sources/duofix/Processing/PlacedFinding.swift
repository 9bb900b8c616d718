import Rewriting

/// A finding with its place as people count it.
struct PlacedFinding: Sendable {
  let finding: Finding
  let path: String
  /// From 1.
  let line: Int
  /// From 1, in bytes of UTF-8.
  let column: Int

  /// By place, then by rewrite: the same on every run.
  static func isBefore(_ left: PlacedFinding, _ right: PlacedFinding) -> Bool {
    let (leftRange, rightRange) = (left.finding.range, right.finding.range)
    return (leftRange.lowerBound, leftRange.upperBound, left.finding.rewrite, left.finding.message)
      < (rightRange.lowerBound, rightRange.upperBound, right.finding.rewrite, right.finding.message)
  }
}
