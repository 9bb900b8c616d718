#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Questions about files by name. What is read or written as source goes through `Patch`; this is for finding it, and
/// is called for every entry of every folder, so it makes no strings where bytes do.
enum FileSystem {
  enum Kind {
    case file, folder, link, other
  }

  /// Why a call failed, in the words of the system.
  struct Failure: Error {
    let code: Int32

    static var last: Failure { Failure(code: errno) }

    var reason: String {
      switch code {
      case ENOENT, ENOTDIR: "there is no such file or folder"
      case EACCES, EPERM: "permission denied"
      case ELOOP: "it is a link that leads back to itself"
      default: strerror(code).map { String(cString: $0) } ?? "error \(code)"
      }
    }
  }

  /// The kind of file that a name leads to, links followed.
  static func kind(of path: String) throws(Failure) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    return kind(status)
  }

  static func isFolder(_ path: String) -> Bool { (try? kind(of: path)) == .folder }

  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// The absolute path without links, nil where there is no such file or its name is not UTF-8.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }

  /// Calls the body with each entry but `.` and `..`, in no particular order. The bytes of a name are valid only within
  /// the call.
  static func list(
    _ folder: String, _ body: (_ name: UnsafeBufferPointer<UInt8>, _ kind: Kind) -> Void
  ) throws(Failure) {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      // The record ends with the name, so it may be shorter than the structure says: it is never copied as a whole.
      let record = UnsafeRawPointer(entry)
      let name = record.advanced(by: nameOffset).assumingMemoryBound(to: UInt8.self)
      let length = strlen(UnsafePointer<CChar>(OpaquePointer(name)))
      let bytes = UnsafeBufferPointer(start: name, count: length)
      if bytes.first == UInt8(ascii: "."), length == 1 || (length == 2 && bytes[1] == UInt8(ascii: ".")) { continue }
      let type = record.load(fromByteOffset: typeOffset, as: UInt8.self)
      switch type {
      case UInt8(DT_REG): body(bytes, .file)
      case UInt8(DT_DIR): body(bytes, .folder)
      case UInt8(DT_LNK): body(bytes, .link)
      case UInt8(DT_UNKNOWN):
        // Some file systems do not say.
        var status = stat()
        let isKnown =
          fstatat(dirfd(stream), UnsafePointer<CChar>(OpaquePointer(name)), &status, AT_SYMLINK_NOFOLLOW) == 0
        body(bytes, isKnown ? kind(status) : .other)
      default: body(bytes, .other)
      }
    }
  }

  /// All of a small file, nil where it cannot be read.
  static func contents(_ path: String) -> [UInt8]? {
    let reader = FileReader()
    guard case .bytes(let bytes) = reader.read(path) else { return nil }
    return Array(bytes)
  }

  /// Makes the folder and those above it that are missing. That it failed shows when something is put into it.
  static func createFolder(_ path: String) {
    var missing = [path]
    while let last = missing.last, !exists(last), last.contains("/") {
      missing.append(PathName.folder(of: last))
    }
    for folder in missing.reversed() { mkdir(folder, 0o777) }
  }

  /// Writes a program of ours that is not there yet.
  static func createExecutable(_ path: String, _ text: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o777)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    do throws(Failure) {
      try write(Array(text.utf8), to: descriptor)
    } catch {
      unlink(path)
      throw error
    }
  }

  /// Writes all of the bytes, however many calls that takes.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Reads up to the end.
  static func readToEnd(_ descriptor: Int32) throws(Failure) -> [UInt8] {
    var result: [UInt8] = []
    while true {
      let bytes = try readSome(descriptor)
      if bytes.isEmpty { return result }
      result += bytes
    }
  }

  /// Reads what is there, or waits for something; no bytes at the end.
  static func readSome(_ descriptor: Int32) throws(Failure) -> [UInt8] {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, initializedCount in
      repeat { count = systemRead(descriptor, buffer.baseAddress, buffer.count) } while count < 0 && errno == EINTR
      initializedCount = max(0, count)
    }
    if count < 0 { throw .last }
    return bytes
  }

  private static func kind(_ status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
  private static let typeOffset = MemoryLayout<dirent>.offset(of: \.d_type) ?? 0
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
