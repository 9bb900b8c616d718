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
  @Test func theCompilerAgrees() throws {
    let folder = try CaseFolder()
    let cases = SyntaxCase.accepted.map { ($0, true) } + SyntaxCase.refused.map { ($0, false) }
    let doubtful = try folder.filesWithErrors(cases.map(\.0.bytes))
    var disagreements: [String] = []
    for (index, (sample, isAccepted)) in cases.enumerated() where doubtful.contains(index) == isAccepted {
      // Code at the top level means something else among many files than alone.
      if folder.compilerAccepts(index) != isAccepted { disagreements.append(sample.name) }
    }
    #expect(disagreements == [])
  }
}

/// A folder of sources for the compiler to look at, removed at the end.
final class CaseFolder: Sendable {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("SwiftTreeTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  private func path(_ number: Int) -> String { url.appendingPathComponent("case\(number).swift").path }

  /// Writes the sources and returns the numbers of those that the compiler's parser complains of, all in one run of it.
  func filesWithErrors(_ sources: [[UInt8]]) throws -> Set<Int> {
    for (number, bytes) in sources.enumerated() { try Data(bytes).write(to: URL(fileURLWithPath: path(number))) }
    let output = try Pipe.output(of: arguments + ["-diagnostic-style", "llvm"] + sources.indices.map(path))
    var found: Set<Int> = []
    for line in output.split(separator: "\n") {
      guard let mark = line.range(of: ": error: "), !line.hasSuffix("not allowed at the top level") else { continue }
      let file = line[..<mark.lowerBound].split(separator: "/").last?.split(separator: ".").first
      if let number = file.flatMap({ Int($0.dropFirst("case".count)) }) { found.insert(number) }
    }
    return found
  }

  private let arguments = ["swiftc", "-frontend", "-parse", "-swift-version", "6"]

  /// The verdict on one of them by itself, or nil when the compiler cannot be run.
  func compilerAccepts(_ number: Int) -> Bool? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments + [path(number)]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    process.waitUntilExit()
    return process.terminationReason == .exit && process.terminationStatus == 0
  }
}

extension Pipe {
  /// What a command writes to its standard error.
  static func output(of command: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = FileHandle.nullDevice
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
