import Rewriting

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// The result of a run for other programs. The README describes it; whoever changes a name here breaks somebody's
// script, and raises `version`.

/// The one JSON document of a run.
struct JSONReport: Encodable {
  struct Entry: Encodable {
    let rewrite: String
    let tier: String
    let path: String
    let line: Int
    let column: Int
    let message: String
    let source: String
    let fix: Fix?
  }

  struct Fix: Encodable {
    let title: String
    /// Of this file first, then of the others that the fix reaches.
    let edits: [Edit]
    /// What goes to the end of a file, which may be a new one; absent where there is nothing.
    let additions: [Addition]?
  }

  struct Addition: Encodable {
    let path: String
    /// What a new file begins with.
    let header: String
    let text: String
  }

  /// Of the file before the run.
  struct Edit: Encodable {
    let path: String
    let start: Int
    let end: Int
    let replacement: String
  }

  struct Files: Encodable {
    let scanned: Int
    let skipped: [Skipped]
  }

  struct Skipped: Encodable {
    let path: String
    let reason: String
  }

  let version = 1
  let findings: [Entry]
  let files: Files

  init(_ result: RunResult) {
    findings = result.outcomes.flatMap { $0.findings.map(Entry.init) }
    files = Files(
      scanned: result.scannedCount,
      skipped: result.skipped.map { Skipped(path: $0.path, reason: $0.reason.description) })
  }

  /// One line, with sorted keys.
  func text() throws(CommandError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
    } catch {
      throw .outputNotWritten(reason: "\(error)")
    }
  }

  private enum CodingKeys: CodingKey { case version, findings, files }
}

extension JSONReport.Entry {
  fileprivate init(_ placed: PlacedFinding) {
    let finding = placed.finding
    self.init(
      rewrite: finding.rewrite, tier: finding.tier.rawValue, path: placed.path, line: placed.line,
      column: placed.column, message: finding.message, source: finding.source,
      fix: finding.fix.map { fix in
        JSONReport.Fix(
          title: fix.title,
          edits: ([(placed.path, fix.edits)] + fix.elsewhere.map { (PathName.shown($0), $1) }.sorted { $0.0 < $1.0 }).flatMap { path, edits in
            edits.map {
              JSONReport.Edit(
                path: path, start: $0.range.lowerBound, end: $0.range.upperBound,
                replacement: String(decoding: $0.replacement, as: UTF8.self))
            }
          },
          additions: fix.additions.isEmpty
            ? nil : fix.additions.map { JSONReport.Addition(path: PathName.shown($0.path), header: $0.header, text: $0.text) })
      })
  }
}
