import Meaning
import SwiftTree

// The rounds: find, choose the fixes that may stand together, apply, prove, look again.

/// What the user allows, and what is known of the project.
public struct Configuration: Sendable {
  /// The oldest iOS that the code has to run on; `nil` when nobody said it.
  public var deploymentTarget: OSVersion?
  /// Whether fixes of tier `review` are applied, too.
  public var includesReview: Bool
  /// Whether wrappers stand in the file that uses them, also where all files of the module could share one.
  public var keepsWrappersInFile: Bool

  public init(deploymentTarget: OSVersion? = nil, includesReview: Bool = false, keepsWrappersInFile: Bool = false) {
    self.deploymentTarget = deploymentTarget
    self.includesReview = includesReview
    self.keepsWrappersInFile = keepsWrappersInFile
  }
}

/// Why a file could not be processed. Its text is left as it was.
public enum Problem: Error, Sendable, Hashable, CustomStringConvertible {
  case notUTF8(offset: Int)
  case conflictMarkers(offset: Int)
  /// It is not the text that the fixes over several files were made for.
  case changed
  /// Our own bug: the fixes did not settle, or an edit broke the file.
  case unstable(String)

  /// Where, in bytes; `nil` when it concerns the whole file.
  public var offset: Int? {
    switch self {
    case .notUTF8(let offset), .conflictMarkers(let offset): offset
    case .unstable, .changed: nil
    }
  }

  public var description: String {
    switch self {
    case .notUTF8: "the file is not UTF-8, left alone"
    case .conflictMarkers: "the file holds a version control conflict, left alone"
    case .changed: "it changed while duofix ran, and was left alone"
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
  let rewrites: [any Rewrite.Type]
  let configuration: Configuration
  let project: (any Project)?
  /// By the ids of the rewrites.
  private let filters: [String: WordFilter]

  /// - Parameter project: what the rewrites may ask about other files.
  public init(rewrites: [any Rewrite.Type], configuration: Configuration, project: (any Project)? = nil) {
    self.rewrites = rewrites
    self.configuration = configuration
    self.project = project
    filters = Dictionary(rewrites.map { ($0.id, WordFilter($0.words)) }) { first, _ in first }
  }

  /// The words of all its rewrites: a file that holds none of them has nothing to process.
  public var words: [String] { Array(Set(rewrites.flatMap { $0.words })).sorted() }

  /// - Parameters:
  ///   - identity: the path by which the project knows the file; `nil` where it does not.
  ///   - target: what the project says about the file. A deployment target of the configuration is stronger.
  ///   - spanning: what fixes that reach over files do; the rounds begin with it.
  public func process(
    _ bytes: [UInt8], path: String, identity: String? = nil, target: FileTarget = FileTarget(),
    spanning: SpanningFixes = SpanningFixes()
  ) -> FileResult {
    let target = self.target(target)
    let rewrites = rewrites(for: target)
    func findings(in tree: Tree) -> [Finding] {
      self.findings(of: rewrites, in: tree, path: path, identity: identity, target: target)
    }
    if let offset = firstInvalidUTF8(in: bytes) { return failure(bytes, .notUTF8(offset: offset)) }
    // What has nothing to say costs nothing: its words make no file worth lexing.
    let isSpanned = identity.map { spanning.parts[$0] != nil } ?? false
    guard isSpanned || rewrites.contains(where: { holdsWord(of: $0, bytes) }) else {
      return FileResult(findings: [], output: bytes, applied: [], remaining: [], problem: nil)
    }
    var tree = Tree.parse(bytes)
    if let marker = tree.tokens.first(where: { $0.kind == .conflictMarker }) {
      return failure(bytes, .conflictMarkers(offset: marker.start))
    }
    let original = findings(in: tree)
    var tracked = original.map(Tracked.init)
    var current = original
    if let identity, let part = spanning.parts[identity] {
      guard part.text == bytes, let text = TextEdits.apply(part.edits, to: bytes) else { return failure(bytes, .changed, original) }
      tree = Tree.parse(text)
      Tracked.update(&tracked, with: part.findings, edits: part.edits)
      current = findings(in: tree)
    }
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
      let edits = Set(outcome.used.compactMap(\.fix).flatMap(\.edits)).sorted()
      Tracked.update(&tracked, with: outcome.used, edits: edits)
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

  /// Whether a fix may be applied in the rounds of its file.
  private func isAdmitted(_ finding: Finding) -> Bool { finding.fix?.spansFiles == false && isAllowed(finding) }

  /// Whether the user wants fixes of its tier.
  func isAllowed(_ finding: Finding) -> Bool {
    switch finding.tier {
    case .safe: return true
    case .review: return configuration.includesReview
    case .manual: return false
    }
  }

  /// What holds for a file, when the project says something about it.
  func target(_ found: FileTarget) -> FileTarget {
    var target = found.with(iOS: configuration.deploymentTarget)
    if configuration.keepsWrappersInFile { target.sharedFolder = nil }
    return target
  }

  /// Those that may have something to say.
  func rewrites(for target: FileTarget) -> [any Rewrite.Type] {
    rewrites.filter { target.iOS != nil || !$0.needsDeploymentTarget }
  }

  /// All findings of a text, in their one order: start, end, place in the registry.
  func findings(
    of rewrites: [any Rewrite.Type], in tree: Tree, path: String, identity: String?, target: FileTarget
  ) -> [Finding] {
    let context = FileContext(
      path: path, tree: tree, deploymentTarget: target.iOS, target: target, identity: identity, project: project)
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
    bytes.withUnsafeBytes { filters[rewrite.id]?.matches($0) ?? false }
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
  static func update(_ tracked: inout [Tracked], with used: [Finding], edits: [Edit]) {
    let left = Dictionary(grouping: tracked.indices.filter { !tracked[$0].isApplied }) { tracked[$0].site }
    for finding in used {
      let same = (left[Site(finding)] ?? []).filter { !tracked[$0].isApplied }
      // Of several findings at one place the one that says the same; an edit around it may have changed its words.
      let index = same.first { tracked[$0].finding.message == finding.message } ?? same.first
      if let index { tracked[index].isApplied = true }
    }
    let shifts = OffsetShifts(edits)
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
