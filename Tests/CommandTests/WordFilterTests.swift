import Testing
import Rewriting

@testable import duofix

struct WordFilterTests {
  private func matches(_ words: [String], _ text: String) -> Bool {
    Array(text.utf8).withUnsafeBytes(WordFilter(words).matches)
  }

  @Test func findsWordsAnywhere() {
    let words = ["UIScreen", "displayScale", "safeAreaInsets"]
    #expect(matches(words, "UIScreen"))
    #expect(matches(words, "x.safeAreaInsets"))
    #expect(matches(words, "displaydisplayScale"))
    #expect(!matches(words, "UIScree"))
    #expect(!matches(words, "UIScreeUIScree"))
    #expect(!matches(words, ""))
  }

  @Test func edgesOfTheWordList() {
    #expect(!matches([], "anything"))
    #expect(matches(["", "long"], "x"))
    #expect(matches(["a", "long"], "xxa"))
    #expect(matches(["a", "long"], "xxlong"))
    #expect(!matches(["a", "long"], "xxlon"))
    #expect(matches(["ab"], "ab") && matches(["ab"], "xab") && !matches(["ab"], "b") && !matches(["ab"], "ba"))
    let long = String(repeating: "a", count: 400) + "b"
    #expect(matches([long], "a" + long) && !matches([long], String(long.dropLast())))
  }

  /// Few letters, so that nearly every prefix and overlap of the words turns up.
  @Test(arguments: 1...200)
  func agreesWithTheNaiveSearch(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func word(_ lengths: ClosedRange<Int>) -> String {
      String(
        (0..<Int.random(in: lengths, using: &random)).map { _ in
          Character(["a", "b", "c"].randomElement(using: &random) ?? "a")
        })
    }
    let shortest = Int.random(in: 1...6, using: &random)
    let words = (0..<Int.random(in: 1...4, using: &random)).map { _ in word(shortest...(shortest + 5)) }
    let filter = WordFilter(words)
    for _ in 1...100 {
      let text = word(0...60)
      let expected = words.contains { text.contains($0) }
      #expect(Array(text.utf8).withUnsafeBytes(filter.matches) == expected, "\(words) in \(text)")
    }
  }
}
