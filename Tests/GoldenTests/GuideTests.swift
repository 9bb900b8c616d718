import Meaning
import Patch
import Rewrites
import Rewriting
import StubSDK
import Testing

// What `explain` and the README show for a rewrite is what it does.

@Suite struct GuideTests {
  static let ids = Registry.all.map { $0.id }

  @Test(arguments: ids) func beforeBecomesAfter(id: String) throws {
    let rewrite = try #require(Registry.all.first { $0.id == id })
    let engine = Engine(
      rewrites: [rewrite],
      configuration: Configuration(deploymentTarget: GoldenOptions.defaultTarget, includesReview: true))
    let result = engine.process(Array(rewrite.guide.before.utf8), path: "Before.swift")
    #expect(result.problem == nil)
    let wanted = Array(rewrite.guide.after.utf8)
    let difference = FilePatch(path: "After.swift", old: wanted, new: result.output).text
    #expect(result.output == wanted, "\(String(decoding: difference, as: UTF8.self))")
    #expect(!result.applied.isEmpty)
  }

  @Test(arguments: ids) func bothCompile(id: String) throws {
    let rewrite = try #require(Registry.all.first { $0.id == id })
    let versions = [rewrite.guide.before, rewrite.guide.after]
    // What lacks a check before compiles for a target that has the API.
    let lacksChecks = id == "availability-guard"
    for mode in GoldenCase.languageModes {
      func verdicts(_ target: String) throws -> [Verdict] {
        try StubSDK.check(
          versions.map {
            Program(sources: [(name: "Guide.swift", bytes: Array($0.utf8))], deploymentTarget: target, swiftVersion: mode)
          })
      }
      expectNone(compileProblems(try verdicts("\(GoldenOptions.defaultTarget)"), lacksChecks: lacksChecks))
      if lacksChecks { expectNone(compileProblems(try verdicts(GoldenCase.newestTarget))) }
    }
  }

  @Test(arguments: ids) func nothingIsLeftEmpty(id: String) throws {
    let guide = try #require(Registry.all.first { $0.id == id }).guide
    let texts = [guide.summary, guide.before, guide.after, guide.safety, guide.source] + guide.leavesAlone
    #expect(texts.allSatisfy { !$0.isEmpty })
    #expect(!guide.leavesAlone.isEmpty)
  }
}
