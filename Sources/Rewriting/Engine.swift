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
  private let project: (any Project)?

  /// - Parameter project: what the rewrites may ask about other files.
  public init(rewrites: [any Rewrite.Type], configuration: Configuration, project: (any Project)? = nil) {
    self.rewrites = rewrites
    self.configuration = configuration
    self.project = project
  }

  /// The words of all its rewrites: a file that holds none of them has nothing to process.
  public var words: [String] { Array(Set(rewrites.flatMap { $0.words })).sorted() }

  /// - Parameters:
  ///   - identity: the path by which the project knows the file; `nil` where it does not.
  ///   - target: what the project says about the file. A deployment target of the configuration is stronger.
  public func process(
    _ bytes: [UInt8], path: String, identity: String? = nil, target: FileTarget = FileTarget()
  ) -> FileResult {
    let target = target.with(iOS: configuration.deploymentTarget)
    let rewrites = rewrites.filter { target.iOS != nil || !$0.needsDeploymentTarget }
    func findings(in tree: Tree) -> [Finding] {
      self.findings(
        of: rewrites,
        in: FileContext(
          path: path, tree: tree, deploymentTarget: target.iOS, target: target, identity: identity, project: project))
    }
    if let offset = firstInvalidUTF8(in: bytes) { return failure(bytes, .notUTF8(offset: offset)) }
    // What has nothing to say costs nothing: its words make no file worth lexing.
    guard rewrites.contains(where: { holdsWord(of: $0, bytes) }) else {
      return FileResult(findings: [], output: bytes, applied: [], remaining: [], problem: nil)
    }
    var tree = Tree.parse(bytes)
    if let marker = tree.tokens.first(where: { $0.kind == .conflictMarker }) {
      return failure(bytes, .conflictMarkers(offset: marker.start))
    }
    let original = findings(in: tree)
    var tracked = original.map(Tracked.init)
    var current = original
    var progress = Progress(admitted: current.filter(isAdmitted).count)
    var texts: Set<[UInt8]> = []
    // Fixes that did not pass the proof on the text as it is now.
    var refused: Set<Finding> = []
    while true {
      let chosen = compatible(current.filter { isAdmitted($0) && !refused.contains($0) })
      guard !chosen.isEmpty else {
        let sites = Set(refused.map(Tracked.Site.init))
        return FileResult(
          findings: original, output: tree.source, applied: tracked.filter(\.isApplied).map(\.finding),
          remaining: tracked.filter { !$0.isApplied }.map { $0.told(sites) }, problem: nil)
      }
      let outcome = applyProved(chosen, to: tree)
      refused.formUnion(outcome.refused)
      // What a refused fix stood in the way of has its turn now.
      if outcome.used.isEmpty { continue }
      texts.insert(tree.source)
      Tracked.update(&tracked, with: outcome.used)
      tree = outcome.tree
      refused = []
      if texts.contains(tree.source) { return failure(bytes, .unstable("the text repeats"), original) }
      current = findings(in: tree)
      guard progress.goesOn(admitted: current.filter(isAdmitted).count) else {
        return failure(bytes, .unstable("\(Progress.patience) rounds without progress"), original)
      }
    }
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
  private func findings(of rewrites: [any Rewrite.Type], in context: FileContext) -> [Finding] {
    let tree = context.tree
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
    var occupied = OccupiedRanges()
    var chosen: [Finding] = []
    for finding in findings {
      guard let fix = finding.fix else { continue }
      let isFree = fix.edits.allSatisfy { edit in
        (fix.sharesEdits && taken[edit] == true) || !occupied.touches(edit.range)
      }
      guard isFree else { continue }
      for edit in fix.edits where taken[edit] == nil {
        taken[edit] = fix.sharesEdits
        occupied.insert(edit.range)
      }
      chosen.append(finding)
    }
    return chosen
  }

  /// Applies fixes together, or, when the whole does not pass the proof, one after the other, leaving out what fails.
  private func applyProved(_ chosen: [Finding], to tree: Tree) -> (tree: Tree, used: [Finding], refused: [Finding]) {
    if let whole = proved(chosen, on: tree) { return (whole, chosen, []) }
    var used: [Finding] = []
    var result = tree
    var refused: [Finding] = []
    for finding in chosen {
      if let next = proved(used + [finding], on: tree) {
        used.append(finding)
        result = next
      } else {
        refused.append(finding)
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

/// How long it is worth going on: as long as the fixes that are left become fewer, with some patience in between.
private struct Progress {
  /// In rounds.
  static let patience = 10

  private var fewest: Int
  private var idleRounds = 0

  init(admitted: Int) { fewest = admitted }

  mutating func goesOn(admitted: Int) -> Bool {
    idleRounds = admitted < fewest ? 0 : idleRounds + 1
    fewest = min(fewest, admitted)
    return idleRounds < Self.patience
  }
}

/// A finding of the original text and where it lies in the text of the current round.
private struct Tracked {
  struct Site: Hashable {
    let rewrite: String
    var range: Range<Int>
  }

  let finding: Finding
  var site: Site
  var isApplied = false

  init(_ finding: Finding) {
    self.finding = finding
    site = Site(finding)
  }

  /// Marks what a round applied and moves the rest along.
  static func update(_ tracked: inout [Tracked], with used: [Finding]) {
    let left = Dictionary(grouping: tracked.indices.filter { !tracked[$0].isApplied }) { tracked[$0].site }
    for finding in used {
      let same = (left[Site(finding)] ?? []).filter { !tracked[$0].isApplied }
      // Of several findings at one place the one that says the same; an edit around it may have changed its words.
      let index = same.first { tracked[$0].finding.message == finding.message } ?? same.first
      if let index { tracked[index].isApplied = true }
    }
    let shifts = OffsetShifts(Set(used.compactMap(\.fix).flatMap(\.edits)).sorted())
    for index in tracked.indices where !tracked[index].isApplied {
      tracked[index].site.range = shifts.moved(tracked[index].site.range)
    }
  }

  /// The finding as it is told at the end, when the fixes at some sites have been refused for good.
  func told(_ refused: Set<Site>) -> Finding {
    refused.contains(site) ? finding.withholding("the edit does not pass the proof") : finding
  }
}

extension Tracked.Site {
  init(_ finding: Finding) { self.init(rewrite: finding.rewrite, range: finding.range) }
}
