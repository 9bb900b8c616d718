import Testing

struct StandardInputTests {
  @Test func applyPrintsTheText() throws {
    let workspace = try Workspace()
    #expect(
      try workspace.duofix("apply", "-", input: Sample.safe)
        == .init(output: Sample.safeFixed, errors: "applied 1 safe fix in 1 file\n"))
    #expect(
      try workspace.duofix("apply", "-", input: Sample.clean) == .init(output: Sample.clean, errors: "nothing to do\n"))
    #expect(try workspace.duofix("apply", "-", input: "") == .init(errors: "nothing to do\n"))
  }

  @Test func previewPrintsThePatch() throws {
    let workspace = try Workspace()
    #expect(
      try workspace.duofix("preview", "-", "--stdin-path", "Sources/A.swift", input: Sample.safe)
        == .init(output: Sample.patch("Sources/A.swift"), errors: "1 safe fix in 1 file\n", status: 1))
  }

  @Test func findingsHaveTheName() throws {
    let workspace = try Workspace()
    let named = try workspace.duofix("report", "-", "--stdin-path", "./A.swift", input: Sample.manual)
    #expect(named.errors.hasPrefix("A.swift:3:30: manual: "))
    #expect(named.status == 1)
    #expect(try workspace.duofix("report", "-", input: Sample.manual).errors.hasPrefix("<stdin>:3:30: manual: "))
  }

  @Test func generatedTextComesBackAsItWas() throws {
    let workspace = try Workspace()
    let text = "// @generated\n" + Sample.safe
    #expect(
      try workspace.duofix("apply", "-", input: text)
        == .init(output: text, errors: "<stdin>: left alone: generated file\nnothing to do\n"))
    #expect(try workspace.duofix("apply", "-", "--stdin-path=A.pb.swift", input: Sample.safe).output == Sample.safe)
  }

  @Test func standsAlone() throws {
    let workspace = try Workspace()
    #expect(
      try workspace.duofix("preview", "-", "A.swift")
        == .init(errors: "duofix: '-' is standard input, which cannot be mixed with other paths\n", status: 2))
    #expect(
      try workspace.duofix("preview", "--stdin-path", "A.swift")
        == .init(errors: "duofix: '--stdin-path' names standard input, so it needs the path '-'\n", status: 2))
    #expect(
      try workspace.duofix("apply", "-", "--format", "json", input: Sample.safe)
        == .init(
          errors: "duofix: 'duofix apply -' prints the rewritten text, so there is no room for '--format json'\n",
          status: 2))
    #expect(
      try workspace.duofix("hook", "-")
        == .init(errors: "duofix: 'duofix hook' does not read standard input\n", status: 2))
  }
}
