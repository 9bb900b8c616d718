// The only place in this module that calls the C library: a few calls on files and bytes, each with the errors of the
// system turned into one Swift error. Nothing here knows what a patch is.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An error number of the system, as the call that failed left it.
struct SystemError: Error, Equatable {
  let code: Int32

  /// The error number of the call that has just failed.
  static var last: SystemError { SystemError(code: errno) }

  /// The words of the system for the error, such as "No space left on device".
  var reason: String {
    guard let words = strerror(code) else { return "error \(code)" }
    return String(cString: words)
  }

  /// The file is not there, or what should be its folder is a file.
  var meansMissing: Bool { code == ENOENT || code == ENOTDIR }
  var meansForbidden: Bool { code == EACCES || code == EPERM }
  var meansReadOnlyVolume: Bool { code == EROFS }
  var meansNameTaken: Bool { code == EEXIST }
  /// A name that was resolved has become a symbolic link since.
  var meansUnexpectedLink: Bool { code == ELOOP }
}

/// What the system says of a file.
struct FileStatus: Equatable {
  enum Kind { case regular, folder, special }

  let kind: Kind
  let identity: FileIdentity
  let owner: UInt32
  let group: UInt32
  let linkCount: UInt64

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .regular
    case S_IFDIR: kind = .folder
    default: kind = .special
    }
    #if canImport(Darwin)
      let modified = status.st_mtimespec
    #else
      let modified = status.st_mtim
    #endif
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino),
      mode: UInt32(truncatingIfNeeded: status.st_mode),
      size: Int64(truncatingIfNeeded: status.st_size),
      modifiedSeconds: Int64(truncatingIfNeeded: modified.tv_sec),
      modifiedNanoseconds: Int64(truncatingIfNeeded: modified.tv_nsec))
    owner = UInt32(truncatingIfNeeded: status.st_uid)
    group = UInt32(truncatingIfNeeded: status.st_gid)
    linkCount = UInt64(truncatingIfNeeded: status.st_nlink)
  }
}

/// An open file, closed when it goes out of scope.
struct OpenFile: ~Copyable {
  enum Purpose { case reading, updating, creating }

  let path: String
  private let descriptor: Int32

  /// Opens a file without following a link in the last part of its name and without waiting, so that a pipe does not
  /// hang the run. `creating` fails where the name is taken, and lets nobody else read the file yet.
  init(_ path: String, for purpose: Purpose) throws(SystemError) {
    self.path = path
    let flags =
      switch purpose {
      case .reading: O_RDONLY
      case .updating: O_RDWR
      case .creating: O_WRONLY | O_CREAT | O_EXCL
      }
    descriptor = open(path, flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
    if descriptor < 0 { throw SystemError.last }
  }

  deinit {
    // A descriptor below zero is that of an `init` that threw.
    if descriptor >= 0 { close(descriptor) }
  }

  func status() throws(SystemError) -> FileStatus {
    var status = stat()
    if fstat(descriptor, &status) != 0 { throw SystemError.last }
    return FileStatus(status)
  }

  /// Reads from where the file stands to its end, however long the file turns out to be.
  func readToEnd(sizeHint: Int64) throws(SystemError) -> [UInt8] {
    // The hint is not trusted with more than this: a sparse file may claim terabytes.
    let likely = Int(min(max(sizeHint, 0), 1 << 26))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(likely)
    // One byte more than the file has, so that one read takes a small file whole.
    var chunk = [UInt8](repeating: 0, count: min(likely + 1, 1 << 20))
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw SystemError.last
      }
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
      if chunk.count < 1 << 16 { chunk = [UInt8](repeating: 0, count: 1 << 16) }
    }
  }

  /// Writes all bytes from where the file stands.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        // Darwin refuses to write more than 2 GB in one call.
        let rest = UnsafeRawBufferPointer(rebasing: buffer[done...].prefix(1 << 30))
        return writeOnce(rest)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw SystemError.last
      }
      if count == 0 { throw SystemError(code: EIO) }
      done += count
    }
  }

  private func writeOnce(_ buffer: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, buffer.baseAddress, buffer.count)
    #else
      Glibc.write(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  func rewind() throws(SystemError) {
    if lseek(descriptor, 0, SEEK_SET) < 0 { throw SystemError.last }
  }

  func cut(to size: Int) throws(SystemError) {
    if ftruncate(descriptor, off_t(size)) != 0 { throw SystemError.last }
  }

  func setOwner(_ owner: UInt32, group: UInt32) throws(SystemError) {
    if fchown(descriptor, uid_t(owner), gid_t(group)) != 0 { throw SystemError.last }
  }

  /// Sets the permission bits, with set-user-id, set-group-id and sticky.
  func setMode(_ mode: UInt32) throws(SystemError) {
    if fchmod(descriptor, mode_t(truncatingIfNeeded: mode & 0o7777)) != 0 { throw SystemError.last }
  }

  func flushToDisk() throws(SystemError) {
    if fsync(descriptor) != 0 { throw SystemError.last }
  }
}

/// Calls on files by name.
enum FileSystem {
  /// The absolute name of a file with all links resolved, or nil where that name is not UTF-8.
  static func realPath(_ path: String) throws(SystemError) -> String? {
    // The C library would silently stop at a NUL and take another file.
    if path.utf8.contains(0) { throw SystemError(code: ENOENT) }
    guard let resolved = realpath(path, nil) else { throw SystemError.last }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }

  static func status(_ path: String) throws(SystemError) -> FileStatus {
    var status = stat()
    if stat(path, &status) != 0 { throw SystemError.last }
    return FileStatus(status)
  }

  /// Fails where this process may not write to the file.
  static func checkWritable(_ path: String) throws(SystemError) {
    if access(path, W_OK) != 0 { throw SystemError.last }
  }

  static func move(_ path: String, over target: String) throws(SystemError) {
    if rename(path, target) != 0 { throw SystemError.last }
  }

  static func remove(_ path: String) {
    _ = unlink(path)
  }
}

/// Work on bytes where the C library is much faster than a loop, most of all in a debug build.
enum Bytes {
  /// The place of the first `byte` at or after `start`.
  static func firstIndex(of byte: UInt8, in buffer: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard start < buffer.count, let base = buffer.baseAddress else { return nil }
    guard let found = memchr(base + start, Int32(byte), buffer.count - start) else { return nil }
    return UnsafeRawPointer(found) - base
  }

  static func areEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    guard left.count == right.count else { return false }
    guard left.count > 0, let leftBase = left.baseAddress, let rightBase = right.baseAddress else { return true }
    return memcmp(leftBase, rightBase, left.count) == 0
  }
}
