import Foundation
import Testing

/// A folder of its own for a test, gone when the test is done, and programs that run in it.
final class Workspace: Sendable {
  /// Absolute, without links.
  let path: String

  init() throws {
    let made = FileManager.default.temporaryDirectory.appendingPathComponent("duofix-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    path = made.resolvingSymlinksInPath().path
    // Other users look into it when a test runs as one of them.
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: path)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  // MARK: - Files

  func url(_ name: String) -> URL { URL(fileURLWithPath: path).appendingPathComponent(name) }

  func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

  func write(_ name: String, _ data: Data) throws {
    try makeFolder(url(name).deletingLastPathComponent().path)
    try data.write(to: url(name))
  }

  func makeFolder(_ name: String) throws {
    let folder = name.hasPrefix("/") ? name : url(name).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: url(name).path, withDestinationPath: target)
  }

  func setMode(_ name: String, _ mode: Int) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url(name).path)
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url(name)), as: UTF8.self)
  }

  // MARK: - Programs

  struct Outcome: Equatable, CustomStringConvertible {
    var output = ""
    var errors = ""
    var status: Int32 = 0

    var description: String { "status \(status)\n--- output\n\(output)--- errors\n\(errors)---" }
  }

  /// Runs duofix, as it was built with these tests.
  func duofix(
    _ arguments: String..., input: String = "", in folder: String = "", environment: [String: String] = [:],
    asNobody: Bool = false
  ) throws -> Outcome {
    let program = try #require(Workspace.duofixPath, "duofix was not built beside the tests")
    if asNobody, geteuid() == 0 {
      let drop = ["--reuid=65534", "--regid=65534", "--clear-groups", program]
      return try run("setpriv", drop + arguments, input: input, in: folder, environment: environment)
    }
    return try run(program, arguments, input: input, in: folder, environment: environment)
  }

  @discardableResult
  func git(_ arguments: String..., input: String = "", in folder: String = "") throws -> Outcome {
    let identity = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "init.defaultBranch=main"]
    let outcome = try run("git", identity + arguments, input: input, in: folder)
    return outcome
  }

  func run(
    _ program: String, _ arguments: [String], input: String = "", in folder: String = "",
    environment: [String: String] = [:]
  ) throws -> Outcome {
    // Files, not pipes: neither side ever waits for the other.
    let streams = try Workspace.Streams(input: input)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = url(folder)
    process.environment = Workspace.environment.merging(environment) { $1 }
    process.standardInput = try streams.reading("input")
    process.standardOutput = try streams.writing("output")
    process.standardError = try streams.writing("errors")
    try process.run()
    process.waitUntilExit()
    return Outcome(
      output: try streams.text("output"), errors: try streams.text("errors"), status: process.terminationStatus)
  }

  /// Without what a developer's own settings would change.
  private static var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") && $0.key != "NO_COLOR" }
    environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
    environment["GIT_CONFIG_SYSTEM"] = "/dev/null"
    environment["XDG_CONFIG_HOME"] = "/nonexistent"
    return environment
  }

  /// Beside the test bundle on macOS, beside the test program elsewhere.
  static let duofixPath: String? = {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath()
    let folders = (bundles + [program, Bundle.main.bundleURL.appendingPathComponent("x")]).map {
      $0.deletingLastPathComponent()
    }
    return folders.map { $0.appendingPathComponent("duofix").path }.first(where: FileManager.default.isExecutableFile)
  }()

  /// Whether a test may become a user who may not do everything.
  static let canBeNobody: Bool = {
    guard geteuid() == 0 else { return true }
    guard let workspace = try? Workspace() else { return false }
    return (try? workspace.duofix("--version", asNobody: true).status) == 0
  }()

  private struct Streams: ~Copyable {
    let folder: URL

    init(input: String) throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("duofix-streams-" + UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(input.utf8).write(to: folder.appendingPathComponent("input"))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func reading(_ name: String) throws -> FileHandle {
      try FileHandle(forReadingFrom: folder.appendingPathComponent(name))
    }

    func writing(_ name: String) throws -> FileHandle {
      let url = folder.appendingPathComponent(name)
      try Data().write(to: url)
      return try FileHandle(forWritingTo: url)
    }

    func text(_ name: String) throws -> String {
      String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
    }
  }
}
