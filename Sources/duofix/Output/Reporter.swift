/// Prints the result of a run: what other programs read on standard output, what people read on standard error.
struct Reporter {
  private let command: Command
  private let arguments: Arguments
  private let palette: Palette
  private let hasWritten: Bool

  /// - Parameter hasWritten: whether the fixes are in the files by now.
  init(_ command: Command, _ arguments: Arguments, hasWritten: Bool = false) {
    self.command = command
    self.hasWritten = hasWritten
    self.arguments = arguments
    palette = Palette(showsColors: Console.standardError.showsColors(arguments.color))
  }

  /// - Parameters:
  ///   - text: for standard output, where the command prints the rewritten text itself.
  ///   - notes: lines before the summary.
  ///   - named: what was walked, nil where each text was asked for by itself.
  func print(_ result: RunResult, text: [UInt8] = [], notes: [String] = [], named: NamedPaths? = nil)
    throws(CommandError)
  {
    switch arguments.format {
    case .json:
      try Console.standardOutput.write(JSONReport(result).text())
      try printLines(failureLines(result))
    case .text:
      try Console.standardOutput.write(text + patches(result))
      var lines = failureLines(result)
      for placed in findings(result) { lines.append(FindingLine.text(placed, palette)) }
      lines += leftAloneLines(result, named: named) + notes
      lastLine(result, named: named).map { lines.append($0) }
      try printLines(lines)
    }
  }

  /// The patch shows what it fixes, and an applied fix is done with: only the report lists those too.
  private func findings(_ result: RunResult) -> [PlacedFinding] {
    result.outcomes.flatMap { command == .report ? $0.findings : $0.remaining.sorted(by: PlacedFinding.isBefore) }
  }

  private func patches(_ result: RunResult) -> [UInt8] {
    let isColoured = Console.standardOutput.showsColors(arguments.color)
    return result.outcomes.flatMap { isColoured ? $0.patch?.coloured ?? [] : $0.patch?.text ?? [] }
  }

  private func failureLines(_ result: RunResult) -> [String] {
    result.failures.map { failure in
      let place = failure.position.map { ":\($0.line):\($0.column)" } ?? ""
      return "\(palette.bold("\(failure.path)\(place):")) \(palette.error("error")): \(failure.reason)"
    }
  }

  /// A file that somebody asked for and that was left alone is always worth a line. Of those that a walk came by, the
  /// report says how many there are; they are all in the JSON.
  private func leftAloneLines(_ result: RunResult, named: NamedPaths?) -> [String] {
    let namedFiles = named.map { Set($0.files.map(\.path)) }
    var lines: [String] = []
    var (generated, vendored) = (0, 0)
    for skipped in result.skipped {
      let isAskedFor = namedFiles?.contains(skipped.path) ?? true
      switch skipped.reason {
      case .failed: break
      case _ where isAskedFor: lines.append("\(palette.bold("\(skipped.path):")) left alone: \(skipped.reason)")
      case .generated: generated += 1
      case .vendored: vendored += 1
      }
    }
    var counts: [String] = []
    if generated > 0 { counts.append(Phrase.count(generated, "generated file", "generated files")) }
    if vendored > 0 { counts.append(Phrase.count(vendored, "folder of vendored code", "folders of vendored code")) }
    if command == .report, !counts.isEmpty { lines.append("left alone: \(Phrase.list(counts))") }
    return lines
  }

  /// A hook that finds nothing says nothing: it runs at every commit.
  private func lastLine(_ result: RunResult, named: NamedPaths?) -> String? {
    let summary = Summary(result, includesReview: arguments.includesReview).text(for: command, hasWritten: hasWritten)
    if summary != nil || command == .hook { return summary }
    if !result.failures.isEmpty { return nil }
    if let named, result.scannedCount == 0, result.skipped.isEmpty {
      let folders = named.folders.map { $0.path.isEmpty ? "the current folder" : "'\($0.path)'" }
      if !folders.isEmpty { return "no Swift files in \(Phrase.list(folders))" }
    }
    return "nothing to do"
  }

  private func printLines(_ lines: [String]) throws(CommandError) {
    try Console.standardError.write(lines.map { $0 + "\n" }.joined())
  }
}
