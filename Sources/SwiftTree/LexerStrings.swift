// The inside of string literals. A literal is several tokens: quotes, hashes, segments of text, and for each
// interpolation a backslash, a parenthesis, the tokens of its code and a parenthesis.

extension Lexer {
  /// At a quote with its hashes: opens the literal.
  mutating func lexStringStart(pounds: Int) {
    let start = cursor
    let quoteStart = start + pounds
    var isMultiline =
      quoteStart + 2 < source.count && source[quoteStart + 1] == UInt8(ascii: "\"")
      && source[quoteStart + 2] == UInt8(ascii: "\"")
    if isMultiline, pounds > 0, closesOnThisLine(from: quoteStart + 1, pounds: pounds) { isMultiline = false }
    if pounds > 0 {
      cursor = quoteStart
      emit(.rawStringPoundDelimiter, from: start)
    }
    cursor = quoteStart + (isMultiline ? 3 : 1)
    emit(isMultiline ? .multilineStringQuote : .stringQuote, from: quoteStart)
    modes.append(
      .string(
        StringMode(
          pounds: pounds, isMultiline: isMultiline, quote: UInt8(ascii: "\""), firstLineSegment: lineSegments.count)))
    if isMultiline { skipBlankRestOfLine() }
  }

  /// `#"""#` is a string of one quote: a quote with the hashes closes it on the line it opens.
  private mutating func closesOnThisLine(from start: Int, pounds: Int) -> Bool {
    guard !rawQuoteFailure.covers(start, pounds: pounds) else { return false }
    var index = start
    var longest = 0
    while index < source.count, source[index] != 0x0A, source[index] != 0x0D {
      if source[index] == UInt8(ascii: "\"") {
        let count = countPounds(at: index + 1, atMost: pounds)
        if count == pounds { return true }
        longest = max(longest, count)
      }
      index += 1
    }
    rawQuoteFailure = FailedSearch(from: start, to: index, pounds: longest + 1)
    return false
  }

  func countPounds(at offset: Int, atMost limit: Int) -> Int {
    var count = 0
    while count < limit, offset + count < source.count, source[offset + count] == UInt8(ascii: "#") { count += 1 }
    return count
  }

  /// After an opening `"""` the line must end. White space before its end is an error, and trivia all the same.
  private mutating func skipBlankRestOfLine() {
    if peek() != 0x0A, peek() != 0x0D { tokens[tokens.count - 1].flags.insert(.isMalformed) }
    var index = cursor
    while index < source.count, source[index] == UInt8(ascii: " ") || source[index] == UInt8(ascii: "\t") { index += 1 }
    guard index < source.count else { return }
    if source[index] == 0x0D {
      cursor = index + 1
      if cursor < source.count, source[cursor] == 0x0A { cursor += 1 }
      triviaFlags = [.startsLine, .hasTriviaBefore]
    } else if source[index] == 0x0A {
      cursor = index + 1
      triviaFlags = [.startsLine, .hasTriviaBefore]
    }
  }

  mutating func lexStringContents(_ mode: StringMode) {
    var segmentStart = cursor
    var isMalformed = false
    /// Where the line after an escaped line end begins.
    var continuedLine = -1
    while true {
      guard cursor < source.count else {
        emitSegment(from: segmentStart, of: mode, isMalformed)
        modes.removeLast()
        emit(.unknown, from: cursor, isMalformed: true)
        return
      }
      let byte = source[cursor]
      switch byte {
      case mode.quote:
        if closes(mode) {
          emitSegment(from: segmentStart, of: mode, isMalformed)
          return closeString(mode, continuedLine: continuedLine)
        }
        cursor += 1
      case UInt8(ascii: "\\"):
        guard followsPounds(at: cursor + 1, mode.pounds) else {
          cursor += 1
          continue
        }
        let escape = cursor + 1 + mode.pounds
        if escape < source.count, source[escape] == UInt8(ascii: "(") {
          emitSegment(from: segmentStart, of: mode, isMalformed)
          return openInterpolation(mode)
        }
        if mode.isMultiline, let lineEnd = lineContinuation(at: escape) {
          // A backslash at the end of a line joins it with the next: both are trivia.
          emitSegment(from: segmentStart, of: mode, isMalformed)
          isMalformed = false
          cursor = lineEnd
          triviaFlags = [.startsLine, .hasTriviaBefore]
          segmentStart = cursor
          continuedLine = cursor
          continue
        }
        let (end, meaning) = readEscape(at: escape)
        cursor = end
        switch meaning {
        case .invalid:
          isMalformed = true
        case .lineEnd:
          // The toolchain's own parser ends a segment after an escaped line end; so do we, to agree on every token.
          emitSegment(from: segmentStart, of: mode, isMalformed)
          isMalformed = false
          segmentStart = cursor
        case .character:
          break
        }
      case 0x0A, 0x0D:
        guard mode.isMultiline else {
          // Unterminated: the literal ends with its line, so that the rest of the file is still code.
          emitSegment(from: segmentStart, of: mode, isMalformed)
          modes.removeLast()
          emit(.unknown, from: cursor, isMalformed: true)
          return
        }
        cursor += byte == 0x0D && peek(1) == 0x0A ? 2 : 1
        emitSegment(from: segmentStart, of: mode, isMalformed)
        isMalformed = false
        segmentStart = cursor
      default:
        cursor += 1
      }
    }
  }

  private enum EscapeMeaning { case character, lineEnd, invalid }

  /// The escape whose bytes follow a backslash: one of `0\\tnr"'`, or `u{…}` with the number of a code point. The end is
  /// where the text goes on.
  private func readEscape(at offset: Int) -> (end: Int, meaning: EscapeMeaning) {
    guard offset < source.count else { return (offset, .invalid) }
    switch source[offset] {
    case UInt8(ascii: "n"), UInt8(ascii: "r"):
      return (offset + 1, .lineEnd)
    case UInt8(ascii: "0"), UInt8(ascii: "\\"), UInt8(ascii: "t"), UInt8(ascii: "\""), UInt8(ascii: "'"):
      return (offset + 1, .character)
    case UInt8(ascii: "u"):
      guard offset + 1 < source.count, source[offset + 1] == UInt8(ascii: "{") else { return (offset + 1, .invalid) }
      var value: UInt32 = 0
      for index in offset + 2..<max(offset + 2, min(offset + 11, source.count)) {
        let byte = source[index]
        if byte == UInt8(ascii: "}") {
          guard index > offset + 2, Unicode.Scalar(value) != nil else { break }
          return (index + 1, value == 0x0A || value == 0x0D ? .lineEnd : .character)
        }
        guard let digit = hexadecimalValue(byte) else { break }
        value = value << 4 | digit
      }
      return (offset + 1, .invalid)
    case 0x0A, 0x0D:
      return (offset, .invalid)
    default:
      return (offset + 1, .invalid)
    }
  }

  private func hexadecimalValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// The offset after the line end, when only white space stands before it.
  private func lineContinuation(at offset: Int) -> Int? {
    var index = offset
    while index < source.count, source[index] == UInt8(ascii: " ") || source[index] == UInt8(ascii: "\t") { index += 1 }
    guard index < source.count else { return nil }
    if source[index] == 0x0A { return index + 1 }
    guard source[index] == 0x0D else { return nil }
    return index + 1 < source.count && source[index + 1] == 0x0A ? index + 2 : index + 1
  }

  private mutating func emitSegment(from start: Int, of mode: StringMode, _ isMalformed: Bool) {
    guard cursor > start else { return }
    if mode.isMultiline, start == 0 || source[start - 1] == 0x0A || source[start - 1] == 0x0D {
      lineSegments.append(tokens.count)
    }
    emit(.stringSegment, from: start, isMalformed: isMalformed)
  }

  private func followsPounds(at offset: Int, _ pounds: Int) -> Bool {
    guard pounds > 0 else { return true }
    guard offset + pounds <= source.count else { return false }
    for index in 0..<pounds where source[offset + index] != UInt8(ascii: "#") { return false }
    return true
  }

  private func closes(_ mode: StringMode) -> Bool {
    guard mode.isMultiline else { return followsPounds(at: cursor + 1, mode.pounds) }
    return peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"") && followsPounds(at: cursor + 3, mode.pounds)
  }

  private mutating func closeString(_ mode: StringMode, continuedLine: Int) {
    let start = cursor
    modes.removeLast()
    var isMalformed = false
    if mode.isMultiline { isMalformed = !stripIndentation(closingQuote: start, mode, continuedLine: continuedLine) }
    cursor = start + (mode.isMultiline ? 3 : 1)
    emit(mode.isMultiline ? .multilineStringQuote : .stringQuote, from: start, isMalformed: isMalformed)
    if mode.pounds > 0 {
      let pounds = cursor
      cursor += mode.pounds
      emit(.rawStringPoundDelimiter, from: pounds)
    }
  }

  private mutating func openInterpolation(_ mode: StringMode) {
    let start = cursor
    cursor += 1
    emit(.backslash, from: start)
    if mode.pounds > 0 {
      cursor += mode.pounds
      emit(.rawStringPoundDelimiter, from: start + 1)
    }
    cursor += 1
    emit(.leftParen, from: cursor - 1)
    modes.append(.interpolation(depth: 0, isMultiline: mode.isMultiline))
    if !mode.isMultiline { openOneLineInterpolations += 1 }
  }

  /// At a line end inside interpolations that must not hold one: every string up to the outermost of them ends here,
  /// so that the next line is code again.
  mutating func endOneLineStrings() {
    var isInner = true
    while isInner, let mode = modes.popLast() {
      switch mode {
      case .interpolation(_, let isMultiline):
        if !isMultiline { openOneLineInterpolations -= 1 }
      case .string(let string):
        lineSegments.removeLast(max(lineSegments.count - string.firstLineSegment, 0))
        emit(.unknown, from: cursor, isMalformed: true)
        isInner = openOneLineInterpolations > 0
      }
    }
  }

  /// The indentation of the closing quotes is trivia on every line of the literal, and so is the line end before them.
  /// `false` when the quotes do not stand alone on their line, or follow an escaped line end.
  private mutating func stripIndentation(closingQuote: Int, _ mode: StringMode, continuedLine: Int) -> Bool {
    var lineStart = closingQuote
    while lineStart > 0, source[lineStart - 1] == UInt8(ascii: " ") || source[lineStart - 1] == UInt8(ascii: "\t") {
      lineStart -= 1
    }
    let isAlone = lineStart == 0 || source[lineStart - 1] == 0x0A || source[lineStart - 1] == 0x0D
    let indentation = isAlone ? closingQuote - lineStart : 0
    for index in lineSegments[mode.firstLineSegment...] {
      let token = tokens[index]
      var stripped = 0
      while stripped < indentation, stripped < Int(token.length),
        source[token.start + stripped] == source[lineStart + stripped]
      {
        stripped += 1
      }
      tokens[index].offset += UInt32(truncatingIfNeeded: stripped)
      tokens[index].length -= UInt32(truncatingIfNeeded: stripped)
      if stripped > 0 { tokens[index].flags.insert([.hasTriviaBefore]) }
      // A line that is not empty must be indented as far as the closing quotes.
      if stripped < indentation, tokens[index].length > 0, tokens[index].start < lineStart {
        let next = source[tokens[index].start]
        if next != 0x0A, next != 0x0D { tokens[index].flags.insert(.isMalformed) }
      }
    }
    lineSegments.removeLast(lineSegments.count - mode.firstLineSegment)
    // The compiler minds an escaped line end before the quotes only where no hash stands between the backslash and the end.
    let isWellFormed = isAlone && (continuedLine != lineStart || mode.pounds > 0)
    guard isAlone, lineStart > 0, let last = tokens.last, last.kind == .stringSegment else { return isWellFormed }
    if last.length == 0 || last.start >= lineStart {
      tokens.removeLast()  // The blank before the closing quotes.
    }
    guard let line = tokens.last, line.kind == .stringSegment, line.end == lineStart else { return isWellFormed }
    var lineEnd = 1
    if lineStart >= 2, source[lineStart - 1] == 0x0A, source[lineStart - 2] == 0x0D { lineEnd = 2 }
    guard Int(line.length) >= lineEnd else { return isWellFormed }
    tokens[tokens.count - 1].length -= UInt32(lineEnd)
    if tokens[tokens.count - 1].length == 0 { tokens.removeLast() }
    triviaFlags = [.startsLine, .hasTriviaBefore]
    return isWellFormed
  }

  /// `'x'` is no Swift, but a single-quoted literal is one token to the compiler's recovery.
  mutating func lexSingleQuoted() {
    let start = cursor
    cursor += 1
    while cursor < source.count, source[cursor] != 0x0A, source[cursor] != 0x0D {
      if source[cursor] == UInt8(ascii: "\\"), cursor + 1 < source.count, source[cursor + 1] >= 0x20 { cursor += 1 }
      else if source[cursor] == UInt8(ascii: "'") {
        cursor += 1
        break
      }
      cursor += 1
      if cursor > source.count { cursor = source.count }
    }
    emit(.singleQuote, from: start, isMalformed: true)
  }
}
