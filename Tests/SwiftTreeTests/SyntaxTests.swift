// The parser against the compiler's own, case by case.
import Foundation
import SwiftTree
import Testing

@Suite struct SyntaxTests {
  @Test(arguments: SyntaxCase.accepted)
  func parsesWithoutAnError(_ sample: SyntaxCase) {
    let tree = Tree.parse(sample.bytes)
    let place = tree.errorOffsets.first.map { LineTable(tree.source).position(of: $0) }
    #expect(place == nil, "\(sample.name)")
    #expect(!tree.allNodes.contains { $0.kind == .unknown }, "\(sample.name)")
    #expect(problems(of: tree).isEmpty)
  }

  @Test(arguments: SyntaxCase.refused)
  func flagsWhatDoesNotParse(_ sample: SyntaxCase) {
    let tree = Tree.parse(sample.bytes)
    #expect(tree.hasError, "\(sample.name)")
    #expect(problems(of: tree).isEmpty)
  }

  @Test func namesAreUnique() {
    let names = (SyntaxCase.accepted + SyntaxCase.refused).map(\.name)
    #expect(Set(names).count == names.count)
  }

  /// Without this the table would only say what its author believes.
  @Test func theCompilerAgrees() async throws {
    let folder = try CaseFolder()
    let cases = SyntaxCase.accepted.map { ($0, true) } + SyntaxCase.refused.map { ($0, false) }
    let width = max(2, ProcessInfo.processInfo.activeProcessorCount)
    let disagreements = await withTaskGroup(of: [String].self) { group in
      for lane in 0..<width {
        group.addTask {
          var names: [String] = []
          for index in stride(from: lane, to: cases.count, by: width) {
            let (sample, isAccepted) = cases[index]
            if folder.compilerAccepts(sample.bytes, index) != isAccepted { names.append(sample.name) }
          }
          return names
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(disagreements == [])
  }
}

/// A folder of sources for the compiler to look at, removed at the end.
private final class CaseFolder: Sendable {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("SwiftTreeTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The verdict of `swiftc -frontend -parse`, or nil when the compiler cannot be run.
  func compilerAccepts(_ bytes: [UInt8], _ number: Int) -> Bool? {
    let file = url.appendingPathComponent("case\(number).swift")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-frontend", "-parse", "-swift-version", "6", file.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? Data(bytes).write(to: file)) != nil, (try? process.run()) != nil else { return nil }
    process.waitUntilExit()
    return process.terminationReason == .exit && process.terminationStatus == 0
  }
}
