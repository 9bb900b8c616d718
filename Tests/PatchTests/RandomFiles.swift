// Random files and random edits of them, the same in every run.

/// The generator "SplitMix64" by Sebastiano Vigna.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Two versions of a file.
struct Versions {
  let old: [UInt8]
  let new: [UInt8]

  /// Lines from a small vocabulary, so that they repeat; now and then with CRLF, without a final line end, with bytes
  /// that are not UTF-8, and empty on one side.
  static func random(using generator: inout SeededGenerator) -> Versions {
    let vocabulary: [[UInt8]] = [
      Array("}".utf8), Array("  }".utf8), [], Array("func a() {".utf8), Array("  let größe = 1".utf8),
      [0xFF, 0xFE, 0x80],
      Array("\tx".utf8), Array("-- a".utf8), Array("++ b".utf8), Array("@@ -1 +1 @@".utf8), Array("a\rb".utf8),
      Array("\\ No newline at end of file".utf8), Array("diff --git a/x b/x".utf8), [0xC3],
    ]
    func line(_ generator: inout SeededGenerator) -> [UInt8] {
      let lineEnd: [UInt8] = Int.random(in: 0..<4, using: &generator) == 0 ? [0x0D, 0x0A] : [0x0A]
      return (vocabulary.randomElement(using: &generator) ?? []) + lineEnd
    }
    var old: [[UInt8]] = []
    for _ in 0..<Int.random(in: 0...40, using: &generator) { old.append(line(&generator)) }
    var new = old
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      let place = Int.random(in: 0...new.count, using: &generator)
      let length = Int.random(in: 0...4, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: new.removeSubrange(place..<min(new.count, place + length))
      case 1: for _ in 0..<length { new.insert(line(&generator), at: place) }
      default: if place < new.count { new[place] = line(&generator) }
      }
    }
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: old = []
    case 1: new = []
    default: break
    }
    func joined(_ lines: [[UInt8]], _ generator: inout SeededGenerator) -> [UInt8] {
      var bytes = Array(lines.joined())
      if Int.random(in: 0..<3, using: &generator) == 0 {
        while let last = bytes.last, last == 0x0A || last == 0x0D { bytes.removeLast() }
      }
      return bytes
    }
    return Versions(old: joined(old, &generator), new: joined(new, &generator))
  }
}
