// The lines that differ between two versions of a file.

/// Lines that took the place of others. Lines are counted from 0; one of the two ranges may be empty.
struct LineChange: Hashable {
  let old: Range<Int>
  let new: Range<Int>
}

/// The changes that lead from one version of a file to another, in order; between two of them lies at least one line
/// that both versions have.
struct LineDiff {
  let changes: [LineChange]

  init(old: Lines, new: Lines) {
    let numbers = LineNumbering(old: old, new: new)
    var (removed, added) = Self.differences(numbers)
    // Each side is slid once, along with the other, which may have come to rest already.
    HunkSliding.slide(&removed, of: numbers.old, in: old, facing: &added)
    HunkSliding.slide(&added, of: numbers.new, in: new, facing: &removed)
    changes = Self.changes(removed, added)
  }

  /// Marks the lines to remove and to add, as few as can be.
  private static func differences(_ numbers: LineNumbering) -> (removed: [Bool], added: [Bool]) {
    let (old, new) = (numbers.old, numbers.new)
    var prefix = 0
    while prefix < old.count, prefix < new.count, old[prefix] == new[prefix] { prefix += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > prefix, newEnd > prefix, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }

    var removed = [Bool](repeating: false, count: old.count)
    var added = [Bool](repeating: false, count: new.count)
    // A line that the other version does not have at all differs whatever the search would find. Without these the
    // search has little left to do even where everything was rewritten.
    let oldCandidates = candidates(prefix..<oldEnd, of: old, knownIn: new, numberCount: numbers.count, others: &removed)
    let newCandidates = candidates(prefix..<newEnd, of: new, knownIn: old, numberCount: numbers.count, others: &added)
    let found = Myers.differences(old: oldCandidates.map { old[$0] }, new: newCandidates.map { new[$0] })
    for (line, differs) in zip(oldCandidates, found.removed) { removed[line] = differs }
    for (line, differs) in zip(newCandidates, found.added) { added[line] = differs }
    return (removed, added)
  }

  /// The lines of a range that occur in the other version; the others are marked.
  private static func candidates(
    _ range: Range<Int>, of side: [Int], knownIn otherSide: [Int], numberCount: Int, others: inout [Bool]
  ) -> [Int] {
    var isKnown = [Bool](repeating: false, count: numberCount)
    for number in otherSide { isKnown[number] = true }
    var candidates: [Int] = []
    for line in range {
      if isKnown[side[line]] { candidates.append(line) } else { others[line] = true }
    }
    return candidates
  }

  private static func changes(_ removed: [Bool], _ added: [Bool]) -> [LineChange] {
    var changes: [LineChange] = []
    var (oldLine, newLine) = (0, 0)
    while oldLine < removed.count || newLine < added.count {
      let (oldStart, newStart) = (oldLine, newLine)
      while oldLine < removed.count, removed[oldLine] { oldLine += 1 }
      while newLine < added.count, added[newLine] { newLine += 1 }
      if oldLine > oldStart || newLine > newStart {
        changes.append(LineChange(old: oldStart..<oldLine, new: newStart..<newLine))
      }
      oldLine += 1
      newLine += 1
    }
    return changes
  }
}
