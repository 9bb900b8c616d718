// Which bytes and which code points may stand where, by the grammar of Swift (The Swift Programming Language, "Lexical
// Structure"). ASCII is answered from a table, the rest by ranges.

/// One bit a question, so that the lexer asks a table once a byte.
enum ByteClass {
  static let identifierHead: UInt8 = 1
  static let identifierBody: UInt8 = 2
  static let digit: UInt8 = 4
  static let operatorBody: UInt8 = 8
  static let space: UInt8 = 16

  static let table: [UInt8] = (0...255).map { value in
    let byte = UInt8(value)
    var bits: UInt8 = 0
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      bits = identifierHead | identifierBody
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      bits = digit | identifierBody
    case UInt8(ascii: "$"):
      bits = identifierBody
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      bits = operatorBody
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0B, 0x0C, 0:
      bits = space
    default:
      break
    }
    return bits
  }
}

/// A code point and how many bytes it takes; `nil` scalar for bytes that are not UTF-8.
struct DecodedScalar {
  let value: UInt32?
  let length: Int
}

/// Decodes the code point at the head of the bytes. Never reads past the end.
func decodeScalar(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> DecodedScalar {
  let first = bytes[offset]
  if first < 0x80 { return DecodedScalar(value: UInt32(first), length: 1) }
  let count: Int
  var value: UInt32
  let least: UInt32
  switch first {
  case 0xC2...0xDF: (count, value, least) = (2, UInt32(first & 0x1F), 0x80)
  case 0xE0...0xEF: (count, value, least) = (3, UInt32(first & 0x0F), 0x800)
  case 0xF0...0xF4: (count, value, least) = (4, UInt32(first & 0x07), 0x10000)
  default: return DecodedScalar(value: nil, length: 1)
  }
  guard offset + count <= bytes.count else { return DecodedScalar(value: nil, length: 1) }
  for index in 1..<count {
    let next = bytes[offset + index]
    guard next & 0xC0 == 0x80 else { return DecodedScalar(value: nil, length: 1) }
    value = value << 6 | UInt32(next & 0x3F)
  }
  guard value >= least, value <= 0x10FFFF, !(0xD800...0xDFFF).contains(value) else {
    return DecodedScalar(value: nil, length: 1)
  }
  return DecodedScalar(value: value, length: count)
}

func isIdentifierHead(_ scalar: UInt32) -> Bool {
  isIdentifierBody(scalar)
    && !((0x300...0x36F).contains(scalar) || (0x1DC0...0x1DFF).contains(scalar)
      || (0x20D0...0x20FF).contains(scalar) || (0xFE20...0xFE2F).contains(scalar))
}

func isIdentifierBody(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF,
    0x100...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054,
    0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007,
    0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFFD:
    true
  case 0x10000...0xEFFFF:
    scalar & 0xFFFF <= 0xFFFD
  default:
    false
  }
}

func isOperatorHead(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0...0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016...0x2017,
    0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
    0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
    true
  default:
    false
  }
}

func isOperatorBody(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF: true
  default: isOperatorHead(scalar)
  }
}
