// A hunk: changes that lie close together, with the unchanged lines around them.

/// One line of a hunk.
public struct HunkLine: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// In both versions.
    case context
    /// In the old version only.
    case removed
    /// In the new version only.
    case added
  }

  public let kind: Kind
  /// The line as it is in the file, with its line end; only the last line of a file may have none.
  public let bytes: ArraySlice<UInt8>

  /// Whether the line ends with a line feed.
  public var hasLineFeed: Bool { bytes.last == 0x0A }
}

/// Changes that lie close together, with up to three unchanged lines before, between and after them.
public struct Hunk: Hashable, Sendable {
  /// The lines of the old version that the hunk covers, counted from 1; an empty file is 0..<0.
  public let oldLines: Range<Int>
  /// The same for the new version.
  public let newLines: Range<Int>
  /// The declaration that the hunk lies in, trimmed, at most 80 bytes; empty if none is known.
  public let context: ArraySlice<UInt8>
  /// Removed lines come before the added ones that take their place.
  public let lines: [HunkLine]
}

extension Hunk {
  /// How many unchanged lines to show on either side of a change.
  private static let contextLineCount = 3

  /// All hunks that lead from one version to the other.
  static func hunks(from old: Lines, to new: Lines) -> [Hunk] {
    var hunks: [Hunk] = []
    var context: ArraySlice<UInt8> = []
    var searchedLines = 0
    for changes in closeChanges(LineDiff(old: old, new: new).changes) {
      guard let first = changes.first, let last = changes.last else { continue }
      let before = min(contextLineCount, first.old.lowerBound)
      let after = min(contextLineCount, old.count - last.old.upperBound)
      let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
      let newRange = first.new.lowerBound - before..<last.new.upperBound + after
      // The last declaration above the hunk; if there is none since the hunk before, the one from there is the last.
      for line in stride(from: oldRange.lowerBound - 1, through: searchedLines, by: -1) {
        if let text = FunctionContext.text(of: old[line]) {
          context = text
          break
        }
      }
      searchedLines = max(searchedLines, oldRange.lowerBound)
      hunks.append(
        Hunk(
          oldLines: numbered(oldRange), newLines: numbered(newRange), context: context,
          lines: lines(of: changes, in: oldRange, old, new)))
    }
    return hunks
  }

  /// Changes with so few lines between them that their context would touch or overlap belong together.
  private static func closeChanges(_ changes: [LineChange]) -> [ArraySlice<LineChange>] {
    var groups: [ArraySlice<LineChange>] = []
    var start = 0
    for index in changes.indices {
      let isLast = index + 1 == changes.count
      if isLast || changes[index + 1].old.lowerBound - changes[index].old.upperBound > 2 * contextLineCount {
        groups.append(changes[start...index])
        start = index + 1
      }
    }
    return groups
  }

  private static func lines(
    of changes: ArraySlice<LineChange>, in oldRange: Range<Int>, _ old: Lines, _ new: Lines
  ) -> [HunkLine] {
    var lines: [HunkLine] = []
    var oldLine = oldRange.lowerBound
    for change in changes {
      for line in oldLine..<change.old.lowerBound { lines.append(HunkLine(kind: .context, bytes: old[line])) }
      for line in change.old { lines.append(HunkLine(kind: .removed, bytes: old[line])) }
      for line in change.new { lines.append(HunkLine(kind: .added, bytes: new[line])) }
      oldLine = change.old.upperBound
    }
    for line in oldLine..<oldRange.upperBound { lines.append(HunkLine(kind: .context, bytes: old[line])) }
    return lines
  }

  /// Lines counted from 1; a range that is empty stands at the line before it.
  private static func numbered(_ range: Range<Int>) -> Range<Int> {
    range.isEmpty ? range : range.lowerBound + 1..<range.upperBound + 1
  }
}
