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

  /// Whether the last token ends an operand, so that a slash after it divides.
  private var followsOperand: Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .identifier, .dollarIdentifier, .integerLiteral, .floatLiteral, .stringQuote, .multilineStringQuote,
      .rawStringPoundDelimiter, .regexSlash, .regexPoundDelimiter, .rightParen, .rightBrace, .rightSquare,
      .postfixOperator, .postfixQuestionMark, .exclamationMark, .wildcard, .singleQuote:
      if last.kind == .postfixQuestionMark || last.kind == .exclamationMark {
        // `try? /x/`
        return tokens.count < 2 || tokens[tokens.count - 2].word != .`try`
      }
      if last.kind == .identifier {
        switch last.word {
        case .await, .unsafe, .consume, .copy, .then, .yield: return false
        default: return true
        }
      }
      return true
    case .keyword:
      switch last.word {
      case .`self`, .selfType, .`super`, .`nil`, .`true`, .`false`, .anyType: return true
      default: return false
      }
    default:
      return false
    }
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
    if first == UInt8(ascii: "/"), lexRegex() { return }
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
        if cursor > start, regexEnd(from: cursor) != nil, !followsOperand || !isLeftBound(start) { break scan }
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
    classifyOperator(from: start)
  }

  private mutating func classifyOperator(from start: Int) {
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
      emit(.binaryOperator, from: start)
    } else {
      emit(leftBound ? .postfixOperator : .prefixOperator, from: start)
    }
  }

  // MARK: Regex literals

  /// The offset of the closing slash of a regex literal that opens at the offset, if one can.
  private mutating func regexEnd(from start: Int) -> Int? {
    let first = start + 1 < source.count ? source[start + 1] : 0x0A
    switch first {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0A, 0x0D, UInt8(ascii: "/"), UInt8(ascii: "*"): return nil
    default: break
    }
    guard !regexFailure.covers(start) else { return nil }
    let (end, isRegex) = searchRegexEnd(from: start + 1)
    if isRegex { return end }
    regexFailure = FailedSearch(from: start, to: end)
    return nil
  }

  /// Where a regex literal ends, or where the search for its end stops.
  private func searchRegexEnd(from start: Int) -> (end: Int, isRegex: Bool) {
    var index = start
    var depth = 0
    var isInClass = false
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
        isInClass = true
      case UInt8(ascii: "]"):
        isInClass = false
      case UInt8(ascii: "(") where !isInClass:
        depth += 1
      case UInt8(ascii: ")") where !isInClass:
        depth -= 1
        if depth < 0 { return (index, false) }
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

  /// `/…/` where an operand may start. Leaves the cursor alone when it is not one.
  private mutating func lexRegex() -> Bool {
    let start = cursor
    if let last = tokens.last, last.word == .`operator` || last.word == .`func` { return false }
    if followsOperand {
      // After an operand a slash divides, unless a new line begins with it and it touches what follows only.
      guard triviaFlags.contains(.startsLine), !isLeftBound(start) else { return false }
    }
    guard let end = regexEnd(from: start) else { return false }
    cursor = start + 1
    emit(.regexSlash, from: start)
    cursor = end
    emit(.regexLiteralPattern, from: start + 1)
    cursor = end + 1
    emit(.regexSlash, from: end)
    return true
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
