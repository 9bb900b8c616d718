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
    for mode in ["5", "6"] {
      let programs = [rewrite.guide.before, rewrite.guide.after].map {
        Program(
          sources: [(name: "Guide.swift", bytes: Array($0.utf8))], deploymentTarget: "\(GoldenOptions.defaultTarget)",
          swiftVersion: mode)
      }
      expectNone(compileProblems(try StubSDK.check(programs)))
    }
  }

  @Test(arguments: ids) func nothingIsLeftEmpty(id: String) throws {
    let guide = try #require(Registry.all.first { $0.id == id }).guide
    let texts = [guide.summary, guide.before, guide.after, guide.safety, guide.source] + guide.leavesAlone
    #expect(texts.allSatisfy { !$0.isEmpty })
    #expect(!guide.leavesAlone.isEmpty)
  }
}
