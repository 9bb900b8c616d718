// Broken files by the thousand, the same ones for the same seed. Longer runs take other seeds: set SWIFTTREE_FUZZ_SEED and
// SWIFTTREE_FUZZ_SECONDS.
import Foundation
import SwiftTree
import Testing

@Suite struct FuzzTests {
  private static let seed = setting("SWIFTTREE_FUZZ_SEED") ?? 20_270_601
  private static let seconds = setting("SWIFTTREE_FUZZ_SECONDS") ?? 8

  private static func setting(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  @Test func brokenFilesAreLosslessAndSound() throws {
    let outcome = withParserStack { Self.run() }
    let (inputs, failure) = try #require(outcome)
    #expect(inputs > 100)
    #expect(failure == nil)
  }

  /// How many inputs were tried, and the first that broke a promise.
  private static func run() -> (inputs: Int, failure: String?) {
    let pieces = (SyntaxCase.accepted + SyntaxCase.refused).map(\.bytes)
    let clock = ContinuousClock()
    let end = clock.now + .seconds(Double(seconds))
    var random = SeededGenerator(seed: seed)
    var inputs = 0
    while clock.now < end {
      let number = seed &+ UInt64(inputs)
      var mutator = Mutator(seed: number)
      let count = Int.random(in: 1...4, using: &random)
      let whole = (0..<count).flatMap { _ in pieces.randomElement(using: &random) ?? [] }
      let input = mutator.mutate(whole, with: pieces.randomElement(using: &random) ?? [])
      let start = clock.now
      let tree = Tree.parse(input)
      let time = clock.now - start
      var found = problems(of: tree)
      if reassembled(tree) != input { found.append("bytes were lost") }
      // A millisecond a byte is far beyond any build on any machine.
      if time > .milliseconds(500 + input.count) { found.append("\(input.count) bytes took \(time)") }
      guard found.isEmpty else {
        return (inputs, "seed \(number): \(found)\n\(String(decoding: input, as: UTF8.self))")
      }
      inputs += 1
    }
    return (inputs, nil)
  }
}
