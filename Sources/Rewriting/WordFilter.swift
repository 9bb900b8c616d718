/// Tells whether bytes hold any of a few words, fast enough that the files that do not cost little more than reading
/// them: a run over two million lines is to take about as long as a search for one word.
///
/// The algorithm is that of Wu and Manber. Where the shortest word has `n` bytes, it looks at the two bytes that would
/// end such a word. A table says how far the nearest word that holds this pair could reach from here, so that most
/// looks skip `n - 1` bytes.
public struct WordFilter: Sendable {
  private enum Method {
    /// No words, or one that is empty.
    case always(Bool)
    /// A word of one byte leaves nothing to skip.
    case anyByte([Bool])
    case pairs(shortest: Int, shifts: [UInt8])
  }

  /// The words by their first byte, so that a look compares the few that can stand there.
  private let wordsByFirstByte: [[[UInt8]]]
  private let method: Method

  public init(_ words: [String]) {
    let words = words.map { Array($0.utf8) }
    var byFirstByte = [[[UInt8]]](repeating: [], count: 256)
    for word in words {
      if let first = word.first { byFirstByte[Int(first)].append(word) }
    }
    wordsByFirstByte = byFirstByte
    let shortest = min(words.map(\.count).min() ?? 0, Int(UInt8.max))
    if shortest == 0 {
      method = .always(!words.isEmpty)
    } else if shortest == 1 {
      method = .anyByte(byFirstByte.map { !$0.isEmpty })
    } else {
      method = .pairs(shortest: shortest, shifts: WordFilter.shifts(words, shortest: shortest))
    }
  }

  public func matches(_ text: UnsafeRawBufferPointer) -> Bool {
    switch method {
    case .always(let answer): answer
    case .anyByte(let set): text.indices.contains { set[Int(text[$0])] && isWord(at: $0, in: text) }
    case .pairs(let shortest, let shifts): matches(text, shortest: shortest, shifts: shifts)
    }
  }

  private func matches(_ text: UnsafeRawBufferPointer, shortest: Int, shifts: [UInt8]) -> Bool {
    guard let start = text.baseAddress, text.count >= shortest else { return false }
    return shifts.withUnsafeBufferPointer { shifts in
      var pair = shortest &- 2
      let end = text.count &- 1
      while pair < end {
        let shift = shifts[Int(start.loadUnaligned(fromByteOffset: pair, as: UInt16.self))]
        if shift == 0 {
          if isWord(at: pair &+ 2 &- shortest, in: text) { return true }
          pair &+= 1
        } else {
          pair &+= Int(shift)
        }
      }
      return false
    }
  }

  private func isWord(at offset: Int, in text: UnsafeRawBufferPointer) -> Bool {
    for word in wordsByFirstByte[Int(text[offset])] where word.count <= text.count - offset {
      var matched = 1
      while matched < word.count, text[offset + matched] == word[matched] { matched += 1 }
      if matched == word.count { return true }
    }
    return false
  }

  /// For each pair of bytes, read as the processor reads two bytes from memory, how far to move on.
  private static func shifts(_ words: [[UInt8]], shortest: Int) -> [UInt8] {
    var shifts = [UInt8](repeating: UInt8(shortest - 1), count: 1 << 16)
    for word in words {
      for start in 0..<(shortest - 1) {
        let pair = word.withUnsafeBytes { Int($0.loadUnaligned(fromByteOffset: start, as: UInt16.self)) }
        shifts[pair] = min(shifts[pair], UInt8(shortest - 2 - start))
      }
    }
    return shifts
  }
}
