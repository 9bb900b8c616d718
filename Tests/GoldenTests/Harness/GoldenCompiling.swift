import Meaning
import StubSDK

// What the whole compiler says to a case and to its results, with the stub of the iOS SDK.

extension GoldenCase {
  /// The case compiles, and so does what becomes of it, with and without fixes for review, in Swift 5 and 6, for its
  /// target, without an error and without a warning that was not there.
  func checkCompiles() throws -> [String] {
    let originals = files.map(\.bytes)
    var versions = [originals]
    for review in [false, true] {
      let outputs = run(review: review).map(\.output)
      if !versions.contains(outputs) { versions.append(outputs) }
    }
    if options.whyNotCompiled != nil { versions = [originals] }
    let modes = ["5", "6"]
    let verdicts = try StubSDK.check(modes.flatMap { mode in versions.map { program($0, mode) } })
    let problems = modes.enumerated().flatMap { index, mode in
      compileProblems(Array(verdicts[(index * versions.count)..<((index + 1) * versions.count)])).map {
        "\(name) in Swift \(mode): \($0)"
      }
    }
    if options.whyNotCompiled != nil {
      return problems.isEmpty ? ["\(name): says that it does not compile, and does"] : []
    }
    return problems
  }

  private func program(_ bytes: [[UInt8]], _ mode: String) -> Program {
    let sources = zip(files, bytes).map { file, bytes in
      (name: String(file.path.split(separator: "/").last ?? ""), bytes: bytes)
    }
    return Program(
      sources: sources, deploymentTarget: "\(options.target ?? GoldenOptions.defaultTarget)", swiftVersion: mode)
  }
}

/// What is wrong with a program and with the versions of it that follow.
func compileProblems(_ verdicts: [Verdict]) -> [String] {
  guard let original = verdicts.first else { return [] }
  if !original.errors.isEmpty { return original.errors.map { "the case does not compile: \($0)" } }
  return verdicts.dropFirst().flatMap { verdict -> [String] in
    var known = original.warnings.map(\.message)
    var problems = verdict.errors.map { "the result does not compile: \($0)" }
    for warning in verdict.warnings {
      if let index = known.firstIndex(of: warning.message) {
        known.remove(at: index)
      } else {
        problems.append("the result has a new warning: \(warning)")
      }
    }
    return problems
  }
}
