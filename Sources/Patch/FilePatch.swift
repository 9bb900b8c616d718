// The patch of one file: what leads from its old content to its new one, and its text as a unified diff.

/// What leads from one version of a file to another.
///
/// The content may be any bytes at all. `text` of several patches may be put one after the other.
public struct FilePatch: Hashable, Sendable {
  /// The path in the headers: relative to where the patch will be applied, with `/` between folders.
  public let path: String
  public let hunks: [Hunk]
  /// Whether the patch makes the file.
  public let isCreation: Bool
  /// In lines.
  public let addedLines: Int
  /// In lines.
  public let removedLines: Int

  /// Compares two versions of a file. Takes time in proportion to their length, and for large changes gives up on the
  /// shortest patch to keep it so.
  public init(path: String, old: [UInt8], new: [UInt8]) { self.init(path: path, old: old, new: new, isCreation: false) }

  /// The patch that makes a file which is not there yet.
  public init(creating path: String, with text: [UInt8]) { self.init(path: path, old: [], new: text, isCreation: true) }

  private init(path: String, old: [UInt8], new: [UInt8], isCreation: Bool) {
    self.path = path
    self.isCreation = isCreation
    hunks = old == new ? [] : Hunk.hunks(from: Lines(old), to: Lines(new))
    var (added, removed) = (0, 0)
    for line in hunks.lazy.flatMap(\.lines) {
      if line.kind == .added { added += 1 }
      if line.kind == .removed { removed += 1 }
    }
    addedLines = added
    removedLines = removed
  }

  /// Whether the versions are the same.
  public var isEmpty: Bool { hunks.isEmpty }

  /// The patch as a unified diff with `a/` and `b/` before the path, as `git apply` and `patch -p1` take it. Empty if
  /// the versions are the same.
  public var text: [UInt8] { UnifiedDiff.text(of: self, in: .plain) }

  /// The same with the colours of git for a terminal: bold headers, line numbers in cyan, red and green lines.
  public var coloured: [UInt8] { UnifiedDiff.text(of: self, in: .terminal) }
}
