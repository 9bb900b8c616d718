import Foundation
import Meaning
import Rewrites
import Rewriting
import SwiftTree
import Testing

// One file, one rewrite, one name: for the file, the type, the id, the registry and the folder of cases.

@Suite struct RegistryTests {
  /// The rewrites that each file of `Rewrites/` declares, by the name of the file.
  private func declaredRewrites() throws -> [String: [String]] {
    let folder = GoldenLibrary.packageRoot.appendingPathComponent("Rewrites")
    var declared: [String: [String]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".swift") {
      let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
      let file = FileContext(path: name, tree: Tree.parse(bytes), deploymentTarget: nil)
      declared[String(name.dropLast(6))] = file.declarations.types.filter { $0.inherited.contains("Rewrite") }.map(\.name)
    }
    return declared
  }

  @Test func aFileDeclaresTheRewriteOfItsNameOrNone() throws {
    for (file, types) in try declaredRewrites() { #expect(types.isEmpty || types == [file], "Rewrites/\(file).swift") }
  }

  @Test func theRegistryListsWhatTheFolderHolds() throws {
    let declared = try declaredRewrites().values.joined().sorted()
    #expect(Registry.all.map { "\($0)" }.sorted() == declared)
  }

  @Test func theRegistryIsSortedById() {
    let ids = Registry.all.map { $0.id }
    #expect(ids == ids.sorted())
    #expect(Set(ids).count == ids.count)
  }

  @Test func idsAreTheNamesOfTheTypes() {
    for rewrite in Registry.all { #expect(rewrite.id == kebabCase("\(rewrite)")) }
  }

  @Test(arguments: [("DisplayScale", "display-scale"), ("URLGuard", "url-guard"), ("UseOfUI", "use-of-ui"), ("A", "a")])
  func kebabCaseSplitsWords(name: String, id: String) {
    #expect(kebabCase(name) == id)
  }

  @Test func rewritesNameTheWordsTheyNeed() {
    for rewrite in Registry.all {
      #expect(!rewrite.words.isEmpty && rewrite.words.allSatisfy { $0.count > 2 }, "\(rewrite.id)")
    }
  }

  // MARK: Cases

  @Test(arguments: Registry.all.map { $0.id }) func aRewriteHasCases(id: String) {
    let cases = GoldenLibrary.all.filter { $0.rewrite == id }
    #expect(cases.count >= 12, "\(id) has \(cases.count) cases")
    let marks = cases.flatMap(\.files).flatMap { GoldenMark.all(in: Tree.parse($0.bytes)) }
    #expect(marks.contains { $0.kind == .nope }, "\(id) has no case with `// nope: reason`")
    #expect(marks.contains { $0.kind == .want }, "\(id) has no case with `// want: message`")
  }

  @Test func theTourShowsEveryRewrite() throws {
    let tour = try #require(GoldenLibrary.all.first { $0.rewrite == nil }, "there is no Goldens/Tour")
    let found = Set(tour.run().flatMap(\.findings).map(\.rewrite))
    for rewrite in Registry.all { #expect(found.contains(rewrite.id), "the Tour has no place for \(rewrite.id)") }
  }
}

/// "display-scale" of "DisplayScale"; capitals in a row are one word.
private func kebabCase(_ name: String) -> String {
  let letters = Array(name)
  var result = ""
  for (index, letter) in letters.enumerated() {
    if letter.isUppercase, index > 0 {
      let endsWord = !letters[index - 1].isUppercase
      let startsWord = index + 1 < letters.count && letters[index + 1].isLowercase
      if endsWord || startsWord { result += "-" }
    }
    result += letter.lowercased()
  }
  return result
}
