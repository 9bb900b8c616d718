import Foundation
import Testing

/// Each bad input has its sentence and its status, and never costs another file its result.
struct BadInputTests {
  private let done = "applied 1 safe fix in 1 file\n"

  /// Runs `apply` on `Good.swift` and a bad path beside it.
  private func applyBeside(
    _ bad: String, in workspace: Workspace, asNobody: Bool = false
  ) throws -> Workspace.Outcome {
    try workspace.write("Good.swift", Sample.safe)
    let outcome = try workspace.duofix("apply", bad, "Good.swift", asNobody: asNobody)
    #expect(try workspace.text("Good.swift") == Sample.safeFixed)
    return outcome
  }

  @Test func missing() throws {
    let workspace = try Workspace()
    for name in ["Missing.swift", "Missing"] {
      let sentence = "\(name): error: there is no such file or folder\n"
      #expect(try applyBeside(name, in: workspace) == .init(errors: sentence + done, status: 3))
    }
    let empty = try applyBeside("", in: workspace)
    #expect(empty == .init(errors: ": error: the path is empty\n" + done, status: 3))
  }

  @Test func notSwift() throws {
    let workspace = try Workspace()
    try workspace.write("README.md", "UIScreen.main.scale")
    #expect(
      try applyBeside("README.md", in: workspace)
        == .init(errors: "README.md: error: it is not a Swift file\n" + done, status: 3))
  }

  @Test func notUTF8() throws {
    let workspace = try Workspace()
    try workspace.write("Bad.swift", Data(Sample.safe.utf8) + Data([0xFF, 0x0A]))
    let outcome = try applyBeside("Bad.swift", in: workspace)
    #expect(outcome.errors.hasPrefix("Bad.swift:"))
    #expect(outcome.errors.contains(": error: ") && outcome.errors.contains("UTF-8"))
    #expect(outcome.errors.hasSuffix("\n" + done))
    #expect(outcome.status == 3)
  }

  @Test func conflictMarkers() throws {
    let workspace = try Workspace()
    let text = "<<<<<<< ours\n\(Sample.safe)=======\n\(Sample.clean)>>>>>>> theirs\n"
    try workspace.write("Bad.swift", text)
    let outcome = try applyBeside("Bad.swift", in: workspace)
    #expect(outcome.errors.hasPrefix("Bad.swift:1:1: error: "))
    #expect(outcome.status == 3)
    #expect(try workspace.text("Bad.swift") == text)
  }

  @Test func pipesAreNotWaitedFor() throws {
    let workspace = try Workspace()
    mkfifo(workspace.url("Pipe.swift").path, 0o666)
    #expect(
      try applyBeside("Pipe.swift", in: workspace)
        == .init(errors: "Pipe.swift: error: it is not a regular file\n" + done, status: 3))
    try workspace.write("Good.swift", Sample.safe)
    #expect(try workspace.duofix("apply") == .init(errors: done))
  }

  @Test func readOnly() throws {
    let workspace = try Workspace()
    try workspace.write("Bad.swift", Sample.safe)
    try workspace.setMode("Bad.swift", 0o444)
    let outcome = try applyBeside("Bad.swift", in: workspace)
    #expect(outcome.errors.hasPrefix("Bad.swift: error: it is read-only\nBad.swift:5:14: safe: "))
    #expect(outcome.errors.hasSuffix("\napplied 1 safe fix in 1 file, 1 fix not applied\n"))
    #expect(outcome.status == 3)
    #expect(try workspace.text("Bad.swift") == Sample.safe)
    // To look at it needs no more than reading.
    #expect(try workspace.duofix("preview", "Bad.swift").status == 1)
  }

  @Test func readOnlyFolder() throws {
    let workspace = try Workspace()
    try workspace.write("Locked/Bad.swift", Sample.safe)
    try workspace.setMode("Locked", 0o555)
    defer { try? workspace.setMode("Locked", 0o755) }
    let outcome = try applyBeside("Locked/Bad.swift", in: workspace)
    #expect(outcome.errors.hasPrefix("Locked/Bad.swift: error: its folder "))
    #expect(outcome.status == 3)
    #expect(try workspace.text("Locked/Bad.swift") == Sample.safe)
  }

  @Test(.enabled(if: Workspace.canBeNobody)) func unreadable() throws {
    let workspace = try Workspace()
    try workspace.write("Secret.swift", Sample.safe)
    try workspace.setMode("Secret.swift", 0)
    try workspace.write("Locked/A.swift", Sample.safe)
    try workspace.setMode("Locked", 0)
    defer { try? workspace.setMode("Locked", 0o755) }
    try workspace.write("Good.swift", Sample.safe)
    #expect(
      try workspace.duofix("preview", asNobody: true)
        == .init(
          output: Sample.patch("Good.swift"),
          errors: """
            Locked: error: permission denied
            Secret.swift: error: it cannot be read: permission denied
            1 safe fix in 1 file

            """, status: 3))
    #expect(
      try workspace.duofix("preview", "Secret.swift", asNobody: true).errors
        == "Secret.swift: error: it cannot be read: permission denied\n")
  }

  @Test func folderWithoutSwift() throws {
    let workspace = try Workspace()
    try workspace.write("Docs/README.md", "")
    #expect(try workspace.duofix("preview", "Docs") == .init(errors: "no Swift files in 'Docs'\n"))
    #expect(try workspace.duofix("apply") == .init(errors: "no Swift files in the current folder\n"))
  }

  @Test func loops() throws {
    let workspace = try Workspace()
    try workspace.write("App/Good.swift", Sample.safe)
    try workspace.link("App/Up", to: "..")
    try workspace.link("Self.swift", to: "Self.swift")
    #expect(try workspace.duofix("preview").output == Sample.patch("App/Good.swift"))
    // A link that is named is followed.
    #expect(try workspace.duofix("preview", "App/Up").output == Sample.patch("App/Good.swift"))
    #expect(
      try applyBeside("Self.swift", in: workspace)
        == .init(errors: "Self.swift: error: it is a link that leads back to itself\n" + done, status: 3))
  }

  @Test func unbalanced() throws {
    let workspace = try Workspace()
    try workspace.write("Bad.swift", "func f( { \"\\( \n" + Sample.clean)
    #expect(try applyBeside("Bad.swift", in: workspace) == .init(errors: done))
  }

  /// Twenty megabytes that are only read, and one that is taken through the rewrites; in a debug build, twenty of those
  /// take a minute.
  @Test func oneLongLine() throws {
    let workspace = try Workspace()
    let piece = "let x = [1, 2, 3]; "
    try workspace.write("Long.swift", String(repeating: piece, count: 20_000_000 / piece.utf8.count))
    #expect(try applyBeside("Long.swift", in: workspace) == .init(errors: done))
    let count = 1_000_000 / piece.utf8.count
    try workspace.write("Found.swift", String(repeating: piece, count: count) + "let y = UIScreen.main.scale")
    let outcome = try applyBeside("Found.swift", in: workspace)
    #expect(outcome.errors.hasPrefix("Found.swift:1:\(count * piece.utf8.count + 9): manual: "))
    #expect(outcome.status == 0)
  }

  @Test func theReaderOfAPipeLeaves() throws {
    let workspace = try Workspace()
    for number in 1...200 { try workspace.write("File\(number).swift", String(repeating: Sample.safe, count: 20)) }
    let program = try #require(Workspace.duofixPath)
    let script = "'\(program)' preview 2>errors | head -n 1; echo ${PIPESTATUS[0]}"
    let outcome = try workspace.run("bash", ["-c", script])
    #expect(outcome == .init(output: "diff --git a/File1.swift b/File1.swift\n1\n"))
    #expect(try workspace.text("errors") == "4000 safe fixes in 200 files\n")
  }

  @Test func fullDisk() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let workspace = try Workspace()
    try workspace.write("A.swift", Sample.safe)
    let program = try #require(Workspace.duofixPath)
    let outcome = try workspace.run("bash", ["-c", "'\(program)' preview > /dev/full"])
    #expect(outcome.errors == "duofix: the output could not be written: No space left on device\n")
    #expect(outcome.status == 3)
  }
}
