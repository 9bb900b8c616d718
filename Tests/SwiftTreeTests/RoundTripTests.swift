// Lossless for any bytes at all: tokens and trivia, put together again, are the file.
import SwiftTree
import Testing

@Suite struct RoundTripTests {
  private static let all = SyntaxCase.accepted + SyntaxCase.refused

  private func expectLossless(_ bytes: [UInt8], _ comment: String) {
    let tree = Tree.parse(bytes)
    #expect(reassembled(tree) == bytes, "\(comment)")
    #expect(problems(of: tree) == [], "\(comment)")
  }

  @Test(arguments: all)
  func everyCase(_ sample: SyntaxCase) { expectLossless(sample.bytes, sample.name) }

  /// Line ends of every kind, and of all kinds in one file, change no verdict.
  @Test(arguments: SyntaxCase.accepted)
  func lineEnds(_ sample: SyntaxCase) {
    let plain = sample.bytes
    let styles: [(String, [[UInt8]])] = [
      ("CR LF", [[0x0D, 0x0A]]), ("CR", [[0x0D]]), ("mixed", [[0x0A], [0x0D, 0x0A], [0x0D]]),
    ]
    for (name, ends) in styles {
      var bytes: [UInt8] = []
      var line = 0
      for byte in plain {
        guard byte == 0x0A else {
          bytes.append(byte)
          continue
        }
        bytes += ends[line % ends.count]
        line += 1
      }
      expectLossless(bytes, "\(sample.name), \(name)")
      #expect(!Tree.parse(bytes).hasError, "\(sample.name), \(name)")
    }
  }

  @Test(arguments: SyntaxCase.accepted)
  func byteOrderMarkAndShebang(_ sample: SyntaxCase) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let shebang = Array("#!/usr/bin/env swift\n".utf8)
    for head in [mark, shebang, mark + shebang, Array("/* é */ ".utf8)] {
      expectLossless(head + sample.bytes, sample.name)
      #expect(!Tree.parse(head + sample.bytes).hasError, "\(sample.name)")
    }
  }

  /// Every byte that is no UTF-8, NUL and the like, put in at every fifth place.
  @Test func strangeBytes() {
    for sample in Self.all {
      let bytes = sample.bytes
      for (step, strange) in [[0], [0xFF], [0xC2], [0xED, 0xA0, 0x80], [0xF0, 0x9F], [0x80], [0x1B], [0x7F]].enumerated() {
        for index in stride(from: step % 5, to: bytes.count, by: 41) {
          expectLossless(bytes[..<index] + strange.map(UInt8.init) + bytes[index...], "\(sample.name) at \(index)")
        }
      }
    }
  }

  @Test func truncation() {
    for sample in Self.all {
      for end in stride(from: 0, to: sample.bytes.count, by: 7) {
        expectLossless(Array(sample.bytes[..<end]), "\(sample.name) up to \(end)")
      }
    }
  }

  @Test func noise() {
    var random = SeededGenerator(seed: 1)
    for length in 0..<200 {
      expectLossless((0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }, "noise of \(length)")
      expectLossless((0..<length).map { _ in UInt8.random(in: 0x20...0x7F, using: &random) }, "ASCII of \(length)")
    }
  }

  @Test func nothing() {
    let tree = Tree.parse([])
    #expect(tree.tokens.map(\.kind) == [.endOfFile])
    #expect(!tree.hasError)
    expectLossless([], "nothing")
  }
}
