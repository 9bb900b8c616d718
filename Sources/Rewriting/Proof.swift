import SwiftTree

// What has to hold after a round, and what a fix has to respect before it is applied. The rewrites do not check this:
// here it is checked for all of them.

enum Proof {
  /// Whether the new tree has no new error, the tokens outside the edits are the tokens of before, and no edit that
  /// writes code has landed in a comment.
  static func holds(from old: Tree, to new: Tree, edits: [Edit]) -> Bool {
    guard new.errorOffsets.count <= old.errorOffsets.count else { return false }
    var shift = 0
    var newRanges: [Range<Int>] = []
    for edit in edits {
      let start = edit.range.lowerBound + shift
      newRanges.append(start..<start + edit.replacement.count)
      shift += edit.replacement.count - edit.range.count
    }
    for (edit, range) in zip(edits, newRanges) where holdsCode(edit.replacement) {
      guard new.tokens[new.tokenIndex(at: range.lowerBound)].start < range.upperBound else { return false }
    }
    let before = tokens(of: old, outside: edits.map(\.range))
    let after = tokens(of: new, outside: newRanges)
    guard before.count == after.count else { return false }
    for (left, right) in zip(before, after) {
      guard left.kind == right.kind, old.source[left.range] == new.source[right.range] else { return false }
    }
    return true
  }

  private static func holdsCode(_ text: [UInt8]) -> Bool { Tree.lex(text).contains { $0.kind != .endOfFile } }

  /// The tokens that lie outside ranges. A token that a range's end cuts counts as outside, and so fails to match.
  private static func tokens(of tree: Tree, outside ranges: [Range<Int>]) -> [Token] {
    var result: [Token] = []
    result.reserveCapacity(tree.tokens.count)
    var next = 0
    for token in tree.tokens {
      while next < ranges.count, ranges[next].upperBound <= token.start { next += 1 }
      if next < ranges.count, ranges[next].lowerBound <= token.start, token.end <= ranges[next].upperBound,
        token.length > 0
      {
        continue
      }
      result.append(token)
    }
    return result
  }
}

/// A finding as the engine lets it through: a fix that would lose a comment or touch broken code is withheld.
func vetted(_ finding: Finding, in tree: Tree) -> Finding {
  guard let fix = finding.fix else { return finding }
  guard fix.edits.allSatisfy({ $0.range.lowerBound >= 0 && $0.range.upperBound <= tree.source.count }) else {
    return finding.withholding("the edit lies outside the file")
  }
  for edit in fix.edits where touchesError(edit.range, in: tree) {
    return finding.withholding("the code around it does not parse")
  }
  let written = fix.edits.map(\.replacement)
  for edit in fix.edits {
    for comment in comments(in: edit.range, of: tree) {
      if fix.deadCode.contains(where: { $0.lowerBound <= comment.lowerBound && comment.upperBound <= $0.upperBound }) { continue }
      let bytes = Array(tree.source[comment])
      guard written.contains(where: { $0.firstRange(of: bytes) != nil }) else {
        return finding.withholding("a comment stands inside the code that would be replaced")
      }
    }
  }
  return finding
}

extension Finding {
  /// The same finding without its fix, with the reason.
  func withholding(_ reason: String) -> Finding {
    Finding(
      rewrite: rewrite, tier: .manual, range: range, message: message + "; not rewritten: " + reason, source: source)
  }
}

/// Whether the statement or member that holds a range has an error, or what ends where the range begins: broken code may
/// swallow what comes to stand behind it.
private func touchesError(_ range: Range<Int>, in tree: Tree) -> Bool {
  guard tree.hasError else { return false }
  guard let node = tree.smallestNode(around: range) else { return true }
  if followsError(range, in: tree) { return true }
  for ancestor in node.selfAndAncestors {
    if ancestor.hasError { return true }
    if ancestor.isItem { return false }
  }
  return false
}

private func followsError(_ range: Range<Int>, in tree: Tree) -> Bool {
  let next = tree.tokenIndex(at: range.lowerBound)
  guard next > 0, tree.tokens[next].start >= range.lowerBound,
    let before = tree.smallestNode(around: tree.tokens[next - 1].range)
  else { return false }
  return before.selfAndAncestors.prefix { $0.range.upperBound <= range.lowerBound }.contains { $0.hasError }
}

/// The byte ranges of the comments that lie within a range.
func comments(in range: Range<Int>, of tree: Tree) -> [Range<Int>] {
  guard !range.isEmpty else { return [] }
  var result: [Range<Int>] = []
  var index = tree.tokenIndex(at: range.lowerBound)
  while index < tree.tokens.count {
    let trivia = tree.trivia(beforeToken: index)
    if trivia.lowerBound >= range.upperBound { break }
    if tree.tokens[index].flags.contains(.hasCommentBefore) {
      result += tree.comments(beforeToken: index).filter { $0.overlaps(range) }
    }
    index += 1
  }
  return result
}

extension Array where Element == UInt8 {
  fileprivate func firstRange(of needle: [UInt8]) -> Range<Int>? {
    guard !needle.isEmpty, needle.count <= count else { return nil }
    for start in 0...(count - needle.count) where self[start] == needle[0] {
      if self[start..<start + needle.count].elementsEqual(needle) { return start..<start + needle.count }
    }
    return nil
  }
}
