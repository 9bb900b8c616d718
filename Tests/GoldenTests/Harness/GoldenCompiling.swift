import StubSDK

// What the whole compiler says to a case and to its results, with the stub of the iOS SDK.

extension GoldenCase {
  /// The case compiles, and so does what becomes of it, with and without fixes for review, in Swift 5 and 6, for its
  /// target, without an error and without a warning that was not there.
  ///
  /// Cases for `availability-guard` use API that their target does not have: that is what they are for. They compile
  /// for a target that has it, and each result lacks fewer checks than the case. The Tour has such places, too.
  func checkCompiles() throws -> [String] {
    let originals = files.map(\.bytes)
    var versions = [originals]
    for review in [false, true] {
      let outputs = run(review: review).map(\.output)
      if !versions.contains(outputs) { versions.append(outputs) }
    }
    let modes = Self.languageModes.filter { !options.excludedModes.contains($0) }
    let asks = modes.flatMap { mode in
      lacksChecks ? [(mode, target, true), (mode, Self.newestTarget, false)] : [(mode, target, false)]
    }
    let verdicts = try StubSDK.check(asks.flatMap { ask in versions.map { program($0, ask.0, ask.1) } })
    return try checkExclusions() + asks.enumerated().flatMap { index, ask -> [String] in
      let found = Array(verdicts[(index * versions.count)...].prefix(versions.count))
      return compileProblems(found, lacksChecks: ask.2, addsChecks: rewrite != nil).map {
        "\(name) in Swift \(ask.0) for iOS \(ask.1): \($0)"
      }
    }
  }

  /// What is said not to compile does not.
  private func checkExclusions() throws -> [String] {
    let verdicts = try StubSDK.check(options.excludedModes.map { program(files.map(\.bytes), $0, target) })
    return zip(options.excludedModes, verdicts).filter(\.1.errors.isEmpty).map {
      "\(name): does compile in Swift \($0.0), though it says that it does not, because \(options.whyNotCompiled ?? "")"
    }
  }

  static let languageModes = ["5", "6"]
  /// One that has every API that is checked for.
  static let newestTarget = "27.1"

  private var target: String { "\(options.target ?? GoldenOptions.defaultTarget)" }
  private var lacksChecks: Bool { rewrite == "availability-guard" || rewrite == nil }

  private func program(_ bytes: [[UInt8]], _ mode: String, _ target: String) -> Program {
    let sources = zip(files, bytes).map { file, bytes in
      (name: String(file.path.split(separator: "/").last ?? ""), bytes: bytes)
    }
    return Program(sources: sources, deploymentTarget: target, swiftVersion: mode)
  }
}

/// What is wrong with a program and with the versions of it that follow. Where the program may use API without the
/// check that it needs, no version may use more of it, and where checks are what the versions add, each has to use less.
func compileProblems(_ verdicts: [Verdict], lacksChecks: Bool = false, addsChecks: Bool = true) -> [String] {
  guard let original = verdicts.first else { return [] }
  let errors = original.errors.filter { !lacksChecks || !$0.saysUnavailable }
  if !errors.isEmpty { return errors.map { "the case does not compile: \($0)" } }
  return verdicts.dropFirst().flatMap { verdict -> [String] in
    var problems = added(verdict.errors, to: original.errors).map { "the result does not compile: \($0)" }
    if lacksChecks, addsChecks, verdict.errors.count >= original.errors.count, !original.errors.isEmpty {
      problems.append("the result lacks as many checks as the case: \(verdict.errors)")
    }
    return problems + added(verdict.warnings, to: original.warnings).map { "the result has a new warning: \($0)" }
  }
}

/// The diagnostics that were not there before, whatever names they give: where the compiler objects to one property on
/// the main actor, it may object to the one that comes in its place.
private func added(_ diagnostics: [Diagnostic], to before: [Diagnostic]) -> [Diagnostic] {
  var known = before.map(\.messageWithoutNames)
  return diagnostics.filter { diagnostic in
    guard let index = known.firstIndex(of: diagnostic.messageWithoutNames) else { return true }
    known.remove(at: index)
    return false
  }
}

extension Diagnostic {
  fileprivate var saysUnavailable: Bool { message.contains(" is only available in iOS ") }

  fileprivate var messageWithoutNames: String { message.replacing(/'[^']*'/, with: "'…'") }
}
