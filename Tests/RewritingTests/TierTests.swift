import Meaning
import Rewriting
import Testing

// Who has to agree before a fix is applied.

@Suite struct TierTests {
  @Test func reviewFixesNeedLeave() {
    let text = "maybe(old)\n"
    let careful = run(text, [MaybeToSurely.self, OldToNew.self])
    #expect(careful.text == "maybe(new)\n")
    #expect(careful.applied.places == ["OldToNew 6"])
    #expect(careful.remaining.places == ["MaybeToSurely 0"])
    #expect(careful.remaining.first?.fix != nil)
    let bold = run(text, [MaybeToSurely.self, OldToNew.self], review: true)
    #expect(bold.text == "surely(new)\n")
    #expect(bold.applied.places == ["MaybeToSurely 0", "OldToNew 6"])
    #expect(bold.remaining.isEmpty)
  }

  @Test(arguments: [false, true]) func manualFixesAreNeverApplied(review: Bool) {
    let result = run("never()\n", [NeverApplied.self], review: review)
    #expect(result.text == "never()\n")
    #expect(result.remaining.places == ["NeverApplied 0"])
  }

  @Test func aReviewFixThatIsNotAdmittedStandsInNobodysWay() {
    // The review fix would come first and touches the safe one.
    let result = run("let a = maybe.end\n", [MaybeToSurely.self, RenamesEnd.self])
    #expect(result.text == "let a = maybe.ended\n")
  }

  @Test func whatNeedsATargetCostsNothingWithoutOne() {
    let text = Array("target <<<".utf8)
    let found = { (flag: OSVersion?, file: OSVersion?) in
      Engine(rewrites: [NeedsTarget.self], configuration: Configuration(deploymentTarget: flag))
        .process(text, path: "A.swift", target: FileTarget(iOS: file)).findings.map(\.message)
    }
    #expect(found(nil, nil) == [])
    #expect(found(nil, OSVersion(16)) == ["16.0"])
    // Who names a version knows better than the project.
    #expect(found(OSVersion(17), OSVersion(16)) == ["17.0"])
  }

  @Test func tiersAreOrdered() {
    #expect(Tier.allCases.sorted() == [.safe, .review, .manual])
  }
}

/// Says nothing while no deployment target is known.
private enum NeedsTarget: Rewrite {
  static let id = "needs-target"
  static let words = ["target"]
  static let needsDeploymentTarget = true
  static let guide = Guide(summary: "a fake", before: "", after: "", leavesAlone: [], safety: "none", source: "none")
  static func findings(in file: FileContext) -> [Finding] {
    [Finding(rewrite: id, tier: .manual, range: 0..<6, message: file.deploymentTarget?.description ?? "none", source: "none")]
  }
}
