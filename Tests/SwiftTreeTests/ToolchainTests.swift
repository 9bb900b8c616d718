// The compiler at hand as the judge of code that is there anyway: our goldens, and the interfaces of its own library.
import Foundation
import SwiftTree
import Testing

@Suite struct ToolchainTests {
  /// A golden that the compiler's parser takes parses here, one that it refuses is flagged here.
  @Test func goldensAreJudgedAlike() throws {
    let folder = try CaseFolder()
    let files = GoldenFile.all
    let doubtful = try folder.filesWithErrors(files.map(\.bytes))
    for (index, file) in files.enumerated() {
      let isFlagged = Tree.parse(file.bytes).hasError
      guard doubtful.contains(index) != isFlagged else { continue }
      #expect(folder.compilerAccepts(index) != isFlagged, "\(file)")
    }
  }

  /// Every `.swiftinterface` below the compiler's folder parses.
  @Test func interfacesOfTheLibraryParse() throws {
    for file in Self.interfaces {
      let tree = Tree.parse(Array(try Data(contentsOf: file)))
      let place = tree.errorOffsets.first.map { LineTable(tree.source).position(of: $0) }
      #expect(place == nil, "\(file.path)")
      #expect(problems(of: tree) == [], "\(file.path)")
    }
  }

  /// One of each module; without a toolchain in the usual layout there are none.
  private static let interfaces: [URL] = {
    guard let compiler = try? Pipe.output(of: ["sh", "-c", "readlink -f \"$(command -v swiftc)\" >&2"]) else { return [] }
    let root = URL(fileURLWithPath: compiler.trimmingCharacters(in: .whitespacesAndNewlines))
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift")
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    var modules: [String: String] = [:]
    for path in paths.sorted() where path.hasSuffix(".swiftinterface") {
      modules[(path as NSString).deletingLastPathComponent] = path
    }
    return modules.values.sorted().map { root.appendingPathComponent($0) }
  }()
}
