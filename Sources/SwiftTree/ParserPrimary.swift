// What an expression is made of at its smallest: names, literals, brackets, closures, key paths, macros.

extension Parser {
  mutating func parsePrimary(_ context: ExpressionContext, _ pattern: PatternContext) {
    let start = mark()
    switch kind {
    case .identifier:
      if pattern == .binding, isBindingName {
        advance()
        finish(.identifierPattern, start)
        return finish(.patternExpr, start)
      }
      if word == .`do`, peek().kind == .leftBrace { return parseDoExpression(start) }
      parseName(start)
    case .dollarIdentifier:
      if closureDepth == 0, isClosureArgument { markError() }
      advance()
      finish(.declReferenceExpr, start)
    case .keyword:
      parseKeywordPrimary(start, context, pattern)
    case .integerLiteral:
      advance()
      finish(.integerLiteralExpr, start)
    case .floatLiteral:
      advance()
      finish(.floatLiteralExpr, start)
    case .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter, .singleQuote:
      parseStringLiteral()
    case .regexSlash, .regexPoundDelimiter:
      parseRegexLiteral()
    case .leftParen:
      parseArguments(.rightParen, pattern)
      finish(.tupleExpr, start)
    case .leftSquare:
      parseCollection(start, pattern)
    case .leftBrace:
      parseClosure()
    case .period:
      // An implicit member: `.main`.
      advance()
      if at(.integerLiteral) { markError() }
      parseMemberName(start, isImplicit: true)
    case .wildcard:
      advance()
      finish(.discardAssignmentExpr, start)
    case .pound:
      parseMacroExpansion(.macroExpansionExpr, context)
    case .poundAvailable, .poundUnavailable:
      // A condition, and no expression.
      markError()
      parseAvailabilityCondition()
    case .backslash:
      parseKeyPath(context)
    case .atSign:
      parseType()
      finish(.typeExpr, start)
    case .binaryOperator where context != .directive && isSpacedOperatorValue:
      advance()
      finish(.declReferenceExpr, start)
    default:
      missing()
    }
  }

  /// `$0`, `$1`, …, and no `$name` of a property wrapper.
  private var isClosureArgument: Bool {
    source[current.start + 1..<current.end].allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// An operator that stands alone between brackets or commas is a value.
  private var isSpacedOperatorValue: Bool {
    switch peek().kind {
    case .comma, .rightParen, .rightSquare: true
    default: false
    }
  }

  /// A plain name below `let` that nothing is asked of: it binds.
  private var isBindingName: Bool {
    let next = peek()
    switch next.kind {
    case .leftParen: return next.startsLine
    case .period, .colonColon: return false
    default: return !(isOperator(next, UInt8(ascii: "<")) && !next.flags.contains(.hasTriviaBefore))
    }
  }

  /// `Module::` before a name. `true` when there was one: any word may follow it as the name.
  @inline(__always)
  mutating func parseModuleSelector() -> Bool {
    guard peek().kind == .colonColon, at(.identifier) else { return false }
    let start = mark()
    advance()
    advance()
    finish(.moduleSelector, start)
    return true
  }

  /// Whether the token can be the name after a module selector.
  var isSelectedName: Bool {
    !startsLine
      && (at(.identifier) || at(.keyword) || at(.wildcard) || at(.dollarIdentifier) || kind.isOperatorLike)
  }

  private mutating func parseName(_ start: Mark) {
    if parseModuleSelector(), !isSelectedName {
      markError()
      return finish(.declReferenceExpr, start)
    }
    advance()
    if at(.leftParen), isArgumentNames { parseArgumentNames() }
    finish(.declReferenceExpr, start)
    if kind.isOperatorLike, firstByte(current) == UInt8(ascii: "<"), canParseGenericArguments() {
      parseGenericArguments()
      finish(.genericSpecializationExpr, start)
    }
  }

  private mutating func parseKeywordPrimary(
    _ start: Mark, _ context: ExpressionContext, _ pattern: PatternContext
  ) {
    switch word {
    case .anyType:
      advance()
      finish(.identifierType, start)
      finish(.typeExpr, start)
    case .`self`, .selfType, .`init`, .deinit, .subscript:
      if (word == .deinit || word == .subscript), startsLine { return missing() }
      parseName(start)
    case .`super`:
      advance()
      finish(.superExpr, start)
    case .`true`, .`false`:
      advance()
      finish(.booleanLiteralExpr, start)
    case .`nil`:
      advance()
      finish(.nilLiteralExpr, start)
    case .`if`:
      parseIf()
    case .`switch`:
      parseSwitch()
    case .`do`:
      parseDoExpression(start)
    case .`inout`:
      parseType()
      finish(.typeExpr, start)
    case .`try`:
      parseExpression(context, pattern)
    default:
      missing()
    }
  }

  /// `do` as a value, which the compiler keeps behind an experimental flag.
  private mutating func parseDoExpression(_ start: Mark) {
    markError()
    parseDoBody()
    finish(.doExpr, start)
  }

  // MARK: Collections

  private mutating func parseCollection(_ start: Mark, _ pattern: PatternContext) {
    advance()
    if at(.colon), peek().kind == .rightSquare {
      advance()
      advance()
      return finish(.dictionaryExpr, start)
    }
    // `[2 of Int]`, sugar for an inline array, is a type wherever it stands.
    if isInlineArray {
      parseInlineArrayContents()
      finish(.inlineArrayType, start)
      return finish(.typeExpr, start)
    }
    var isDictionary = false
    let first = mark()
    while !isAtEnd, !at(.rightSquare), !at(.rightParen), !at(.rightBrace) {
      let element = mark()
      let isFirst = isEmpty(since: first)
      parseExpression(.plain, pattern)
      var elementKind = NodeKind.arrayElement
      if !isFirst, isDictionary != at(.colon) { markError() }
      if at(.colon) {
        isDictionary = true
        elementKind = .dictionaryElement
        advance()
        parseExpression(.plain, pattern)
      }
      if !at(.comma), !at(.rightSquare) {
        let error = mark()
        markError()
        while !isAtEnd, !at(.comma), !at(.rightParen), !at(.rightSquare), !at(.rightBrace), !endsBrokenList {
          skipGroup()
        }
        if !isEmpty(since: error) { finish(.unknown, error) }
      }
      eat(.comma)
      finish(elementKind, element)
      if consumedNothing(since: element) { break }
      if startsLine, isAtStatementKeyword { break }
    }
    expect(.rightSquare)
    finish(isDictionary ? .dictionaryExpr : .arrayExpr, start)
  }

  private var isInlineArray: Bool {
    (at(.integerLiteral) || at(.identifier) || at(.wildcard)) && peek().word == .of && !peek().startsLine
      && peek(2).kind != .rightSquare && peek(2).kind != .comma
  }

  mutating func parseInlineArrayContents() {
    let count = mark()
    parseGenericArgumentValue()
    finish(.genericArgument, count)
    advance()
    let element = mark()
    parseType()
    finish(.genericArgument, element)
    expect(.rightSquare)
  }

  // MARK: Strings

  mutating func parseStringLiteral() {
    let start = mark()
    if at(.singleQuote) {
      advance()
      return finish(.stringLiteralExpr, start)
    }
    let isRaw = eat(.rawStringPoundDelimiter)
    let quote = kind
    guard quote == .stringQuote || quote == .multilineStringQuote else {
      markError()
      return finish(.stringLiteralExpr, start)
    }
    advance()
    loop: while true {
      switch kind {
      case .stringSegment:
        advance()
      case .backslash:
        parseInterpolation()
      case quote:
        advance()
        if isRaw { eat(.rawStringPoundDelimiter) }
        break loop
      case .unknown:
        // The lexer's mark of an unterminated literal.
        advance()
        break loop
      default:
        markError()
        break loop
      }
    }
    finish(.stringLiteralExpr, start)
  }

  private mutating func parseInterpolation() {
    let start = mark()
    advance()
    eat(.rawStringPoundDelimiter)
    guard at(.leftParen) else {
      markError()
      return finish(.expressionSegment, start)
    }
    parseArguments(.rightParen, .none)
    finish(.expressionSegment, start)
  }

  private mutating func parseRegexLiteral() {
    let start = mark()
    eat(.regexPoundDelimiter)
    eat(.regexSlash)
    eat(.regexLiteralPattern)
    expect(.regexSlash)
    eat(.regexPoundDelimiter)
    finish(.regexLiteralExpr, start)
  }

  // MARK: Closures

  mutating func parseClosure() {
    let start = mark()
    if skipsBody(.closureExpr, start) { return }
    guard enter() else { return }
    defer { leave() }
    expect(.leftBrace)
    if isClosureSignature { parseClosureSignature() }
    closureDepth += 1
    parseItems(.body)
    closureDepth -= 1
    closeBlock()
    finish(.closureExpr, start)
  }

  /// Looks ahead for the `in` of a closure's head.
  private var isClosureSignature: Bool {
    var index = position
    while input[index].kind == .atSign {
      index = indexAfterAttribute(index)
    }
    if input[index].kind == .leftSquare {
      index = indexAfterGroup(index)
    }
    if input[index].kind == .leftParen {
      index = indexAfterGroup(index)
    } else if isShorthandParameter(input[index]) {
      if input[index].word == .async, input[min(index + 1, input.count - 1)].kind == .arrow { return true }
      index += 1
      while input[index].kind == .comma {
        index += 1
        guard isShorthandParameter(input[index]) else { return false }
        index += 1
      }
    }
    if input[index].word == .`in` { return index > position }
    // Effects and a result type.
    var sawEffect = false
    while [Word.async, .`throws`, .`rethrows`, .reasync].contains(input[index].word) {
      sawEffect = true
      index += 1
      if input[index].kind == .leftParen { index = indexAfterGroup(index) }
    }
    if input[index].word == .`in` { return sawEffect }
    guard input[index].kind == .arrow else { return false }
    var scan = TypeScan(index: index + 1)
    guard scanType(&scan) else { return false }
    return scan.skipped == 0 && input[scan.index].word == .`in`
  }

  private func isShorthandParameter(_ token: Token) -> Bool {
    token.kind == .identifier || token.kind == .wildcard || token.kind == .dollarIdentifier || token.word == .`self`
  }

  private mutating func parseClosureSignature() {
    let start = mark()
    while at(.atSign) { parseAttribute(inType: true) }
    if at(.leftSquare) { parseCaptureClause() }
    if at(.leftParen) {
      parseClosureParameters()
    } else {
      while isShorthandParameter(current) {
        if [Word.async, .reasync].contains(word), peek().word == .`in` || peek().kind == .arrow || peek().word == .`throws` {
          break
        }
        let parameter = mark()
        advance()
        eat(.comma)
        finish(.closureShorthandParameter, parameter)
      }
    }
    parseEffects(.functionEffectSpecifiers)
    if at(.arrow) { parseReturnClause() }
    expect(.`in`)
    finish(.closureSignature, start)
  }

  private mutating func parseCaptureClause() {
    let start = mark()
    advance()
    while !isAtEnd, !at(.rightSquare), !at(.rightBrace) {
      let capture = mark()
      if (at(.weak) || at(.unowned)), peek().kind != .comma, peek().kind != .rightSquare, peek().kind != .equal {
        let modifier = mark()
        let isUnowned = at(.unowned)
        advance()
        if isUnowned, at(.leftParen) { skipGroup() }
        finish(.declModifier, modifier)
      } else if at(.weak) || at(.unowned), peek().kind != .equal {
        markError()
      }
      if peek().kind == .equal {
        advance()
        let initializer = mark()
        advance()
        parseExpression()
        finish(.initializerClause, initializer)
      } else if peek().kind == .comma || peek().kind == .rightSquare, at(.identifier) || at(.`self`) {
        advance()
      } else {
        parseExpression()
      }
      if !at(.comma), !at(.rightSquare) { markError() }
      eat(.comma)
      finish(.closureCapture, capture)
      if consumedNothing(since: capture) { break }
    }
    expect(.rightSquare)
    finish(.closureCaptureClause, start)
  }

  private mutating func parseClosureParameters() {
    let start = mark()
    advance()
    while !isAtEnd, !at(.rightParen), !at(.rightBrace) {
      let parameter = mark()
      while at(.atSign) { parseAttribute(inType: true) }
      parseParameterModifiers()
      let label = kind
      if at(.identifier) || at(.wildcard) || at(.keyword) { advance() }
      if at(.identifier) || at(.wildcard) || (at(.keyword) && !at(.colon)) {
        // A closure is called without labels.
        if label != .wildcard { markError() }
        advance()
      } else if label == .colon {
        markError()
      }
      if at(.colon) {
        let annotation = mark()
        advance()
        parseType()
        finish(.typeAnnotation, annotation)
        if kind.isOperatorLike, text(current, is: "...") { advance() }
      }
      if isEmpty(since: parameter), at(.leftSquare) { parseType() }
      if !at(.comma), !at(.rightParen) {
        markError()
        if !at(.rightBrace), !isAtEnd { skipGroup() }
      }
      eat(.comma)
      finish(.closureParameter, parameter)
      if consumedNothing(since: parameter) { break }
    }
    expect(.rightParen)
    finish(.closureParameterClause, start)
  }

  // MARK: Macros

  mutating func parseMacroExpansion(_ nodeKind: NodeKind, _ context: ExpressionContext) {
    let start = mark()
    advance()
    if at(.identifier) || at(.keyword), !current.flags.contains(.hasTriviaBefore) {
      if parseModuleSelector(), !isSelectedName { markError() } else { advance() }
    } else {
      markError()
      return finish(nodeKind, start)
    }
    if kind.isOperatorLike, firstByte(current) == UInt8(ascii: "<"), canParseGenericArguments() { parseGenericArguments() }
    if at(.leftParen), !startsLine { parseArguments(.rightParen, .none) }
    if at(.leftBrace), context == .plain { parseTrailingClosures() }
    finish(nodeKind, start)
  }

  // MARK: Key paths

  mutating func parseKeyPath(_ context: ExpressionContext) {
    let start = mark()
    advance()
    if !at(.period), !startsLine {
      let root = mark()
      switch kind {
      case .identifier, .keyword, .leftParen, .leftSquare: parseSimpleType(allowsMembers: false)
      default: break
      }
      // `\Root?.name`, `\[Int].count`
      while at(.postfixQuestionMark) || at(.exclamationMark) {
        advance()
        finish(.optionalType, root)
      }
    }
    while true {
      let component = mark()
      switch kind {
      case .period where !startsLine || peek().kind == .identifier:
        advance()
        if at(.identifier) || at(.keyword) || at(.integerLiteral) || at(.wildcard) || at(.dollarIdentifier) {
          let name = mark()
          _ = parseModuleSelector()
          advance()
          if at(.leftParen), isArgumentNames { parseArgumentNames() }
          finish(.declReferenceExpr, name)
          if kind.isOperatorLike, firstByte(current) == UInt8(ascii: "<"), canParseGenericArguments() {
            parseGenericArguments()
          }
          if at(.leftParen), !startsLine { parseArguments(.rightParen, .none) }
        } else if at(.leftSquare) {
          parseArguments(.rightSquare, .none)
        } else if !at(.postfixQuestionMark), !at(.exclamationMark) {
          markError()
        }
      case .leftSquare where !startsLine:
        parseArguments(.rightSquare, .none)
      case .postfixQuestionMark, .exclamationMark:
        advance()
      case .infixQuestionMark where !current.flags.contains(.hasTriviaBefore),
        .prefixOperator where !current.flags.contains(.hasTriviaBefore) && isOperator(current, UInt8(ascii: "!")):
        advance()
      default:
        // A backslash alone is no key path.
        if output.count == Int(start.firstToken) + 1 { markError() }
        return finish(.keyPathExpr, start)
      }
      finish(.keyPathComponent, component)
    }
  }
}
