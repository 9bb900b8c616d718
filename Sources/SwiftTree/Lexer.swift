// Bytes to tokens, in one pass, for any bytes at all. The lexer never fails: what starts no token becomes an `unknown`
// one. Strings nest through interpolations without recursion: a stack of modes says what the next byte means.

/// Cuts a file into tokens. Everything between two tokens is trivia, so the tokens and the gaps are the file.
struct Lexer {
  /// What the bytes at the cursor are read as.
  enum Mode {
    /// Code inside an interpolation; `depth` counts its open parentheses. In a string of one line it ends with the line.
    case interpolation(depth: Int, isMultiline: Bool)
    /// The inside of a string literal.
    case string(StringMode)
  }

  struct StringMode {
    let pounds: Int
    let isMultiline: Bool
    let quote: UInt8
    /// Where this literal's line segments start in `lineSegments`.
    let firstLineSegment: Int
  }

  let source: UnsafeBufferPointer<UInt8>
  let classes: UnsafeBufferPointer<UInt8>
  let words = WordTable.shared
  var cursor = 0
  var tokens = ContiguousArray<Token>()
  var modes: [Mode] = []
  /// Tokens of open multi-line strings that begin a line: their indentation is trivia once the end is known.
  var lineSegments: [Int] = []
  /// How many of the modes are interpolations that must end on their line.
  var openOneLineInterpolations = 0
  /// Where a search to the end of a line or of the file found nothing: searches from within find nothing either. Without
  /// them a line of nothing but openings would cost the square of its length.
  var regexFailure = FailedSearch()
  var certainRegexFailure = FailedSearch()
  var extendedRegexFailure = FailedSearch()
  var rawQuoteFailure = FailedSearch()
  var placeholderFailure = FailedSearch()

  // The trivia before the token that is being read.
  var triviaFlags: TokenFlags = []

  /// The tokens of the bytes, ending with `endOfFile`.
  static func tokens(of source: UnsafeBufferPointer<UInt8>) -> ContiguousArray<Token> {
    ByteClass.table.withUnsafeBufferPointer { classes in
      var lexer = Lexer(source: source, classes: classes)
      lexer.tokens.reserveCapacity(source.count / 5 + 16)
      lexer.run()
      return lexer.tokens
    }
  }

  private init(source: UnsafeBufferPointer<UInt8>, classes: UnsafeBufferPointer<UInt8>) {
    self.source = source
    self.classes = classes
  }

  // MARK: The bytes ahead

  /// The byte at a distance from the cursor, or 0 past the end.
  @inline(__always)
  func peek(_ distance: Int = 0) -> UInt8 {
    let index = cursor + distance
    return index < source.count ? source[index] : 0
  }

  @inline(__always)
  func hasClass(_ byte: UInt8, _ mask: UInt8) -> Bool { classes[Int(byte)] & mask != 0 }

  @inline(__always)
  mutating func emit(_ kind: TokenKind, from start: Int, word: Word = .plain, isMalformed: Bool = false) {
    var flags = triviaFlags
    if isMalformed { flags.insert(.isMalformed) }
    tokens.append(
      Token(offset: UInt32(truncatingIfNeeded: start), length: UInt32(truncatingIfNeeded: cursor - start),
        kind: kind, word: word, flags: flags))
    triviaFlags = []
  }

  // MARK: The loop

  private mutating func run() {
    triviaFlags = [.startsLine, .hasTriviaBefore]
    if peek() == 0xEF, peek(1) == 0xBB, peek(2) == 0xBF { cursor = 3 }
    if peek() == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "!") {
      let start = cursor
      skipToLineEnd()
      emit(.shebang, from: start)
    }
    while true {
      if case .string(let mode)? = modes.last {
        lexStringContents(mode)
        continue
      }
      skipTrivia()
      guard cursor < source.count else { break }
      lexToken()
    }
    // Strings that the file ends in: the segments were emitted, the closing quotes are missing.
    cursor = source.count
    for case .string in modes { emit(.unknown, from: cursor, isMalformed: true) }
    emit(.endOfFile, from: cursor)
  }

  /// Comments are a good part of real code, so the search for their line ends goes by eight bytes at a time.
  mutating func skipToLineEnd() {
    let bytes = UnsafeRawBufferPointer(source)
    while cursor + 8 <= bytes.count {
      let eight = bytes.loadUnaligned(fromByteOffset: cursor, as: UInt64.self)
      if Self.holdsZero(eight ^ 0x0A0A_0A0A_0A0A_0A0A) || Self.holdsZero(eight ^ 0x0D0D_0D0D_0D0D_0D0D) { break }
      cursor += 8
    }
    while cursor < source.count, source[cursor] != 0x0A, source[cursor] != 0x0D { cursor += 1 }
  }

  /// Whether one of the eight bytes is zero.
  @inline(__always)
  private static func holdsZero(_ eight: UInt64) -> Bool {
    (eight &- 0x0101_0101_0101_0101) & ~eight & 0x8080_8080_8080_8080 != 0
  }

  // MARK: Trivia

  private mutating func skipTrivia() {
    let start = cursor
    while cursor < source.count {
      let byte = source[cursor]
      switch byte {
      case UInt8(ascii: " "):
        cursor += 1
        while cursor < source.count, source[cursor] == UInt8(ascii: " ") { cursor += 1 }
      case UInt8(ascii: "\t"), 0x0B, 0x0C, 0:
        cursor += 1
      case 0x0A, 0x0D:
        if openOneLineInterpolations > 0 { endOneLineStrings() }
        cursor += 1
        triviaFlags.insert(.startsLine)
      case UInt8(ascii: "/"):
        if peek(1) == UInt8(ascii: "/") {
          triviaFlags.insert(.hasCommentBefore)
          skipToLineEnd()
        } else if peek(1) == UInt8(ascii: "*") {
          triviaFlags.insert(.hasCommentBefore)
          skipBlockComment()
        } else {
          if cursor > start { triviaFlags.insert(.hasTriviaBefore) }
          return
        }
      case 0xC2 where peek(1) == 0xA0:
        cursor += 2  // A no-break space: the compiler warns and takes it for a space.
      default:
        if cursor > start { triviaFlags.insert(.hasTriviaBefore) }
        return
      }
    }
    if cursor > start { triviaFlags.insert(.hasTriviaBefore) }
  }

  private mutating func skipBlockComment() {
    var depth = 1
    cursor += 2
    while cursor < source.count {
      let byte = source[cursor]
      if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        cursor += 2
        depth -= 1
        if depth == 0 { return }
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        cursor += 2
        depth += 1
      } else {
        if byte == 0x0A || byte == 0x0D { triviaFlags.insert(.startsLine) }
        cursor += 1
      }
    }
    // The file ends in the comment: an empty malformed token makes the parser see it.
    emit(.unknown, from: cursor, isMalformed: true)
  }

  // MARK: One token of code

  private mutating func lexToken() {
    let start = cursor
    let byte = source[start]
    if hasClass(byte, ByteClass.identifierHead) { return lexIdentifier() }
    switch byte {
    case UInt8(ascii: "."):
      if startsPeriodOperator { return lexOperator() }
      cursor += 1
      emit(.period, from: start)
    case UInt8(ascii: ","): single(.comma)
    case UInt8(ascii: ":"):
      if peek(1) == UInt8(ascii: ":") {
        cursor += 2
        return emit(.colonColon, from: start)
      }
      single(.colon)
    case UInt8(ascii: ";"): single(.semicolon)
    case UInt8(ascii: "("):
      if case .interpolation(let depth, let isMultiline)? = modes.last {
        modes[modes.count - 1] = .interpolation(depth: depth + 1, isMultiline: isMultiline)
      }
      single(.leftParen)
    case UInt8(ascii: ")"):
      if case .interpolation(let depth, let isMultiline)? = modes.last {
        if depth > 0 {
          modes[modes.count - 1] = .interpolation(depth: depth - 1, isMultiline: isMultiline)
        } else {
          modes.removeLast()
          if !isMultiline { openOneLineInterpolations -= 1 }
        }
      }
      single(.rightParen)
    case UInt8(ascii: "{"): single(.leftBrace)
    case UInt8(ascii: "}"): single(.rightBrace)
    case UInt8(ascii: "["): single(.leftSquare)
    case UInt8(ascii: "]"): single(.rightSquare)
    case UInt8(ascii: "@"): single(.atSign)
    case UInt8(ascii: "\\"): single(.backslash)
    case UInt8(ascii: "\""): lexStringStart(pounds: 0)
    case UInt8(ascii: "'"): lexSingleQuoted()
    case UInt8(ascii: "#"): lexPound()
    case UInt8(ascii: "`"): lexEscapedIdentifier()
    case UInt8(ascii: "$"): lexDollar()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): lexNumber()
    case UInt8(ascii: "<"):
      if peek(1) == UInt8(ascii: "#"), lexPlaceholder() { return }
      if isConflictMarker(UInt8(ascii: "<")) { return lexConflictMarker() }
      lexOperator()
    case UInt8(ascii: ">"):
      if isConflictMarker(UInt8(ascii: ">")) { return lexConflictMarker() }
      lexOperator()
    case UInt8(ascii: "="):
      if isConflictMarker(UInt8(ascii: "=")) { return lexConflictMarker() }
      lexOperator()
    default:
      if hasClass(byte, ByteClass.operatorBody) { return lexOperator() }
      lexUnicode()
    }
  }

  @inline(__always)
  private mutating func single(_ kind: TokenKind) {
    cursor += 1
    emit(kind, from: cursor - 1)
  }

  @inline(__always)
  mutating func skipIdentifierBody() {
    while cursor < source.count {
      let byte = source[cursor]
      if hasClass(byte, ByteClass.identifierBody) {
        cursor += 1
      } else if byte >= 0x80 {
        let scalar = decodeScalar(source, at: cursor)
        guard let value = scalar.value, isIdentifierBody(value) else { return }
        cursor += scalar.length
      } else {
        return
      }
    }
  }

  private mutating func lexIdentifier() {
    let start = cursor
    cursor += 1
    skipIdentifierBody()
    let count = cursor - start
    if count == 1, source[start] == UInt8(ascii: "_") { return emit(.wildcard, from: start) }
    let word = words.word(in: source, from: start, count: count)
    emit(word.isReserved ? .keyword : .identifier, from: start, word: word)
  }

  private mutating func lexEscapedIdentifier() {
    let start = cursor
    var end = start + 1
    // A raw name may hold nearly everything; what is only white space, or only an operator, is none.
    var isMalformed = false
    var isBlank = true
    var isOperator = true
    while end < source.count, source[end] != UInt8(ascii: "`"), source[end] != 0x0A, source[end] != 0x0D {
      let byte = source[end]
      if byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\\") { isMalformed = true }
      if byte != UInt8(ascii: " ") { isBlank = false }
      if !hasClass(byte, ByteClass.operatorBody), byte != UInt8(ascii: ".") { isOperator = false }
      end += 1
    }
    if end < source.count, source[end] == UInt8(ascii: "`"), end > start + 1 {
      cursor = end + 1
      emit(.identifier, from: start, isMalformed: isMalformed || isBlank || isOperator)
    } else {
      cursor = start + 1
      emit(.unknown, from: start, isMalformed: true)
    }
  }

  private mutating func lexDollar() {
    let start = cursor
    cursor += 1
    let bodyStart = cursor
    skipIdentifierBody()
    if cursor == bodyStart {
      // A lone dollar is an identifier to the compiler's lexer, too, which complains of it.
      return emit(.identifier, from: start, isMalformed: true)
    }
    emit(.dollarIdentifier, from: start)
  }

  private mutating func lexUnicode() {
    let start = cursor
    let scalar = decodeScalar(source, at: start)
    if let value = scalar.value {
      if isIdentifierHead(value) {
        cursor += scalar.length
        skipIdentifierBody()
        return emit(.identifier, from: start)
      }
      if isOperatorHead(value) { return lexOperator() }
    }
    // Take the whole run of bytes that start nothing, so that garbage costs one token a run.
    cursor += scalar.length
    while cursor < source.count, source[cursor] >= 0x80 {
      let next = decodeScalar(source, at: cursor)
      if let value = next.value, isIdentifierHead(value) || isOperatorHead(value) { break }
      cursor += next.length
    }
    emit(.unknown, from: start, isMalformed: true)
  }

  /// `<#name#>`, which an editor leaves in a draft: one identifier.
  private mutating func lexPlaceholder() -> Bool {
    guard !placeholderFailure.covers(cursor) else { return false }
    var end = cursor + 2
    while end + 1 < source.count {
      let byte = source[end]
      if byte == 0x0A || byte == 0x0D { break }
      if byte == UInt8(ascii: "#"), source[end + 1] == UInt8(ascii: ">") {
        let start = cursor
        cursor = end + 2
        emit(.identifier, from: start, isMalformed: true)
        return true
      }
      end += 1
    }
    placeholderFailure = FailedSearch(from: cursor, to: end)
    return false
  }

  // MARK: Conflict markers

  private func isConflictMarker(_ byte: UInt8) -> Bool {
    guard cursor == 0 || source[cursor - 1] == 0x0A || source[cursor - 1] == 0x0D else { return false }
    for distance in 1..<7 where peek(distance) != byte { return false }
    let next = peek(7)
    if byte == UInt8(ascii: "=") { return next == 0x0A || next == 0x0D || cursor + 7 >= source.count }
    return next == UInt8(ascii: " ")
  }

  private mutating func lexConflictMarker() {
    let start = cursor
    skipToLineEnd()
    emit(.conflictMarker, from: start, isMalformed: true)
  }

  // MARK: Numbers

  private mutating func lexNumber() {
    let start = cursor
    // In `t.0.1` the digits after a period are an index: no fraction, no exponent.
    if let last = tokens.last, last.kind == .period, last.end == start {
      while hasClass(peek(), ByteClass.digit) { cursor += 1 }
      let isMalformed = hasClass(peek(), ByteClass.identifierBody)
      if isMalformed { skipIdentifierBody() }
      return emit(.integerLiteral, from: start, isMalformed: isMalformed)
    }
    var kind = TokenKind.integerLiteral
    var isMalformed = false
    if peek() == UInt8(ascii: "0"), [UInt8(ascii: "x"), UInt8(ascii: "o"), UInt8(ascii: "b")].contains(peek(1)) {
      let radix = peek(1)
      cursor += 2
      let isDigit: (UInt8) -> Bool
      switch radix {
      case UInt8(ascii: "x"): isDigit = Self.isHexadecimal
      case UInt8(ascii: "o"): isDigit = { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
      default: isDigit = { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: "1") }
      }
      isMalformed = !isDigit(peek())
      skipDigits(isDigit)
      if radix == UInt8(ascii: "x") { skipHexadecimalFraction(&kind, &isMalformed) }
    } else {
      skipDigits { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      if peek() == UInt8(ascii: "."), hasClass(peek(1), ByteClass.digit) {
        kind = .floatLiteral
        cursor += 1
        skipDigits { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      }
      if peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") {
        kind = .floatLiteral
        cursor += 1
        if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { cursor += 1 }
        if !hasClass(peek(), ByteClass.digit) { isMalformed = true }
        skipDigits { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      }
    }
    let bodyEnd = cursor
    skipIdentifierBody()
    if cursor != bodyEnd { isMalformed = true }
    emit(kind, from: start, isMalformed: isMalformed)
  }

  /// `0x1.8p3`: a fraction needs an exponent, `0x1.description` is a member.
  private mutating func skipHexadecimalFraction(_ kind: inout TokenKind, _ isMalformed: inout Bool) {
    if peek() == UInt8(ascii: "."), Self.isHexadecimal(peek(1)) {
      let beforeFraction = cursor
      cursor += 1
      skipDigits(Self.isHexadecimal)
      if peek() != UInt8(ascii: "p"), peek() != UInt8(ascii: "P") {
        cursor = beforeFraction
        return
      }
    }
    if peek() == UInt8(ascii: "p") || peek() == UInt8(ascii: "P") {
      kind = .floatLiteral
      cursor += 1
      if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { cursor += 1 }
      if !hasClass(peek(), ByteClass.digit) { isMalformed = true }
      skipDigits { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
  }

  @inline(__always)
  private mutating func skipDigits(_ isDigit: (UInt8) -> Bool) {
    while isDigit(peek()) || peek() == UInt8(ascii: "_") { cursor += 1 }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  // MARK: Hashes

  private mutating func lexPound() {
    let start = cursor
    var pounds = 1
    while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
    let next = peek(pounds)
    if next == UInt8(ascii: "\"") { return lexStringStart(pounds: pounds) }
    if next == UInt8(ascii: "/"), lexExtendedRegex(pounds: pounds) { return }
    if pounds == 1, hasClass(next, ByteClass.identifierHead) {
      var end = start + 1
      while end < source.count, hasClass(source[end], ByteClass.identifierBody) { end += 1 }
      let directive: TokenKind? = switch end - start - 1 {
      case 2 where matches("if", at: start + 1): .poundIf
      case 4 where matches("else", at: start + 1): .poundElse
      case 5 where matches("endif", at: start + 1): .poundEndif
      case 6 where matches("elseif", at: start + 1): .poundElseif
      case 14 where matches("sourceLocation", at: start + 1): .poundSourceLocation
      case 9 where matches("available", at: start + 1): .poundAvailable
      case 11 where matches("unavailable", at: start + 1): .poundUnavailable
      default: nil
      }
      if let directive {
        cursor = end
        return emit(directive, from: start)
      }
    }
    if pounds > 1 {
      // Hashes that open nothing are one token, but for the last, which may begin a name.
      cursor += pounds - 1
      return emit(.unknown, from: start, isMalformed: true)
    }
    cursor += 1
    emit(.pound, from: start)
  }

  func matches(_ text: StaticString, at offset: Int) -> Bool {
    guard offset + text.utf8CodeUnitCount <= source.count else { return false }
    for index in 0..<text.utf8CodeUnitCount where source[offset + index] != text.utf8Start[index] { return false }
    return true
  }
}

/// A stretch of bytes that was searched for a closing delimiter in vain.
struct FailedSearch {
  private var start = 0
  private var end = 0
  /// Delimiters with at least this many hashes were not found.
  private var pounds = 0

  init() {}

  init(from start: Int, to end: Int, pounds: Int = 0) {
    self.start = start
    self.end = end
    self.pounds = pounds
  }

  @inline(__always)
  func covers(_ offset: Int, pounds: Int = 0) -> Bool { offset >= start && offset < end && pounds >= self.pounds }
}
