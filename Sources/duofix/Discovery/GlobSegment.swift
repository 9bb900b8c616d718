/// What a pattern says of one part of a path, between two slashes.
enum GlobSegment: Equatable {
  /// `**` alone: any number of parts.
  case anyParts
  /// No wildcard at all.
  case literal([UInt8])
  /// A star and then no further wildcard: `*.xcuserstate`.
  case suffix([UInt8])
  case wildcards([Wildcard])

  enum Wildcard: Equatable {
    case byte(UInt8)
    case anyByte
    case anyBytes
    case oneOf(ByteSet)
  }

  init(_ wildcards: [Wildcard]) {
    let bytes = wildcards.compactMap { if case .byte(let byte) = $0 { byte } else { nil } }
    if bytes.count == wildcards.count {
      self = .literal(bytes)
    } else if wildcards.first == .anyBytes, bytes.count == wildcards.count - 1 {
      self = .suffix(bytes)
    } else {
      self = .wildcards(wildcards)
    }
  }

  /// Takes time in proportion to the length of the part times that of the pattern, at worst.
  func matches(_ part: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    switch self {
    case .anyParts: true
    case .literal(let bytes): part.elementsEqual(bytes)
    case .suffix(let bytes): part.count >= bytes.count && part.suffix(bytes.count).elementsEqual(bytes)
    case .wildcards(let wildcards): GlobSegment.matches(part, wildcards)
    }
  }

  /// On a mismatch, only the last star has to take one byte more: whatever an earlier star could give up, the last one
  /// can take as well.
  private static func matches(_ part: Slice<UnsafeBufferPointer<UInt8>>, _ wildcards: [Wildcard]) -> Bool {
    var position = part.startIndex
    var next = 0
    var retry: (position: Int, next: Int)?
    while position < part.endIndex || next < wildcards.count {
      if next < wildcards.count {
        if wildcards[next] == .anyBytes {
          next += 1
          retry = (position, next)
          continue
        }
        if position < part.endIndex, wildcards[next].matches(part[position]) {
          position += 1
          next += 1
          continue
        }
      }
      guard let last = retry, last.position < part.endIndex else { return false }
      position = last.position + 1
      next = last.next
      retry = (position, next)
    }
    return true
  }
}

extension GlobSegment.Wildcard {
  fileprivate func matches(_ byte: UInt8) -> Bool {
    switch self {
    case .byte(let wanted): byte == wanted
    case .anyByte, .anyBytes: true
    case .oneOf(let set): set.contains(byte)
    }
  }
}

/// A set of bytes, as a character class of a pattern describes it.
struct ByteSet: Equatable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  static func == (left: ByteSet, right: ByteSet) -> Bool { left.words == right.words }

  func contains(_ byte: UInt8) -> Bool {
    let bit = UInt64(1) << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: return words.0 & bit != 0
    case 1: return words.1 & bit != 0
    case 2: return words.2 & bit != 0
    default: return words.3 & bit != 0
    }
  }

  mutating func insert(_ byte: UInt8) {
    let bit = UInt64(1) << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: words.0 |= bit
    case 1: words.1 |= bit
    case 2: words.2 |= bit
    default: words.3 |= bit
    }
  }

  mutating func invert() { words = (~words.0, ~words.1, ~words.2, ~words.3) }
}
