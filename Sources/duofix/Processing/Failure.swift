import Patch
import Rewriting

/// Why a path could not be processed. The others are, and the run ends with `ExitStatus.unprocessed`.
struct Failure {
  /// As the user knows it.
  let path: String
  /// From 1, where the reason is about one place.
  let position: (line: Int, column: Int)?
  let reason: String

  init(_ path: String, _ reason: String) {
    self.path = path
    position = nil
    self.reason = reason
  }

  init(_ error: FileError, at path: String) {
    let reason =
      switch error {
      case .notFound: "there is no such file or folder"
      case .isDirectory: "it is a folder"
      case .notRegularFile: "it is not a regular file"
      case .unreadable: "it cannot be read: permission denied"
      case .readOnly: "it is read-only"
      case .folderReadOnly(_, let folder): "its folder '\(folder)' is read-only"
      case .changedSinceRead: "it changed while duofix ran, and was left alone"
      case .other(_, let reason): reason
      }
    self.init(path, reason)
  }

  init(_ problem: Problem, at path: String, position: (line: Int, column: Int)?) {
    self.path = path
    self.position = position
    reason = "\(problem)"
  }
}

extension Failure: CustomStringConvertible {
  /// The line that the user reads, in the form of a compiler's.
  var description: String {
    if let position { return "\(path):\(position.line):\(position.column): error: \(reason)" }
    return "\(path): error: \(reason)"
  }
}
