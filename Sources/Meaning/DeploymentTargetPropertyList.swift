// The property lists that Xcode writes its projects as: strings, arrays and dictionaries between braces. Reads any bytes
// and never fails on what it does not need: what is malformed ends the list, and what was read by then counts.

/// A value of an OpenStep property list.
enum PropertyList: Sendable {
  case string(String)
  case array([PropertyList])
  case dictionary([String: PropertyList])

  /// `nil` when the text does not begin with a value.
  init?(_ text: [UInt8]) {
    var reader = Reader(text: text)
    guard let value = reader.value(depth: 0) else { return nil }
    self = value
  }

  var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The strings of an array; a lone string is an array of one.
  var strings: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let values): values.compactMap(\.string)
    case .dictionary: []
    }
  }

  var dictionary: [String: PropertyList] { if case .dictionary(let values) = self { values } else { [:] } }

  subscript(_ key: String) -> PropertyList? { if case .dictionary(let values) = self { values[key] } else { nil } }

  private struct Reader {
    /// Projects nest five levels. Whoever nests more does not describe one.
    static let depthLimit = 100

    let text: [UInt8]
    var offset = 0

    mutating func value(depth: Int) -> PropertyList? {
      guard depth < Self.depthLimit, let next = peek() else { return nil }
      switch next {
      case UInt8(ascii: "{"): return dictionary(depth: depth)
      case UInt8(ascii: "("): return array(depth: depth)
      case UInt8(ascii: "<"):
        while offset < text.count, text[offset] != UInt8(ascii: ">") { offset += 1 }
        offset = min(offset + 1, text.count)
        return .string("")
      default: return string().map { .string($0) }
      }
    }

    private mutating func dictionary(depth: Int) -> PropertyList {
      offset += 1
      var values: [String: PropertyList] = [:]
      while let next = peek(), next != UInt8(ascii: "}") {
        guard let key = string(), take("="), let value = value(depth: depth + 1) else { return .dictionary(values) }
        values[key] = value
        guard take(";") || peek() == UInt8(ascii: "}") else { return .dictionary(values) }
      }
      _ = take("}")
      return .dictionary(values)
    }

    private mutating func array(depth: Int) -> PropertyList {
      offset += 1
      var values: [PropertyList] = []
      while let next = peek(), next != UInt8(ascii: ")") {
        guard let value = value(depth: depth + 1) else { return .array(values) }
        values.append(value)
        guard take(",") || peek() == UInt8(ascii: ")") else { return .array(values) }
      }
      _ = take(")")
      return .array(values)
    }

    private mutating func string() -> String? {
      guard let quote = peek() else { return nil }
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        let start = offset
        while offset < text.count, isPlain(text[offset]) { offset += 1 }
        return start == offset ? nil : String(decoding: text[start..<offset], as: UTF8.self)
      }
      offset += 1
      var bytes: [UInt8] = []
      while offset < text.count, text[offset] != quote {
        if text[offset] == UInt8(ascii: "\\"), offset + 1 < text.count {
          offset += 1
          bytes.append(text[offset] == UInt8(ascii: "n") ? UInt8(ascii: "\n") : text[offset])
        } else {
          bytes.append(text[offset])
        }
        offset += 1
      }
      offset = min(offset + 1, text.count)
      return String(decoding: bytes, as: UTF8.self)
    }

    private func isPlain(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "@"), 0x80...:
        true
      default: false
      }
    }

    /// The next byte that is neither white space nor in a comment.
    private mutating func peek() -> UInt8? {
      while offset < text.count {
        let byte = text[offset]
        if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
          offset += 1
        } else if byte == UInt8(ascii: "/"), offset + 1 < text.count, text[offset + 1] == UInt8(ascii: "/") {
          while offset < text.count, text[offset] != 0x0A, text[offset] != 0x0D { offset += 1 }
        } else if byte == UInt8(ascii: "/"), offset + 1 < text.count, text[offset + 1] == UInt8(ascii: "*") {
          offset += 2
          while offset + 1 < text.count, text[offset] != UInt8(ascii: "*") || text[offset + 1] != UInt8(ascii: "/") {
            offset += 1
          }
          offset = min(offset + 2, text.count)
        } else {
          return byte
        }
      }
      return nil
    }

    private mutating func take(_ mark: Unicode.Scalar) -> Bool {
      guard let next = peek(), next == UInt8(ascii: mark) else { return false }
      offset += 1
      return true
    }
  }
}
