import Foundation
import Testing

// Every case below `Goldens/` through every check. The checks are in `Harness/`; nothing is to be written for a new case.

private let isBlessing = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"

@Suite struct GoldenTests {
  /// `GOLDEN_CASES=stale-availability` looks at those cases alone, for a quick answer while working on them.
  static let cases = GoldenLibrary.all.filter {
    $0.name.hasPrefix(ProcessInfo.processInfo.environment["GOLDEN_CASES"] ?? "")
  }

  @Test func thereAreCases() {
    #expect(!Self.cases.isEmpty)
    #expect(GoldenLibrary.strayFiles(in: GoldenLibrary.packageRoot) == [])
  }

  @Test(arguments: cases) func theCaseIsInOrder(item: GoldenCase) {
    expectNone(item.checkOptions())
    expectNone(item.checkRoundTrip())
  }

  @Test(arguments: cases) func findingsAreTheWanted(item: GoldenCase) {
    expectNone(item.checkFindings())
  }

  @Test(arguments: cases) func thePatchIsThePromised(item: GoldenCase) {
    expectNone(item.checkPatch(blessing: isBlessing))
  }

  @Test(arguments: cases) func aSecondRunIsSilent(item: GoldenCase) {
    expectNone(item.checkSecondRun())
  }

  @Test(arguments: cases) func allRewritesTogetherSettle(item: GoldenCase) {
    expectNone(item.checkAllTogether())
  }

  @Test(arguments: cases) func layoutOfTheFileDoesNotMatter(item: GoldenCase) {
    for variant in GoldenVariant.all { expectNone(item.check(variant)) }
  }

  @Test(arguments: cases) func commentsAndStringsAreNoCode(item: GoldenCase) {
    expectNone(item.checkSilence())
  }

  @Test(arguments: cases) func halfTypedCodeIsBorne(item: GoldenCase) {
    expectNone(item.checkDeletions())
  }

  @Test(arguments: cases) func theCompilerAcceptsTheResult(item: GoldenCase) throws {
    expectNone(try item.checkCompiles())
  }

  @Test func theCompilerParsesTheResults() throws {
    expectNone(try checkCompilerParses(Self.cases))
  }

  @Test func gitAppliesThePatches() throws {
    expectNone(try checkGitApply(Self.cases))
    expectNone(try checkGitApply(Self.cases, review: true))
    expectNone(try checkGitApply(Self.cases.map { $0.changed(GoldenVariant.withCarriageReturns) }))
  }
}

/// One issue for each problem.
func expectNone(_ problems: [String], sourceLocation: SourceLocation = #_sourceLocation) {
  for problem in problems { Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation) }
}
