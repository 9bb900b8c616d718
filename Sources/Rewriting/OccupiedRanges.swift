// Arithmetic on byte ranges that stays fast for a file with thousands of sites.

/// Ranges that are taken, kept sorted and disjoint.
struct OccupiedRanges {
  private var ranges: [Range<Int>] = []

  /// Whether a range overlaps or touches one that is taken.
  func touches(_ range: Range<Int>) -> Bool {
    let next = firstIndex(endingAtOrAfter: range.lowerBound)
    return next < ranges.count && ranges[next].lowerBound <= range.upperBound
  }

  mutating func insert(_ range: Range<Int>) {
    ranges.insert(range, at: firstIndex(endingAtOrAfter: range.lowerBound))
  }

  private func firstIndex(endingAtOrAfter offset: Int) -> Int {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Where the ranges of a text are after edits.
struct OffsetShifts {
  private var starts: [Int] = []
  private var ends: [Int] = []
  private var shifts: [Int] = []

  /// The edits are sorted and disjoint.
  init(_ edits: [Edit]) {
    var shift = 0
    for edit in edits {
      shift += edit.replacement.count - edit.range.count
      starts.append(edit.range.lowerBound)
      ends.append(edit.range.upperBound)
      shifts.append(shift)
    }
  }

  /// A range of the old text in the new one. What is inserted where it starts comes before it, what is inserted where
  /// it ends comes after it.
  func moved(_ range: Range<Int>) -> Range<Int> {
    let start = range.lowerBound + shift(ofFirst: countEnding(by: range.lowerBound))
    var count = countEnding(by: range.upperBound)
    while count > 0, starts[count - 1] >= range.upperBound { count -= 1 }
    return start..<max(start, range.upperBound + shift(ofFirst: count))
  }

  private func shift(ofFirst count: Int) -> Int { count == 0 ? 0 : shifts[count - 1] }

  /// How many edits end at or before an offset.
  private func countEnding(by offset: Int) -> Int {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
