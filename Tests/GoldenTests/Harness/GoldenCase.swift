import Foundation
import Meaning
import Patch
import Rewrites
import Rewriting
import Testing

// A golden case, and what the engine makes of it.

struct GoldenFile: Sendable {
  /// From the root of the repository: "Goldens/display-scale/label.swift".
  let path: String
  var bytes: [UInt8]

  var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// One file, or a folder of files, and the patch that is promised for it.
struct GoldenCase: Sendable {
  /// "display-scale/label", or "Tour".
  let name: String
  /// The id of the rewrite that runs; `nil` for all of them.
  let rewrite: String?
  /// Sorted by path, as the command line prints them.
  var files: [GoldenFile]
  /// `nil` where there is no patch file: nothing may be proposed.
  let patch: [UInt8]?
  let patchFile: URL

  /// Those of the first file. The Tour is run as the README runs it: for iOS 16.
  var options: GoldenOptions {
    var options = files.first.map { GoldenOptions($0.text) } ?? GoldenOptions()
    if rewrite == nil { options.target = OSVersion(16) }
    return options
  }

  /// The same case with other bytes.
  func changed(_ change: ([UInt8]) -> [UInt8]) -> GoldenCase {
    var copy = self
    for index in copy.files.indices { copy.files[index].bytes = change(files[index].bytes) }
    return copy
  }

  func with(_ outputs: [[UInt8]]) -> GoldenCase {
    var copy = self
    for (index, output) in outputs.enumerated() { copy.files[index].bytes = output }
    return copy
  }

  var rewrites: [any Rewrite.Type] { Registry.all.filter { rewrite == nil || $0.id == rewrite } }

  /// What becomes of each file, by the rewrite of the case and with its options unless others are given.
  func run(review: Bool? = nil, rewrites: [any Rewrite.Type]? = nil) -> [FileResult] {
    run(as: options, review: review, rewrites: rewrites)
  }

  /// The same where the first lines of the files are not those of the case.
  func run(like original: GoldenCase, review: Bool? = nil, rewrites: [any Rewrite.Type]? = nil) -> [FileResult] {
    run(as: original.options, review: review, rewrites: rewrites)
  }

  private func run(as options: GoldenOptions, review: Bool?, rewrites: [any Rewrite.Type]?) -> [FileResult] {
    let engine = Engine(
      rewrites: rewrites ?? self.rewrites,
      configuration: Configuration(deploymentTarget: options.target, includesReview: review ?? options.includesReview),
      project: GoldenProject(files))
    let spanning = engine.spanningFixes(
      in: files.map { SpanningFile(path: $0.path, identity: $0.path, bytes: $0.bytes) }, isInRun: { _ in true })
    return files.map { engine.process($0.bytes, path: $0.path, identity: $0.path, spanning: spanning) }
  }

  /// What `preview` prints when the files become these.
  func patch(to outputs: [[UInt8]]) -> [UInt8] {
    zip(files, outputs).flatMap { FilePatch(path: $0.path, old: $0.bytes, new: $1).text }
  }
}

/// The files of a case are all of its project.
private struct GoldenProject: Project {
  let index: ProjectIndex
  private let texts: [String: [UInt8]]

  init(_ files: [GoldenFile]) {
    index = ProjectIndex(files.map { FileFacts(skimming: $0.bytes, path: $0.path, root: "") })
    texts = Dictionary(files.map { ($0.path, $0.bytes) }) { $1 }
  }

  func text(at path: String) -> [UInt8]? { texts[path] }
  func displayPath(of path: String) -> String { path }
}

extension GoldenCase: CustomTestStringConvertible {
  var testDescription: String { name }
}

extension FileResult {
  /// Whether the engine failed by a fault of ours, and not of the file.
  var isUnstable: Bool {
    if case .unstable = problem { true } else { false }
  }
}
