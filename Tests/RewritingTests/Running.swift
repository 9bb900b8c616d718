import Meaning
import Rewriting

// How the tests run the engine: text in, text out.

func run(_ text: String, _ rewrites: [any Rewrite.Type], review: Bool = false) -> FileResult {
  run(Array(text.utf8), rewrites, review: review)
}

func run(_ bytes: [UInt8], _ rewrites: [any Rewrite.Type], review: Bool = false) -> FileResult {
  Engine(rewrites: rewrites, configuration: Configuration(includesReview: review)).process(bytes, path: "File.swift")
}

extension FileResult {
  var text: String { String(decoding: output, as: UTF8.self) }
}

extension [Finding] {
  /// Id and start of each finding: "OldToNew 4".
  var places: [String] { map { "\($0.rewrite) \($0.range.lowerBound)" } }
}
