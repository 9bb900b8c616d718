import Foundation
import Testing

/// The document of `--format json`, read by the names that the README promises.
struct JSONDocument: Decodable {
  struct Finding: Decodable {
    struct Fix: Decodable {
      struct Edit: Decodable {
        let path: String
        let start: Int
        let end: Int
        let replacement: String
      }
      let title: String
      let edits: [Edit]
    }
    let rewrite: String
    let tier: String
    let path: String
    let line: Int
    let column: Int
    let message: String
    let source: String
    let fix: Fix?

    /// As it stands on standard error.
    var asLine: String { "\(path):\(line):\(column): \(tier): \(message) [\(rewrite)]\n" }
  }

  struct Files: Decodable {
    struct Skipped: Decodable, Equatable {
      let path: String
      let reason: String
    }
    let scanned: Int
    let skipped: [Skipped]
  }

  let version: Int
  let findings: [Finding]
  let files: Files

  init(_ text: String) throws {
    self = try JSONDecoder().decode(JSONDocument.self, from: Data(text.utf8))
  }
}

extension Workspace {
  /// What `report` finds, to compare with what other commands say. The messages are the business of other tests.
  func findings(_ paths: String..., in folder: String = "") throws -> [JSONDocument.Finding] {
    let program = try #require(Workspace.duofixPath)
    return try JSONDocument(run(program, ["report", "--format", "json"] + paths, in: folder).output).findings
  }

  func lines(_ paths: String..., tiers: Set<String> = ["safe", "review", "manual"]) throws -> String {
    let program = try #require(Workspace.duofixPath)
    let findings = try JSONDocument(run(program, ["report", "--format", "json"] + paths).output).findings
    return findings.filter { tiers.contains($0.tier) }.map(\.asLine).joined()
  }
}
