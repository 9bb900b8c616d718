import Meaning
import SwiftTree

// The room of a new rewrite: what it declares about itself, what it is given, what it returns.

/// What a rewrite tells people: `explain`, the README's table and the tests of Before and After all read it.
public struct Guide: Sendable {
  /// One sentence: what the rewrite changes.
  public let summary: String
  /// A small whole file that the rewrite changes, and what becomes of it with `--review`.
  public let before: String
  public let after: String
  /// What it leaves alone, one sentence a line.
  public let leavesAlone: [String]
  /// Why a safe fix of this rewrite is safe, and what asks for a look.
  public let safety: String
  /// The guidance it implements: seed number and section, or the documentation of long-standing API.
  public let source: String

  public init(
    summary: String, before: String, after: String, leavesAlone: [String], safety: String, source: String
  ) {
    self.summary = summary
    self.before = before
    self.after = after
    self.leavesAlone = leavesAlone
    self.safety = safety
    self.source = source
  }
}

/// A function from a tree in its context to findings. No input or output, no state that is shared, no printing.
public protocol Rewrite: Sendable {
  /// Kebab-case, the name of the type and of its file: `DisplayScale` is `display-scale`.
  static var id: String { get }
  static var guide: Guide { get }
  /// A file that holds none of these words as a part of its bytes is never lexed for this rewrite.
  static var words: [String] { get }
  /// Whether the rewrite can say nothing while nobody said which systems the code has to run on.
  static var needsDeploymentTarget: Bool { get }
  /// Whether any of its fixes may reach over files.
  static var spansFiles: Bool { get }
  /// Every site that this rewrite recognises in the file: as a fix, or as a finding that says why there is none.
  static func findings(in file: FileContext) -> [Finding]
}

extension Rewrite {
  public static var needsDeploymentTarget: Bool { false }
  public static var spansFiles: Bool { false }
}
