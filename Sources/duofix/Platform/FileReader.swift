#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads one file after the other into the same memory. Most files of a run are read only to learn that they hold none
/// of the words we look for, so a read must cost little more than the system calls.
final class FileReader {
  enum Outcome {
    /// Valid until the next read.
    case bytes(UnsafeRawBufferPointer)
    /// Beyond what a tree can number.
    case tooLarge
    /// `Patch` tells the user why, if it fails there too.
    case failed
  }

  private var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)

  deinit { buffer.deallocate() }

  /// The content of a regular file. A pipe is not waited for.
  func read(_ path: String) -> Outcome {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return .failed }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return .failed }
    if status.st_size > Int32.max { return .tooLarge }
    var length = 0
    // One byte more than the file has, so that the read that fills it also tells that it is the end.
    reserve(Int(status.st_size) + 1, keeping: 0)
    while true {
      if length == buffer.count { reserve(buffer.count * 2, keeping: length) }
      let count = readBytes(descriptor, into: buffer, from: length)
      if count < 0 {
        if errno == EINTR { continue }
        return .failed
      }
      length += count
      // A regular file gives what it has: a short read is its end, but for those in `/proc`, which say they are empty.
      if count == 0 || (length == Int(status.st_size) && length > 0) { break }
    }
    return .bytes(UnsafeRawBufferPointer(rebasing: buffer[..<length]))
  }

  private func reserve(_ capacity: Int, keeping length: Int) {
    if buffer.count >= capacity { return }
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: max(capacity, buffer.count * 2), alignment: 16)
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[..<length]))
    buffer.deallocate()
    buffer = larger
  }
}

private func readBytes(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer, from offset: Int) -> Int {
  guard let start = buffer.baseAddress else { return 0 }
  return read(descriptor, start + offset, buffer.count - offset)
}
