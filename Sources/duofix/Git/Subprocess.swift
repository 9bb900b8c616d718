#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program that runs beside this one, with pipes to its standard input and from its standard output. What it says on
/// standard error is dropped; the caller has a sentence of its own.
final class Subprocess {
  enum LaunchError: Error {
    case notFound
    case system(FileSystem.Failure)
  }

  private let process: pid_t
  private let input: Int32
  private let output: Int32
  private var buffer: [UInt8] = []
  private var isInputOpen = true

  init(_ program: String, _ arguments: [String]) throws(LaunchError) {
    var toChild: [Int32] = [-1, -1]
    var fromChild: [Int32] = [-1, -1]
    guard pipe(&toChild) == 0 else { throw .system(.last) }
    guard pipe(&fromChild) == 0 else {
      let failure = FileSystem.Failure.last
      toChild.forEach { _ = close($0) }
      throw .system(failure)
    }
    // Our ends must not live on in the child, or it would wait for an end of input that it holds open itself.
    for descriptor in [toChild[1], fromChild[0]] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var child = pid_t()
    let status = Subprocess.spawn(&child, program, arguments, input: toChild[0], output: fromChild[1])
    close(toChild[0])
    close(fromChild[1])
    guard status == 0 else {
      close(toChild[1])
      close(fromChild[0])
      throw status == ENOENT ? .notFound : .system(FileSystem.Failure(code: status))
    }
    (process, input, output) = (child, toChild[1], fromChild[0])
  }

  deinit {
    endInput()
    close(output)
  }

  func write(_ text: String) throws(FileSystem.Failure) { try FileSystem.write(Array(text.utf8), to: input) }

  func endInput() {
    if isInputOpen { close(input) }
    isInputOpen = false
  }

  func readToEnd() throws(FileSystem.Failure) -> [UInt8] {
    let result = buffer + (try FileSystem.readToEnd(output))
    buffer = []
    return result
  }

  /// Up to the next newline, without it; nil at the end.
  func readLine() throws(FileSystem.Failure) -> String? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: buffer[..<end], as: UTF8.self)
        buffer.removeFirst(end + 1)
        return line
      }
      if try !fill() { return nil }
    }
  }

  /// Exactly as many bytes, nil where there are not so many.
  func read(count: Int) throws(FileSystem.Failure) -> [UInt8]? {
    while buffer.count < count {
      if try !fill() { return nil }
    }
    let result = Array(buffer[..<count])
    buffer.removeFirst(count)
    return result
  }

  /// Ends the input, waits for the program to end, and says whether it is content.
  func succeeds() -> Bool {
    endInput()
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return false }
    }
    return status == 0
  }

  private func fill() throws(FileSystem.Failure) -> Bool {
    let more = try FileSystem.readSome(output)
    buffer += more
    return !more.isEmpty
  }

  private static func spawn(
    _ child: inout pid_t, _ program: String, _ arguments: [String], input: Int32, output: Int32
  ) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    if input > STDERR_FILENO { posix_spawn_file_actions_addclose(&actions, input) }
    if output > STDERR_FILENO { posix_spawn_file_actions_addclose(&actions, output) }
    // The child is to die of a broken pipe as usual, though this program does not.
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var words = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    defer { words.forEach { free($0) } }
    #if canImport(Darwin)
      let environment = _NSGetEnviron().pointee
    #else
      let environment = environ
    #endif
    return posix_spawnp(&child, program, &actions, &attributes, words, environment)
  }
}
