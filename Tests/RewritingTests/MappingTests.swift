import Rewriting
import Testing

// Findings are told with their place in the text that the user has, however many rounds moved it around.

@Suite struct MappingTests {
  @Test func findingsAreSortedByPlaceThenRegistry() {
    let result = run("b(maybe, old)\nold()\n", [OldToNew.self, MaybeToSurely.self, OldToOther.self])
    #expect(
      result.findings.places == ["MaybeToSurely 2", "OldToNew 9", "OldToOther 9", "OldToNew 14", "OldToOther 14"])
  }

  @Test func findingsAreAppliedOrRemain() {
    let result = run("maybe(old)\nbare(never)\n", [OldToNew.self, MaybeToSurely.self, BreaksSyntax.self, NeverApplied.self])
    #expect(result.applied.places == ["OldToNew 6"])
    #expect(result.remaining.places == ["MaybeToSurely 0", "BreaksSyntax 11", "NeverApplied 16"])
    #expect(result.findings.places == ["MaybeToSurely 0", "OldToNew 6", "BreaksSyntax 11", "NeverApplied 16"])
  }

  @Test func aFixThatWaitedForAnInsertionInFrontIsApplied() {
    // The second fix starts where the first one ends, and has moved by the time it is applied.
    let result = run("a = wrap(before)\nb = wrap(wrap(old))\n", [AddsLines.self, Unwrap.self, OldToNew.self])
    #expect(result.problem == nil)
    #expect(result.applied.count == 5)
    #expect(result.remaining.isEmpty)
    #expect(result.applied.allSatisfy { $0.range.upperBound <= 37 })
  }

  @Test func aFixThatWaitedForTextPutBehindItIsApplied() {
    // `last` ends where the statement is added, so it waits; its own range has not become longer.
    let result = run("trailing = last\n", [AppendsToLine.self, RenamesLast.self])
    #expect(result.text == "trailed = lasted; after()\n")
    #expect(result.applied.places == ["AppendsToLine 0", "RenamesLast 11"])
    #expect(result.remaining.isEmpty)
  }

  @Test func whatRemainsKeepsTheOriginalPlace() {
    let result = run("before()\nold()\nmaybe()\n", [AddsLines.self, OldToNew.self, MaybeToSurely.self])
    #expect(result.text == "added()\nadded()\nmoved()\nnew()\nmaybe()\n")
    #expect(result.remaining.places == ["MaybeToSurely 15"])
    #expect(result.applied.places == ["AddsLines 0", "OldToNew 9"])
  }

  @Test func ofTwoFindingsAtOnePlaceOnlyTheFixedIsApplied() {
    let result = run("let a = twice\n", [SaysTwoThings.self])
    #expect(result.text == "let a = once\n")
    #expect(result.applied.map(\.message) == ["an offer"])
    #expect(result.remaining.map(\.message) == ["a remark"])
  }

  @Test func whatAFixBroughtUpIsNoFindingOfTheOriginal() {
    // `old` is written by the first fix and replaced by the second: one site, one finding.
    let result = run("let a = new\n", [NewToOld.self, OldToOther.self])
    #expect(result.text == "let a = other\n")
    #expect(result.findings.places == ["NewToOld 8"])
    #expect(result.applied.places == ["NewToOld 8"])
    #expect(result.remaining.isEmpty)
  }
}
