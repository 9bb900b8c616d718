import Rewriting
import Testing

// What the engine does not let through: fixes that would lose a comment, stand in broken code, or change other tokens
// than they say. A fix that is held back does not hold back the others.

@Suite struct ProofTests {
  // MARK: Withheld before they are tried

  @Test(arguments: ["whole(1 /* kept */)", "whole(\n  // kept\n  1)", "whole(1 // kept\n)", "whole /* kept */ (1)"])
  func aCommentInsideAnEditedRangeWithholdsTheFix(text: String) throws {
    let result = run("let a = \(text)\nlet b = old\n", [WholeCall.self, OldToNew.self])
    #expect(result.text == "let a = \(text)\nlet b = new\n")
    let withheld = try #require(result.remaining.first)
    #expect(result.remaining.count == 1)
    #expect(withheld.tier == .manual)
    #expect(withheld.fix == nil)
    #expect(
      withheld.message
        == "`whole` is found; not rewritten: a comment stands inside the code that would be replaced")
  }

  @Test(arguments: ["/* kept */ whole(1)", "whole(1) /* kept */", "whole(1) // kept", "whole(\"/* text */ // text\")"])
  func aCommentOutsideDoesNot(text: String) {
    let result = run("let a = \(text)\n", [WholeCall.self])
    #expect(result.applied.count == 1)
    #expect(text.hasPrefix("/*") == result.text.contains("= /* kept */ done"))
  }

  @Test func aCommentThatTheFixWritesAgainIsNotLost() {
    let result = run("let a = moves(/* kept */)\n", [MovesComment.self])
    #expect(result.text == "let a = moved() /* kept */\n")
  }

  @Test func anEditBehindTheEndOfTheFileIsWithheld() {
    let result = run("outside()\nold()\n", [OutOfRange.self, OldToNew.self])
    #expect(result.text == "outside()\nnew()\n")
    #expect(result.remaining.map(\.message) == ["`outside` is found; not rewritten: the edit lies outside the file"])
    #expect(result.remaining.map(\.tier) == [.manual])
  }

  @Test func noEditsAreAFindingWithoutFix() {
    let result = run("empty()\n", [NoEdits.self])
    #expect(result.text == "empty()\n")
    #expect(result.remaining.map(\.tier) == [.manual])
    #expect(result.problem == nil)
  }

  // MARK: Files with errors

  @Test func codeThatDoesNotParseIsLeftAlone() {
    let text = "func a() { let = old }\nfunc b() { use(old) }\n"
    let result = run(text, [OldToNew.self])
    #expect(result.problem == nil)
    #expect(result.text == "func a() { let = old }\nfunc b() { use(new) }\n")
    #expect(result.remaining.map(\.message) == ["`old` is found; not rewritten: the code around it does not parse"])
  }

  @Test func anErrorInOneMemberLeavesTheOthers() {
    let result = run("class A {\n  func a() { let = old }\n\n  func b() { old() }\n}\n", [OldToNew.self])
    #expect(result.problem == nil)
    #expect(result.text == "class A {\n  func a() { let = old }\n\n  func b() { new() }\n}\n")
  }

  // MARK: Refused after they were tried

  @Test(arguments: ["bare", "bare()", "(bare)", "[bare]"])
  func aFixThatBreaksTheSyntaxIsRefused(text: String) {
    let source = "let a = \(text)\nlet b = old\nlet c = old\n"
    let result = run(source, [BreaksSyntax.self, OldToNew.self])
    #expect(result.problem == nil)
    #expect(result.text == "let a = \(text)\nlet b = new\nlet c = new\n")
    #expect(result.applied.map(\.rewrite) == ["OldToNew", "OldToNew"])
    #expect(result.remaining.map(\.rewrite) == ["BreaksSyntax"])
    #expect(result.remaining.map(\.tier) == [.manual])
    #expect(result.remaining.allSatisfy { $0.message.hasSuffix("; not rewritten: the edit does not pass the proof") })
  }

  @Test func aFixThatIsRefusedAloneLeavesTheFile() {
    let result = run("let a = bare\n", [BreaksSyntax.self])
    #expect(result.problem == nil)
    #expect(result.text == "let a = bare\n")
    #expect(result.applied.isEmpty)
    #expect(result.remaining.count == 1)
  }

  @Test func whatARefusedFixStoodInTheWayOfIsApplied() {
    // `bare.tail`: the two touch, and the one that comes first does not hold.
    let result = run("let a = bare.end\n", [BreaksSyntax.self, RenamesEnd.self])
    #expect(result.text == "let a = bare.ended\n")
    #expect(result.applied.places == ["RenamesEnd 12"])
  }

  @Test func aFixThatGluesTokensTogetherIsRefused() {
    let result = run("let glued = old\n", [Glues.self, OldToNew.self])
    #expect(result.text == "let glued = new\n")
    #expect(result.remaining.map(\.rewrite) == ["Glues"])
    // Nothing is glued where a bracket stands in front.
    #expect(run("f( glued)\n", [Glues.self]).text == "f(glued)\n")
  }

  @Test func aFixThatHidesCodeInACommentIsRefused() {
    let result = run("let a = opens + old\n", [OpensComment.self, OldToNew.self])
    #expect(result.text == "let a = opens + new\n")
    #expect(result.remaining.map(\.rewrite) == ["OpensComment"])
  }

  @Test func aFixWhoseTextWouldBecomeACommentIsRefused() {
    let result = run("trailing() // why\nold()\n", [AppendsToLine.self, OldToNew.self])
    #expect(result.text == "trailing() // why\nnew()\n")
    #expect(result.remaining.map(\.rewrite) == ["AppendsToLine"])
    #expect(run("trailing()\n", [AppendsToLine.self]).text == "trailed(); after()\n")
  }

  @Test(arguments: ["whole(\"\")", "whole(\"a\", \"\")", "whole(\"\\(old)\")", "whole(#\"\"#, \"\"\"\n  \"\"\")"])
  func stringsMayBeReplaced(text: String) {
    // An empty string holds a token of no length.
    let result = run("let a = \(text)\n", [WholeCall.self])
    #expect(result.text == "let a = done\n")
  }

  @Test func stringsMayBeWritten() {
    let result = run("let a = quote\n", [WritesStrings.self])
    #expect(result.text == "let a = text(\"\", \"b\")\n")
  }

  @Test func textInsideAStringIsNoPlaceForAnEdit() {
    let result = run("let a = inside(\"word\")\n", [EditsInsideString.self])
    #expect(result.text == "let a = inside(\"word\")\n")
    #expect(result.problem == nil)
  }
}
