import Rewriting
import Testing

// What makes edits a fix: some, sorted, none touching another.

@Suite struct FixTests {
  private func fix(_ edits: Edit...) -> Fix? { Fix(title: "a fix", edits: edits) }

  @Test func editsAreSorted() throws {
    let made = try #require(fix(Edit(6..<8, with: "b"), Edit(0..<2, with: "a"), Edit(insert: "c", at: 4)))
    #expect(made.edits.map(\.range) == [0..<2, 4..<4, 6..<8])
  }

  @Test func noEditsAreNoFix() {
    #expect(Fix(title: "nothing", edits: []) == nil)
  }

  @Test func overlappingEditsAreNoFix() {
    #expect(fix(Edit(0..<4, with: "a"), Edit(3..<6, with: "b")) == nil)
    #expect(fix(Edit(0..<9, with: "a"), Edit(3..<6, with: "b")) == nil)
    #expect(fix(Edit(0..<4, with: "a"), Edit(0..<4, with: "a")) == nil)
  }

  @Test func touchingEditsAreNoFix() {
    #expect(fix(Edit(0..<4, with: "a"), Edit(4..<6, with: "b")) == nil)
    #expect(fix(Edit(insert: "a", at: 4), Edit(4..<6, with: "b")) == nil)
    #expect(fix(Edit(4..<6, with: "b"), Edit(insert: "a", at: 6)) == nil)
    #expect(fix(Edit(insert: "a", at: 4), Edit(insert: "b", at: 4)) == nil)
  }

  @Test func oneByteBetweenIsEnough() {
    #expect(fix(Edit(0..<4, with: "a"), Edit(5..<6, with: "b")) != nil)
    #expect(fix(Edit(insert: "a", at: 4), Edit(insert: "b", at: 5)) != nil)
  }

  @Test func aFindingWithoutFixIsManual() {
    let finding = Finding(rewrite: "x", tier: .safe, range: 0..<1, message: "m", source: "s")
    #expect(finding.tier == .manual)
  }
}
