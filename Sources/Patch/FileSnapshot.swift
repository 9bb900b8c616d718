// A file as it was when it was read: all its bytes, and enough of its identity to notice later that it has changed.

/// What tells a file from another, and from itself after a change.
public struct FileIdentity: Hashable, Sendable {
  /// The number of the volume.
  public let device: UInt64
  /// The number of the file on its volume.
  public let inode: UInt64
  /// The kind of file and its permission bits.
  public let mode: UInt32
  /// In bytes.
  public let size: Int64
  /// The time of the last change, in whole seconds since 1970.
  public let modifiedSeconds: Int64
  /// The rest of that time, in nanoseconds.
  public let modifiedNanoseconds: Int64
}

/// The content of a file at the moment it was read.
public struct FileSnapshot: Sendable {
  /// The path as the caller gave it, for messages.
  public let path: String
  /// The absolute path with all symbolic links resolved: the file that was read, and the one `replace` writes.
  public let resolvedPath: String
  /// All of the file, as it is on disk.
  public let bytes: [UInt8]
  /// Taken before the first byte was read, so that a change while reading is noticed too.
  public let identity: FileIdentity

  /// Reads a file whole. A symbolic link is resolved here, once.
  ///
  /// - Throws: `notFound`, `isDirectory`, `notRegularFile`, `unreadable` or `other`.
  public static func read(_ path: String) throws(FileError) -> FileSnapshot {
    let resolvedPath: String?
    do throws(SystemError) {
      resolvedPath = try FileSystem.realPath(path)
    } catch {
      throw FileError(reading: path, error)
    }
    guard let resolvedPath else { throw .other(path, reason: "leads to a file whose name is not UTF-8") }

    let (status, bytes): (FileStatus, [UInt8])
    do throws(SystemError) {
      (status, bytes) = try load(resolvedPath)
    } catch {
      throw FileError(reading: path, error)
    }
    switch status.kind {
    case .regular: return FileSnapshot(path: path, resolvedPath: resolvedPath, bytes: bytes, identity: status.identity)
    case .folder: throw .isDirectory(path)
    case .special: throw .notRegularFile(path)
    }
  }

  /// The status first and then the content, which only a regular file has.
  private static func load(_ resolvedPath: String) throws(SystemError) -> (FileStatus, [UInt8]) {
    let file = try OpenFile(resolvedPath, for: .reading)
    let status = try file.status()
    return (status, status.kind == .regular ? try file.readToEnd(sizeHint: status.identity.size) : [])
  }
}
