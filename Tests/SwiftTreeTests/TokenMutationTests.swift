// Every token of every case deleted, doubled and swapped with the one after it: nothing traps, nothing is lost.
import Foundation
import SwiftTree
import Testing

@Suite struct TokenMutationTests {
  @Test(arguments: SyntaxCase.accepted)
  func everyToken(_ sample: SyntaxCase) {
    expectSound(sample.bytes, sample.name, every: 1)
  }

  /// Of the goldens a sample in an ordinary run; `EVERY_TOKEN=1` takes all of it.
  private static let stride = ProcessInfo.processInfo.environment["EVERY_TOKEN"] == "1" ? 1 : 29

  @Test(arguments: GoldenFile.all)
  func tokensOfGoldens(_ file: GoldenFile) {
    expectSound(file.bytes, file.name, every: Self.stride)
  }

  @Test func thereAreGoldens() { #expect(GoldenFile.all.count > 100) }

  /// Deletes, doubles and swaps one token after another, or only every so-manyeth of these changes.
  private func expectSound(_ source: [UInt8], _ name: String, every stride: Int) {
    var pieces: [ArraySlice<UInt8>] = []
    var start = 0
    for token in Tree.lex(source) where token.length > 0 {
      pieces.append(source[start..<token.end])
      start = token.end
    }
    let rest = source[start...]
    var number = name.utf8.count % stride
    func check(_ comment: String, _ change: (inout [ArraySlice<UInt8>]) -> Void) {
      number += 1
      guard number % stride == 0 else { return }
      var changed = pieces
      change(&changed)
      let bytes = Array(changed.joined()) + rest
      let tree = Tree.parse(bytes)
      #expect(problems(of: tree) == [], "\(name): \(comment)")
      #expect(reassembled(tree) == bytes, "\(name): \(comment)")
    }
    for index in pieces.indices {
      check("token \(index) deleted") { $0.remove(at: index) }
      check("token \(index) doubled") { $0.insert(pieces[index], at: index) }
      guard index + 1 < pieces.count else { continue }
      check("tokens \(index) and \(index + 1) swapped") { $0.swapAt(index, index + 1) }
    }
  }
}
