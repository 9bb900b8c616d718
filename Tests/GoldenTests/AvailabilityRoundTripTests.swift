import Foundation
import Meaning
import Rewrites
import Rewriting
import Testing

// The two availability rewrites are each other's way back.

@Suite struct AvailabilityRoundTripTests {
  /// Cases that say nothing of availability themselves.
  static let cases = GoldenLibrary.all.filter { item in
    item.rewrite == AvailabilityGuard.id && !item.files.contains { $0.text.contains("available(") && $0.text.hasOwnChecks }
  }

  private func run(_ rewrite: any Rewrite.Type, _ target: OSVersion?, _ file: GoldenFile) -> FileResult {
    Engine(rewrites: [rewrite], configuration: Configuration(deploymentTarget: target, includesReview: true))
      .process(file.bytes, path: file.path)
  }

  @Test func thereAreCases() { #expect(Self.cases.count > 10) }

  /// What was checked for an older system comes back byte for byte when that system goes.
  @Test(arguments: cases) func raisingTheTargetBringsTheOriginalBack(item: GoldenCase) {
    for file in item.files {
      let guarded = run(AvailabilityGuard.self, item.options.target, file)
      let raised = GoldenFile(path: file.path, bytes: guarded.output)
      let result = run(StaleAvailability.self, OSVersion(27, 1), raised)
      #expect(result.problem == nil)
      #expect(String(decoding: result.output, as: UTF8.self) == file.text)
    }
  }

  /// Every API of the table stands in some case, as something that has to be found.
  @Test func everyAPIHasACase() {
    let wants = GoldenLibrary.all.filter { $0.rewrite == AvailabilityGuard.id }.flatMap(\.files)
      .flatMap { $0.text.split(separator: "\n") }.filter { $0.contains("// want: ") }
    for word in AvailabilityGuard.words {
      #expect(wants.contains { $0.prefix { $0 != "/" }.contains(word) }, "no case uses \(word)")
    }
  }
}

extension String {
  /// Whether a check stands in code, and not only in the words of a mark.
  fileprivate var hasOwnChecks: Bool {
    split(separator: "\n").contains { line in
      // What stands before the mark.
      (String(line).components(separatedBy: "//").first ?? "").contains("available(")
    }
  }
}
