import Foundation
import Rewriting
import SwiftTree

// Half-typed code: each token of a case goes away in turn, and the tool has to bear it.

extension GoldenCase {
  /// How many tokens of a file are deleted in an ordinary run; `EVERY_TOKEN=1` takes them all.
  private static let sampleSize = ProcessInfo.processInfo.environment["EVERY_TOKEN"] == "1" ? Int.max : 20

  /// Without one of its tokens the file still round-trips, no edit stands in an item that has an error, and the run
  /// neither traps nor adds an error.
  func checkDeletions() -> [String] {
    files.flatMap { file -> [String] in
      let tree = Tree.parse(file.bytes)
      return sample(of: tree, named: file.path).flatMap { index -> [String] in
        let token = tree.tokens[index]
        let bytes = Array(file.bytes[..<token.start] + file.bytes[token.end...])
        return deletionProblems(bytes, file.path).map {
          "\(file.path) without `\(tree.string(ofToken: index))` at byte \(token.start): \($0)"
        }
      }
    }
  }

  private func deletionProblems(_ bytes: [UInt8], _ path: String) -> [String] {
    let tree = Tree.parse(bytes)
    var problems = roundTripProblems(tree)
    var single = self
    single.files = [GoldenFile(path: path, bytes: bytes)]
    let result = single.run(like: self, review: true)[0]
    if result.isUnstable { problems.append(result.problem.map { "\($0)" } ?? "") }
    for finding in result.findings {
      for edit in finding.fix?.edits ?? [] where tree.smallestNode(around: edit.range)?.item?.hasError ?? true {
        problems.append("a fix in code with an error: \(finding.message)")
      }
    }
    if Tree.parse(result.output).errorOffsets.count > tree.errorOffsets.count { problems.append("the result has a new error") }
    return problems
  }

  /// The same tokens on every run, other ones for every case.
  private func sample(of tree: Tree, named name: String) -> [Int] {
    let all = tree.tokens.indices.filter { tree.tokens[$0].length > 0 }
    guard all.count > Self.sampleSize else { return Array(all) }
    var state = name.utf8.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    var chosen: Set<Int> = []
    while chosen.count < Self.sampleSize {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      chosen.insert(all[Int(state >> 33) % all.count])
    }
    return chosen.sorted()
  }
}
