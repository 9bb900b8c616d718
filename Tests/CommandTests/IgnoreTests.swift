import Foundation
import Testing

@testable import duofix

/// Our reading of `.gitignore` against git's own.
struct IgnoreTests {
  /// A repository that all tests ask about, each with patterns of its own: git looks at the disk for what is a folder.
  private struct Tree: Sendable {
    let workspace: Workspace
    /// Relative paths, those of folders with a slash at their end.
    let paths: [String]

    init() throws {
      workspace = try Workspace()
      try workspace.git("init", "-q")
      let names = [
        "a", "b", "ab", "abc", "A", "1", "a.swift", "b.swift", "a b", "a]", "-", "ä", "#a", "!a", "a\\b", "*", "c ",
      ]
      let folders =
        names.map { $0 + "/" } + names.flatMap { first in names.map { "x/\(first)/\($0)/" } } + ["x/a/b/a/b/"]
      let files =
        names.map { "y/" + $0 } + names.flatMap { first in names.map { "\(first)/\($0)" } } + ["x/a/b/c/d.swift"]
      for folder in folders { try workspace.makeFolder(folder) }
      for file in files { try workspace.write(file, "") }
      paths = folders + files
    }
  }

  private static let tree: Result<Tree, any Error> = Result {
    // The last reference is that of this variable, which nobody takes back.
    atexit { IgnoreTests.removeTree() }
    return try Tree()
  }

  private static func removeTree() {
    if case .success(let tree) = tree { try? FileManager.default.removeItem(atPath: tree.workspace.path) }
  }

  @Test(arguments: [
    "a", "/a", "a/", "a/b", "/a/b/", "*", "*.swift", "!a", "a*", "*b", "a*c", "?", "??", "[ab]", "[!ab]", "[^ab]",
    "[a-c]*",
    "[]a]", "[a", "[a-", "a[]", "a]", "[[:digit:]]", "[[:alpha:][:digit:]]", "[[:nope:]]", "[[:alpha]", "[a-]", "[--a]",
    "[\\]]", "**", "**/", "**/a", "a/**", "a/**/b", "**/a/**", "/**", "/**/b", "a**b", "a/**b", "***/a", "a/***",
    "**/**/a",
    "a/**/**", "x/*/b", "x/**/b", "*/b", "*/*", "/*", "/*/", "a ", "a\\ b", "a b", "\\#a", "#a", "\\!a", "a\\", "\\a",
    "a\\\\b", "\\*", "a//b", "/", "//", "./a", "a/.", "", " ", "ä", "a\t", "x\\/a", "[a/b]", "a[/]b", "*a*b*", "*.s*t",
    "a?swift", "!*.swift", "!", "**a", "a**", "*/", "x/", "!/a",
  ])
  func aPatternMeansWhatItMeansToGit(_ pattern: String) throws {
    try check(["*", "!\(pattern)"])
    try check([pattern])
  }

  @Test(arguments: 1...60)
  func manyPatternsTogetherToo(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pieces = ["a", "b", "x", "*", "**", "?", "/", "/", "!", ".swift", "[ab]", "[!a]", "c", "\\", " ", "1"]
    let lines = (0..<Int.random(in: 1...8, using: &random)).map { _ in
      (0..<Int.random(in: 1...6, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }
    try check(lines)
  }

  /// Git answers for a path with those of the folders above it; so do we.
  private func check(_ lines: [String]) throws {
    let tree = try IgnoreTests.tree.get()
    let text = lines.joined(separator: "\n") + "\n"
    let patterns = try Workspace()
    try patterns.write("patterns", text)
    let answer = try tree.workspace.git(
      "-c", "core.excludesFile=" + patterns.url("patterns").path, "check-ignore", "--no-index", "--stdin", "-z",
      input: tree.paths.map { $0.hasSuffix("/") ? $0.dropLast() + "\0" : $0 + "\0" }.joined())
    let ignored = Set(answer.output.split(separator: "\0").map(String.init))
    let rules = IgnoreRules(Array(text.utf8), folder: "/repository", parent: nil)
    let different = tree.paths.filter { path in
      ignores(rules, path) != ignored.contains(path.hasSuffix("/") ? String(path.dropLast()) : path)
    }
    #expect(different == [], "under \(lines)")
  }

  private func ignores(_ rules: IgnoreRules, _ question: String) -> Bool {
    let isFolder = question.hasSuffix("/")
    let parts = question.split(separator: "/")
    return parts.indices.contains { index in
      var path = "/repository/" + parts[...index].joined(separator: "/")
      return path.withUTF8 { rules.ignore($0, isFolder: isFolder || index < parts.count - 1) }
    }
  }
}
