import Rewriting
import Testing

// Bytes that are not what they should be, and bytes that have to stay what they are.

@Suite struct BytesTests {
  @Test(arguments: [
    ([0x61, 0xFF], 1), ([0xC0, 0x80], 0), ([0x61, 0x62, 0xED, 0xA0, 0x80], 2), ([0xE2, 0x82], 0),
    ([0xF4, 0x90, 0x80, 0x80], 0), ([0x80], 0),
  ] as [([UInt8], Int)])
  func whatIsNotUTF8IsLeftAlone(bytes: [UInt8], offset: Int) {
    let text = Array("let a = old\n//".utf8) + bytes
    let result = run(text, [OldToNew.self])
    #expect(result.problem == .notUTF8(offset: 14 + offset))
    #expect(result.output == text)
    #expect(result.findings.isEmpty)
  }

  @Test func allOfUTF8IsTaken() {
    let text = "let a = old // ä€😀\u{10FFFF}\u{0}\u{7F}\n"
    let result = run(text, [OldToNew.self])
    #expect(result.text == text.replacing("old", with: "new"))
  }

  @Test func conflictMarkersAreAProblem() {
    let text = "old()\n<<<<<<< ours\nold(1)\n=======\nold(2)\n>>>>>>> theirs\n"
    let result = run(text, [OldToNew.self])
    #expect(result.problem == .conflictMarkers(offset: 6))
    #expect(result.text == text)
    #expect(result.applied.isEmpty)
  }

  @Test func wordsThatLookLikeConflictMarkersAreNone() {
    let text = "/*\n<<<<<<< ours\n*/\nlet a = \"\"\"\n<<<<<<< ours\n\"\"\"\nold()\n"
    #expect(run(text, [OldToNew.self]).text == text.replacing("old", with: "new"))
  }

  @Test(arguments: ["\r\n", "\r", "\n"]) func lineEndsStay(newline: String) {
    let text = "let a = old\n\nlet b = \"\"\"\n  text\n  \"\"\"\nold()".replacing("\n", with: newline)
    let result = run(text, [OldToNew.self])
    #expect(result.text == text.replacing("old", with: "new"))
    #expect(result.problem == nil)
  }

  @Test func mixedLineEndsStay() {
    let text = "old()\r\nold()\nold()\rold()\n\rold()"
    #expect(run(text, [OldToNew.self]).text == text.replacing("old", with: "new"))
  }

  @Test func theByteOrderMarkStays() {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let result = run(mark + Array("old()\n".utf8), [OldToNew.self])
    #expect(result.output == mark + Array("new()\n".utf8))
    #expect(result.findings.places == ["OldToNew 3"])
  }

  @Test(arguments: ["", "\n", "// old\n", "\"old\"\n", "#!/usr/bin/swift old\n"]) func thereMayBeNothingToDo(text: String) {
    let result = run(text, [OldToNew.self])
    #expect(result.text == text)
    #expect(result.findings.isEmpty)
    #expect(result.problem == nil)
  }
}
