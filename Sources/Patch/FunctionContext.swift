// The declaration that a hunk header names after its line numbers, so that a reader knows where the hunk is.

enum FunctionContext {
  /// git shows no more of the line than this.
  private static let byteLimit = 80

  /// The text to show if the line begins a declaration: without the white space around it, and cut to 80 bytes.
  static func text(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var text = line.drop(while: isSpace)
    guard beginsDeclaration(text) else { return nil }
    if text.count > byteLimit {
      let limit = text.startIndex + byteLimit
      var end = limit
      // A UTF-8 character has at most three bytes that continue it.
      while end > limit - 3, isContinuation(text[end]) { end -= 1 }
      text = text[..<(isContinuation(text[end]) ? limit : end)]
    }
    while let last = text.last, isSpace(last) { text.removeLast() }
    return text
  }

  private static func beginsDeclaration(_ line: ArraySlice<UInt8>) -> Bool {
    var rest = line
    while true {
      rest = rest.drop(while: isSpace)
      if rest.first == UInt8(ascii: "@") {
        rest = rest.dropFirst()
        guard takeWord(&rest) != nil, skipArguments(&rest) else { return false }
        continue
      }
      guard let word = takeWord(&rest) else { return false }
      if declares(String(decoding: word.prefix(16), as: UTF8.self), before: rest) { return true }
      guard modifiers.contains(String(decoding: word.prefix(24), as: UTF8.self)), skipArguments(&rest) else {
        return false
      }
    }
  }

  private static func declares(_ word: String, before rest: ArraySlice<UInt8>) -> Bool {
    switch word {
    case "deinit":
      return true
    case "init", "subscript":
      guard let next = rest.drop(while: isSpace).first else { return false }
      return "(<?!".utf8.contains(next)
    case "var":
      // A stored property without a body holds no lines for a hunk to be in.
      return isNamed(rest) && rest.contains(UInt8(ascii: "{"))
    case "class":
      // Before a member, `class` is a modifier, and the member decides.
      var next = rest.drop(while: isSpace)
      guard isNamed(rest), let name = takeWord(&next) else { return false }
      let nextWord = String(decoding: name.prefix(24), as: UTF8.self)
      return !modifiers.contains(nextWord) && !members.contains(nextWord)
    case "struct", "enum", "protocol", "extension", "actor":
      return isNamed(rest)
    case "func":
      // The name may be an operator.
      guard let first = rest.first, isSpace(first) else { return false }
      return rest.contains { !isSpace($0) }
    default:
      return false
    }
  }

  private static let members: Set = ["func", "var", "let", "subscript", "init"]

  private static let modifiers: Set = [
    "private", "fileprivate", "internal", "package", "public", "open", "static", "class", "final", "override",
    "mutating", "nonmutating", "consuming", "borrowing", "convenience", "required", "lazy", "weak", "unowned",
    "dynamic", "optional", "indirect", "prefix", "infix", "postfix", "nonisolated", "isolated", "distributed",
    "async",
  ]

  /// White space and then a name.
  private static func isNamed(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let first = rest.first, isSpace(first), let name = rest.first(where: { !isSpace($0) }) else { return false }
    return isWord(name) || name == UInt8(ascii: "`")
  }

  private static func takeWord(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let word = rest.prefix { isWord($0) || $0 == UInt8(ascii: ".") }
    rest = rest.dropFirst(word.count)
    return word.isEmpty ? nil : word
  }

  /// Skips what stands in parentheses right after an attribute or modifier; false if it does not end on this line.
  private static func skipArguments(_ rest: inout ArraySlice<UInt8>) -> Bool {
    guard rest.first == UInt8(ascii: "(") else { return true }
    var depth = 0
    var isInString = false
    var isEscaped = false
    for index in rest.indices {
      let byte = rest[index]
      if isEscaped {
        isEscaped = false
      } else if isInString {
        isEscaped = byte == UInt8(ascii: "\\")
        isInString = byte != UInt8(ascii: "\"")
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"): depth -= 1
        default: break
        }
        if depth == 0 {
          rest = rest[(index + 1)...]
          return true
        }
      }
    }
    return false
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
