/// How far a word is from the ones that would have been understood.
enum Spelling {
  /// The candidate that takes the fewest changes, the first of them where several do; nil only without candidates.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    candidates.min { distance($0, word) < distance($1, word) }
  }

  /// How many letters must be put in, left out, exchanged for another or swapped with their neighbour. Words longer
  /// than any that we know are cut, so that the time this takes has a bound.
  static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left.lowercased().unicodeScalars.prefix(longestWord))
    let right = Array(right.lowercased().unicodeScalars.prefix(longestWord))
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let exchange = last[column] + (left[row] == right[column] ? 0 : 1)
        var best = min(exchange, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }

  private static let longestWord = 100
}
