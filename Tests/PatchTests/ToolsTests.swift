// The patch is for other tools to read: here they do.

import Testing

@testable import Patch

private let hasGit = isInstalled("git")
private let hasPatch = isInstalled("patch")

@Suite struct ToolsTests {
  private struct Case {
    let path: String
    let versions: Versions

    var patch: FilePatch { FilePatch(path: path, old: versions.old, new: versions.new) }
  }

  private func randomCases(seed: UInt64, count: Int) -> [Case] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { Case(path: "folder/file\($0).swift", versions: .random(using: &generator)) }
  }

  private let oddNames = [
    "plain.swift", "with space.swift", " leading and trailing ", "quote\"d.swift", "back\\slash.swift", "tab\there",
    "new\nline", "ü/größe.swift", "u\u{308}.swift", "😀 emoji.swift", "control\u{1}\u{7F}", "it's", "$HOME `x`",
    "a b/ä c",
    "per%cent", "-dash", "a/b b/a", "b/x", "#hash;semi&",
  ]

  private var oddCases: [Case] {
    oddNames.map { name in
      Case(path: name, versions: Versions(old: Array("a\nb\n\(name.utf8.count)\n".utf8), new: Array("a\nB\n".utf8)))
    }
  }

  private func expectApplied(_ cases: [Case], by tool: String, _ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    #expect(try folder.run("git", ["init", "-q"]).status == 0)
    for item in cases { try folder.write(item.versions.old, to: item.path) }
    // All of them in one patch: patches must not run into each other.
    let outcome = try folder.run(tool, arguments, input: cases.flatMap(\.patch.text))
    #expect(outcome.status == 0, "\(outcome.errors)")
    for item in cases {
      #expect(try folder.read(item.path) == item.versions.new, "\(item.path)")
    }
  }

  @Test(.enabled(if: hasGit), arguments: 1...4) func gitAppliesRandomEdits(seed: Int) throws {
    let cases = randomCases(seed: UInt64(seed), count: 150)
    #expect(cases.contains { $0.versions.old.isEmpty && !$0.versions.new.isEmpty })
    #expect(cases.contains { $0.versions.new.isEmpty && !$0.versions.old.isEmpty })
    try expectApplied(cases, by: "git", ["apply", "--whitespace=nowarn"])
  }

  @Test(.enabled(if: hasGit && hasPatch), arguments: 5...8) func patchAppliesRandomEdits(seed: Int) throws {
    try expectApplied(
      randomCases(seed: UInt64(seed), count: 150), by: "patch", ["-p1", "-s", "--no-backup-if-mismatch"])
  }

  @Test(.enabled(if: hasGit)) func gitAppliesToOddNames() throws {
    try expectApplied(oddCases, by: "git", ["apply"])
  }

  @Test(.enabled(if: hasGit && hasPatch)) func patchAppliesToOddNames() throws {
    // GNU patch refuses names with a line feed, and loses a space at the end of a name, in patches of git as well.
    let cases = oddCases.filter { !$0.path.contains("\n") && !$0.path.hasSuffix(" ") }
    try expectApplied(cases, by: "patch", ["-p1", "-s"])
  }

  @Test(.enabled(if: hasGit)) func headersAreThoseOfGit() throws {
    let folder = try TemporaryFolder()
    #expect(try folder.run("git", ["init", "-q"]).status == 0)
    for item in oddCases { try folder.write(item.versions.old, to: item.path) }
    #expect(try folder.run("git", ["add", "-A"]).status == 0)
    for item in oddCases { try folder.write(item.versions.new, to: item.path) }
    for item in oddCases {
      #expect(try gitDiff(item.path, in: folder) == text(item.patch.text))
    }
  }

  @Test(.enabled(if: hasGit)) func coloursAreThoseOfGit() throws {
    let folder = try TemporaryFolder()
    #expect(try folder.run("git", ["init", "-q"]).status == 0)
    let old = "func a() {\n1\n2\n3\nb\r\n\nold\n7\n8\n9"
    let new = "func a() {\n1\n2\n3\nB\r\n\n7\n8\n9"
    try folder.write(Array(old.utf8), to: "x y")
    #expect(try folder.run("git", ["add", "-A"]).status == 0)
    try folder.write(Array(new.utf8), to: "x y")
    // Errors of white space are marked by git, and are none of a patch's business.
    let git = try gitDiff("x y", in: folder, options: ["--color=always", "--ws-error-highlight=none"])
    let ours = FilePatch(path: "x y", old: Array(old.utf8), new: Array(new.utf8)).coloured
    #expect(painted(git) == painted(text(ours)))
    #expect(painted(git).count > 100)
  }

  /// Each character with the escape sequence in force where it is shown.
  private func painted(_ text: String) -> [String] {
    var painted: [String] = []
    var (style, sequence): (String, String?) = ("", nil)
    for character in text.unicodeScalars {
      if let begun = sequence {
        sequence = character == "m" ? nil : begun + String(character)
        if character == "m" { style = begun == "[" ? "" : begun }
      } else if character == "\u{1B}" {
        sequence = ""
      } else {
        painted.append(style + String(character))
      }
    }
    return painted
  }

  @Test(.enabled(if: hasGit), arguments: swiftEdits) func hunksAreThoseOfGit(edit: SwiftEdit) throws {
    try expectSameAsGit([(edit.old, edit.new), (edit.new, edit.old)])
  }

  @Test(.enabled(if: hasGit)) func hunksOfRandomBlocksAreThoseOfGit() throws {
    // Whole functions that differ in one word are added, removed and repeated: every change can slide.
    var generator = SeededGenerator(seed: 21)
    var pairs: [(String, String)] = []
    for _ in 0..<60 {
      var old: [String] = []
      for _ in 0..<Int.random(in: 1...6, using: &generator) { old.append(randomFunction(&generator)) }
      var new = old
      for _ in 0..<Int.random(in: 1...2, using: &generator) {
        let place = Int.random(in: 0...new.count, using: &generator)
        if place < new.count, Bool.random(using: &generator) {
          new.remove(at: place)
        } else {
          new.insert(randomFunction(&generator), at: place)
        }
      }
      pairs.append(
        ("struct A {\n" + old.joined(separator: "\n") + "}\n", "struct A {\n" + new.joined(separator: "\n") + "}\n"))
    }
    try expectSameAsGit(pairs.filter { $0.0 != $0.1 })
  }

  @Test(.enabled(if: hasGit)) func hunksOfRandomLinesAreThoseOfGit() throws {
    let vocabulary = [
      "", "", "  }", "}", "    }", "  @objc", "  /// Says it.", "  func a() {", "    if a {", "      a()", "      b()",
      "    return",
    ]
    var generator = SeededGenerator(seed: 22)
    var pairs: [(String, String)] = []
    for _ in 0..<200 {
      let old = (0..<30).map { _ in vocabulary.randomElement(using: &generator) ?? "" }
      var new = old
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 0...new.count, using: &generator)
        let end = min(new.count, place + Int.random(in: 0...4, using: &generator))
        // Lines repeated after themselves can slide by their own length.
        if Bool.random(using: &generator) {
          new.insert(contentsOf: new[place..<end], at: end)
        } else {
          new.removeSubrange(place..<end)
        }
      }
      pairs.append((old.joined(separator: "\n"), new.joined(separator: "\n")))
    }
    try expectSameAsGit(pairs.filter { $0.0 != $0.1 })
  }

  private func randomFunction(_ generator: inout SeededGenerator) -> String {
    let name = "abcdefgh".randomElement(using: &generator) ?? "a"
    return """
        /// Says \(name).
        func \(name)() {
          if ready {
            print("\(name)")
          } else {
            wait()
          }
        }

      """
  }

  private func expectSameAsGit(_ pairs: [(old: String, new: String)]) throws {
    let folder = try TemporaryFolder()
    #expect(try folder.run("git", ["init", "-q"]).status == 0)
    for (index, pair) in pairs.enumerated() { try folder.write(Array(pair.old.utf8), to: "\(index).swift") }
    #expect(try folder.run("git", ["add", "-A"]).status == 0)
    for (index, pair) in pairs.enumerated() { try folder.write(Array(pair.new.utf8), to: "\(index).swift") }
    for (index, pair) in pairs.enumerated() {
      let patch = FilePatch(path: "\(index).swift", old: Array(pair.old.utf8), new: Array(pair.new.utf8))
      #expect(try gitDiff("\(index).swift", in: folder) == text(patch.text))
    }
  }

  /// What git prints for a changed file, without the line of object names, which we do not write. The pattern for
  /// declarations stands in for the one that git has for Swift since it has one.
  private func gitDiff(_ path: String, in folder: TemporaryFolder, options: [String] = []) throws -> String {
    let declaration =
      "^[ \t]*((@[A-Za-z]+ |[a-z]+ )*((func|class|struct|enum|protocol|extension|actor)[ \t]|init[(?]|deinit|var .*[{]).*)$"
    try folder.write(Array("* diff=declarations\n".utf8), to: ".git/info/attributes")
    let outcome = try folder.run(
      "git",
      ["-c", "diff.declarations.xfuncname=\(declaration)", "--literal-pathspecs", "diff", "--indent-heuristic"]
        + options
        + ["--", path])
    #expect(outcome.status == 0, "\(outcome.errors)")
    return text(outcome.output).split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("index ") && !$0.hasPrefix("\u{1B}[1mindex ") }
      .joined(separator: "\n")
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
