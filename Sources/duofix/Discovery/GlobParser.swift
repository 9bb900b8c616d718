/// Reads the wildcards of a git pattern: `*`, `?`, `**`, `[a-z]`, `[!a-z]`, `[[:digit:]]` and `\` before a byte that
/// means itself.
struct GlobParser {
  private var rest: ArraySlice<UInt8>

  /// The parts between the slashes of a pattern, nil for one that is malformed and so matches nothing.
  static func segments(of pattern: ArraySlice<UInt8>) -> [GlobSegment]? {
    var parser = GlobParser(rest: pattern)
    return parser.segments()
  }

  private mutating func segments() -> [GlobSegment]? {
    var segments: [GlobSegment] = []
    var current: [GlobSegment.Wildcard] = []
    var starCount = 0
    func finished() -> GlobSegment {
      starCount >= 2 && current == [.anyBytes] ? .anyParts : GlobSegment(current)
    }
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "/"):
        segments.append(finished())
        (current, starCount) = ([], 0)
      case UInt8(ascii: "*"):
        // Several stars are two, and two mean something of their own only where they stand alone.
        starCount += 1
        if current.last != .anyBytes { current.append(.anyBytes) }
      case UInt8(ascii: "?"):
        current.append(.anyByte)
      case UInt8(ascii: "["):
        guard let set = byteSet() else { return nil }
        current.append(.oneOf(set))
      case UInt8(ascii: "\\"):
        guard let escaped = rest.popFirst() else { return nil }
        if escaped == UInt8(ascii: "/") {
          segments.append(finished())
          (current, starCount) = ([], 0)
        } else {
          current.append(.byte(escaped))
        }
      default:
        current.append(.byte(byte))
      }
    }
    return segments + [finished()]
  }

  /// The class after `[`, with the oddities of git's own matcher: a `]` that comes first is a member, an unknown name
  /// makes the whole pattern match nothing.
  private mutating func byteSet() -> ByteSet? {
    var set = ByteSet()
    var isInverted = false
    if let first = rest.first, first == UInt8(ascii: "!") || first == UInt8(ascii: "^") {
      isInverted = true
      rest.removeFirst()
    }
    var rangeStart: UInt8?
    var isFirst = true
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "]"), !isFirst {
        if isInverted { set.invert() }
        return set
      }
      isFirst = false
      if byte == UInt8(ascii: "-"), let start = rangeStart, let next = rest.first, next != UInt8(ascii: "]") {
        guard let end = member() else { return nil }
        if start <= end { for value in start...end { set.insert(value) } }
        rangeStart = nil
      } else if byte == UInt8(ascii: "["), rest.first == UInt8(ascii: ":") {
        guard let close = rest.firstIndex(of: UInt8(ascii: "]")) else { return nil }
        let name = rest[(rest.startIndex + 1)..<close]
        if name.last == UInt8(ascii: ":") {
          guard let isMember = GlobParser.classes[String(decoding: name.dropLast(), as: UTF8.self)] else { return nil }
          for value in UInt8.min...UInt8.max where isMember(value) { set.insert(value) }
          rest = rest[(close + 1)...]
          rangeStart = nil
        } else {
          set.insert(byte)
          rangeStart = byte
        }
      } else if byte == UInt8(ascii: "\\") {
        guard let escaped = rest.popFirst() else { return nil }
        set.insert(escaped)
        rangeStart = escaped
      } else {
        set.insert(byte)
        rangeStart = byte
      }
    }
    return nil
  }

  private mutating func member() -> UInt8? {
    guard let byte = rest.popFirst() else { return nil }
    return byte == UInt8(ascii: "\\") ? rest.popFirst() : byte
  }

  private static let classes: [String: @Sendable (UInt8) -> Bool] = [
    "alnum": { isLower($0) || isUpper($0) || isDigit($0) },
    "alpha": { isLower($0) || isUpper($0) },
    "blank": { $0 == 0x20 || $0 == 0x09 },
    "cntrl": { $0 < 0x20 || $0 == 0x7F },
    "digit": isDigit,
    "graph": { (0x21...0x7E).contains($0) },
    "lower": isLower,
    "print": { (0x20...0x7E).contains($0) },
    "punct": { (0x21...0x7E).contains($0) && !isLower($0) && !isUpper($0) && !isDigit($0) },
    "space": { $0 == 0x20 || (0x09...0x0D).contains($0) },
    "upper": isUpper,
    "xdigit": { isDigit($0) || (0x41...0x46).contains($0) || (0x61...0x66).contains($0) },
  ]

  private static func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  private static func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
