import Foundation
import Testing

struct HookTests {
  private func repository() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.git("init", "-q")
    return workspace
  }

  private let hint = "the commit needs this patch: duofix hook | git apply --index\n"

  // MARK: - Staged content

  @Test func looksAtWhatIsStagedAndNothingElse() throws {
    let workspace = try repository()
    try workspace.write("Staged.swift", Sample.safe)
    try workspace.write("Unstaged.swift", Sample.safe)
    try workspace.write("Both.swift", Sample.safe)
    try workspace.git("add", "Staged.swift", "Both.swift")
    try workspace.write("Both.swift", Sample.clean)
    try FileManager.default.removeItem(at: workspace.url("Staged.swift"))
    let before = try workspace.git("status", "--porcelain")
    #expect(
      try workspace.duofix("hook")
        == .init(
          output: Sample.patch("Both.swift") + Sample.patch("Staged.swift"), errors: hint + "2 safe fixes in 2 files\n",
          status: 1))
    #expect(try workspace.git("status", "--porcelain") == before)
    #expect(try workspace.text("Both.swift") == Sample.clean)
  }

  @Test func theHintIsRight() throws {
    let workspace = try repository()
    try workspace.write("Sub/A.swift", Sample.safe)
    try workspace.git("add", ".")
    let patch = try workspace.duofix("hook", in: "Sub").output
    #expect(patch == Sample.patch("Sub/A.swift"))
    #expect(try workspace.git("apply", "--index", input: patch).status == 0)
    #expect(try workspace.duofix("hook") == .init())
    #expect(try workspace.text("Sub/A.swift") == Sample.safeFixed)
    #expect(try workspace.git("diff", "--name-only").output == "")
  }

  @Test func whatHasNoFixDoesNotStopACommit() throws {
    let workspace = try repository()
    try workspace.write("A.swift", Sample.manual)
    try workspace.git("add", ".")
    let lines = try workspace.lines("A.swift")
    #expect(try workspace.duofix("hook") == .init(errors: lines + "1 to do by hand: duofix report\n"))
  }

  @Test func renamesDeletionsLinksAndOtherKinds() throws {
    let workspace = try repository()
    try workspace.write("Old.swift", Sample.safe)
    try workspace.write("Deleted.swift", Sample.safe)
    try workspace.write("Unchanged.swift", Sample.safe)
    try workspace.git("add", ".")
    try workspace.git("commit", "-q", "-m", "x")
    try workspace.git("mv", "Old.swift", "New name ä.swift")
    try workspace.git("rm", "-q", "Deleted.swift")
    try workspace.link("Link.swift", to: "Unchanged.swift")
    try workspace.write("README.md", Sample.safe)
    try workspace.write("Pods/P.swift", Sample.safe)
    try workspace.write("G.swift", "// @generated\n" + Sample.safe)
    try workspace.git("add", ".")
    let outcome = try workspace.duofix("hook")
    #expect(outcome.output.contains("+++ \"b/New name \\303\\244.swift\"\t\n"))
    #expect(
      outcome.errors
        == "G.swift: left alone: generated file\nPods/P.swift: left alone: vendored code\n" + hint
        + "1 safe fix in 1 file\n")
    #expect(outcome.status == 1)
  }

  @Test func manyFiles() throws {
    let workspace = try repository()
    for number in 1...300 { try workspace.write("F\(number).swift", Sample.clean + "// \(number)\n") }
    try workspace.write("Large.swift", String(repeating: "// padding\n", count: 100_000) + Sample.safe)
    try workspace.git("add", ".")
    #expect(try workspace.duofix("hook").errors == hint + "1 safe fix in 1 file\n")
  }

  @Test func badContentIsSaid() throws {
    let workspace = try repository()
    try workspace.write("Bad.swift", Data(Sample.safe.utf8) + Data([0xFF]))
    try workspace.write("Good.swift", Sample.safe)
    try workspace.git("add", ".")
    let outcome = try workspace.duofix("hook")
    #expect(outcome.output == Sample.patch("Good.swift"))
    #expect(outcome.errors.hasPrefix("Bad.swift:"))
    #expect(outcome.status == 3)
  }

  @Test func outsideARepository() throws {
    let workspace = try Workspace()
    let sentence =
      "duofix: 'duofix hook' looks at what is staged, and this is not a git repository: go to one, or name the files\n"
    #expect(try workspace.duofix("hook") == .init(errors: sentence, status: 2))
    #expect(try workspace.duofix("hook", "--install") == .init(errors: sentence, status: 2))
    #expect(
      try workspace.duofix("hook", environment: ["PATH": "/nonexistent"])
        == .init(errors: "duofix: git is needed here, and is not on PATH\n", status: 2))
  }

  // MARK: - Files, as the pre-commit framework names them

  @Test func fixesTheFilesItIsGiven() throws {
    let workspace = try repository()
    try workspace.write("A.swift", Sample.safe)
    try workspace.write("B.swift", Sample.clean)
    try workspace.write("Pods/P.swift", Sample.safe)
    try workspace.write("README.md", Sample.safe)
    let arguments = ["A.swift", "B.swift", "Pods/P.swift", "README.md"]
    let program = try #require(Workspace.duofixPath)
    #expect(
      try workspace.run(program, ["hook"] + arguments) == .init(errors: "applied 1 safe fix in 1 file\n", status: 1))
    #expect(try workspace.text("A.swift") == Sample.safeFixed)
    #expect(try workspace.text("Pods/P.swift") == Sample.safe)
    #expect(try workspace.run(program, ["hook"] + arguments) == .init())
    #expect(try workspace.duofix("hook", "README.md") == .init())
  }

  @Test func checkChangesNothing() throws {
    let workspace = try repository()
    try workspace.write("A.swift", Sample.safe)
    #expect(
      try workspace.duofix("hook", "--check", "A.swift")
        == .init(output: Sample.patch("A.swift"), errors: "1 safe fix in 1 file\n", status: 1))
    #expect(try workspace.text("A.swift") == Sample.safe)
  }

  // MARK: - Installation

  @Test func theInstalledHookStopsACommit() throws {
    let workspace = try repository()
    #expect(try workspace.duofix("hook", "--install") == .init(errors: "wrote '.git/hooks/pre-commit'\n"))
    try workspace.write("A.swift", Sample.safe)
    try workspace.git("add", ".")
    let stopped = try workspace.git("commit", "-m", "x")
    #expect(stopped.status == 1)
    // Git sends what a hook prints to standard error.
    #expect(stopped.errors == Sample.patch("A.swift") + hint + "1 safe fix in 1 file\n")
    #expect(try workspace.git("rev-parse", "HEAD").status != 0)
    #expect(try workspace.duofix("apply").status == 0)
    try workspace.git("add", ".")
    #expect(try workspace.git("commit", "-q", "-m", "x").status == 0)
    try workspace.write("B.swift", Sample.safe)
    try workspace.git("add", ".")
    #expect(try workspace.git("commit", "-q", "--no-verify", "-m", "x").status == 0)
    // A commit of named files has an index of its own.
    try workspace.write("A.swift", Sample.safe)
    try workspace.write("B.swift", Sample.clean)
    #expect(try workspace.git("commit", "-q", "-m", "x", "B.swift").status == 0)
    #expect(try workspace.git("commit", "-q", "-m", "x", "A.swift").status == 1)
  }

  @Test func neverOverAnExistingHook() throws {
    let workspace = try repository()
    try workspace.write(".git/hooks/pre-commit", "#!/bin/sh\n")
    #expect(
      try workspace.duofix("hook", "--install")
        == .init(
          errors:
            "duofix: '.git/hooks/pre-commit' is there already and was left alone: add the line 'duofix hook || exit 1' to it\n",
          status: 2))
    #expect(try workspace.text(".git/hooks/pre-commit") == "#!/bin/sh\n")
    // Not even over a link that leads nowhere.
    try FileManager.default.removeItem(at: workspace.url(".git/hooks/pre-commit"))
    try workspace.link(".git/hooks/pre-commit", to: "/nonexistent/hook")
    #expect(try workspace.duofix("hook", "--install").status == 2)
  }

  @Test func optionsGoIntoTheHook() throws {
    let workspace = try repository()
    #expect(try workspace.duofix("hook", "--install", "--review", "--only", "display-scale").status == 0)
    #expect(
      try workspace.text(".git/hooks/pre-commit").hasSuffix(
        "\nexec \"$duofix\" hook '--review' '--only=display-scale'\n"))
    try workspace.write("A.swift", Sample.review)
    try workspace.git("add", ".")
    let stopped = try workspace.git("commit", "-m", "x")
    #expect(stopped.status == 1)
    #expect(stopped.errors.contains("duofix hook --review --only=display-scale | git apply --index\n"))
  }

  @Test func hooksMayBeElsewhere() throws {
    let workspace = try repository()
    try workspace.makeFolder("Sub")
    try workspace.git("config", "core.hooksPath", ".githooks")
    #expect(try workspace.duofix("hook", "--install") == .init(errors: "wrote '.githooks/pre-commit'\n"))
    #expect(FileManager.default.isExecutableFile(atPath: workspace.url(".githooks/pre-commit").path))
  }

  @Test func aLinkedWorkTreeSharesTheHooks() throws {
    let workspace = try Workspace()
    try workspace.makeFolder("Main")
    try workspace.git("init", "-q", in: "Main")
    try workspace.git("commit", "-q", "--allow-empty", "-m", "x", in: "Main")
    try workspace.git("worktree", "add", "-q", "../Other", in: "Main")
    #expect(try workspace.duofix("hook", "--install", in: "Other").status == 0)
    #expect(FileManager.default.isExecutableFile(atPath: workspace.url("Main/.git/hooks/pre-commit").path))
    try workspace.write("Other/A.swift", Sample.safe)
    try workspace.git("add", ".", in: "Other")
    #expect(try workspace.git("commit", "-m", "x", in: "Other").status == 1)
  }

  @Test func aProgramThatMovedIsLookedForOnPATH() throws {
    let workspace = try repository()
    #expect(try workspace.duofix("hook", "--install").status == 0)
    let script = try workspace.text(".git/hooks/pre-commit")
    let program = try #require(Workspace.duofixPath)
    let moved = script.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("duofix=") ? "duofix='/nonexistent/duofix'" : String($0) }.joined(separator: "\n")
    try workspace.write("moved", moved)
    let lost = try workspace.run("sh", ["moved"])
    #expect(lost.status == 1)
    #expect(
      lost.errors
        == "pre-commit: duofix is neither at /nonexistent/duofix nor on PATH; 'git commit --no-verify' goes without it\n"
    )
    let folder = URL(fileURLWithPath: program).deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let found = try workspace.run("sh", ["moved"], environment: ["PATH": "\(folder):\(path)"])
    #expect(found == .init())
  }
}
