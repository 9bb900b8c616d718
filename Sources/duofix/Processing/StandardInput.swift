import Rewriting

/// A run over one text that comes in on standard input.
struct StandardInput {
  let result: RunResult
  /// The text with all fixes, or as it came in where it could not be processed: an editor puts it where the old one
  /// was.
  let output: [UInt8]

  init(_ arguments: Arguments) {
    let path = PathName.tidied(arguments.stdinPath ?? "<stdin>")
    let folder = arguments.stdinPath == nil ? "" : PathName.folder(of: path)
    let processor = TextProcessor(Engine(arguments, project: ProjectAround(NamedPaths([folder.isEmpty ? "." : folder]))))
    let bytes: [UInt8]
    do throws(FileSystem.Failure) {
      bytes = try Console.readStandardInput()
    } catch {
      result = RunResult(outcomes: [], failures: [Failure(path, error.reason)], scannedCount: 0)
      output = []
      return
    }
    let text = processor.process(
      bytes, path: path, realPath: arguments.stdinPath == nil ? nil : StandardInput.realPath(path))
    result = RunResult(
      outcomes: text.outcome.map { [$0] } ?? [], skipped: text.skipped, scannedCount: 1 - text.skipped.count)
    output = text.output
  }

  /// The file need not be there yet.
  private static func realPath(_ path: String) -> String? {
    if let known = FileSystem.realPath(path) { return known }
    let folder = PathName.folder(of: path)
    return FileSystem.realPath(folder.isEmpty ? "." : folder).map { PathName.joined($0, String(PathName.lastPart(of: path))) }
  }
}
