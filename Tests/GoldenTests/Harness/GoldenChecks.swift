import Foundation
import Patch
import Rewriting
import SwiftTree

// What is checked for each case, unasked. Each check returns what is wrong, in sentences, and nothing when all is well,
// so that tests can ask for both.

extension GoldenCase {
  /// The case itself is in order.
  func checkOptions() -> [String] {
    var problems = options.problems
    if files.isEmpty { problems.append("the folder holds no Swift file") }
    if rewrites.isEmpty { problems.append("there is no rewrite `\(rewrite ?? "")`") }
    if let patch, patch.isEmpty { problems.append("the patch is empty: where nothing is proposed there is no patch file") }
    return problems
  }

  /// The tokens with the trivia between them are the file.
  func checkRoundTrip() -> [String] {
    files.flatMap { file in roundTripProblems(Tree.parse(file.bytes)).map { "\(file.path): \($0)" } }
  }

  // MARK: Findings

  /// Every want is found on its line, every finding is wanted, and nothing is found where it must not be. The Tour is
  /// there to be read and says nothing of the kind.
  func checkFindings() -> [String] {
    if rewrite == nil { return [] }
    return zip(files, run()).flatMap { file, result in
      findingProblems(of: file, result.findings).map { "\(file.path):\($0)" }
    }
  }

  private func findingProblems(of file: GoldenFile, _ findings: [Finding]) -> [String] {
    let lines = LineTable(file.bytes)
    let marks = GoldenMark.all(in: Tree.parse(file.bytes))
    var left = findings.map { (line: lines.position(of: $0.range.lowerBound).line, finding: $0) }
    var problems: [String] = []
    for mark in marks where mark.text.isEmpty { problems.append("\(mark.line): a mark without words") }
    for mark in marks where mark.kind == .nope {
      for (line, finding) in left where line == mark.line {
        problems.append("\(line): found what must not be (\(mark.text)): \(finding.tier): \(finding.message)")
      }
    }
    for mark in marks where mark.kind == .want {
      if let index = left.firstIndex(where: { $0.line == mark.line && $0.finding.message.contains(mark.text) }) {
        left.remove(at: index)
      } else {
        problems.append("\(mark.line): not found: \(mark.text)")
      }
    }
    return problems + left.map { "\($0.line): nobody wants this: \($0.finding.tier): \($0.finding.message)" }
  }

  // MARK: The patch

  /// The patch is the promised one, byte for byte. Blessing writes it instead.
  func checkPatch(blessing: Bool = false) -> [String] {
    let results = run()
    let problems = zip(files, results).filter(\.1.isUnstable).map { "\($0.path): \($1.problem.map { "\($0)" } ?? "")" }
    guard problems.isEmpty else { return problems }
    let actual = patch(to: results.map(\.output))
    if actual == patch ?? [] { return [] }
    if blessing {
      do {
        if actual.isEmpty { try FileManager.default.removeItem(at: patchFile) } else { try Data(actual).write(to: patchFile) }
        return []
      } catch { return ["the patch cannot be written: \(error)"] }
    }
    let difference = FilePatch(path: "Goldens/\(name).patch", old: patch ?? [], new: actual).text
    return [
      """
      the patch (-) is not what the rewrite does now (+):
      \(String(decoding: difference, as: UTF8.self))
      If that is right, write it with: UPDATE_GOLDENS=1 swift test --filter GoldenTests
      """
    ]
  }

  // MARK: The result

  /// A second run over the result has nothing to apply, with and without fixes for review, and the result has no error
  /// that was not there.
  func checkSecondRun() -> [String] { settlingProblems(rewrites) }

  /// The same for all rewrites at once.
  func checkAllTogether() -> [String] { settlingProblems(nil) }

  private func settlingProblems(_ chosen: [any Rewrite.Type]?) -> [String] {
    [false, true].flatMap { review -> [String] in
      let first = run(review: review, rewrites: chosen ?? .all)
      let second = with(first.map(\.output)).run(like: self, review: review, rewrites: chosen ?? .all)
      return files.indices.flatMap { index -> [String] in
        let place = files[index].path + (review ? " (review): " : ": ")
        var problems: [String] = []
        if first[index].isUnstable { problems.append(place + "\(first[index].problem.map { "\($0)" } ?? "")") }
        if second[index].output != first[index].output || !second[index].applied.isEmpty {
          let again = FilePatch(path: files[index].path, old: first[index].output, new: second[index].output).text
          problems.append(place + "a second run goes on:\n\(String(decoding: again, as: UTF8.self))")
        }
        if Tree.parse(first[index].output).errorOffsets.count > Tree.parse(files[index].bytes).errorOffsets.count {
          problems.append(place + "the result has an error that was not there")
        }
        return problems
      }
    }
  }
}

/// What is lost or doubled between the tokens of a tree and its bytes.
func roundTripProblems(_ tree: Tree) -> [String] {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(tree.source.count)
  for index in tree.tokens.indices {
    bytes += tree.source[tree.trivia(beforeToken: index)]
    bytes += tree.text(of: tree.tokens[index])
  }
  return bytes == tree.source ? [] : ["the tokens and what is between them are not the file"]
}
