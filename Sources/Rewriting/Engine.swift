import Meaning
import SwiftTree

// The rounds: find, choose the fixes that may stand together, apply, prove, look again.

/// What the user allows, and what is known of the project.
public struct Configuration: Sendable {
  /// The oldest iOS that the code has to run on; `nil` when nobody said it.
  public var deploymentTarget: OSVersion?
  /// Whether fixes of tier `review` are applied, too.
  public var includesReview: Bool

  public init(deploymentTarget: OSVersion? = nil, includesReview: Bool = false) {
    self.deploymentTarget = deploymentTarget
    self.includesReview = includesReview
  }
}

/// Why a file could not be processed. Its text is left as it was.
public enum Problem: Error, Sendable, Hashable, CustomStringConvertible {
  case notUTF8(offset: Int)
  case conflictMarkers(offset: Int)
  /// Our own bug: the fixes did not settle, or an edit broke the file.
  case unstable(String)

  /// Where, in bytes; `nil` when it concerns the whole file.
  public var offset: Int? {
    switch self {
    case .notUTF8(let offset), .conflictMarkers(let offset): offset
    case .unstable: nil
    }
  }

  public var description: String {
    switch self {
    case .notUTF8: "the file is not UTF-8, left alone"
    case .conflictMarkers: "the file holds a version control conflict, left alone"
    case .unstable(let detail): "duofix could not prove its own edits (\(detail)), the file is left as it was"
    }
  }
}

/// What became of one file.
public struct FileResult: Sendable {
  /// Every finding of the original text, sorted by position.
  public let findings: [Finding]
  /// The text with every admitted fix applied; equal to the input when there is none.
  public let output: [UInt8]
  /// The findings whose fixes are in `output`.
  public let applied: [Finding]
  /// The other findings.
  public let remaining: [Finding]
  public let problem: Problem?
}

/// Runs rewrites over one file at a time. A value: one engine serves all threads.
public struct Engine: Sendable {
  private let rewrites: [any Rewrite.Type]
  private let configuration: Configuration

  static let maximumRounds = 10

  public init(rewrites: [any Rewrite.Type], configuration: Configuration) {
    self.rewrites = rewrites
    self.configuration = configuration
  }

  /// The words of all its rewrites: a file that holds none of them has nothing to process.
  public var words: [String] { Array(Set(rewrites.flatMap { $0.words })).sorted() }

  public func process(_ bytes: [UInt8], path: String) -> FileResult {
    if let offset = firstInvalidUTF8(in: bytes) { return failure(bytes, .notUTF8(offset: offset)) }
    var tree = Tree.parse(bytes)
    if let marker = tree.tokens.first(where: { $0.kind == .conflictMarker }) {
      return failure(bytes, .conflictMarkers(offset: marker.start))
    }
    let original = findings(in: tree, path: path)
    var tracked = original.map { Tracked(finding: $0, range: $0.range) }
    var current = original
    var texts: Set<[UInt8]> = []
    for _ in 0..<Self.maximumRounds {
      let chosen = compatible(current.filter(isAdmitted))
      guard !chosen.isEmpty else {
        let applied = tracked.filter(\.isApplied).map(\.finding)
        return FileResult(
          findings: original, output: tree.source, applied: applied,
          remaining: tracked.filter { !$0.isApplied }.map(\.finding), problem: nil)
      }
      texts.insert(tree.source)
      let (next, used, refused) = applyProved(chosen, to: tree)
      guard !used.isEmpty else {
        return failure(bytes, .unstable(refused.first ?? "no edit survived the proof"), original)
      }
      Tracked.update(&tracked, with: used)
      tree = next
      if texts.contains(tree.source) { return failure(bytes, .unstable("the text repeats"), original) }
      current = findings(in: tree, path: path)
    }
    return failure(bytes, .unstable("more than \(Self.maximumRounds) rounds"), original)
  }

  private func failure(_ bytes: [UInt8], _ problem: Problem, _ findings: [Finding] = []) -> FileResult {
    FileResult(findings: findings, output: bytes, applied: [], remaining: findings, problem: problem)
  }

  private func isAdmitted(_ finding: Finding) -> Bool {
    guard finding.fix != nil else { return false }
    switch finding.tier {
    case .safe: return true
    case .review: return configuration.includesReview
    case .manual: return false
    }
  }

  /// All findings of a text, in their one order: start, end, place in the registry.
  private func findings(in tree: Tree, path: String) -> [Finding] {
    let context = FileContext(path: path, tree: tree, deploymentTarget: configuration.deploymentTarget)
    var found: [(finding: Finding, order: Int)] = []
    for (order, rewrite) in rewrites.enumerated() where holdsWord(of: rewrite, tree.source) {
      for finding in rewrite.findings(in: context) {
        found.append((vetted(finding, in: tree), order))
      }
    }
    found.sort {
      ($0.finding.range.lowerBound, $0.finding.range.upperBound, $0.order, $0.finding.message)
        < ($1.finding.range.lowerBound, $1.finding.range.upperBound, $1.order, $1.finding.message)
    }
    return found.map(\.finding)
  }

  private func holdsWord(of rewrite: any Rewrite.Type, _ bytes: [UInt8]) -> Bool {
    rewrite.words.contains { bytes.contains(word: $0) }
  }

  /// The fixes that can be applied at once: each whole, none touching another, first come first served.
  private func compatible(_ findings: [Finding]) -> [Finding] {
    var taken: [Edit: Bool] = [:]
    var ranges: [Range<Int>] = []
    var chosen: [Finding] = []
    for finding in findings {
      guard let fix = finding.fix else { continue }
      let isFree = fix.edits.allSatisfy { edit in
        if fix.sharesEdits, taken[edit] == true { return true }
        return ranges.allSatisfy { edit.range.upperBound < $0.lowerBound || $0.upperBound < edit.range.lowerBound }
      }
      guard isFree else { continue }
      for edit in fix.edits where taken[edit] == nil {
        taken[edit] = fix.sharesEdits
        ranges.append(edit.range)
      }
      chosen.append(finding)
    }
    return chosen
  }

  /// Applies fixes together, or, when the whole does not pass the proof, one after the other, leaving out what fails.
  private func applyProved(_ chosen: [Finding], to tree: Tree) -> (tree: Tree, used: [Finding], refused: [String]) {
    if let whole = proved(chosen, on: tree) { return (whole, chosen, []) }
    var used: [Finding] = []
    var result = tree
    var refused: [String] = []
    for finding in chosen {
      if let next = proved(used + [finding], on: tree) {
        used.append(finding)
        result = next
      } else {
        refused.append("the fix of \(finding.rewrite) at byte \(finding.range.lowerBound) does not hold")
      }
    }
    return (result, used, refused)
  }

  private func proved(_ findings: [Finding], on tree: Tree) -> Tree? {
    let edits = Set(findings.compactMap(\.fix).flatMap(\.edits)).sorted()
    guard let text = TextEdits.apply(edits, to: tree.source) else { return nil }
    let next = Tree.parse(text)
    return Proof.holds(from: tree, to: next, edits: edits) ? next : nil
  }
}

/// A finding of the original text and where it lies in the text of the current round.
private struct Tracked {
  let finding: Finding
  var range: Range<Int>
  var isApplied = false

  /// Marks what a round applied and moves the rest along.
  static func update(_ tracked: inout [Tracked], with used: [Finding]) {
    let edits = Set(used.compactMap(\.fix).flatMap(\.edits)).sorted()
    for index in tracked.indices where !tracked[index].isApplied {
      let entry = tracked[index]
      if used.contains(where: { $0.rewrite == entry.finding.rewrite && $0.range == entry.range }) {
        tracked[index].isApplied = true
      }
      let shift = { (offset: Int) in
        edits.reduce(0) { $1.range.upperBound <= offset ? $0 + $1.replacement.count - $1.range.count : $0 }
      }
      let start = entry.range.lowerBound + shift(entry.range.lowerBound)
      let end = entry.range.upperBound + shift(entry.range.upperBound)
      tracked[index].range = start..<max(start, end)
    }
  }
}
