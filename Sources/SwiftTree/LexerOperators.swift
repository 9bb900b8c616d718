// Operators and what looks like one: fixity from the white space around, regex literals against division.

extension Lexer {
  /// Whether what stands before the cursor can be the operand of an operator that touches it.
  private func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch source[start - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0A, 0x0D, 0x0B, 0x0C, 0,
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"):
      // The end of a block comment counts as white space.
      return !(start > 1 && source[start - 2] == UInt8(ascii: "*") && triviaFlags.contains(.hasTriviaBefore))
    case 0xA0:
      return !(start > 1 && source[start - 2] == 0xC2)
    case 0xBF:
      return start != 3 || source[0] != 0xEF
    default:
      return true
    }
  }

  /// Whether what stands at the cursor can be the operand of an operator that touches it.
  private func isRightBound(isLeftBound: Bool) -> Bool {
    guard cursor < source.count else { return false }
    switch source[cursor] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0A, 0x0D, 0x0B, 0x0C, 0,
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."):
      // Prefer the period as a member access of what stands on the left.
      return !isLeftBound
    case UInt8(ascii: "/"):
      return !(peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*"))
    case 0xC2:
      return peek(1) != 0xA0
    default:
      return true
    }
  }

  /// Whether an operand may stand after the last token, so that a slash with space behind it can open a regex literal.
  private var isAtOperand: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .leftAngle, .leftBrace, .leftParen, .leftSquare, .prefixOperator, .prefixAmpersand, .binaryOperator, .equal,
      .semicolon, .comma, .colon, .infixQuestionMark, .poundIf, .poundElse, .poundElseif, .poundEndif, .unknown:
      return true
    case .keyword:
      switch last.word {
      case .`self`, .selfType, .`super`, .`nil`, .`true`, .`false`, .anyType: return false
      default: return true
      }
    default:
      return false
    }
  }

  /// Whether the last token is the mark of `try?` or `try!`, after which nothing divides.
  private var followsMarkedTry: Bool {
    guard let last = tokens.last, last.kind == .postfixQuestionMark || last.kind == .exclamationMark else { return false }
    return tokens.count > 1 && tokens[tokens.count - 2].word == .`try`
  }

  /// Whether the period at the cursor begins an operator: `...`, `.==`, `.&=`. A mark after a period that touches what
  /// stands before it is an optional component of a key path, `\.?.name`.
  var startsPeriodOperator: Bool {
    let next = peek(1)
    switch next {
    case UInt8(ascii: "."): return true
    case UInt8(ascii: "?"): return false
    case UInt8(ascii: "!"): return peek(2) == UInt8(ascii: "=") || !isLeftBound(cursor)
    case UInt8(ascii: "/"): return peek(2) != UInt8(ascii: "/") && peek(2) != UInt8(ascii: "*")
    case 0x80...: return decodeScalar(source, at: cursor + 1).value.map(isOperatorBody) ?? false
    default: return hasClass(next, ByteClass.operatorBody)
    }
  }

  mutating func lexOperator() {
    let start = cursor
    let first = source[start]
    // A mark that touches its operand is a token of its own, whatever follows: `a!*b` multiplies.
    if first == UInt8(ascii: "?") || first == UInt8(ascii: "!"), isLeftBound(start) {
      cursor += 1
      return emit(first == UInt8(ascii: "?") ? .postfixQuestionMark : .exclamationMark, from: start)
    }
    let allowsPeriods = first == UInt8(ascii: ".")
    scan: while cursor < source.count {
      let byte = source[cursor]
      switch byte {
      case UInt8(ascii: "."):
        guard allowsPeriods else { break scan }
        cursor += 1
      case UInt8(ascii: "/"):
        let next = peek(1)
        if cursor > start, next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { break scan }
        cursor += 1
      case UInt8(ascii: "*"):
        // A comment's end inside an operator is an error the compiler sees; the operator stops before it.
        cursor += 1
      case 0x80...:
        let scalar = decodeScalar(source, at: cursor)
        guard let value = scalar.value, cursor == start ? isOperatorHead(value) : isOperatorBody(value) else {
          break scan
        }
        cursor += scalar.length
      default:
        guard hasClass(byte, ByteClass.operatorBody) else { break scan }
        cursor += 1
      }
    }
    if cursor == start { cursor += 1 }
    var isBrokenRegex = false
    if let slash = source[start..<cursor].firstIndex(of: UInt8(ascii: "/")) {
      switch regexLiteral(at: slash, inOperatorFrom: start) {
      case .no: break
      case .broken: isBrokenRegex = true
      case .yes(let end):
        cursor = slash
        if slash > start { classifyOperator(from: start) }
        return emitRegex(from: slash, to: end)
      }
    }
    classifyOperator(from: start, isMalformed: isBrokenRegex)
  }

  private mutating func classifyOperator(from start: Int, isMalformed: Bool = false) {
    let first = source[start]
    let leftBound = isLeftBound(start)
    let count = cursor - start
    if count == 1 {
      switch first {
      case UInt8(ascii: "="):
        return emit(.equal, from: start, isMalformed: leftBound != isRightBound(isLeftBound: leftBound))
      case UInt8(ascii: "&"):
        if leftBound == isRightBound(isLeftBound: leftBound) || leftBound { break }
        return emit(.prefixAmpersand, from: start)
      case UInt8(ascii: "!"):
        return emit(isRightBound(isLeftBound: false) ? .prefixOperator : .binaryOperator, from: start)
      case UInt8(ascii: "?"):
        return emit(.infixQuestionMark, from: start)
      default: break
      }
    } else if count == 2 {
      if first == UInt8(ascii: "-"), source[start + 1] == UInt8(ascii: ">") { return emit(.arrow, from: start) }
      if first == UInt8(ascii: "*"), source[start + 1] == UInt8(ascii: "/") {
        return emit(.unknown, from: start, isMalformed: true)
      }
    }
    let rightBound = isRightBound(isLeftBound: leftBound)
    if leftBound == rightBound {
      emit(.binaryOperator, from: start, isMalformed: isMalformed)
    } else {
      emit(leftBound ? .postfixOperator : .prefixOperator, from: start, isMalformed: isMalformed)
    }
  }

  // MARK: Regex literals

  /// Whether the last token, a square bracket, opens a subscript, whose arguments may be operators. An array has literals.
  private var isSubscript: Bool {
    guard tokens.count > 1, let bracket = tokens.last, !bracket.flags.contains(.hasTriviaBefore) else { return false }
    switch tokens[tokens.count - 2].kind {
    case .identifier, .dollarIdentifier, .rightParen, .rightSquare, .rightBrace, .postfixQuestionMark, .exclamationMark:
      return true
    default:
      return false
    }
  }

  private enum RegexVerdict {
    case no
    /// A regex literal whose closing slash is at the offset.
    case yes(end: Int)
    /// Nothing but a regex literal may stand here, and there is none.
    case broken
  }

  /// Whether the first slash of the operator from `start` to the cursor opens a regex literal. The rule is the compiler's:
  /// an operator that looks like a prefix one is tried; one with space on both sides is no operator where an operand has to
  /// stand, except in a list, where it may be a value (`reduce(1, /)`).
  private mutating func regexLiteral(at slash: Int, inOperatorFrom start: Int) -> RegexVerdict {
    if let last = tokens.last, last.word == .`operator` || last.word == .`func` { return .no }
    guard !isLeftBound(start) else { return .no }
    var isCertain = false
    if !isRightBound(isLeftBound: false) {
      guard followsMarkedTry || isAtOperand else { return .no }
      switch tokens.last?.kind {
      case .leftParen, .comma, .colon, .colonColon: isCertain = followsMarkedTry
      case .leftSquare: isCertain = !isSubscript
      default: isCertain = true
      }
    }
    if let end = regexEnd(from: slash, isCertain: isCertain) { return .yes(end: end) }
    // The opening of a comment is none of a literal.
    let next = slash + 1 < source.count ? source[slash + 1] : 0
    return isCertain && next != UInt8(ascii: "/") && next != UInt8(ascii: "*") ? .broken : .no
  }

  /// The offset of the closing slash of a regex literal that opens at the offset, if one can.
  private mutating func regexEnd(from start: Int, isCertain: Bool) -> Int? {
    let first = start + 1 < source.count ? source[start + 1] : 0x0A
    switch first {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0A, 0x0D, UInt8(ascii: "/"), UInt8(ascii: "*"): return nil
    default: break
    }
    guard !(isCertain ? certainRegexFailure : regexFailure).covers(start) else { return nil }
    let (end, isRegex) = searchRegexEnd(from: start + 1, isCertain: isCertain)
    if isRegex { return end }
    let failure = FailedSearch(from: start, to: end)
    if isCertain { certainRegexFailure = failure } else { regexFailure = failure }
    return nil
  }

  /// Where a regex literal ends, or where the search for its end stops. Only where nothing else can stand may a closing
  /// parenthesis have no partner.
  private func searchRegexEnd(from start: Int, isCertain: Bool) -> (end: Int, isRegex: Bool) {
    var index = start
    var depth = 0
    var classDepth = 0
    var isEscaped = false
    while index < source.count {
      let byte = source[index]
      if byte == 0x0A || byte == 0x0D { return (index, false) }
      if isEscaped {
        isEscaped = false
        index += 1
        continue
      }
      switch byte {
      case UInt8(ascii: "\\"):
        isEscaped = true
      case UInt8(ascii: "["):
        classDepth += 1
      case UInt8(ascii: "]"):
        classDepth = max(classDepth - 1, 0)
      case UInt8(ascii: "(") where classDepth == 0:
        depth += 1
      case UInt8(ascii: ")") where classDepth == 0:
        if depth == 0, !isCertain { return (index, false) }
        depth = max(depth - 1, 0)
      case UInt8(ascii: "/"):
        // A space before the slash makes it a division, unless the space is escaped; a comment may follow at once.
        let before = source[index - 1]
        let isSpaced = before == UInt8(ascii: " ") || before == UInt8(ascii: "\t")
        if isSpaced, index < start + 2 || source[index - 2] != UInt8(ascii: "\\") { return (index, false) }
        let after = index + 1 < source.count ? source[index + 1] : 0
        return (index, after != UInt8(ascii: "/") && after != UInt8(ascii: "*"))
      default:
        break
      }
      index += 1
    }
    return (index, false)
  }

  private mutating func emitRegex(from start: Int, to end: Int) {
    cursor = start + 1
    emit(.regexSlash, from: start)
    cursor = end
    emit(.regexLiteralPattern, from: start + 1)
    cursor = end + 1
    emit(.regexSlash, from: end)
  }

  /// `#/…/#`, on one line or, when the opening line ends at the slash, on many.
  mutating func lexExtendedRegex(pounds: Int) -> Bool {
    let start = cursor
    let bodyStart = start + pounds + 1
    guard pounds < 256, !extendedRegexFailure.covers(start, pounds: pounds) else { return false }
    var index = bodyStart
    while index < source.count, source[index] == UInt8(ascii: " ") || source[index] == UInt8(ascii: "\t") { index += 1 }
    let isMultiline = index < source.count && (source[index] == 0x0A || source[index] == 0x0D)
    index = bodyStart
    var longest = 0
    while index < source.count {
      let byte = source[index]
      if !isMultiline, byte == 0x0A || byte == 0x0D { break }
      if byte == UInt8(ascii: "\\"), index + 1 < source.count, source[index + 1] != 0x0A, source[index + 1] != 0x0D {
        index += 2
        continue
      }
      if byte == UInt8(ascii: "/") {
        let count = countPounds(at: index + 1, atMost: pounds)
        if count == pounds {
          emitExtendedRegex(from: start, pounds: pounds, closingSlash: index)
          return true
        }
        longest = max(longest, count)
      }
      index += 1
    }
    extendedRegexFailure = FailedSearch(from: start, to: min(index, source.count), pounds: longest + 1)
    return false
  }

  private mutating func emitExtendedRegex(from start: Int, pounds: Int, closingSlash: Int) {
    let bodyStart = start + pounds + 1
    cursor = start + pounds
    emit(.regexPoundDelimiter, from: start)
    cursor += 1
    emit(.regexSlash, from: cursor - 1)
    if closingSlash > bodyStart {
      cursor = closingSlash
      emit(.regexLiteralPattern, from: bodyStart)
    }
    cursor = closingSlash + 1
    emit(.regexSlash, from: closingSlash)
    cursor = closingSlash + 1 + pounds
    emit(.regexPoundDelimiter, from: closingSlash + 1)
  }
}
