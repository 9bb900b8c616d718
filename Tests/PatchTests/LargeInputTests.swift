// The diff takes time in proportion to its input. The limits are generous, for debug builds on a busy machine; an
// algorithm with quadratic time would miss them by hours.

import Testing

@testable import Patch

@Suite(.serialized) struct LargeInputTests {
  private func expectQuick(_ work: () -> Void) {
    #expect(ContinuousClock().measure(work) < .seconds(60))
  }

  private func lines(_ count: Int, _ line: (Int) -> String) -> [UInt8] {
    var bytes: [UInt8] = []
    for index in 0..<count { bytes += Array(line(index).utf8) + [0x0A] }
    return bytes
  }

  @Test func oneHugeLine() {
    let old = [UInt8](repeating: 0x71, count: 20_000_000)
    var new = old
    new[new.count - 1] = 0x7A
    expectQuick {
      let patch = FilePatch(path: "x", old: old, new: new)
      #expect(patch.addedLines == 1)
      #expect(patch.removedLines == 1)
      #expect(patch.text.count > 40_000_000)
    }
  }

  @Test func oneChangeInManyLines() {
    let old = lines(300_000) { "line \($0)" }
    let new = old + Array("line\n".utf8)
    expectQuick {
      let patch = FilePatch(path: "x", old: old, new: new)
      #expect(patch.addedLines == 1)
      #expect(patch.removedLines == 0)
    }
  }

  @Test func everyLineChanged() {
    let old = lines(200_000) { "old \($0)" }
    let new = lines(200_000) { "new \($0)" }
    expectQuick {
      let patch = FilePatch(path: "x", old: old, new: new)
      #expect(patch.addedLines == 200_000)
      #expect(patch.hunks.count == 1)
    }
  }

  @Test func everyOtherLineChanged() {
    let old = lines(100_000) { $0 % 2 == 0 ? "}" : "old \($0)" }
    let new = lines(100_000) { $0 % 2 == 0 ? "}" : "new \($0)" }
    expectQuick {
      #expect(FilePatch(path: "x", old: old, new: new).addedLines == 50_000)
    }
  }

  @Test func linesInReverse() {
    let old = lines(30_000) { "line \($0)" }
    let new = lines(30_000) { "line \(29_999 - $0)" }
    expectQuick {
      #expect(FilePatch(path: "x", old: old, new: new).addedLines >= 29_999)
    }
  }

  @Test func noiseOfFewKindsOfLines() {
    var generator = SeededGenerator(seed: 5)
    let old = lines(15_000) { _ in "\(Int.random(in: 0...2, using: &generator))" }
    let new = lines(15_000) { _ in "\(Int.random(in: 0...2, using: &generator))" }
    expectQuick {
      let patch = FilePatch(path: "x", old: old, new: new)
      #expect(patch.addedLines == patch.removedLines)
      #expect(patch.addedLines > 1000)
    }
  }

  @Test func equalLinesSlideOnce() {
    let old = lines(100_000) { _ in "" }
    let new = lines(150_000) { _ in "" }
    expectQuick {
      #expect(FilePatch(path: "x", old: old, new: new).addedLines == 50_000)
    }
  }
}
