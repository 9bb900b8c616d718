import Meaning
import Rewriting

/// Takes a text that is in no file, or not as it is in the file, through the rewrites.
struct TextProcessor {
  struct Result {
    var outcome: FileOutcome?
    var skipped: [SkippedPath] = []
    var output: [UInt8]
  }

  private let engine: Engine
  private let filter: WordFilter
  private let targets = TargetFinder()

  init(_ engine: Engine) {
    self.engine = engine
    filter = WordFilter(engine.words)
  }

  /// The patch in the outcome is for the same path.
  ///
  /// - Parameter realPath: where the text belongs, absolute; nil where that is not known.
  func process(_ bytes: [UInt8], path: String, realPath: String?) -> Result {
    var result = Result(output: bytes)
    if GeneratedFile.isName(PathName.lastPart(of: path)) || bytes.withUnsafeBytes(GeneratedFile.isGenerated) {
      result.skipped = [SkippedPath(path: path, reason: .generated)]
    } else if bytes.withUnsafeBytes(filter.matches) {
      let found = engine.process(
        bytes, path: path, identity: FileSystem.realPath(path),
        target: realPath.map { targets.target(of: $0).alone } ?? FileTarget())
      var outcome = FileOutcome(found, of: bytes, path: path)
      outcome.addPatch(from: bytes, to: found.output, path: path)
      result.outcome = outcome
      result.output = found.output
    }
    return result
  }
}
