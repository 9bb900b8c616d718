import Foundation
import Meaning
import Rewrites
import Rewriting
import SwiftTree
import Testing

// Goldens broken at random through all rewrites at once, the same ones for the same seed. Longer runs take other seeds:
// DUOFIX_FUZZ_SEED and DUOFIX_FUZZ_SECONDS.

@Suite struct PipelineFuzzTests {
  private static let seed = setting("DUOFIX_FUZZ_SEED") ?? 27
  private static let seconds = setting("DUOFIX_FUZZ_SECONDS") ?? 5

  private static func setting(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  private static let engines = [
    Engine(rewrites: Registry.all, configuration: Configuration()),
    Engine(
      rewrites: Registry.all,
      configuration: Configuration(deploymentTarget: OSVersion("16.0"), includesReview: true)),
  ]

  /// What fuzzing found: broken code that swallowed, round after round, what was inserted behind it.
  @Test(arguments: [
    #"""
      @available(iOS, introduced: 16.0, deprecated: 29.0, message: "show a sheet"
      private func attach(_ interaction: UIHingeInteraction) {
      }
    """#,
    #"""
    @available( 17iOS 16.0, macCatalyst 16,
      @available(iOS, introduced: 16.0, deprecated 17: 29.0 message: "show a sheet")
      private func attach(_ interaction: UIHingeInteraction) {
      }
    """#,
    #"""
      func makeUIView(contexable(iOS, introduced: 16.0, deprecated: 29.0, message: "show a sheet")
      private func attach(_ interaction: UIHingeInteraction) {
      }
    """#,
  ])
  func foundByFuzzing(text: String) {
    for engine in Self.engines {
      let result = engine.process(Array(text.utf8), path: "File.swift")
      #expect(result.problem == nil)
      #expect(result.output == Array(text.utf8))
    }
  }

  @Test func brokenFilesAreBorne() {
    let files = GoldenLibrary.all.flatMap(\.files).map(\.bytes)
    let clock = ContinuousClock()
    let end = clock.now + .seconds(Double(Self.seconds))
    var inputs: UInt64 = 0
    while clock.now < end {
      let number = Self.seed &* 1_000_003 &+ inputs
      var breaker = FileBreaker(seed: number)
      let input = breaker.broken(files)
      for engine in Self.engines {
        let found = Self.problems(of: input, engine)
        guard found.isEmpty else {
          Issue.record("seed \(number): \(found)\n\(String(decoding: input, as: UTF8.self))")
          return
        }
      }
      inputs += 1
    }
    #expect(inputs > 10)
  }

  /// Inputs that once broke a promise of the run.
  @Test(arguments: formerFailures) func formerFailuresAreBorne(_ source: String) {
    for engine in Self.engines { #expect(Self.problems(of: Array(source.utf8), engine) == []) }
  }

  static let formerFailures = [
    "", "\u{FEFF}", "UIScreen.main.scale", "class A: UIView { var a = UIScreen.main.", "if #available(iOS 1",
    "@available(iOS, introduced: 1, ) class A { func f() { UIScreen.main.scale",
  ]

  /// What a run over one file did that it must not do.
  private static func problems(of input: [UInt8], _ engine: Engine) -> [String] {
    var found: [String] = []
    let tree = Tree.parse(input)
    let result = engine.process(input, path: "Fuzz.swift")
    if result.isUnstable { found.append("the run did not settle") }
    if result.applied.isEmpty, result.output != input { found.append("the text changed without a fix") }
    for finding in result.findings {
      for edit in finding.fix?.edits ?? [] where tree.smallestNode(around: edit.range)?.item?.hasError ?? true {
        found.append("a fix in code with an error: \(finding.message)")
      }
    }
    guard !result.applied.isEmpty else { return found }
    if Tree.parse(result.output).errorOffsets.count > tree.errorOffsets.count { found.append("the result has a new error") }
    if !engine.process(result.output, path: "Fuzz.swift").applied.isEmpty { found.append("a second run goes on") }
    return found
  }
}

/// Breaks files the way editors and merges do. A generator of its own, so that a seed names one input everywhere.
private struct FileBreaker: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// One of the files after one to five changes.
  mutating func broken(_ files: [[UInt8]]) -> [UInt8] {
    guard var bytes = files.randomElement(using: &self), let other = files.randomElement(using: &self) else { return [] }
    for _ in 0..<Int.random(in: 1...5, using: &self) where !bytes.isEmpty {
      let index = Int.random(in: bytes.indices, using: &self)
      switch Int.random(in: 0..<5, using: &self) {
      case 0:
        bytes.removeSubrange(index..<min(index + Int.random(in: 1...60, using: &self), bytes.count))
      case 1:
        let start = Int.random(in: other.indices, using: &self)
        bytes.insert(contentsOf: other[start..<min(start + 200, other.count)], at: index)
      case 2:
        bytes.insert(contentsOf: Self.morsels.randomElement(using: &self)?.utf8 ?? "".utf8, at: index)
      default:
        changeToken(&bytes, at: index)
      }
    }
    return bytes
  }

  /// Deletes or doubles the token around a byte.
  private mutating func changeToken(_ bytes: inout [UInt8], at offset: Int) {
    guard let token = Tree.lex(bytes).first(where: { $0.end > offset && $0.length > 0 }) else { return }
    if Bool.random(using: &self) {
      bytes.removeSubrange(token.range)
    } else {
      bytes.insert(contentsOf: [0x20] + bytes[token.range], at: token.end)
    }
  }

  private static let morsels = [
    "(", ")", "[", "]", "{", "}", "<", ">", "\"", "\"\"\"", "\\(", "/*", "*/", "//", "\n", "\r\n", ";", ",", ".", "?", "@",
    "#if A\n", "#else\n", "#endif\n", " in ", " let ", " func ", " init() {", " if ", " else {", " guard ", " case ",
    "@available(iOS 17, *) ", "if #available(iOS 15, *) {", "UIScreen.main.scale", "UIScreen.main.bounds.width",
    "view.safeAreaInsets.top * 2", "UIApplication.shared.keyWindow?", " static ", " class A: UIView {", "é", "\u{0}",
  ]
}
