#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the operating system knows of the running program.
enum ThisProcess {
  /// A reader that goes away must not end the run: `apply` has files to finish. The next write says so, and is dropped.
  static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  static func exit(_ status: ExitStatus) -> Never {
    #if canImport(Darwin)
      Darwin.exit(status.rawValue)
    #elseif canImport(Musl)
      Musl.exit(status.rawValue)
    #else
      Glibc.exit(status.rawValue)
    #endif
  }

  static var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The absolute path of the current folder without links, nil where it is gone or its name is not UTF-8.
  static var currentFolder: String? { FileSystem.realPath(".") }

  /// The absolute path of the program that is running.
  static var executable: String? {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      return buffer.withUnsafeBufferPointer { $0.baseAddress.flatMap { FileSystem.realPath(String(cString: $0)) } }
    #else
      return FileSystem.realPath("/proc/self/exe")
    #endif
  }
}
