import Foundation

// A stub of the iOS SDK that the real compiler can import on any machine: declarations written from the documentation,
// the standard library of the toolchain retargeted. Built once into `.build/`; no test of iOS code needs more.

/// Why the compiler cannot be asked. Every case says what was tried.
public enum StubSDKError: Error, CustomStringConvertible {
  case noCompiler
  case missingInterface(String)
  case buildFailed(module: String, output: String)
  case unexpected(String)

  public var description: String {
    switch self {
    case .noCompiler: "no `swiftc` is on the path"
    case .missingInterface(let path): "the toolchain ships no textual interface at '\(path)'"
    case .buildFailed(let module, let output): "the stub of \(module) does not compile:\n\(output)"
    case .unexpected(let text): text
    }
  }
}

public enum StubSDK {
  /// The flags that let the compiler find the SDK: the stubs, or Apple's own where it is new enough.
  public struct Location: Sendable {
    public let compiler: String
    public let flags: [String]
  }

  /// Builds the SDK for a language mode, unless it is there already. Threads and processes may ask at once.
  public static func prepared(swiftVersion: String) throws -> Location {
    try swiftVersion == "5" ? five.get() : six.get()
  }

  private static let five = Result { try locate("5") }
  private static let six = Result { try locate("6") }

  private static func locate(_ swiftVersion: String) throws -> Location {
    let toolchain = try Toolchain.found()
    #if canImport(Darwin)
      if let sdk = Toolchain.newSDK(atLeast: (27, 1)) {
        return Location(compiler: toolchain.compiler, flags: ["-sdk", sdk])
      }
    #endif
    let folders = try StubBuild(toolchain: toolchain).folders(swiftVersion: swiftVersion)
    return Location(
      compiler: toolchain.compiler,
      flags: ["-disable-objc-attr-requires-foundation-module"] + StubBuild.search(folders))
  }
}

/// The compiler that runs the tests.
struct Toolchain {
  let compiler: String
  let version: String
  /// The folder of the textual interfaces: `lib/swift/linux`.
  let interfaces: String
  /// What the interfaces of this platform are called.
  let triple: String

  static func found() throws -> Toolchain {
    let which = try run("/usr/bin/env", ["sh", "-c", "command -v swiftc"])
    let path = which.output.trimmingCharacters(in: .whitespacesAndNewlines)
    guard which.status == 0, !path.isEmpty else { throw StubSDKError.noCompiler }
    let compiler = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let root = URL(fileURLWithPath: compiler).deletingLastPathComponent().deletingLastPathComponent().path
    let version = try run(path, ["--version"]).output
    #if canImport(Darwin)
      let platform = ("macosx", "arm64-apple-macos")
    #else
      let machine = try run("/usr/bin/env", ["uname", "-m"]).output.trimmingCharacters(in: .whitespacesAndNewlines)
      let platform = ("linux", machine + "-unknown-linux-gnu")
    #endif
    return Toolchain(
      compiler: path, version: version, interfaces: root + "/lib/swift/" + platform.0, triple: platform.1)
  }

  #if canImport(Darwin)
    /// Apple's SDK, when Xcode has one that knows the API in question.
    static func newSDK(atLeast wanted: (Int, Int)) -> String? {
      guard let version = try? run("/usr/bin/xcrun", ["--sdk", "iphoneos", "--show-sdk-version"]), version.status == 0,
        let path = try? run("/usr/bin/xcrun", ["--sdk", "iphoneos", "--show-sdk-path"]), path.status == 0
      else { return nil }
      let parts = version.output.trimmingCharacters(in: .whitespacesAndNewlines).split(separator: ".").compactMap { Int($0) }
      guard let major = parts.first, (major, parts.count > 1 ? parts[1] : 0) >= wanted else { return nil }
      return path.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  #endif
}

/// Runs a program and collects what it says on both streams.
func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = arguments
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  process.standardInput = FileHandle.nullDevice
  try process.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (process.terminationStatus, String(decoding: data, as: UTF8.self))
}
