// What the lexer leaves behind: one flat array of these. A token knows where it is and what it is; what it says is in
// the bytes. The trivia (spaces, line ends, comments) is what lies between two tokens, so nothing has to store it.

/// The kind of a token. Keywords all share one kind and are told apart by their `Word`.
public enum TokenKind: UInt8, Sendable, CaseIterable {
  case identifier, dollarIdentifier, keyword, wildcard
  case integerLiteral, floatLiteral
  case stringQuote, multilineStringQuote, singleQuote, rawStringPoundDelimiter, stringSegment
  case regexSlash, regexPoundDelimiter, regexLiteralPattern
  case backslash
  case binaryOperator, prefixOperator, postfixOperator
  case equal, arrow, prefixAmpersand, exclamationMark, postfixQuestionMark, infixQuestionMark
  case period, comma, colon, semicolon
  /// `::` after the name of a module.
  case colonColon
  case leftParen, rightParen, leftBrace, rightBrace, leftSquare, rightSquare
  case leftAngle, rightAngle
  case atSign, pound
  case poundIf, poundElseif, poundElse, poundEndif, poundSourceLocation, poundAvailable, poundUnavailable
  case shebang
  /// A version control conflict marker at the start of a line, to the end of that line.
  case conflictMarker
  /// Bytes that start no token: invalid UTF-8, curly quotes, lone hashes.
  case unknown
  case endOfFile
}

/// What the lexer noticed about a token besides its kind.
public struct TokenFlags: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line end lies in the trivia before the token, or it is the first token.
  public static let startsLine = TokenFlags(rawValue: 1)
  /// Trivia of any kind lies before the token, or it is the first token.
  public static let hasTriviaBefore = TokenFlags(rawValue: 2)
  /// The token is malformed: an unterminated string, a number with letters glued to it.
  public static let isMalformed = TokenFlags(rawValue: 4)
  /// A comment lies in the trivia before the token.
  public static let hasCommentBefore = TokenFlags(rawValue: 8)
}

/// One token: 12 bytes. Offset and length are in bytes of the file.
public struct Token: Sendable {
  public internal(set) var offset: UInt32
  public internal(set) var length: UInt32
  public internal(set) var kind: TokenKind
  public internal(set) var word: Word
  public internal(set) var flags: TokenFlags

  @inlinable public var start: Int { Int(offset) }
  @inlinable public var end: Int { Int(offset) + Int(length) }
  @inlinable public var range: Range<Int> { start..<end }
  @inlinable public var startsLine: Bool { flags.contains(.startsLine) }
}
