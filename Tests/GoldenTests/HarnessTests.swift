import Foundation
import Meaning
import StubSDK
import SwiftTree
import Testing

// The harness itself: made-up cases that are wrong in one way each have to fail.

@Suite struct HarnessTests {
  private let folder: GoldenFolder

  init() throws { folder = try GoldenFolder() }

  private static let view = """
    import UIKit

    final class Line: UIView {
      func update() {
        layer.borderWidth = UIScreen.main.scale
      }
    }

    """

  /// The case that a text with these words at the end of the line of the site is.
  private func made(_ mark: String, text: String = view, patch: String? = nil) throws -> GoldenCase {
    let site = "UIScreen.main.scale"
    try folder.write(text.replacingOccurrences(of: site, with: site + mark), to: "Goldens/display-scale/line.swift")
    if let patch { try folder.write(patch, to: "Goldens/display-scale/line.patch") }
    return try #require(GoldenLibrary.cases(in: folder.url).first)
  }

  // MARK: Options

  @Test func firstLinesAreRead() {
    #expect(GoldenOptions("import UIKit\n") == GoldenOptions())
    #expect(GoldenOptions("// review\nimport UIKit\n").includesReview)
    #expect(GoldenOptions("// target: iOS 15.0\r\n").target == OSVersion(15))
    #expect(GoldenOptions("// target: unknown\n").target == nil)
    let both = GoldenOptions("\u{FEFF}#!/usr/bin/swift\n// review, target: iOS 16.4\n// compile: no, because it is broken\n")
    #expect(both.includesReview && both.target == OSVersion(16, 4) && both.whyNotCompiled == "it is broken")
    #expect(both.problems.isEmpty)
    #expect(GoldenOptions("// compile: no, because it is broken\n").excludedModes == ["5", "6"])
    #expect(GoldenOptions("// review\n// compile: Swift 5, because it is old\n").excludedModes == ["6"])
  }

  @Test(arguments: ["// reviews\n", "// target: 15\n", "// review target: iOS 15\n", "// review\n// compile: no\n"])
  func mistypedFirstLinesAreProblems(text: String) {
    #expect(!GoldenOptions(text).problems.isEmpty)
  }

  // MARK: Findings

  @Test func aWantedFindingIsNoProblem() throws {
    #expect(try made(" // want: is the scale of one").checkFindings() == [])
  }

  @Test func anUnwantedFindingIsAProblem() throws {
    let problems = try made("").checkFindings()
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("Goldens/display-scale/line.swift:5: nobody wants this: safe: ") == true)
  }

  @Test func aMissingFindingIsAProblem() throws {
    #expect(try made(" // want: is the scale of one // want: another").checkFindings() == [
      "Goldens/display-scale/line.swift:5: not found: another"
    ])
    #expect(try made(" // want: other words").checkFindings().count == 2)
  }

  @Test func aFindingWhereNothingMayBeIsAProblem() throws {
    // Once for the mark, once because nobody wants it.
    #expect(try made(" // nope: it is fine here").checkFindings().count == 2)
  }

  @Test func marksInStringsAreNone() {
    let tree = Tree.parse(Array("let a = \"// want: b\" // want: c // nope: d\n/* // want: e */\n// f // want: g\n".utf8))
    #expect(
      GoldenMark.all(in: tree) == [
        GoldenMark(kind: .want, line: 1, text: "c"), GoldenMark(kind: .nope, line: 1, text: "d"),
      ])
  }

  // MARK: Patches

  @Test func aMissingPatchIsAProblemAndCanBeBlessed() throws {
    let item = try made("")
    let problems = item.checkPatch()
    #expect(problems.count == 1)
    #expect(problems.first?.contains("++    layer.borderWidth = traitCollection.displayScale") == true)
    #expect(problems.first?.contains("UPDATE_GOLDENS=1 swift test") == true)
    #expect(item.checkPatch(blessing: true) == [])
    #expect(try #require(GoldenLibrary.cases(in: folder.url).first).checkPatch() == [])
    #expect(GoldenLibrary.strayFiles(in: folder.url) == [])
  }

  @Test func aWrongPatchIsAProblem() throws {
    _ = try made("").checkPatch(blessing: true)
    let patch = String(decoding: try folder.read("Goldens/display-scale/line.patch"), as: UTF8.self)
    let item = try made("", patch: patch.replacingOccurrences(of: "displayScale", with: "displayscale"))
    #expect(item.checkPatch().count == 1)
  }

  @Test func aPatchForNothingIsAProblemAndGoesAway() throws {
    let item = try made("", text: "let a = 1\n", patch: "a patch\n")
    #expect(item.checkPatch().count == 1)
    #expect(item.checkPatch(blessing: true) == [])
    #expect(try #require(GoldenLibrary.cases(in: folder.url).first).patch == nil)
    #expect(try made("", text: "let a = 1\n", patch: "").checkOptions().count == 1)
  }

  @Test func patchesAreAppliedByGit() throws {
    let item = try made("")
    #expect(try checkGitApply([item]) == [])
    #expect(try checkGitApply([item.changed(GoldenVariant.withCarriageReturns)]) == [])
  }

  @Test func filesThatBelongToNoCaseAreFound() throws {
    _ = try made("", patch: "a patch\n")
    try folder.write("", to: "Goldens/display-scale/gone.patch")
    try folder.write("", to: "Goldens/display-scale/notes.txt")
    #expect(
      GoldenLibrary.strayFiles(in: folder.url) == [
        "Goldens/display-scale/gone.patch", "Goldens/display-scale/notes.txt",
      ])
  }

  // MARK: Cases of several files

  @Test func foldersAreCases() throws {
    try folder.write(Self.view, to: "Goldens/display-scale/two/B.swift")
    try folder.write("// review\n", to: "Goldens/display-scale/two/A/A.swift")
    try folder.write(Self.view, to: "Goldens/Tour/View.swift")
    let cases = GoldenLibrary.cases(in: folder.url)
    #expect(cases.map(\.name) == ["display-scale/two", "Tour"])
    #expect(
      cases.map { $0.files.map(\.path) } == [
        ["Goldens/display-scale/two/A/A.swift", "Goldens/display-scale/two/B.swift"], ["Goldens/Tour/View.swift"],
      ])
    #expect(cases.map(\.options.includesReview) == [true, false])
    for item in cases { #expect(item.checkPatch(blessing: true) == []) }
    let patch = String(decoding: try folder.read("Goldens/Tour.patch"), as: UTF8.self)
    #expect(patch.hasPrefix("diff --git a/Goldens/Tour/View.swift b/Goldens/Tour/View.swift\n"))
    #expect(try checkGitApply(cases) == [])
  }

  @Test func aFolderWithoutRewriteIsAProblem() throws {
    try folder.write("let a = 1\n", to: "Goldens/no-such-rewrite/a.swift")
    #expect(try #require(GoldenLibrary.cases(in: folder.url).first).checkOptions() == [
      "there is no rewrite `no-such-rewrite`"
    ])
  }

  // MARK: Other clothes

  @Test func wrappedCodeIsWhollyWrapped() {
    for text in ["a */ b", "/* a", "/* a */ b", "\"\"\"\n###\"\"\"###\\###(a)\n", "// */", "*/*"] {
      let bytes = Array(text.utf8)
      let comment = Tree.parse(GoldenCase.inComment(bytes))
      #expect(comment.tokens.map(\.kind) == [.endOfFile], "\(text)")
      let string = Tree.parse(GoldenCase.inString(bytes))
      #expect(!string.hasError, "\(text)")
      #expect(string.root.children.map(\.kind) == [.variableDecl], "\(text)")
    }
  }

  @Test func lineEndsAreConverted() {
    func convert(_ text: String, _ change: ([UInt8]) -> [UInt8]) -> String { String(decoding: change(Array(text.utf8)), as: UTF8.self) }
    #expect(Array(convert("a\nb\r\nc\rd\r\n", GoldenVariant.withCarriageReturns).utf8) == Array("a\r\nb\r\nc\rd\r\n".utf8))
    #expect(Array(convert("a\nb\r\nc\rd\r\n", GoldenVariant.withLineFeeds).utf8) == Array("a\nb\nc\rd\n".utf8))
  }

  @Test func linesAreAddedWhereTheyMayStand() {
    func added(_ text: String) -> String { String(decoding: GoldenVariant.addingLine("//", to: Array(text.utf8)), as: UTF8.self) }
    #expect(added("a\n") == "//\na\n")
    #expect(Array(added("a\r\nb").utf8) == Array("//\r\na\r\nb".utf8))
    #expect(added("\u{FEFF}a\n") == "\u{FEFF}//\na\n")
    #expect(added("#!a\nb\n") == "#!a\n//\nb\n")
  }

  // MARK: The compiler

  @Test func aResultThatDoesNotParseIsAProblem() throws {
    let item = try made("", text: "let a = \n")
    #expect(try checkCompilerParses([item]).count == 1)
    #expect(try checkCompilerParses([try made("", text: "// compile: no, because it is broken\nlet a = \n")]) == [])
    #expect(try checkCompilerParses([try made("")]) == [])
  }

  @Test func aCaseThatDoesNotCompileIsAProblem() throws {
    #expect(try made("").checkCompiles() == [])
    #expect(try !made("", text: "import UIKit\n\nlet a: UIView = 1\n").checkCompiles().isEmpty)
    let text = "// compile: no, because it is no number\nlet a: Int = \"\"\n"
    #expect(try made("", text: text).checkCompiles() == [])
    #expect(try made("", text: text.replacingOccurrences(of: "\"\"", with: "1")).checkCompiles().count == 2)
    // A variable that anyone may write to is an error of Swift 6.
    let old = "// compile: Swift 5, because it is old\nvar a = 1\n"
    #expect(try made("", text: old).checkCompiles() == [])
    #expect(try made("", text: old.replacingOccurrences(of: "var", with: "let")).checkCompiles().count == 1)
    #expect(try !made("", text: "import Foundation\n\nvar a = 1\n").checkCompiles().isEmpty)
  }

  private func verdicts(_ texts: [String]) throws -> [Verdict] {
    try StubSDK.check(
      texts.map {
        Program(sources: [(name: "a.swift", bytes: Array($0.utf8))], deploymentTarget: "17.0", swiftVersion: "5")
      })
  }

  @Test func newErrorsAndWarningsAreProblems() throws {
    let found = try verdicts([
      "func a() { var b = 1 }\n", "func a() { var b = 1; var c = 2 }\n", "func a() { b() }\n", "func a() {}\n",
      "func a() { var d = 1 }\n",
    ])
    #expect(compileProblems([found[0], found[0]]) == [])
    #expect(compileProblems([found[0], found[1]]).count == 1)
    #expect(compileProblems([found[0], found[2]]).count == 1)
    #expect(compileProblems([found[0], found[3]]) == [])
    #expect(compileProblems([found[2], found[3]]).count == 1)
    // The same warning about another name.
    #expect(compileProblems([found[0], found[4]]) == [])
  }

  @Test func checksThatAreLackingHaveToBecomeFewer() throws {
    let new = "@available(iOS 27.1, *) func new() {}\n"
    let found = try verdicts([
      new + "func a() { new(); new() }\n", new + "func a() { new() }\n",
      new + "func a() { if #available(iOS 27.1, *) { new() } }\n", new + "func a() { new(); b() }\n",
    ])
    #expect(compileProblems([found[0], found[1]], lacksChecks: true) == [])
    #expect(compileProblems([found[0], found[2]], lacksChecks: true) == [])
    #expect(!compileProblems([found[0], found[0]], lacksChecks: true).isEmpty)
    #expect(!compileProblems([found[1], found[0]], lacksChecks: true).isEmpty)
    #expect(compileProblems([found[0], found[0]], lacksChecks: true, addsChecks: false) == [])
    #expect(!compileProblems([found[1], found[0]], lacksChecks: true, addsChecks: false).isEmpty)
    #expect(!compileProblems([found[0], found[3]], lacksChecks: true).isEmpty)
    #expect(compileProblems([found[0], found[1]]).count == 2)
  }
}
