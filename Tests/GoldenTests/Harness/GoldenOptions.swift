import Meaning

// The first lines of a case: how it is to be run.

/// What a case asks for: `// review`, `// target: iOS 15.0` or `// target: unknown`, both with a comma between, and on
/// the line below `// compile: no, because …` or, where one mode takes it,
/// `// compile: Swift 5, because …`.
struct GoldenOptions: Sendable, Equatable {
  /// What a case that names no target is run and compiled for.
  static let defaultTarget = OSVersion(17)

  /// Whether fixes for review are applied, too.
  var includesReview = false
  /// What a run is told, `nil` for nothing.
  var target: OSVersion? = Self.defaultTarget
  /// Why the compiler cannot take the case, in `excludedModes`; `nil` for all but a few.
  var whyNotCompiled: String?
  /// The language modes in which the case does not compile.
  var excludedModes: [String] = []
  /// What is wrong with the lines themselves.
  var problems: [String] = []

  init() {}

  init(_ text: String) {
    // A byte-order mark and a line for the shell may stand in front.
    var lines = text.drop { $0 == "\u{FEFF}" }.split(
      maxSplits: 3, omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
    if lines.first?.hasPrefix("#!") == true { lines.removeFirst() }
    if let line = lines.first, line.hasPrefix("// review") || line.hasPrefix("// target") {
      readFirst(line.dropFirst(3))
      lines.removeFirst()
    }
    if let line = lines.first, line.hasPrefix("// compile") { readCompile(line) }
  }

  private mutating func readFirst(_ line: Substring) {
    for option in line.split(separator: ",") {
      let words = option.drop { $0 == " " }
      if words == "review" {
        includesReview = true
      } else if words.hasPrefix("target: iOS "), let version = OSVersion(String(words.dropFirst(12))) {
        target = version
      } else if words == "target: unknown" {
        target = nil
      } else {
        problems.append("the first line says `\(words)`, which is neither `review` nor `target: iOS 15.0` nor `target: unknown`")
      }
    }
  }

  private mutating func readCompile(_ line: Substring) {
    let parts = line.dropFirst(12).split(separator: ", because ", maxSplits: 1)
    let excluded = ["no": ["5", "6"], "Swift 5": ["6"], "Swift 6": ["5"]][parts.first ?? ""]
    if line.hasPrefix("// compile: "), parts.count == 2, let excluded {
      whyNotCompiled = String(parts[1])
      excludedModes = excluded
    } else {
      problems.append("`\(line)` does not read `// compile: no, because …` or `// compile: Swift 5, because …`")
    }
  }
}
