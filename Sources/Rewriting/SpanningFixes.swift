import Meaning
import SwiftTree

// Fixes that reach over files. They are chosen and proved on the texts as they are, before each file goes through its
// rounds: all of a fix is applied, or nothing.

/// What fixes that reach over files do to each file of a run.
public struct SpanningFixes: Sendable {
  struct Part: Sendable {
    /// The text that the edits are for; empty for a file that is to be made.
    let text: [UInt8]
    /// Sorted and disjoint.
    var edits: [Edit] = []
    /// The findings of this file whose fixes are among them.
    var findings: [Finding] = []
  }

  var parts: [String: Part] = [:]
  /// The files to be made, with their whole text, by the paths under which the project will know them.
  public fileprivate(set) var newFiles: [String: [UInt8]] = [:]

  public init() {}

  /// The files that are changed, and were there before.
  public var changedPaths: [String] { parts.keys.sorted() }
}

/// A file of the run that may hold sites of rewrites whose fixes reach over files.
public struct SpanningFile: Sendable {
  let path: String
  let identity: String
  let bytes: [UInt8]
  let target: FileTarget

  /// - Parameters:
  ///   - path: as the user knows it.
  ///   - identity: the path under which the project knows it.
  ///   - target: what the project says about it.
  public init(path: String, identity: String, bytes: [UInt8], target: FileTarget = FileTarget()) {
    self.target = target
    self.path = path
    self.identity = identity
    self.bytes = bytes
  }
}

extension Engine {
  /// The words of a file that `spanningFixes` has to see; none when no fix of this engine can reach over files.
  public var spanningWords: [String] {
    configuration.includesReview && project != nil ? Array(Set(spanningRewrites.flatMap { $0.words })).sorted() : []
  }

  private var spanningRewrites: [any Rewrite.Type] { rewrites.filter { $0.spansFiles } }

  /// The fixes that reach over files, as far as they can stand together.
  ///
  /// - Parameter isInRun: whether a file may be changed, by the path under which the project knows it.
  public func spanningFixes(in files: [SpanningFile], isInRun: (String) -> Bool) -> SpanningFixes {
    var choice = SpanningChoice(project: project)
    for file in files.sorted(by: { $0.identity < $1.identity }) {
      guard firstInvalidUTF8(in: file.bytes) == nil else { continue }
      let tree = Tree.parse(file.bytes)
      let target = target(file.target)
      let found = findings(
        of: rewrites(for: target).filter { $0.spansFiles }, in: tree, path: file.path, identity: file.identity, target: target)
      for finding in found {
        guard let fix = finding.fix, fix.spansFiles, isAllowed(finding), fix.elsewhere.keys.allSatisfy(isInRun),
          // A file that is there already is written like any other: only when it is part of the run.
          fix.additions.allSatisfy({ isInRun($0.path) || project?.text(at: $0.path) == nil })
        else { continue }
        choice.take(finding, fix, in: file, tree)
      }
    }
    return choice.fixes
  }
}

/// Takes one fix after the other, as long as it goes with those before.
private struct SpanningChoice {
  private let project: (any Project)?
  private var trees: [String: Tree] = [:]
  private var occupied: [String: OccupiedRanges] = [:]
  /// The edits taken, and whether others may share them.
  private var taken: [String: [Edit: Bool]] = [:]
  private var additions: [String: [Addition]] = [:]
  private var result = SpanningFixes()

  init(project: (any Project)?) { self.project = project }

  var fixes: SpanningFixes {
    var fixes = result
    for (path, all) in additions {
      guard let header = all.first?.header else { continue }
      // The same text whoever runs it, in whatever order the sites were found.
      let texts = Set(all.map(\.text)).sorted().joined(separator: "\n")
      if let text = project?.text(at: path) {
        let isOpen = text.last.map { $0 != 0x0A } ?? false
        let edit = Edit(insert: (isOpen ? "\n" : "") + "\n" + texts, at: text.count)
        fixes.parts[path, default: SpanningFixes.Part(text: text)].edits.append(edit)
      } else {
        fixes.newFiles[path] = Array((header + texts).utf8)
      }
    }
    return fixes
  }

  mutating func take(_ finding: Finding, _ fix: Fix, in file: SpanningFile, _ tree: Tree) {
    trees[file.identity] = tree
    var all = fix.elsewhere
    all[file.identity] = fix.edits
    for (path, edits) in all {
      guard let tree = self.tree(at: path), isFree(edits, at: path, sharing: fix.sharesEdits),
        vetted(finding.with(edits), in: tree).fix != nil
      else { return }
    }
    // The whole is proved in every file before any of it counts.
    for (path, edits) in all {
      guard let tree = self.tree(at: path), proves(edits + (result.parts[path]?.edits ?? []), tree) else { return }
    }
    for (path, edits) in all { add(edits, at: path, sharing: fix.sharesEdits) }
    result.parts[file.identity]?.findings.append(finding)
    for addition in fix.additions { additions[addition.path, default: []].append(addition) }
  }

  private mutating func tree(at path: String) -> Tree? {
    if let tree = trees[path] { return tree }
    guard let text = project?.text(at: path), firstInvalidUTF8(in: text) == nil else { return nil }
    let tree = Tree.parse(text)
    trees[path] = tree
    return tree
  }

  private func isFree(_ edits: [Edit], at path: String, sharing: Bool) -> Bool {
    edits.allSatisfy { edit in
      (sharing && taken[path]?[edit] == true) || occupied[path]?.touches(edit.range) != true
    }
  }

  private func proves(_ edits: [Edit], _ tree: Tree) -> Bool {
    let edits = Set(edits).sorted()
    guard let text = TextEdits.apply(edits, to: tree.source) else { return false }
    return Proof.holds(from: tree, to: Tree.parse(text), edits: edits)
  }

  private mutating func add(_ edits: [Edit], at path: String, sharing: Bool) {
    guard let tree = trees[path] else { return }
    for edit in edits where taken[path]?[edit] == nil {
      taken[path, default: [:]][edit] = sharing
      occupied[path, default: OccupiedRanges()].insert(edit.range)
      var part = result.parts[path] ?? SpanningFixes.Part(text: tree.source)
      part.edits = (part.edits + [edit]).sorted()
      result.parts[path] = part
    }
    if result.parts[path] == nil { result.parts[path] = SpanningFixes.Part(text: tree.source) }
  }
}

extension Finding {
  /// The same finding with nothing but certain edits, to be vetted against the file that they are for.
  fileprivate func with(_ edits: [Edit]) -> Finding {
    Finding(
      rewrite: rewrite, tier: tier, range: range, message: message, source: source, fix: Fix(title: message, edits: edits))
  }
}
