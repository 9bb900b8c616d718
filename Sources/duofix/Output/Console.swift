#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Standard output and standard error.
struct Console: Sendable {
  static let standardOutput = Console(descriptor: STDOUT_FILENO)
  static let standardError = Console(descriptor: STDERR_FILENO)

  private let descriptor: Int32

  func write(_ text: String) throws(CommandError) { try write(Array(text.utf8)) }

  /// Writes all of it. A reader that has gone away has read all it wanted: no error.
  func write(_ bytes: [UInt8]) throws(CommandError) {
    do throws(FileSystem.Failure) {
      try FileSystem.write(bytes, to: descriptor)
    } catch {
      if error.code != EPIPE { throw .outputNotWritten(reason: error.reason) }
    }
  }

  /// All of standard input.
  static func readStandardInput() throws(FileSystem.Failure) -> [UInt8] {
    try FileSystem.readToEnd(STDIN_FILENO)
  }

  func showsColors(_ choice: Arguments.ColorChoice) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      isatty(descriptor) == 1
        && (ThisProcess.environment("NO_COLOR") ?? "").isEmpty
        && ThisProcess.environment("TERM") != "dumb"
    }
  }
}
