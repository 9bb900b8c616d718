// Why a file could not be read or written: the one error of this module.

/// Why a file could not be read or written. Each case carries the path as the caller gave it.
public enum FileError: Error, Hashable, Sendable {
  /// There is no such file, or a symbolic link that leads nowhere.
  case notFound(String)
  /// A folder stands where a file was expected.
  case isDirectory(String)
  /// A pipe, socket or device, which has no content to put in order.
  case notRegularFile(String)
  /// The permissions do not let this process read the file.
  case unreadable(String)
  /// The permissions do not let anyone, or this process, write the file.
  case readOnly(String)
  /// The folder does not let this process create the file that would take the old one's place.
  case folderReadOnly(String, folder: String)
  /// The file is not what it was when it was read.
  case changedSinceRead(String)
  /// Anything else, such as "cannot be written: No space left on device"; the second half is the system's.
  case other(String, reason: String)

  /// The path as the caller gave it.
  public var path: String {
    switch self {
    case .notFound(let path), .isDirectory(let path), .notRegularFile(let path), .unreadable(let path),
      .readOnly(let path), .folderReadOnly(let path, folder: _), .changedSinceRead(let path),
      .other(let path, reason: _):
      path
    }
  }
}

extension FileError: CustomStringConvertible {
  /// One clause for the user, without a final stop.
  public var description: String {
    switch self {
    case .notFound(let path): "'\(path)' does not exist"
    case .isDirectory(let path): "'\(path)' is a folder, not a file"
    case .notRegularFile(let path): "'\(path)' is not a regular file"
    case .unreadable(let path): "'\(path)' cannot be read: permission denied"
    case .readOnly(let path): "'\(path)' is read-only"
    case .folderReadOnly(let path, let folder): "'\(path)' cannot be replaced: the folder '\(folder)' is read-only"
    case .changedSinceRead(let path): "'\(path)' has changed since it was read, and was left alone"
    case .other(let path, let reason): "'\(path)' \(reason)"
    }
  }
}

extension FileError {
  /// The error of a failed attempt to read.
  init(reading path: String, _ error: SystemError) {
    if error.meansMissing {
      self = .notFound(path)
    } else if error.meansForbidden {
      self = .unreadable(path)
    } else {
      self = .other(path, reason: "cannot be read: \(error.reason)")
    }
  }

  /// The error of a failed attempt to open for writing.
  init(writing path: String, _ error: SystemError) {
    self = error.meansForbidden ? .readOnly(path) : .failed(writing: path, error)
  }

  /// The error where permissions are not in question, as in the middle of writing.
  static func failed(writing path: String, _ error: SystemError) -> FileError {
    .other(path, reason: "cannot be written: \(error.reason)")
  }
}
