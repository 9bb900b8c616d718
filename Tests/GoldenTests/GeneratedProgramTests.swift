import Foundation
import Meaning
import Rewriting
import Rewrites
import StubSDK
import Testing

// Nothing that compiled before may fail after. The compiler judges generated programs before and after the tool, in both
// language modes, with and without the fixes that need a look.

@Suite struct GeneratedProgramTests {
  /// A sample with every run of the tests; `DUOFIX_PROGRAMS=4000 swift test --filter GeneratedProgram` sweeps more of them.
  private static let count = ProcessInfo.processInfo.environment["DUOFIX_PROGRAMS"].flatMap { Int($0) } ?? 200
  private static let seed = ProcessInfo.processInfo.environment["DUOFIX_SEED"].flatMap { UInt64($0) } ?? 27
  private static let target = "15.0"
  private static let batch = 25

  @Test(arguments: ["5", "6"], [false, true])
  func compilesAfterAsBefore(swiftVersion: String, includesReview: Bool) throws {
    let programs = ProgramGenerator.programs(Self.count, seed: Self.seed)
    let inputs = programs.map { (name: $0.name, bytes: Array($0.source.utf8)) }
    let accepted = try Self.accepted(inputs, swiftVersion)
    // Half of the places are illegal on purpose; if nearly all were refused, nothing would be tested.
    #expect(accepted.count >= Self.count / 3)
    let engine = Engine(
      rewrites: Registry.all,
      configuration: Configuration(deploymentTarget: OSVersion(Self.target), includesReview: includesReview))
    var changed: [(name: String, bytes: [UInt8])] = []
    for input in accepted {
      let result = engine.process(input.bytes, path: input.name)
      #expect(result.problem == nil, "\(input.name): \(String(describing: result.problem))")
      if result.output != input.bytes { changed.append((input.name, result.output)) }
    }
    #expect(changed.count >= accepted.count / 10)
    let kept = Set(try Self.accepted(changed, swiftVersion).map(\.name))
    for output in changed where !kept.contains(output.name) {
      let verdict = try StubSDK.check(
        Program(sources: [output], deploymentTarget: Self.target, swiftVersion: swiftVersion))
      // Alone it may compile after all: two programs of one group can declare the same function.
      if verdict.errors.isEmpty { continue }
      Issue.record(
        """
        \(output.name) compiled before and does not after, in Swift \(swiftVersion)\(includesReview ? " with review" : ""):
        \(verdict.errors.map(\.description).joined(separator: "\n"))
        \(String(decoding: output.bytes, as: UTF8.self))
        """)
    }
  }

  /// The sources that compile. Many are compiled at once; those that the compiler complains about are taken out until it
  /// complains no more, since some errors only show when the others are gone.
  private static func accepted(
    _ sources: [(name: String, bytes: [UInt8])], _ swiftVersion: String
  ) throws -> [(name: String, bytes: [UInt8])] {
    var groups = stride(from: 0, to: sources.count, by: batch).map { Array(sources[$0..<min($0 + batch, sources.count)]) }
    var finished: [(name: String, bytes: [UInt8])] = []
    while !groups.isEmpty {
      let verdicts = try StubSDK.check(
        groups.map { Program(sources: $0, deploymentTarget: target, swiftVersion: swiftVersion) })
      var next: [[(name: String, bytes: [UInt8])]] = []
      for (group, verdict) in zip(groups, verdicts) {
        if verdict.errors.isEmpty {
          finished += group
          continue
        }
        let bad = Set(verdict.errors.map(\.file))
        let rest = group.filter { !bad.contains($0.name) }
        if rest.count == group.count {
          throw StubSDKError.unexpected("an error of no file: \(verdict.errors[0])")
        }
        if !rest.isEmpty { next.append(rest) }
      }
      groups = next
    }
    return finished
  }
}
