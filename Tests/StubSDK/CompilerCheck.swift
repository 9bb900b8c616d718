import Foundation

// Asking the compiler about a program, and reading its answer.

/// One line of the compiler's answer.
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
  public let file: String
  public let line: Int
  public let column: Int
  public let message: String

  public var description: String { "\(file):\(line):\(column): \(message)" }
}

/// What the compiler says about a program.
public struct Verdict: Sendable {
  public let errors: [Diagnostic]
  public let warnings: [Diagnostic]
}

/// A program, and how it is to be compiled.
public struct Program: Sendable {
  /// Names end in `.swift` and are unique within the program.
  public let sources: [(name: String, bytes: [UInt8])]
  /// "15.0"
  public let deploymentTarget: String
  /// "5" or "6"
  public let swiftVersion: String

  public init(sources: [(name: String, bytes: [UInt8])], deploymentTarget: String, swiftVersion: String) {
    self.sources = sources
    self.deploymentTarget = deploymentTarget
    self.swiftVersion = swiftVersion
  }
}

extension StubSDK {
  /// Compiles a program down to SIL, where initialisation order is checked, too, and reads the diagnostics.
  public static func check(_ program: Program) throws -> Verdict {
    let location = try prepared(swiftVersion: program.swiftVersion)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("duofix-check-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for source in program.sources {
      let path = folder.appendingPathComponent(source.name)
      try Data(source.bytes).write(to: path)
      paths.append(path.path)
    }
    let result = try run(
      location.compiler,
      ["-frontend", "-emit-sil", "-O"] + location.flags + [
        "-target", "arm64-apple-ios" + program.deploymentTarget, "-parse-as-library", "-swift-version",
        program.swiftVersion, "-module-name", "Case", "-diagnostic-style", "llvm", "-o", "/dev/null",
      ] + paths)
    let verdict = verdict(in: result.output)
    if result.status != 0, verdict.errors.isEmpty {
      throw StubSDKError.unexpected("the compiler failed without an error: \(result.output.prefix(2000))")
    }
    return verdict
  }

  /// Compiles many programs, as many at once as there are cores; the verdicts are in the order of the programs.
  public static func check(_ programs: [Program]) throws -> [Verdict] {
    for version in Set(programs.map(\.swiftVersion)).sorted() { _ = try prepared(swiftVersion: version) }
    let results = Results(count: programs.count)
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
    for (index, program) in programs.enumerated() {
      queue.addOperation { results.set(index, Result { try check(program) }) }
    }
    queue.waitUntilAllOperationsAreFinished()
    return try results.all()
  }

  private static func verdict(in output: String) -> Verdict {
    var errors: [Diagnostic] = []
    var warnings: [Diagnostic] = []
    for line in output.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
      guard parts.count == 5, let row = Int(parts[1]), let column = Int(parts[2]) else {
        if line.hasPrefix("error: ") || line.hasPrefix("<unknown>:0: error: ") {
          errors.append(Diagnostic(file: "", line: 0, column: 0, message: String(line)))
        }
        continue
      }
      let file = parts[0].split(separator: "/").last.map(String.init) ?? ""
      let message = parts[4].trimmingCharacters(in: .whitespaces)
      let diagnostic = Diagnostic(file: file, line: row, column: column, message: message)
      switch parts[3].trimmingCharacters(in: .whitespaces) {
      case "error": errors.append(diagnostic)
      case "warning": warnings.append(diagnostic)
      default: break
      }
    }
    return Verdict(errors: errors, warnings: warnings)
  }
}

/// The verdicts of programs that are compiled at once.
private final class Results: @unchecked Sendable {
  private let lock = NSLock()
  private var results: [Result<Verdict, any Error>?]

  init(count: Int) { results = Array(repeating: nil, count: count) }

  func set(_ index: Int, _ result: Result<Verdict, any Error>) {
    lock.lock()
    defer { lock.unlock() }
    results[index] = result
  }

  func all() throws -> [Verdict] {
    lock.lock()
    defer { lock.unlock() }
    return try results.map { result in
      guard let result else { throw StubSDKError.unexpected("a program was not compiled") }
      return try result.get()
    }
  }
}
