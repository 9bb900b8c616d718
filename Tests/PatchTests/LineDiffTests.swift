import Testing

@testable import Patch

@Suite struct LineDiffTests {
  @Test func linesEndAfterLineFeedsOnly() {
    func lines(_ text: String) -> [String] {
      let lines = Lines(Array(text.utf8))
      return (0..<lines.count).map { String(decoding: lines[$0], as: UTF8.self) }
    }
    #expect(lines("") == [])
    #expect(lines("a") == ["a"])
    #expect(lines("a\n") == ["a\n"])
    #expect(lines("\n\n") == ["\n", "\n"])
    #expect(lines("a\r\nb\rc\nd") == ["a\r\n", "b\rc\n", "d"])
  }

  @Test func sameLinesHaveTheSameNumber() {
    let numbers = LineNumbering(old: Lines(Array("a\nb\na\n".utf8)), new: Lines(Array("b\na\r\na\nc".utf8)))
    #expect(numbers.old == [0, 1, 0])
    #expect(numbers.new == [1, 2, 0, 3])
    #expect(numbers.count == 4)
  }

  @Test(arguments: 1...4) func isMinimal(alphabet: Int) {
    var generator = SeededGenerator(seed: UInt64(alphabet))
    for _ in 0..<400 {
      let old = randomLines(alphabet, &generator)
      let new = randomLines(alphabet, &generator)
      let patch = FilePatch(path: "x", old: Array(old.joined()), new: Array(new.joined()))
      let common = longestCommonSubsequence(old, new)
      #expect(patch.removedLines == old.count - common, "\(old) \(new)")
      #expect(patch.addedLines == new.count - common, "\(old) \(new)")
    }
  }

  @Test func unchangedLinesAreTheSameOnBothSides() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let versions = Versions.random(using: &generator)
      let (old, new) = (Lines(versions.old), Lines(versions.new))
      var result: [UInt8] = []
      var oldLine = 0
      var newLine = 0
      for change in LineDiff(old: old, new: new).changes {
        #expect(!change.old.isEmpty || !change.new.isEmpty)
        #expect(change.old.lowerBound - oldLine == change.new.lowerBound - newLine)
        for line in oldLine..<change.old.lowerBound { result += old[line] }
        for line in change.new { result += new[line] }
        (oldLine, newLine) = (change.old.upperBound, change.new.upperBound)
      }
      for line in oldLine..<old.count { result += old[line] }
      #expect(result == versions.new)
    }
  }

  @Test func beyondTheStepLimitItStillIsADiff() {
    // Two random sequences of two kinds of lines differ in far more than the 2 * 256 steps of an exact search.
    var generator = SeededGenerator(seed: 11)
    let old = (0..<6000).map { _ in Int.random(in: 0...1, using: &generator) }
    let new = (0..<6000).map { _ in Int.random(in: 0...1, using: &generator) }
    let (removed, added) = Myers.differences(old: old, new: new)
    #expect(zip(old, removed).filter { !$0.1 }.map(\.0) == zip(new, added).filter { !$0.1 }.map(\.0))
    #expect(removed.filter { $0 }.count > 512)
    // Such sequences have about four fifths of their elements in common.
    #expect(removed.filter { $0 }.count < 6000 * 2 / 5)
  }

  private func randomLines(_ alphabet: Int, _ generator: inout SeededGenerator) -> [[UInt8]] {
    (0..<Int.random(in: 0...24, using: &generator)).map { _ in
      [UInt8(ascii: "a") + UInt8.random(in: 0..<UInt8(alphabet), using: &generator), 0x0A]
    }
  }

  /// Its length, by the table that takes quadratic time.
  private func longestCommonSubsequence(_ old: [[UInt8]], _ new: [[UInt8]]) -> Int {
    var row = [Int](repeating: 0, count: new.count + 1)
    for oldLine in old {
      var diagonal = 0
      for (index, newLine) in new.enumerated() {
        let above = row[index + 1]
        row[index + 1] = oldLine == newLine ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[new.count]
  }
}
