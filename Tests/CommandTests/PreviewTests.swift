import Testing

struct PreviewTests {
  @Test func printsThePatchAndExitsWith1() throws {
    let workspace = try Workspace()
    try workspace.write("A.swift", Sample.safe)
    let outcome = try workspace.duofix("preview", "A.swift")
    #expect(outcome == .init(output: Sample.patch("A.swift"), errors: "1 safe fix in 1 file\n", status: 1))
    #expect(try workspace.text("A.swift") == Sample.safe)
  }

  @Test func exitsWith0WhereThereIsNothingToDo() throws {
    let workspace = try Workspace()
    try workspace.write("A.swift", Sample.clean)
    #expect(try workspace.duofix("preview") == .init(errors: "nothing to do\n"))
  }

  @Test func printsWhatThePatchDoesNotFix() throws {
    let workspace = try Workspace()
    try workspace.write("A.swift", Sample.safe)
    try workspace.write("B.swift", Sample.review)
    try workspace.write("C.swift", Sample.manual)
    try workspace.write("D.swift", Sample.manual)
    let left = try workspace.lines(".", tiers: ["review", "manual"])
    #expect(left.split(separator: "\n").count == 3)
    let outcome = try workspace.duofix("preview")
    #expect(outcome.output == Sample.patch("A.swift"))
    #expect(
      outcome.errors
        == left + "1 safe fix in 1 file, 1 for review: --review, 2 to do by hand: duofix report\n")
    #expect(outcome.status == 1)
  }

  @Test func whatIsLeftForPeopleIsNoPatch() throws {
    let workspace = try Workspace()
    try workspace.write("C.swift", Sample.manual)
    let outcome = try workspace.duofix("preview")
    #expect(outcome.output == "")
    #expect(outcome.errors == (try workspace.lines(".")) + "1 to do by hand: duofix report\n")
    #expect(outcome.status == 0)
  }

  @Test func reviewTakesThoseThatNeedALook() throws {
    let workspace = try Workspace()
    try workspace.write("A.swift", Sample.safe)
    try workspace.write("B.swift", Sample.review)
    let outcome = try workspace.duofix("preview", "--review")
    #expect(outcome.output.contains("+++ b/B.swift\n"))
    #expect(outcome.errors == "1 safe fix and 1 for review in 2 files\n")
    #expect(outcome.status == 1)
    #expect(try workspace.duofix("preview", "B.swift", "--review").errors == "1 fix for review in 1 file\n")
  }

  @Test func gitAppliesWhatApplyWrites() throws {
    let (patched, applied) = (try Workspace(), try Workspace())
    for workspace in [patched, applied] {
      try workspace.git("init", "-q")
      try workspace.write("Sources/A.swift", Sample.safe)
      try workspace.write("Sources/a b/ä.swift", Sample.safe)
      try workspace.write("Sources/CRLF.swift", Sample.safe.replacing("\n", with: "\r\n"))
      try workspace.write("Sources/NoEnd.swift", String(Sample.safe.dropLast()))
    }
    let patch = try patched.duofix("preview").output
    #expect(try patched.git("apply", input: patch).status == 0)
    #expect(try applied.duofix("apply").status == 0)
    for name in ["A.swift", "a b/ä.swift", "CRLF.swift", "NoEnd.swift"] {
      #expect(try patched.text("Sources/" + name) == applied.text("Sources/" + name))
      #expect(try applied.text("Sources/" + name).contains("traitCollection.displayScale"))
    }
    #expect(try applied.duofix("preview") == .init(errors: "nothing to do\n"))
  }

  /// Git takes the paths of a patch from the root of the repository, wherever in it it runs.
  @Test func thePatchIsRelativeToTheRepository() throws {
    let workspace = try Workspace()
    try workspace.git("init", "-q")
    try workspace.write("App/Views/A.swift", Sample.safe)
    for path in [workspace.url("App/Views").path, "Views", ".", "Views/A.swift"] {
      #expect(try workspace.duofix("preview", path, in: "App").output == Sample.patch("App/Views/A.swift"))
    }
    let patch = try workspace.duofix("preview", in: "App").output
    #expect(try workspace.git("apply", input: patch, in: "App").status == 0)
    #expect(try workspace.text("App/Views/A.swift") == Sample.safeFixed)
  }

  @Test func withoutARepositoryThePatchIsRelativeToTheCurrentFolder() throws {
    let workspace = try Workspace()
    try workspace.write("App/Views/A.swift", Sample.safe)
    let outcome = try workspace.duofix("preview", workspace.url("App/Views").path, in: "App")
    #expect(outcome == .init(output: Sample.patch("Views/A.swift"), errors: "1 safe fix in 1 file\n", status: 1))
    #expect(try workspace.git("apply", input: outcome.output, in: "App").status == 0)
    #expect(try workspace.text("App/Views/A.swift") == Sample.safeFixed)
  }

  @Test func aPathElsewhereMovesTheBeginningOfThePatch() throws {
    let workspace = try Workspace()
    try workspace.git("init", "-q")
    try workspace.write("App/A.swift", Sample.safe)
    try workspace.makeFolder("Tools")
    let outcome = try workspace.duofix("preview", "../App", in: "Tools")
    #expect(outcome.output == Sample.patch("App/A.swift"))
    #expect(
      outcome.errors
        == "the paths of the patch begin at '\(workspace.path)': apply it there\n1 safe fix in 1 file\n")
    #expect(try workspace.git("apply", input: outcome.output).status == 0)
    #expect(try workspace.text("App/A.swift") == Sample.safeFixed)
  }

  @Test func thePatchOfALinkIsForTheFileItLeadsTo() throws {
    let workspace = try Workspace()
    try workspace.git("init", "-q")
    try workspace.write("Real.swift", Sample.safe)
    try workspace.link("Link.swift", to: "Real.swift")
    let patch = try workspace.duofix("preview", "Link.swift").output
    #expect(patch == Sample.patch("Real.swift"))
    #expect(try workspace.git("apply", input: patch).status == 0)
  }

  @Test func coloursOnlyOnRequest() throws {
    let workspace = try Workspace()
    try workspace.write("A.swift", Sample.safe + Sample.manual)
    let plain = try workspace.duofix("preview")
    #expect(!(plain.output + plain.errors).contains("\u{1B}"))
    #expect(try workspace.duofix("preview", "--color=never") == plain)
    let coloured = try workspace.duofix("preview", "--color", "always", environment: ["NO_COLOR": "1"])
    #expect(coloured.output.contains("\u{1B}[32m+    points * traitCollection.displayScale\u{1B}[m\n"))
    #expect(coloured.errors.hasPrefix("\u{1B}[1mA.swift:10:30:\u{1B}[m \u{1B}[35mmanual\u{1B}[m: "))
  }
}
