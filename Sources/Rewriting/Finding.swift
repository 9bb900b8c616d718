import SwiftTree

// What a rewrite says about a place, and what it offers to do there. Values only: nothing here reads or writes files.

/// How far a finding may be acted on without a person looking. The tier belongs to the occurrence, not to the rewrite.
public enum Tier: String, Sendable, Comparable, CaseIterable {
  /// Compiles wherever the original compiled, and is what the platform's documentation says to write at such a place.
  case safe
  /// Compiles and is the documented direction, but changes behaviour or needs a look.
  case review
  /// No mechanical edit is right: the finding says what to do and why.
  case manual

  private var rank: Int {
    switch self {
    case .safe: 0
    case .review: 1
    case .manual: 2
    }
  }

  public static func < (left: Tier, right: Tier) -> Bool { left.rank < right.rank }
}

/// The replacement of a byte range of the text that the tree was parsed from. An empty range is an insertion.
public struct Edit: Sendable, Hashable, Comparable {
  /// Bytes of the original text, half open.
  public let range: Range<Int>
  public let replacement: [UInt8]

  public init(_ range: Range<Int>, with replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  public init(_ range: Range<Int>, with replacement: String) {
    self.init(range, with: Array(replacement.utf8))
  }

  public init(insert text: String, at offset: Int) {
    self.init(offset..<offset, with: Array(text.utf8))
  }

  public static func < (left: Edit, right: Edit) -> Bool {
    (left.range.lowerBound, left.range.upperBound) < (right.range.lowerBound, right.range.upperBound)
  }
}

/// Edits that belong together: all of them are applied, or none.
public struct Fix: Sendable, Hashable {
  /// What the fix does, as a phrase: "replace `UIScreen.main.scale` by `traitCollection.displayScale`".
  public let title: String
  /// Sorted and disjoint.
  public let edits: [Edit]
  /// Whether an edit of this fix may coincide with the same edit of another fix that says so too: two sites of one
  /// type that both need the same environment property.
  public let sharesEdits: Bool
  /// Bytes of the original text that can never run. The comments that lie wholly in them go with the code they are
  /// about; any other comment that an edit would drop keeps the fix from being applied.
  public let deadCode: [Range<Int>]

  /// `nil` when the edits overlap, touch, or are none: such a fix is a bug of the rewrite and is never applied.
  public init?(title: String, edits: [Edit], sharesEdits: Bool = false, deadCode: [Range<Int>] = []) {
    let sorted = edits.sorted()
    guard !sorted.isEmpty else { return nil }
    for (left, right) in zip(sorted, sorted.dropFirst())
    where left.range.upperBound >= right.range.lowerBound { return nil }
    self.title = title
    self.edits = sorted
    self.sharesEdits = sharesEdits
    self.deadCode = deadCode
  }
}

/// One place that a rewrite recognised.
public struct Finding: Sendable, Hashable {
  /// The kebab-case id of the rewrite.
  public let rewrite: String
  public let tier: Tier
  /// The bytes of the original text that the finding is about.
  public let range: Range<Int>
  /// One sentence, lower case, no final stop.
  public let message: String
  /// The guidance that the finding rests on: a seed and its section, or the documentation of long-standing API.
  public let source: String
  public let fix: Fix?

  public init(rewrite: String, tier: Tier, range: Range<Int>, message: String, source: String, fix: Fix? = nil) {
    self.rewrite = rewrite
    self.tier = fix == nil ? .manual : tier
    self.range = range
    self.message = message
    self.source = source
    self.fix = fix
  }
}
