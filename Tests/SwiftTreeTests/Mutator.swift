// Breaks source text on purpose, the way editors, merges and cosmic rays do, and the same way again for the same seed.
import SwiftTree

/// A small generator of its own, so that a seed names one input on every platform.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Makes broken files out of whole ones.
struct Mutator {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Applies one to six changes to the bytes; some take material from a second file.
  mutating func mutate(_ source: [UInt8], with other: [UInt8]) -> [UInt8] {
    var bytes = source
    for _ in 0..<Int.random(in: 1...6, using: &random) { change(&bytes, other) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8], _ other: [UInt8]) {
    guard !bytes.isEmpty else { return bytes += other.prefix(64) }
    switch Int.random(in: 0..<11, using: &random) {
    case 0:
      bytes[position(in: bytes)] = UInt8.random(in: 0...255, using: &random)
    case 1:
      let index = position(in: bytes)
      bytes.removeSubrange(index..<min(index + Int.random(in: 1...40, using: &random), bytes.count))
    case 2:
      let index = position(in: bytes)
      let piece = bytes[index..<min(index + Int.random(in: 1...80, using: &random), bytes.count)]
      bytes.insert(contentsOf: piece, at: position(in: bytes))
    case 3, 4:
      guard let morsel = Self.morsels.randomElement(using: &random) else { return }
      bytes.insert(contentsOf: morsel.utf8, at: position(in: bytes))
    case 5:
      guard !other.isEmpty else { return }
      let index = position(in: other)
      let piece = other[index..<min(index + Int.random(in: 1...200, using: &random), other.count)]
      bytes.insert(contentsOf: piece, at: position(in: bytes))
    case 6:
      bytes.removeSubrange(position(in: bytes)...)
    case 7...8:
      changeTokens(&bytes) { tokens, random in
        let index = Int.random(in: tokens.indices, using: &random)
        tokens.remove(at: index)
      }
    case 9:
      changeTokens(&bytes) { tokens, random in
        let index = Int.random(in: tokens.indices, using: &random)
        tokens.insert(tokens[Int.random(in: tokens.indices, using: &random)], at: index)
      }
    default:
      changeTokens(&bytes) { tokens, random in
        tokens.swapAt(Int.random(in: tokens.indices, using: &random), Int.random(in: tokens.indices, using: &random))
      }
    }
  }

  private mutating func position(in bytes: [UInt8]) -> Int { Int.random(in: bytes.indices, using: &random) }

  /// Changes the list of pieces, each a token with the trivia before it.
  private mutating func changeTokens(
    _ bytes: inout [UInt8], _ body: (inout [ArraySlice<UInt8>], inout SeededGenerator) -> Void
  ) {
    let tokens = Tree.lex(bytes)
    var start = 0
    var pieces: [ArraySlice<UInt8>] = []
    for token in tokens where token.length > 0 {
      pieces.append(bytes[start..<token.end])
      start = token.end
    }
    guard !pieces.isEmpty else { return }
    for _ in 0..<Int.random(in: 1...4, using: &random) where !pieces.isEmpty { body(&pieces, &random) }
    bytes = pieces.flatMap { $0 } + bytes[start...]
  }

  private static let morsels = [
    "(", ")", "[", "]", "{", "}", "<", ">", "\"", "\"\"\"", "#\"", "\"#", "#\"\"\"", "\\(", "\\#(", "/", "/*", "*/", "//",
    "#if ", "#elseif x\n", "#else\n", "#endif\n", "#if swift(>=99)\n", "\n", "\r", "\r\n", ";", ":", "::", ",", ".", "?",
    "!", "&", "->", "=", "==", "@", "@a(", "#", "##", "`", "$", "$0", "_", "'", "\u{0}", "\u{FEFF}", "é", "👨‍👩‍👧", "“",
    " in ", " case ", " let ", " var ", " func ", " init", " if ", " else ", " switch ", " default: ", " guard ", " for ",
    " while ", " repeat ", " do ", " catch ", " try ", " await ", " unsafe ", " is ", " as ", " any ", " some ", " each ",
    " throws ", " async ", " where ", " return ", " subscript", " get ", " set ", " operator ", " precedencegroup ",
    " import ", " extension ", " protocol ", " actor ", " macro ", " nonisolated ", " self", " super", " inout ",
    " borrowing ", " consume ", " copy ", " discard ", " then ", " yield ", " #available(", " #colorLiteral(", "0x", "1e",
    "1.", "0b", "<#", "#>", "<<<<<<< HEAD\n", "=======\n", ">>>>>>> x\n", "\\.", "~", "...", "..<", ".==", "/^", "(/", "\\",
  ]
}
