// A folder for one test, removed after it, and the tools that run in it.

import Foundation

final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "PatchTests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func path(of name: String) -> String { path + "/" + name }

  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: path(of: name))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func read(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(of: name))))
  }

  /// Everything in the folder, hidden files as well.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  struct Outcome {
    let status: Int32
    let output: [UInt8]
    let errors: String
  }

  /// Runs a tool of the system in the folder, with nothing of the user's configuration.
  func run(_ tool: String, _ arguments: [String], input: [UInt8] = []) throws -> Outcome {
    let ends = try TemporaryFolderEnds(input: input)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": path, "LC_ALL": "C",
      "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CEILING_DIRECTORIES": NSTemporaryDirectory(),
    ]
    process.standardInput = try FileHandle(forReadingFrom: ends.input)
    process.standardOutput = try FileHandle(forWritingTo: ends.output)
    process.standardError = try FileHandle(forWritingTo: ends.errors)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: [UInt8](try Data(contentsOf: ends.output)),
      errors: String(decoding: try Data(contentsOf: ends.errors), as: UTF8.self))
  }
}

/// Files for the ends of a process: unlike pipes they never fill up while nobody reads.
private final class TemporaryFolderEnds {
  private let folder: URL
  let input: URL
  let output: URL
  let errors: URL

  init(input bytes: [UInt8]) throws {
    folder = URL(fileURLWithPath: NSTemporaryDirectory() + "PatchTests-ends-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    input = folder.appendingPathComponent("input")
    output = folder.appendingPathComponent("output")
    errors = folder.appendingPathComponent("errors")
    try Data(bytes).write(to: input)
    try Data().write(to: output)
    try Data().write(to: errors)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }
}

func isInstalled(_ tool: String) -> Bool {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
  return folders.contains { FileManager.default.isExecutableFile(atPath: $0 + "/" + tool) }
}
