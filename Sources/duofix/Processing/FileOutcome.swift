import Patch

/// What became of one file.
struct FileOutcome: Sendable {
  /// As the user knows it.
  let path: String
  /// Those whose fixes are in the patch, or in the file by now.
  var applied: [PlacedFinding] = []
  /// Those that are left.
  var remaining: [PlacedFinding] = []
  /// From the text as it was to the text with all fixes.
  var patch: FilePatch?
  var failure: Failure?

  var findings: [PlacedFinding] { (applied + remaining).sorted(by: PlacedFinding.isBefore) }
}
