import Rewriting

/// The last line of a run: "12 safe fixes in 5 files, 3 for review: --review, 9 to do by hand: duofix report".
struct Summary {
  private let safe: Int
  private let reviewed: Int
  private let fileCount: Int
  private let forReview: Int
  private let notApplied: Int
  private let byHand: Int

  init(_ result: RunResult, includesReview: Bool) {
    let applied = result.outcomes.flatMap(\.applied).map(\.finding.tier)
    let remaining = result.outcomes.flatMap(\.remaining).map(\.finding.tier)
    safe = applied.count { $0 == .safe }
    reviewed = applied.count { $0 == .review }
    fileCount = result.outcomes.count { !$0.applied.isEmpty }
    forReview = includesReview ? 0 : remaining.count { $0 == .review }
    notApplied = remaining.count { $0 == .safe || ($0 == .review && includesReview) }
    byHand = remaining.count { $0 == .manual }
  }

  /// Nil where there is nothing to say.
  ///
  /// - Parameter command: the one that prints it, which the reader need not be pointed to.
  func text(for command: Command, hasWritten: Bool) -> String? {
    var parts: [String] = []
    var fixes: [String] = []
    if safe > 0 { fixes.append(Phrase.count(safe, "safe fix", "safe fixes")) }
    if reviewed > 0 {
      fixes.append(safe > 0 ? "\(reviewed) for review" : Phrase.count(reviewed, "fix for review", "fixes for review"))
    }
    if !fixes.isEmpty {
      let verb = hasWritten ? "applied " : ""
      parts.append("\(verb)\(Phrase.list(fixes)) in \(Phrase.count(fileCount, "file", "files"))")
    }
    if notApplied > 0 { parts.append(Phrase.count(notApplied, "fix not applied", "fixes not applied")) }
    if forReview > 0 { parts.append("\(forReview) for review: --review") }
    if byHand > 0 { parts.append("\(byHand) to do by hand" + (command == .report ? "" : ": duofix report")) }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
