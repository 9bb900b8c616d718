import Testing

@testable import duofix

struct ArgumentTests {
  /// Each with its sentence, and status 2.
  @Test(arguments: [
    ([], "a command is needed: preview, apply, report, hook or explain; 'duofix --help' says more"),
    (["prevew"], "unknown command 'prevew', the nearest is 'preview'"),
    (["preview", "--reviw"], "unknown option '--reviw', the nearest is '--review'"),
    (["preview", "-r"], "unknown option '-r', the nearest is '--only'"),
    (["report", "--only", "display-scal"], "unknown rewrite 'display-scal', the nearest is 'display-scale'"),
    (
      ["report", "--skip=mian-screen"],
      "unknown rewrite 'mian-screen', the nearest is 'main-screen'"
    ),
    (["explain", "dsplay-scale"], "unknown rewrite 'dsplay-scale', the nearest is 'display-scale'"),
    (["preview", "--only"], "'--only' needs a value: --only ID,..."),
    (["preview", "--only="], "'--only' needs a value: --only ID,..."),
    (["preview", "-", "--stdin-path", ""], "'--stdin-path' needs a value: --stdin-path PATH"),
    (["preview", "--review=yes"], "'--review' takes no value"),
    (["preview", "--format", "xml"], "'--format' cannot be 'xml': it is text or json"),
    (["preview", "--color=purple"], "'--color' cannot be 'purple': it is auto, always or never"),
    (["preview", "--deployment-target", "new"], "'--deployment-target' cannot be 'new': write it as iOS17.0"),
    (["preview", "--install"], "'--install' is not an option of 'duofix preview' but of 'duofix hook'"),
    (["hook", "--install", "A.swift"], "'duofix hook --install' takes no argument, but was given 'A.swift'"),
    (
      ["preview", "--only", "display-scale", "--skip", "display-scale"],
      "'--only' and '--skip' together leave no rewrite to run"
    ),
    (["tree", "A.swift"], "'duofix tree' needs one of --tokens, --nodes, --folded and --check"),
    (["tree", "--tokens"], "'duofix tree' needs a file"),
  ])
  func whatMakesNoSenseIsSaid(_ arguments: [String], _ sentence: String) throws {
    let workspace = try Workspace()
    let program = try #require(Workspace.duofixPath)
    #expect(try workspace.run(program, arguments) == .init(errors: "duofix: \(sentence)\n", status: 2))
  }

  @Test func optionsStandAnywhere() throws {
    let workspace = try Workspace()
    try workspace.write("A.swift", Sample.safe)
    try workspace.write("-B.swift", Sample.safe)
    let expected = try workspace.duofix("preview", "--only", "display-scale", "A.swift")
    #expect(expected.output == Sample.patch("A.swift"))
    #expect(try workspace.duofix("preview", "A.swift", "--only=display-scale") == expected)
    #expect(try workspace.duofix("--only", "display-scale", "preview", "A.swift") == expected)
    #expect(try workspace.duofix("preview", "--", "A.swift") == expected)
    #expect(try workspace.duofix("preview", "--", "-B.swift").output == Sample.patch("-B.swift"))
    #expect(try workspace.duofix("preview", "--deployment-target", "iOS17.0", "A.swift") == expected)
    #expect(try workspace.duofix("preview", "--deployment-target=17", "A.swift") == expected)
  }

  @Test func helpAndVersion() throws {
    let workspace = try Workspace()
    #expect(try workspace.duofix("--version") == .init(output: "duofix \(Version.current)\n"))
    let general = try workspace.duofix("--help")
    #expect(general.status == 0 && general.errors == "")
    for command in Command.shown { #expect(general.output.contains("\n  \(command.rawValue)")) }
    #expect(try workspace.duofix("-h") == general)
    #expect(try workspace.duofix("help") == general)
    for command in Command.shown {
      let help = try workspace.duofix(command.rawValue, "--help")
      #expect(help.output.hasPrefix("usage: duofix \(command.rawValue) "))
      #expect(help.output.hasSuffix("\n") && !help.output.hasSuffix("\n\n"))
      #expect(help.status == 0 && help.errors == "")
      #expect(try workspace.duofix("help", command.rawValue) == help)
      for line in help.output.split(separator: "\n") { #expect(line.count <= 120) }
      for option in Option.allCases where option.belongs(to: command) {
        #expect(help.output.contains("\n  \(option.rawValue) "))
      }
    }
  }

  @Test func nearestIsTheFewestChanges() {
    #expect(Spelling.distance("", "abc") == 3)
    #expect(Spelling.distance("kitten", "sitting") == 3)
    #expect(Spelling.distance("rveiew", "review") == 1)
    #expect(Spelling.distance("Review", "review") == 0)
    #expect(Spelling.nearest(to: "x", among: []) == nil)
  }
}

struct ExplainTests {
  @Test func listsAndTells() throws {
    let workspace = try Workspace()
    let list = try workspace.duofix("explain")
    #expect(list.output.contains("  display-scale "))
    #expect(list.status == 0 && list.errors == "")
    let chapter = try workspace.duofix("explain", "display-scale")
    #expect(chapter.output.hasPrefix("display-scale: "))
    for heading in ["Before", "After", "Leaves alone", "Safety", "Source"] {
      #expect(chapter.output.contains("\n\n\(heading)\n  "))
    }
    let both = try workspace.duofix("explain", "display-scale", "main-screen")
    #expect(both.output.hasPrefix(chapter.output + "\nmain-screen: "))
    #expect(
      try workspace.duofix("explain", "--color", "always", "display-scale").output.contains("\u{1B}[1mBefore\u{1B}[m"))
  }
}
