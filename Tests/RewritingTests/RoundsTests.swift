import Rewriting
import Testing

// How long the engine goes on: as long as it gets somewhere, and no longer.

@Suite struct RoundsTests {
  @Test func rewritesThatUndoEachOtherAreAProblem() {
    let result = run("let a = old\n", [OldToNew.self, NewToOld.self])
    #expect(result.problem == .unstable("the text repeats"))
    #expect(result.text == "let a = old\n")
    #expect(result.applied.isEmpty)
    #expect(result.remaining == result.findings)
    #expect(result.findings.places == ["OldToNew 8"])
  }

  @Test func rewritesThatSwapTwoWordsAreAProblem() {
    let text = "let a = old + new\n"
    let result = run(text, [OldToNew.self, NewToOld.self])
    #expect(result.text == text)
    #expect(result.problem == .unstable("the text repeats"))
  }

  @Test func aRewriteThatGrowsTheTextStopsAfterTenRounds() {
    let result = run("let a = grow\n", [Grows.self])
    #expect(result.problem == .unstable("10 rounds without progress"))
    #expect(result.text == "let a = grow\n")
    #expect(result.applied.isEmpty)
  }

  @Test func aProblemOfOneFixKeepsTheOthersBack() {
    // What cannot be trusted once is not trusted for the rest of the file.
    let result = run("let a = grow\nlet b = old\n", [Grows.self, OldToNew.self])
    #expect(result.text == "let a = grow\nlet b = old\n")
    #expect(result.remaining.count == 2)
  }

  @Test(arguments: 1...11) func chainsOfFixesSettle(length: Int) {
    // The count of findings does not fall before the last round.
    let result = run("let a = step\(length)\n", [CountsDown.self])
    if length <= 10 {
      #expect(result.text == "let a = step0\n")
      #expect(result.problem == nil)
      #expect(result.applied.places == ["CountsDown 8"])
    } else {
      #expect(result.problem == .unstable("10 rounds without progress"))
    }
  }

  @Test func roundsGoOnWhileFindingsFall() {
    // Each round applies one of thirty, since each lies in the next.
    let depth = 30
    let text = "a = " + String(repeating: "wrap(", count: depth) + "b" + String(repeating: ")", count: depth) + "\n"
    let result = run(text, [UnwrapWhole.self])
    #expect(result.problem == nil)
    #expect(result.text == "a = b\n")
    #expect(result.applied.count + result.remaining.count == depth)
  }

  @Test(arguments: ["let a = whole(old)\n", "a = wrap(wrap(b))\n", "trailing = flip(1)\n", "let bare = head.tail\n"])
  func aSecondRunDoesNothing(text: String) {
    let rewrites: [any Rewrite.Type] = [
      OldToNew.self, WholeCall.self, Unwrap.self, TwoPlaces.self, AppendsToLine.self, BreaksSyntax.self,
      LengthensHead.self, RenamesTail.self,
    ]
    let first = run(text, rewrites)
    #expect(first.problem == nil)
    let second = run(first.output, rewrites)
    #expect(second.output == first.output)
    #expect(second.applied.isEmpty)
  }

  @Test func withoutRewritesNothingHappens() {
    let result = run("let a = old\n", [])
    #expect(result.text == "let a = old\n")
    #expect(result.findings.isEmpty)
    #expect(result.problem == nil)
  }

  @Test func aFileWithoutTheWordsIsNotSearched() {
    #expect(run("let a = 1\n", [WordlessTrap.self]).findings.isEmpty)
  }

  @Test func wordsAreThoseOfAllRewritesOnce() {
    let engine = Engine(rewrites: [OldToNew.self, OldToOther.self, Grows.self], configuration: Configuration())
    #expect(engine.words == ["grow", "old"])
  }
}
