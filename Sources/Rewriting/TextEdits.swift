// Edits as bytes: applying them, and whether bytes are text at all.

enum TextEdits {
  /// The text with sorted, disjoint edits applied; `nil` when they are not, or lie outside the text.
  static func apply(_ edits: [Edit], to source: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(source.count + edits.reduce(0) { $0 + $1.replacement.count })
    var position = 0
    for edit in edits {
      guard edit.range.lowerBound >= position, edit.range.upperBound <= source.count else { return nil }
      result.append(contentsOf: source[position..<edit.range.lowerBound])
      result.append(contentsOf: edit.replacement)
      position = edit.range.upperBound
    }
    result.append(contentsOf: source[position...])
    return result
  }
}

/// The offset of the first byte that is not UTF-8.
func firstInvalidUTF8(in bytes: [UInt8]) -> Int? {
  bytes.withUnsafeBufferPointer { buffer in
    var index = 0
    while index < buffer.count {
      let byte = buffer[index]
      if byte < 0x80 {
        index += 1
        continue
      }
      let count: Int
      var least: UInt32
      var value: UInt32
      switch byte {
      case 0xC2...0xDF: (count, least, value) = (2, 0x80, UInt32(byte & 0x1F))
      case 0xE0...0xEF: (count, least, value) = (3, 0x800, UInt32(byte & 0x0F))
      case 0xF0...0xF4: (count, least, value) = (4, 0x10000, UInt32(byte & 0x07))
      default: return index
      }
      guard index + count <= buffer.count else { return index }
      for offset in 1..<count {
        guard buffer[index + offset] & 0xC0 == 0x80 else { return index }
        value = value << 6 | UInt32(buffer[index + offset] & 0x3F)
      }
      guard value >= least, value <= 0x10FFFF, !(0xD800...0xDFFF).contains(value) else { return index }
      index += count
    }
    return nil
  }
}
