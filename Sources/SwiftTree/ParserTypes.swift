// Types, and the look-ahead that tells generic arguments from a comparison.

/// A place in the tokens ahead, down to the byte: `>>` closes two argument lists.
struct TypeScan {
  var index: Int
  /// Bytes of the token at `index` that are used up.
  var skipped = 0
  var depth = 0

  init(index: Int, depth: Int = 0) {
    self.index = index
    self.depth = depth
  }
}

extension Parser {
  // MARK: Parsing

  mutating func parseType() {
    guard enter() else { return }
    defer { leave() }
    let start = mark()
    if parseTypeSpecifiers() {
      parseType()
      return finish(.attributedType, start)
    }
    if at(.`repeat`) {
      advance()
      parseType()
      return finish(.packExpansionType, start)
    }
    if at(.each), !peek().startsLine, peek().kind == .identifier || peek().kind == .keyword || peek().kind == .leftParen {
      advance()
      parseSimpleType(allowsMembers: true)
      return finish(.packElementType, start)
    }
    if at(.some) || at(.any) {
      if isTypeStart(peek()), !peek().startsLine {
        advance()
        parseCompositionType()
        return finish(.someOrAnyType, start)
      }
      // No name of a type; the type is still to be typed.
      if peek().kind != .period, peek().kind != .colonColon { markError() }
    }
    parseCompositionType()
    parseFunctionArrow(start)
  }

  /// `throws -> T` after the parameter list of a function type.
  private mutating func parseFunctionArrow(_ start: Mark) {
    var index = position
    var isRethrowing = false
    while [Word.async, .`throws`, .`rethrows`, .reasync].contains(input[index].word) {
      if input[index].word == .`rethrows` { isRethrowing = true }
      index += 1
      if input[index].kind == .leftParen { index = indexAfterGroup(index) }
    }
    guard input[index].kind == .arrow else { return }
    // `Int -> Int` without parentheses was Swift 2, and so was `(label: Int) -> Int`.
    if lastFinishedKind != .tupleType || lastTupleHasLabels || isRethrowing { markError() }
    parseEffects(.functionEffectSpecifiers)
    parseReturnClause()
    finish(.functionType, start)
  }

  /// Whether an element of the tuple type that was just read has a name that a caller would have to write.
  private var lastTupleHasLabels: Bool {
    guard let tuple = stack.last else { return false }
    var element = nodes[Int(tuple)].firstChild
    while element != NodeRecord.none {
      let first = Int(nodes[Int(element)].firstToken)
      let label = output[first].kind
      if label == .identifier || label == .keyword, first + 2 < output.count {
        let next = output[first + 1].kind
        if next == .colon { return true }
        if next == .identifier || next == .wildcard, output[first + 2].kind == .colon { return true }
      }
      element = nodes[Int(element)].nextSibling
    }
    return false
  }

  func isTypeStart(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .leftParen, .leftSquare, .atSign, .wildcard: true
    case .keyword: [Word.anyType, .selfType, .`inout`, .`repeat`, .`class`, .`protocol`].contains(token.word)
    case .prefixOperator: isOperator(token, UInt8(ascii: "~"))
    default: false
    }
  }

  /// Attributes, `inout`, `borrowing`, `sending` and the like. Whether there were any.
  private mutating func parseTypeSpecifiers() -> Bool {
    var found = false
    while true {
      switch kind {
      case .atSign:
        parseAttribute(inType: true)
        found = true
      case .keyword where word == .`inout`:
        advance()
        found = true
      case .identifier:
        switch word {
        case .borrowing, .consuming, .isolated, .sending, .owned, .shared, .const, .nonisolated:
          guard isTypeStart(peek()), !peek().startsLine else { return found }
          if word == .nonisolated {
            guard peek().kind == .leftParen else { return found }
            advance()
            if !text(peek(), is: "nonsending") { markError() }
            skipGroup()
          } else {
            if word == .const, peek().kind == .leftParen { return found }
            advance()
          }
          found = true
        default:
          return found
        }
      default:
        return found
      }
    }
  }

  private mutating func parseCompositionType() {
    let start = mark()
    parseSimpleType(allowsMembers: true)
    guard isOperator(current, UInt8(ascii: "&")) else { return }
    while isOperator(current, UInt8(ascii: "&")) {
      advance()
      if at(.any) || at(.some), isTypeStart(peek()) {
        let word = mark()
        advance()
        parseSimpleType(allowsMembers: true)
        finish(.someOrAnyType, word)
      } else {
        parseSimpleType(allowsMembers: true)
      }
    }
    finish(.compositionType, start)
  }

  /// A type without arrows and `&`: a name with its members and marks, brackets.
  mutating func parseSimpleType(allowsMembers: Bool) {
    guard enter() else { return }
    defer { leave() }
    let start = mark()
    switch kind {
    case .prefixOperator where isOperator(current, UInt8(ascii: "~")),
      .binaryOperator where isOperator(current, UInt8(ascii: "~")):
      advance()
      parseSimpleType(allowsMembers: allowsMembers)
      return finish(.suppressedType, start)
    case .identifier, .wildcard:
      parseIdentifierType(start)
    case .keyword where [Word.anyType, .selfType, .`self`].contains(word):
      parseIdentifierType(start)
    case .keyword where word == .`class`:
      advance()
      finish(.classRestrictionType, start)
    case .leftParen:
      parseTupleType()
    case .leftSquare:
      parseCollectionType(start)
    case .atSign:
      return parseType()
    case .pound:
      parseMacroExpansion(.macroExpansionExpr, .condition)
      return
    default:
      return missing()
    }
    parseTypeSuffixes(start, allowsMembers: allowsMembers)
  }

  private mutating func parseIdentifierType(_ start: Mark) {
    if parseModuleSelector(), !isSelectedName { markError() } else { advance() }
    if firstByte(current) == UInt8(ascii: "<"), kind.isOperatorLike { parseGenericArguments() }
    finish(.identifierType, start)
  }

  private mutating func parseTypeSuffixes(_ start: Mark, allowsMembers: Bool) {
    while true {
      switch kind {
      case .period where allowsMembers:
        guard peek().kind == .identifier || peek().kind == .keyword || peek().kind == .wildcard else { return }
        // `Foo.self` in expressions, `\Foo.bar` in key paths end the type.
        if peek().word == .`self` || peek().word == .`init` { return }
        advance()
        if parseModuleSelector(), !isSelectedName { markError() }
        let word = word
        advance()
        if word == .metatype || word == .protocolMetatype {
          finish(.metatypeType, start)
        } else {
          if firstByte(current) == UInt8(ascii: "<"), kind.isOperatorLike { parseGenericArguments() }
          finish(.memberType, start)
        }
      case .postfixQuestionMark:
        advance()
        finish(.optionalType, start)
      case .exclamationMark where allowsMembers:
        advance()
        finish(.implicitlyUnwrappedOptionalType, start)
      case .binaryOperator, .postfixOperator, .prefixOperator:
        // `Int?=`, `Int??.none`: only the first mark is the type's.
        guard !current.flags.contains(.hasTriviaBefore), current.length > 1 else { return }
        if firstByte(current) == UInt8(ascii: "?") {
          advance(splittingAt: 1, as: .postfixQuestionMark)
          finish(.optionalType, start)
        } else if firstByte(current) == UInt8(ascii: "!"), allowsMembers {
          advance(splittingAt: 1, as: .exclamationMark)
          finish(.implicitlyUnwrappedOptionalType, start)
        } else {
          return
        }
      default:
        return
      }
    }
  }

  private mutating func parseCollectionType(_ start: Mark) {
    let closing = brackets.partner(of: position)
    advance()
    if at(.integerLiteral) || ((at(.identifier) || at(.wildcard)) && peek().word == .of && !peek().startsLine) {
      parseInlineArrayContents()
      return finish(.inlineArrayType, start)
    }
    parseType()
    let isDictionary = eat(.colon)
    if isDictionary { parseType() }
    if !at(.rightSquare), let closing, closing > position {
      // What is too much stays between the brackets.
      let error = mark()
      markError()
      while position < closing { skipGroup() }
      finish(.unknown, error)
    }
    expect(.rightSquare)
    finish(isDictionary ? .dictionaryType : .arrayType, start)
  }

  private mutating func parseTupleType() {
    let start = mark()
    advance()
    while !isAtEnd, !at(.rightParen), !at(.rightBrace), !at(.rightSquare) {
      let element = mark()
      if isTupleLabel {
        advance()
        if !at(.colon) { advance() }
        expect(.colon)
      }
      parseType()
      if kind.isOperatorLike, text(current, is: "...") { advance() }
      if at(.equal) {
        let initializer = mark()
        advance()
        parseExpression()
        finish(.initializerClause, initializer)
      }
      if !at(.comma), !at(.rightParen) {
        let error = mark()
        markError()
        while !isAtEnd, !at(.comma), !at(.rightParen), !at(.rightBrace), !at(.rightSquare), !endsBrokenList {
          skipGroup()
        }
        if !isEmpty(since: error) { finish(.unknown, error) }
      }
      eat(.comma)
      finish(.tupleTypeElement, element)
      if consumedNothing(since: element) { break }
      if startsLine, isAtStatementKeyword { break }
    }
    expect(.rightParen)
    finish(.tupleType, start)
  }

  private var isTupleLabel: Bool {
    guard kind == .identifier || kind == .wildcard || kind == .keyword else { return false }
    if peek().kind == .colon { return true }
    return (peek().kind == .identifier || peek().kind == .wildcard) && peek(2).kind == .colon
  }

  mutating func parseReturnClause() {
    let start = mark()
    expect(.arrow)
    parseType()
    finish(.returnClause, start)
  }

  /// `async throws(E)` between parameters and result.
  mutating func parseEffects(_ nodeKind: NodeKind) {
    let start = mark()
    var sawThrows = false
    var sawAsync = false
    while true {
      switch word {
      case .async, .reasync:
        guard kind == .identifier else { break }
        if sawThrows || sawAsync { markError() }
        sawAsync = true
        advance()
        continue
      case .`throws`, .`rethrows`:
        if sawThrows { markError() }
        let clause = mark()
        sawThrows = true
        advance()
        if at(.leftParen) {
          advance()
          parseType()
          expect(.rightParen)
        }
        finish(.throwsClause, clause)
        continue
      default:
        break
      }
      break
    }
    if !isEmpty(since: start) { finish(nodeKind, start) }
  }

  // MARK: Generic arguments

  mutating func parseGenericArguments() {
    let start = mark()
    advance(splittingAt: 1, as: .leftAngle)
    while !isAtEnd, firstByte(current) != UInt8(ascii: ">") {
      let argument = mark()
      parseGenericArgumentValue()
      let hasComma = eat(.comma)
      finish(.genericArgument, argument)
      if !hasComma { break }
    }
    if kind.isOperatorLike, firstByte(current) == UInt8(ascii: ">") {
      advance(splittingAt: 1, as: .rightAngle)
    } else {
      markError()
    }
    finish(.genericArgumentClause, start)
  }

  /// A type, or an integer for a value parameter.
  mutating func parseGenericArgumentValue() {
    let start = mark()
    if at(.integerLiteral) {
      advance()
      finish(.integerLiteralExpr, start)
    } else if kind.isOperatorLike, firstByte(current) == UInt8(ascii: "-"), peek().kind == .integerLiteral {
      advance()
      let literal = mark()
      advance()
      finish(.integerLiteralExpr, literal)
      finish(.prefixOperatorExpr, start)
    } else {
      parseType()
    }
  }

  // MARK: Look-ahead

  /// Whether the angle bracket here opens generic arguments in an expression, by what follows them.
  func canParseGenericArguments() -> Bool {
    var scan = TypeScan(index: position)
    guard scanGenericArguments(&scan) else { return false }
    if scan.skipped > 0 {
      let rest = source[input[scan.index].start + scan.skipped]
      return rest == UInt8(ascii: "?") || rest == UInt8(ascii: "!")
    }
    let after = input[scan.index]
    switch after.kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile, .exclamationMark,
      .postfixQuestionMark, .colon, .equal, .poundEndif, .poundElse, .poundElseif:
      return true
    case .leftParen, .leftSquare:
      return !after.startsLine
    case .binaryOperator, .postfixOperator:
      if isOperator(after, UInt8(ascii: "&")) { return true }
      let byte = firstByte(after)
      return !after.flags.contains(.hasTriviaBefore) && (byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!"))
    case .keyword:
      return after.startsLine || after.word == .`in`
    case .stringQuote where !after.startsLine:
      return false
    default:
      return after.startsLine
    }
  }

  func scanGenericArguments(_ scan: inout TypeScan) -> Bool {
    scan.depth += 1
    defer { scan.depth -= 1 }
    guard scan.depth < 64, byte(&scan) == UInt8(ascii: "<"), input[scan.index].kind.isOperatorLike else { return false }
    skipByte(&scan)
    while byte(&scan) != UInt8(ascii: ">") {
      if byte(&scan) == UInt8(ascii: "-"), scan.index + 1 < input.count {
        skipByte(&scan)
        guard scan.skipped == 0, input[scan.index].kind == .integerLiteral else { return false }
        scan.index += 1
      } else if scan.skipped == 0, input[scan.index].kind == .integerLiteral {
        scan.index += 1
      } else if !scanType(&scan) {
        return false
      }
      guard scan.skipped == 0, input[scan.index].kind == .comma else { break }
      scan.index += 1
    }
    guard byte(&scan) == UInt8(ascii: ">"), input[scan.index].kind.isOperatorLike else { return false }
    skipByte(&scan)
    return true
  }

  private func byte(_ scan: inout TypeScan) -> UInt8 {
    let token = input[scan.index]
    return scan.skipped < Int(token.length) ? source[token.start + scan.skipped] : 0
  }

  private func skipByte(_ scan: inout TypeScan) {
    scan.skipped += 1
    if scan.skipped >= Int(input[scan.index].length) {
      scan.index += 1
      scan.skipped = 0
    }
  }

  /// Skips a type in the tokens ahead. `false` when there is none.
  func scanType(_ scan: inout TypeScan) -> Bool {
    scan.depth += 1
    defer { scan.depth -= 1 }
    guard scan.depth < 64, scan.skipped == 0 else { return false }
    while true {
      let token = input[scan.index]
      if token.kind == .atSign {
        scan.index = indexAfterAttribute(scan.index, inType: true, depth: scan.depth)
        continue
      }
      let next = input[min(scan.index + 1, input.count - 1)]
      switch token.word {
      case .`inout`, .`repeat`:
        scan.index += 1
        continue
      case .some, .any, .each, .borrowing, .consuming, .sending, .isolated:
        guard isTypeStart(next), !next.startsLine else { break }
        scan.index += 1
        continue
      case .nonisolated:
        guard next.kind == .leftParen else { break }
        scan.index = indexAfterGroup(scan.index + 1)
        continue
      default: break
      }
      break
    }
    guard scanSimpleType(&scan) else { return false }
    while scan.skipped == 0, isOperator(input[scan.index], UInt8(ascii: "&")) {
      scan.index += 1
      if input[scan.index].word == .any || input[scan.index].word == .some { scan.index += 1 }
      guard scanSimpleType(&scan) else { return false }
    }
    guard scan.skipped == 0 else { return true }
    var index = scan.index
    while [Word.async, .`throws`, .`rethrows`, .reasync].contains(input[index].word) {
      index += 1
      if input[index].kind == .leftParen { index = indexAfterGroup(index) }
    }
    guard input[index].kind == .arrow else { return true }
    scan.index = index + 1
    return scanType(&scan)
  }

  private func scanSimpleType(_ scan: inout TypeScan) -> Bool {
    guard scan.skipped == 0 else { return false }
    if isOperator(input[scan.index], UInt8(ascii: "~")) { scan.index += 1 }
    let token = input[scan.index]
    switch token.kind {
    case .identifier, .wildcard:
      scan.index += 1
      if input[scan.index].kind == .colonColon { scan.index = min(scan.index + 2, input.count - 1) }
    case .keyword where [Word.anyType, .selfType].contains(token.word):
      scan.index += 1
    case .leftParen:
      scan.index += 1
      while input[scan.index].kind != .rightParen {
        let label = input[scan.index]
        let next = input[min(scan.index + 1, input.count - 1)]
        if label.kind == .identifier || label.kind == .wildcard || label.kind == .keyword {
          if next.kind == .colon {
            scan.index += 2
          } else if next.kind == .identifier || next.kind == .wildcard,
            input[min(scan.index + 2, input.count - 1)].kind == .colon
          {
            scan.index += 3
          }
        }
        guard scanType(&scan), scan.skipped == 0 else { return false }
        if text(input[scan.index], is: "...") { scan.index += 1 }
        if input[scan.index].kind == .comma {
          scan.index += 1
        } else if input[scan.index].kind != .rightParen {
          return false
        }
      }
      scan.index += 1
    case .leftSquare:
      scan.index += 1
      if input[scan.index].kind == .integerLiteral, input[min(scan.index + 1, input.count - 1)].word == .of {
        scan.index += 2
      }
      guard scanType(&scan), scan.skipped == 0 else { return false }
      if input[scan.index].word == .of {
        scan.index += 1
        guard scanType(&scan), scan.skipped == 0 else { return false }
      }
      if input[scan.index].kind == .colon {
        scan.index += 1
        guard scanType(&scan), scan.skipped == 0 else { return false }
      }
      guard input[scan.index].kind == .rightSquare else { return false }
      scan.index += 1
    default:
      return false
    }
    while true {
      let token = input[scan.index]
      if scan.skipped > 0 {
        guard byte(&scan) == UInt8(ascii: "?") || byte(&scan) == UInt8(ascii: "!") else { return true }
        skipByte(&scan)
        continue
      }
      switch token.kind {
      case .binaryOperator, .prefixOperator, .postfixOperator:
        if firstByte(token) == UInt8(ascii: "<") {
          guard scanGenericArguments(&scan) else { return false }
          continue
        }
        let first = firstByte(token)
        if !token.flags.contains(.hasTriviaBefore), first == UInt8(ascii: "?") || first == UInt8(ascii: "!") {
          skipByte(&scan)
          continue
        }
        return true
      case .period:
        let next = input[min(scan.index + 1, input.count - 1)]
        guard next.kind == .identifier || next.kind == .keyword, next.word != .`self`, next.word != .`init` else { return true }
        scan.index += 2
        if input[scan.index].kind == .colonColon { scan.index = min(scan.index + 2, input.count - 1) }
      case .postfixQuestionMark, .exclamationMark:
        scan.index += 1
      default:
        return true
      }
    }
  }
}
