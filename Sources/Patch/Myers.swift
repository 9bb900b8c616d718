// The shortest way from one sequence of numbers to another, by the algorithm of Eugene W. Myers, "An O(ND) Difference
// Algorithm and Its Variations" (1986), in its variant that needs linear space: search from both ends, split where the
// searches meet, and do the same with both halves.

/// Finds the elements that two sequences do not have in common.
struct Myers {
  /// A part of the old sequence facing a part of the new one.
  struct Box {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// After this many steps from either end the search settles for the best split it has seen: the time stays linear in
  /// the length of the sequences, and the result is no longer the shortest one. git has the same limit.
  private static let stepLimit = 256

  private let old: [Int]
  private let new: [Int]
  /// For each diagonal the furthest place in the old sequence that the search from the start has reached. A diagonal is
  /// the place in the old sequence less that in the new one.
  private var forward: [Int]
  /// The same for the search from the end.
  private var backward: [Int]
  /// What to add to a diagonal for its index in `forward` and `backward`, which have room for one more on both sides.
  private let shift: Int

  private init(old: [Int], new: [Int]) {
    self.old = old
    self.new = new
    shift = new.count + 1
    forward = [Int](repeating: 0, count: old.count + new.count + 3)
    backward = forward
  }

  /// The elements to remove from `old` and to add from `new`, true where one is.
  static func differences(old: [Int], new: [Int]) -> (removed: [Bool], added: [Bool]) {
    var removed = [Bool](repeating: false, count: old.count)
    var added = [Bool](repeating: false, count: new.count)
    var search = Myers(old: old, new: new)
    // A stack of our own: the boxes of a large change nest deeper than the stack of a thread may allow.
    var boxes = [Box(old: 0..<old.count, new: 0..<new.count)]
    while let next = boxes.popLast() {
      let box = search.withoutCommonEnds(next)
      if let split = search.split(box) {
        boxes.append(Box(old: split.old..<box.old.upperBound, new: split.new..<box.new.upperBound))
        boxes.append(Box(old: box.old.lowerBound..<split.old, new: box.new.lowerBound..<split.new))
      } else {
        for index in box.old { removed[index] = true }
        for index in box.new { added[index] = true }
      }
    }
    return (removed, added)
  }

  private func withoutCommonEnds(_ box: Box) -> Box {
    var (oldStart, oldEnd) = (box.old.lowerBound, box.old.upperBound)
    var (newStart, newEnd) = (box.new.lowerBound, box.new.upperBound)
    while oldStart < oldEnd, newStart < newEnd, old[oldStart] == new[newStart] {
      oldStart += 1
      newStart += 1
    }
    while oldStart < oldEnd, newStart < newEnd, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    return Box(old: oldStart..<oldEnd, new: newStart..<newEnd)
  }

  /// A place on a shortest way through the box that leaves less than the box on both sides; nil where there is no way
  /// but to remove the one side and to add the other.
  private mutating func split(_ box: Box) -> (old: Int, new: Int)? {
    if box.old.isEmpty || box.new.isEmpty { return nil }
    let place = meetingPlace(box)
    let isInside =
      place.old >= box.old.lowerBound && place.old <= box.old.upperBound
      && place.new >= box.new.lowerBound && place.new <= box.new.upperBound
    let isStart = place.old == box.old.lowerBound && place.new == box.new.lowerBound
    let isEnd = place.old == box.old.upperBound && place.new == box.new.upperBound
    // The algorithm promises all three; were it wrong, a longer diff is better than an endless one.
    return isInside && !isStart && !isEnd ? place : nil
  }

  private mutating func meetingPlace(_ box: Box) -> (old: Int, new: Int) {
    let lowest = box.old.lowerBound - box.new.upperBound
    let highest = box.old.upperBound - box.new.lowerBound
    let first = box.old.lowerBound - box.new.lowerBound
    let last = box.old.upperBound - box.new.upperBound
    // With an odd difference of lengths the searches meet in a step of the one from the start, else of the other.
    let meetsForward = (first - last) & 1 != 0
    var (forwardLow, forwardHigh) = (first, first)
    var (backwardLow, backwardHigh) = (last, last)
    forward[first + shift] = box.old.lowerBound
    backward[last + shift] = box.old.upperBound

    for step in 1... {
      Self.widen(&forwardLow, &forwardHigh, within: lowest...highest, &forward, shift, outside: -1)
      var diagonal = forwardHigh
      while diagonal >= forwardLow {
        let index = diagonal + shift
        var oldIndex = max(forward[index - 1] + 1, forward[index + 1])
        var newIndex = oldIndex - diagonal
        while oldIndex < box.old.upperBound, newIndex < box.new.upperBound, old[oldIndex] == new[newIndex] {
          oldIndex += 1
          newIndex += 1
        }
        forward[index] = oldIndex
        if meetsForward, diagonal >= backwardLow, diagonal <= backwardHigh, backward[index] <= oldIndex {
          return (oldIndex, newIndex)
        }
        diagonal -= 2
      }

      Self.widen(&backwardLow, &backwardHigh, within: lowest...highest, &backward, shift, outside: .max)
      diagonal = backwardHigh
      while diagonal >= backwardLow {
        let index = diagonal + shift
        var oldIndex = min(backward[index - 1], backward[index + 1] - 1)
        var newIndex = oldIndex - diagonal
        while oldIndex > box.old.lowerBound, newIndex > box.new.lowerBound, old[oldIndex - 1] == new[newIndex - 1] {
          oldIndex -= 1
          newIndex -= 1
        }
        backward[index] = oldIndex
        if !meetsForward, diagonal >= forwardLow, diagonal <= forwardHigh, oldIndex <= forward[index] {
          return (oldIndex, newIndex)
        }
        diagonal -= 2
      }

      if step >= Self.stepLimit { break }
    }
    return furthestPlace(
      box, forward: stride(from: forwardHigh, through: forwardLow, by: -2),
      backward: stride(from: backwardHigh, through: backwardLow, by: -2))
  }

  /// One more diagonal on either side, or, at the border of the box, one fewer: every other one is visited in a step.
  private static func widen(
    _ low: inout Int, _ high: inout Int, within limits: ClosedRange<Int>, _ reached: inout [Int], _ shift: Int,
    outside: Int
  ) {
    if low > limits.lowerBound {
      low -= 1
      reached[low - 1 + shift] = outside
    } else {
      low += 1
    }
    if high < limits.upperBound {
      high += 1
      reached[high + 1 + shift] = outside
    } else {
      high -= 1
    }
  }

  /// The place furthest from where its search began, of both searches.
  private func furthestPlace(
    _ box: Box, forward forwardDiagonals: StrideThrough<Int>, backward backwardDiagonals: StrideThrough<Int>
  ) -> (old: Int, new: Int) {
    var fromStart = (old: box.old.lowerBound, new: box.new.lowerBound)
    for diagonal in forwardDiagonals {
      let oldIndex = min(forward[diagonal + shift], box.old.upperBound, box.new.upperBound + diagonal)
      if oldIndex + oldIndex - diagonal > fromStart.old + fromStart.new {
        fromStart = (oldIndex, oldIndex - diagonal)
      }
    }
    var fromEnd = (old: box.old.upperBound, new: box.new.upperBound)
    for diagonal in backwardDiagonals {
      let oldIndex = max(backward[diagonal + shift], box.old.lowerBound, box.new.lowerBound + diagonal)
      if oldIndex + oldIndex - diagonal < fromEnd.old + fromEnd.new {
        fromEnd = (oldIndex, oldIndex - diagonal)
      }
    }
    let forwardGain = fromStart.old + fromStart.new - box.old.lowerBound - box.new.lowerBound
    let backwardGain = box.old.upperBound + box.new.upperBound - fromEnd.old - fromEnd.new
    return backwardGain < forwardGain ? fromStart : fromEnd
  }
}
