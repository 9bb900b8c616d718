/// What became of all files, in an order that does not depend on threads.
struct RunResult {
  private(set) var outcomes: [FileOutcome]
  let skipped: [SkippedPath]
  let failures: [Failure]
  let scannedCount: Int

  init(outcomes: [FileOutcome], skipped: [SkippedPath] = [], failures: [Failure] = [], scannedCount: Int) {
    self.outcomes = outcomes.sorted { PathName.isBefore($0.path, $1.path) }
    let failed = failures + outcomes.compactMap(\.failure)
    self.failures = failed.sorted { PathName.isBefore($0.path, $1.path) }
    let left = skipped + failed.map { SkippedPath(path: $0.path, reason: .failed($0.reason)) }
    self.skipped = left.sorted { PathName.isBefore($0.path, $1.path) }
    self.scannedCount = scannedCount
  }

  init(_ walk: Walk<FileOutcome>.Result, named: NamedPaths) {
    self.init(
      outcomes: walk.outcomes, skipped: walk.skipped, failures: named.failures + walk.failures,
      scannedCount: walk.scannedCount)
  }

  var hasPatch: Bool { outcomes.contains { $0.patch != nil } }
  var hasFindings: Bool { outcomes.contains { !$0.applied.isEmpty || !$0.remaining.isEmpty } }
  var hasApplied: Bool { outcomes.contains { !$0.applied.isEmpty } }

  /// For the commands that print something else.
  var withoutPatches: RunResult {
    var copy = self
    for index in copy.outcomes.indices { copy.outcomes[index].patch = nil }
    return copy
  }

  /// The status of a run that would end with this one, were it not for the failures.
  func status(_ status: ExitStatus) -> ExitStatus { failures.isEmpty ? status : .unprocessed }
}
