import Foundation
import Testing

struct ReportTests {
  @Test func listsEveryFindingInOrder() throws {
    let workspace = try Workspace()
    try workspace.write("b/B.swift", Sample.manual)
    try workspace.write("a/A.swift", Sample.safe)
    try workspace.write("C.swift", Sample.review)
    let lines = try workspace.lines()
    #expect(lines.split(separator: "\n").map { $0.split(separator: ":")[0] } == ["C.swift", "a/A.swift", "b/B.swift"])
    let outcome = try workspace.duofix("report")
    #expect(
      outcome
        == .init(
          errors: lines + "1 safe fix in 1 file, 1 for review: --review, 1 to do by hand\n", status: 1))
    #expect(lines.contains("a/A.swift:5:14: safe: "))
    #expect(lines.contains(" [display-scale]\n"))
  }

  @Test func exitsWith0WithoutFindings() throws {
    let workspace = try Workspace()
    try workspace.write("A.swift", Sample.clean)
    #expect(try workspace.duofix("report") == .init(errors: "nothing to do\n"))
  }

  @Test func namesWhatIsLeftAlone() throws {
    let workspace = try Workspace()
    try workspace.write("A.swift", Sample.clean)
    try workspace.write("Model.pb.swift", Sample.safe)
    try workspace.write("R.swift", "// This is a generated file, do not edit!\n" + Sample.safe)
    try workspace.write("App/Pods/X/X.swift", Sample.safe)
    #expect(
      try workspace.duofix("report")
        == .init(errors: "left alone: 2 generated files and 1 folder of vendored code\nnothing to do\n"))
    #expect(
      try workspace.duofix("report", ".", "R.swift").errors
        == """
        R.swift: left alone: generated file
        left alone: 1 generated file and 1 folder of vendored code
        nothing to do

        """)
  }
}

struct JSONTests {
  @Test func holdsWhatIsPromised() throws {
    let workspace = try Workspace()
    // The column counts bytes: the umlaut has two.
    let text = Sample.safe.replacing("points * UI", with: "/* ü */ points * UI")
    try workspace.write("A.swift", text)
    try workspace.write("B.swift", Sample.manual)
    try workspace.write("C.pb.swift", Sample.manual)
    try workspace.write("D.swift", Data([0x69, 0xFF, 0x0A]) + Data(Sample.safe.utf8))
    let outcome = try workspace.duofix("report", "--format", "json")
    #expect(outcome.status == 3)
    #expect(outcome.output.hasSuffix("}\n") && outcome.output.dropLast().allSatisfy { $0 != "\n" })
    let document = try JSONDocument(outcome.output)
    #expect(document.version == 1)
    #expect(document.findings.map(\.path) == ["A.swift", "B.swift"])
    let finding = try #require(document.findings.first)
    #expect((finding.line, finding.column) == (5, 23))
    #expect((finding.rewrite, finding.tier) == ("display-scale", "safe"))
    #expect(!finding.source.isEmpty && !finding.message.isEmpty)
    let fix = try #require(finding.fix)
    #expect(!fix.title.isEmpty)
    var bytes = Array(text.utf8)
    for edit in fix.edits.reversed() {
      #expect(edit.path == "A.swift")
      bytes.replaceSubrange(edit.start..<edit.end, with: edit.replacement.utf8)
    }
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == text.replacing("UIScreen.main.scale", with: "traitCollection.displayScale"))
    #expect(document.findings.last?.fix == nil)
    #expect(document.files.skipped.map(\.path) == ["C.pb.swift", "D.swift"])
    #expect(document.files.skipped.first?.reason == "generated file")
  }

  @Test func keysAreThoseOfTheDocumentation() throws {
    let workspace = try Workspace()
    try workspace.write("Sub/A.swift", Sample.safe)
    try workspace.write("Sub/B.pb.swift", Sample.safe)
    let output = try workspace.duofix("preview", "--format=json").output
    let document = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    #expect(Set(document.keys) == ["version", "findings", "files"])
    let finding = try #require((document["findings"] as? [[String: Any]])?.first)
    #expect(Set(finding.keys) == ["rewrite", "tier", "path", "line", "column", "message", "source", "fix"])
    let fix = try #require(finding["fix"] as? [String: Any])
    #expect(Set(fix.keys) == ["title", "edits"])
    #expect(
      Set((fix["edits"] as? [[String: Any]])?.first?.keys.map { $0 } ?? []) == ["path", "start", "end", "replacement"])
    let files = try #require(document["files"] as? [String: Any])
    #expect(Set(files.keys) == ["scanned", "skipped"])
    #expect(Set((files["skipped"] as? [[String: Any]])?.first?.keys.map { $0 } ?? []) == ["path", "reason"])
    #expect(output.contains("\"path\":\"Sub/A.swift\""))
  }

  @Test func takesThePlaceOfEverythingElse() throws {
    let workspace = try Workspace()
    try workspace.write("A.swift", Sample.safe)
    let preview = try workspace.duofix("preview", "--format", "json")
    #expect((preview.errors, preview.status) == ("", 1))
    #expect(try workspace.duofix("report", "--format", "json") == preview)
    let apply = try workspace.duofix("apply", "--format", "json")
    #expect(apply == .init(output: preview.output))
    #expect(try workspace.text("A.swift") == Sample.safeFixed)
    let again = try JSONDocument(workspace.duofix("report", "--format", "json").output)
    #expect(again.findings.isEmpty && again.files.scanned == 1)
  }
}
