// Many changes can be told in more than one way: where a function is added between two others, the closing brace that
// counts as added may be the one above it or its own. A group of changed lines may slide up while the line above it is
// the same as its last line, and down while the line below it is the same as its first. This file slides each group to
// where it reads best, by the rules that git has had since 2.14 ("indent heuristic").

/// A run of changed lines, empty between two unchanged ones. The groups of both versions pair up: between the n-th and
/// the next unchanged line lies one group, perhaps empty, on either side.
private struct Group {
  var start: Int
  var end: Int

  var isEmpty: Bool { start == end }

  init(firstOf changed: [Bool]) {
    start = 0
    end = 0
    extendDown(changed)
  }

  mutating func extendDown(_ changed: [Bool]) {
    while end < changed.count, changed[end] { end += 1 }
  }

  mutating func extendUp(_ changed: [Bool]) {
    while start > 0, changed[start - 1] { start -= 1 }
  }

  /// To the group below; false at the end of the file.
  mutating func moveToNext(_ changed: [Bool]) -> Bool {
    if end >= changed.count { return false }
    start = end + 1
    end = start
    extendDown(changed)
    return true
  }

  /// To the group above; false at the start of the file.
  mutating func moveToPrevious(_ changed: [Bool]) -> Bool {
    if start == 0 { return false }
    end = start - 1
    start = end
    extendUp(changed)
    return true
  }

  /// One line up, merged with the group above if they now touch; false where the lines do not allow it.
  mutating func slideUp(_ changed: inout [Bool], _ numbers: [Int]) -> Bool {
    guard start > 0, numbers[start - 1] == numbers[end - 1] else { return false }
    start -= 1
    end -= 1
    changed[start] = true
    changed[end] = false
    extendUp(changed)
    return true
  }

  /// One line down, merged with the group below if they now touch; false where the lines do not allow it.
  mutating func slideDown(_ changed: inout [Bool], _ numbers: [Int]) -> Bool {
    guard end < numbers.count, numbers[start] == numbers[end] else { return false }
    changed[start] = false
    changed[end] = true
    start += 1
    end += 1
    extendDown(changed)
    return true
  }
}

enum HunkSliding {
  /// A group is not tried in more places than this, counted from the lowest.
  private static let placeLimit = 100

  /// Slides every group of one version; `otherChanged` only says which of them faces a group of the other version.
  static func slide(_ changed: inout [Bool], of numbers: [Int], in lines: Lines, facing otherChanged: inout [Bool]) {
    var group = Group(firstOf: changed)
    var other = Group(firstOf: otherChanged)
    repeat {
      if !group.isEmpty { settle(&group, &other, &changed, numbers, lines, otherChanged) }
    } while group.moveToNext(changed) && other.moveToNext(otherChanged)
  }

  private static func settle(
    _ group: inout Group, _ other: inout Group, _ changed: inout [Bool], _ numbers: [Int], _ lines: Lines,
    _ otherChanged: [Bool]
  ) {
    var size: Int
    var highestEnd: Int
    var canFaceOther: Bool
    repeat {
      size = group.end - group.start
      canFaceOther = false
      while group.slideUp(&changed, numbers) { _ = other.moveToPrevious(otherChanged) }
      highestEnd = group.end
      if !other.isEmpty { canFaceOther = true }
      while group.slideDown(&changed, numbers) {
        _ = other.moveToNext(otherChanged)
        if !other.isEmpty { canFaceOther = true }
      }
      // A group that has grown on the way by merging with another may slide further.
    } while group.end - group.start != size

    if group.end == highestEnd { return }
    if canFaceOther {
      // Removed and added lines at the same place read as one change, so this goes before how the text is indented.
      while other.isEmpty, group.slideUp(&changed, numbers) { _ = other.moveToPrevious(otherChanged) }
    } else {
      let bestEnd = bestPlace(group, size: size, highestEnd: highestEnd, lines)
      while group.end > bestEnd, group.slideUp(&changed, numbers) { _ = other.moveToPrevious(otherChanged) }
    }
  }

  /// The end of the group where both its borders read best; of equals the lowest.
  private static func bestPlace(_ group: Group, size: Int, highestEnd: Int, _ lines: Lines) -> Int {
    // Beyond its own size a group only repeats itself.
    let highest = max(highestEnd, group.end - size - 1, group.end - placeLimit)
    var bestEnd = group.end
    var bestScore: BorderScore?
    for end in highest...group.end {
      var score = BorderScore()
      score.add(Border(above: end, in: lines))
      score.add(Border(above: end - size, in: lines))
      if let best = bestScore, !score.readsAtLeastAsWell(as: best) { continue }
      bestScore = score
      bestEnd = end
    }
    return bestEnd
  }
}
