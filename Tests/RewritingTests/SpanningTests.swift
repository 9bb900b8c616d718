import Meaning
import Rewriting
import SwiftTree
import Testing

// Fixes that reach over files: whole or not at all.

/// `far` becomes `near` here, and `target` in "B.swift" becomes `hit`.
private enum Far: Rewrite {
  static let id = "far"
  static let words = ["far"]
  static let spansFiles = true
  static let guide = Guide(summary: "a fake", before: "", after: "", leavesAlone: [], safety: "none", source: "none")

  static func findings(in file: FileContext) -> [Finding] {
    let tree = file.tree
    return tree.tokens.indices.filter { tree.token($0, says: "far") }.map { index in
      var elsewhere: [String: [Edit]] = [:]
      if let other = file.project?.tree(at: "B.swift") {
        let targets = other.tokens.indices.filter { other.token($0, says: "target") }
        elsewhere["B.swift"] = targets.map { Edit(other.tokens[$0].range, with: "hit") }
      }
      return Finding(
        rewrite: id, tier: .review, range: tree.tokens[index].range, message: "`far` is found", source: "none",
        fix: Fix(
          title: "change it", edits: [Edit(tree.tokens[index].range, with: "near")], sharesEdits: true, elsewhere: elsewhere,
          additions: file.path == "C.swift" ? [Addition(path: "New.swift", header: "import X\n\n", text: "func new() {}\n")] : []))
    }
  }
}

private struct Texts: Project {
  let texts: [String: String]
  var index: ProjectIndex { ProjectIndex([]) }
  func text(at path: String) -> [UInt8]? { texts[path].map { Array($0.utf8) } }
  func displayPath(of path: String) -> String { path }
}

/// The texts of all files after a run, those that were made included.
private func run(_ texts: [String: String], review: Bool = true, changeable: [String]? = nil) -> [String: String] {
  let engine = Engine(
    rewrites: [OldToNew.self, Far.self], configuration: Configuration(includesReview: review), project: Texts(texts: texts))
  let files = texts.map { SpanningFile(path: $0, identity: $0, bytes: Array($1.utf8)) }
  let spanning = engine.spanningWords.isEmpty
    ? SpanningFixes() : engine.spanningFixes(in: files) { changeable?.contains($0) ?? true }
  var result = spanning.newFiles.mapValues { String(decoding: $0, as: UTF8.self) }
  for (path, text) in texts {
    let output = engine.process(Array(text.utf8), path: path, identity: path, spanning: spanning)
    result[path] = String(decoding: output.output, as: UTF8.self)
  }
  return result
}

@Suite struct SpanningTests {
  @Test func allFilesChangeTogether() {
    let result = run(["A.swift": "f(far)\n", "B.swift": "g(target, old)\n"])
    #expect(result == ["A.swift": "f(near)\n", "B.swift": "g(hit, new)\n"])
  }

  @Test func twoSitesShareWhatTheyNeedElsewhere() {
    let result = run(["A.swift": "f(far, far)\n", "B.swift": "g(target)\n"])
    #expect(result == ["A.swift": "f(near, near)\n", "B.swift": "g(hit)\n"])
  }

  @Test func nothingChangesWhereOneFileMayNot() {
    let texts = ["A.swift": "f(far, old)\n", "B.swift": "g(target, old)\n"]
    #expect(run(texts, changeable: ["A.swift"]) == ["A.swift": "f(far, new)\n", "B.swift": "g(target, new)\n"])
  }

  @Test func nothingChangesWhereOneFileIsBroken() {
    let texts = ["A.swift": "f(far)\n", "B.swift": "g(target +)\n"]
    #expect(run(texts) == texts)
  }

  @Test func nothingChangesWithoutReview() {
    let texts = ["A.swift": "f(far)\n", "B.swift": "g(target)\n"]
    #expect(run(texts, review: false) == texts)
  }

  @Test func aDeclarationIsAddedOnceToAFileOfItsOwn() {
    let result = run(["B.swift": "g(target)\n", "C.swift": "f(far, far)\n"])
    #expect(result["New.swift"] == "import X\n\nfunc new() {}\n")
    #expect(result["C.swift"] == "f(near, near)\n")
  }

  @Test func aDeclarationGoesToTheEndOfAFileThatIsThere() {
    let result = run(["B.swift": "g(target)\n", "C.swift": "f(far)\n", "New.swift": "import X\n"])
    #expect(result["New.swift"] == "import X\n\nfunc new() {}\n")
  }

  @Test func aTextThatChangedIsLeftAlone() {
    let texts = ["A.swift": "f(far)\n", "B.swift": "g(target)\n"]
    let engine = Engine(
      rewrites: [Far.self], configuration: Configuration(includesReview: true), project: Texts(texts: texts))
    let spanning = engine.spanningFixes(in: [SpanningFile(path: "A.swift", identity: "A.swift", bytes: Array("f(far)\n".utf8))]) { _ in true }
    let result = engine.process(Array("f(far) \n".utf8), path: "A.swift", identity: "A.swift", spanning: spanning)
    #expect(result.problem == .changed)
    #expect(result.output == Array("f(far) \n".utf8))
  }
}
