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
  /// Edits of other files that belong to it, by the paths under which the project knows them. Sorted and disjoint.
  public let elsewhere: [String: [Edit]]
  /// Declarations that it needs beside the files that are there.
  public let additions: [Addition]

  /// Whether it reaches over files, and so is applied before each of them is taken through its rounds.
  public var spansFiles: Bool { !elsewhere.isEmpty || !additions.isEmpty }

  /// `nil` when the edits of a file overlap, touch, or are none: such a fix is a bug of the rewrite and is never applied.
  public init?(
    title: String, edits: [Edit], sharesEdits: Bool = false, elsewhere: [String: [Edit]] = [:], additions: [Addition] = [],
    deadCode: [Range<Int>] = []
  ) {
    guard let sorted = Self.sorted(edits) else { return nil }
    var others: [String: [Edit]] = [:]
    for (path, edits) in elsewhere {
      guard let sorted = Self.sorted(edits) else { return nil }
      others[path] = sorted
    }
    self.title = title
    self.edits = sorted
    self.sharesEdits = sharesEdits
    self.elsewhere = others
    self.additions = additions
    self.deadCode = deadCode
  }

  private static func sorted(_ edits: [Edit]) -> [Edit]? {
    let sorted = edits.sorted()
    guard !sorted.isEmpty else { return nil }
    for (left, right) in zip(sorted, sorted.dropFirst())
    where left.range.upperBound >= right.range.lowerBound { return nil }
    return sorted
  }
}

/// A declaration that goes to the end of a file, which is made when it is not there. Fixes that need the same one share it.
public struct Addition: Sendable, Hashable {
  /// Under which the project knows the file, or would.
  public let path: String
  /// What a new file begins with: its comment and its imports.
  public let header: String
  /// Whole lines.
  public let text: String

  public init(path: String, header: String, text: String) {
    self.path = path
    self.header = header
    self.text = text
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
