import Rewriting
import Testing

// Fixes that want the same bytes: one order for all of them, nothing applied in part, nothing lost.

@Suite struct ConflictTests {
  @Test func theFirstInTheRegistryWins() {
    let result = run("let a = old\n", [OldToNew.self, OldToOther.self])
    #expect(result.text == "let a = new\n")
    #expect(result.applied.places == ["OldToNew 8"])
    #expect(result.remaining.places == ["OldToOther 8"])
    #expect(run("let a = old\n", [OldToOther.self, OldToNew.self]).text == "let a = other\n")
  }

  @Test func theEarlierStartWins() {
    // The call starts first, whatever the registry says; what it held is gone then.
    let result = run("let a = whole(old)\n", [OldToNew.self, WholeCall.self])
    #expect(result.text == "let a = done\n")
    #expect(result.applied.places == ["WholeCall 8"])
    #expect(result.remaining.places == ["OldToNew 14"])
  }

  @Test func ofTwoWithOneStartTheShorterWins() {
    #expect(run("let a = old.member\n", [WholeAccess.self, OldToNew.self]).text == "let a = new.member\n")
    #expect(run("let a = old.member\n", [WholeAccess.self]).text == "let a = done\n")
  }

  @Test func touchingIsOverlap() {
    // `head` and `.tail` share no byte, and yet one may not know what the other does next to it.
    #expect(run("let a = head.tail\n", [LengthensHead.self, RenamesTail.self]).text == "let a = heading.tail\n")
    #expect(run("let a = head .tail\n", [LengthensHead.self, RenamesTail.self]).text == "let a = heading .tailored\n")
  }

  @Test func deferredFixesAreAppliedInTheNextRounds() {
    let result = run("a = wrap(wrap(wrap(b)))\n", [Unwrap.self])
    #expect(result.text == "a = b\n")
    #expect(result.problem == nil)
    #expect(result.applied.places == ["Unwrap 4", "Unwrap 9", "Unwrap 14"])
    #expect(result.remaining.isEmpty)
  }

  @Test func allEditsOfAFixOrNone() {
    // Both add a statement at the end of the line. The second fix waits as a whole, and then adds its own.
    let result = run("trailing = flip(1)\n", [TwoPlaces.self, AppendsToLine.self])
    #expect(result.text == "trailed = flipped(1); after(); after()\n")
    #expect(result.applied.places == ["AppendsToLine 0", "TwoPlaces 11"])
  }

  @Test func equalEditsAreMergedWhenAllSaySo() {
    let result = run("\nneeds()\nneeds()\nwants()\n", [SharesImport.self, SharesImportToo.self])
    #expect(result.text == "import Shared\n\nhas()\nhas()\ngot()\n")
    #expect(result.applied.count == 3)
  }

  @Test(arguments: ["\nneeds()\nclaims()\n", "\nclaims()\nneeds()\n", "\nclaims()\nclaims()\n"])
  func equalEditsAreNotMergedWhenOneDoesNotSaySo(text: String) {
    // The second import is what the fix asks for: the engine does not think for it.
    let result = run(text, [SharesImport.self, OwnsImport.self])
    #expect(result.problem == nil)
    #expect(result.text.hasPrefix("import Shared\nimport Shared\n\n"))
    #expect(result.applied.count == 2)
  }

  @Test func whatHasToWaitForASharedEditDoesNotShareIt() {
    // The range of the shared edit is taken, and another edit stands there than the one that may be shared.
    let result = run("\nneeds()\nheads()\n", [SharesImport.self, OtherImport.self])
    #expect(result.text == "import Other\nimport Shared\n\nhas()\nheaded()\n")
  }
}
