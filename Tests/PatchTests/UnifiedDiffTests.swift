import Testing

@testable import Patch

@Suite struct UnifiedDiffTests {
  private func text(_ old: String, _ new: String, path: String = "x") -> String {
    String(decoding: FilePatch(path: path, old: Array(old.utf8), new: Array(new.utf8)).text, as: UTF8.self)
  }

  private let header = "diff --git a/x b/x\n--- a/x\n+++ b/x\n"

  @Test func sameVersionsHaveNoPatch() {
    let patch = FilePatch(path: "x", old: Array("a\n".utf8), new: Array("a\n".utf8))
    #expect(patch.isEmpty)
    #expect(patch.text == [])
    #expect(patch.coloured == [])
    #expect(patch.hunks == [])
    #expect(FilePatch(path: "x", old: [], new: []).isEmpty)
  }

  @Test func oneLineInTheMiddle() {
    #expect(
      text("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n") == header + """
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func countOfOneIsLeftOut() {
    #expect(text("a\n", "b\n") == header + "@@ -1 +1 @@\n-a\n+b\n")
    #expect(text("a\n", "b\nc\n") == header + "@@ -1 +1,2 @@\n-a\n+b\n+c\n")
  }

  @Test func emptyFiles() {
    #expect(text("", "a\nb\n") == header + "@@ -0,0 +1,2 @@\n+a\n+b\n")
    #expect(text("a\n", "") == header + "@@ -1 +0,0 @@\n-a\n")
  }

  @Test func missingFinalLineEnd() {
    let marker = "\\ No newline at end of file\n"
    #expect(text("a", "a\n") == header + "@@ -1 +1 @@\n-a\n" + marker + "+a\n")
    #expect(text("a\n", "a") == header + "@@ -1 +1 @@\n-a\n+a\n" + marker)
    #expect(text("a", "b") == header + "@@ -1 +1 @@\n-a\n" + marker + "+b\n" + marker)
    #expect(text("a\nz", "b\nz") == header + "@@ -1,2 +1,2 @@\n-a\n+b\n z\n" + marker)
  }

  @Test func carriageReturnsStay() {
    #expect(text("a\r\nb\r\n", "a\r\nc\r\n") == header + "@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n")
    #expect(text("a\r\n", "a\n") == header + "@@ -1 +1 @@\n-a\r\n+a\n")
  }

  @Test func bytesThatAreNotText() {
    let patch = FilePatch(path: "x", old: [0xFF, 0x00, 0x0A], new: [0xC3, 0x0A])
    #expect(patch.text == Array((header + "@@ -1 +1 @@\n").utf8) + [0x2D, 0xFF, 0x00, 0x0A, 0x2B, 0xC3, 0x0A])
  }

  @Test func sixUnchangedLinesJoinTwoChangesAndSevenDoNot() {
    let near = text("a\n1\n2\n3\n4\n5\n6\nb\n", "A\n1\n2\n3\n4\n5\n6\nB\n")
    #expect(near == header + "@@ -1,8 +1,8 @@\n-a\n+A\n 1\n 2\n 3\n 4\n 5\n 6\n-b\n+B\n")
    let far = text("a\n1\n2\n3\n4\n5\n6\n7\nb\n", "A\n1\n2\n3\n4\n5\n6\n7\nB\n")
    #expect(far == header + "@@ -1,4 +1,4 @@\n-a\n+A\n 1\n 2\n 3\n@@ -6,4 +6,4 @@\n 5\n 6\n 7\n-b\n+B\n")
  }

  @Test func hunksAndCounts() {
    let old = Array("a\n1\n2\n3\n4\n5\n6\n7\nb\nc\n".utf8)
    let new = Array("1\n2\n3\n4\n5\n6\n7\nB\nC\nD\n".utf8)
    let patch = FilePatch(path: "dir/x", old: old, new: new)
    #expect(patch.path == "dir/x")
    #expect(patch.addedLines == 3)
    #expect(patch.removedLines == 3)
    #expect(patch.hunks.map(\.oldLines) == [1..<5, 6..<11])
    #expect(patch.hunks.map(\.newLines) == [1..<4, 5..<11])
    let kinds: [HunkLine.Kind] = [.context, .context, .context, .removed, .removed, .added, .added, .added]
    #expect(patch.hunks.last?.lines.map(\.kind) == kinds)
    #expect(patch.hunks.last?.lines.last?.bytes == ArraySlice("D\n".utf8))
    #expect(FilePatch(path: "x", old: [], new: new).hunks.map(\.oldLines) == [0..<0])
  }

  @Test func hunksNameTheDeclarationAboveThem() {
    let filler = (1...8).map { "    line\($0)\n" }.joined()
    let old = "struct A {\n  func one() {\n" + filler + "    old\n" + filler + "    old\n" + filler + "  }\n}\n"
    let new = old.replacing("    old\n", with: "    new\n")
    let contexts = FilePatch(path: "x", old: Array(old.utf8), new: Array(new.utf8)).hunks.map(\.context)
    #expect(contexts == [ArraySlice("func one() {".utf8), ArraySlice("func one() {".utf8)])
    #expect(text(old, new).contains("@@ -8,7 +8,7 @@ func one() {\n"))
    // A declaration that is in the hunk itself is not above it.
    #expect(text("func a() {\n  old\n", "func a() {\n  new\n").contains("@@ -1,2 +1,2 @@\n"))
  }

  @Test func colouredAsGitDoes() {
    let patch = FilePatch(
      path: "x", old: Array("func a() {\n1\n2\n3\nb\r\nc".utf8), new: Array("func a() {\n1\n2\n3\nB\r\nc".utf8))
    let expected = """
      \u{1B}[1mdiff --git a/x b/x\u{1B}[m
      \u{1B}[1m--- a/x\u{1B}[m
      \u{1B}[1m+++ b/x\u{1B}[m
      \u{1B}[36m@@ -2,5 +2,5 @@\u{1B}[m func a() {
       1
       2
       3
      \u{1B}[31m-b\u{1B}[m\r
      \u{1B}[32m+B\u{1B}[m\r
       c
      \\ No newline at end of file

      """
    #expect(String(decoding: patch.coloured, as: UTF8.self) == expected)
  }

  @Test func colouredIsThePatchWithColours() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<100 {
      let versions = Versions.random(using: &generator)
      let patch = FilePatch(path: "ü x", old: versions.old, new: versions.new)
      var plain: [UInt8] = []
      var isInEscape = false
      for byte in patch.coloured {
        if byte == 0x1B { isInEscape = true }
        if !isInEscape { plain.append(byte) }
        if byte == UInt8(ascii: "m") { isInEscape = false }
      }
      #expect(plain == patch.text)
    }
  }

  @Test(arguments: [
    ("plain/name.swift", "plain/name.swift"),
    ("with space", "with space"),
    ("ü", #""\303\274""#),
    ("a\"b", #""a\"b""#),
    ("a\\b", #""a\\b""#),
    ("\t\n\r\u{7}\u{8}\u{B}\u{C}", #""\t\n\r\a\b\v\f""#),
    ("\u{1}\u{1F}\u{7F}~", #""\001\037\177~""#),
    ("😀'", #""\360\237\230\200'""#),
  ])
  func namesAreQuotedAsInC(path: String, expected: String) {
    #expect(String(decoding: PathQuoting.quoted(path), as: UTF8.self) == expected)
  }

  @Test func namesWithSpacesEndWithATab() {
    #expect(
      text("a\n", "b\n", path: "my dir/x")
        == "diff --git a/my dir/x b/my dir/x\n--- a/my dir/x\t\n+++ b/my dir/x\t\n@@ -1 +1 @@\n-a\n+b\n")
  }
}
