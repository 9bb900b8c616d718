// Statements, the lists they stand in, patterns and conditions.

/// What a list of items is made of, and what ends it.
enum ItemContext {
  case topLevel
  /// The body of a function, a closure, a branch.
  case body
  /// The members of a type.
  case members
  /// The statements of a `case`: the next `case` ends them, too.
  case switchCase
}

extension Parser {
  // MARK: Lists of items

  /// Items up to a closing brace, a directive that ends the branch, or the end.
  mutating func parseItems(_ context: ItemContext) {
    while !isAtEnd {
      switch kind {
      case .rightBrace, .poundElse, .poundElseif, .poundEndif:
        return
      case .semicolon:
        // One that ends no statement.
        markError()
        advance()
        continue
      case .keyword where context == .switchCase && (word == .`case` || word == .`default`):
        return
      case .atSign where context == .switchCase && isAttributedCase:
        return
      case .poundIf where context == .switchCase && directiveHoldsCases:
        return
      default:
        break
      }
      let before = position
      parseItem(context)
      endItem()
      // Nested too deep, an item may take nothing.
      if position == before, !isAtEnd { skipToNextItem() }
    }
  }

  /// After an item only a new line, a semicolon or the end of the list may stand.
  private mutating func endItem() {
    switch kind {
    case .semicolon:
      advance()
    case .rightBrace, .endOfFile, .poundElse, .poundElseif, .poundEndif:
      return
    default:
      guard !startsLine else { return }
      if lastFinishedKind == .ifConfigDecl || lastFinishedKind == .unparsed { return }
      // `case .a: f() case .b:` on one line is legal.
      if at(.`case`) || at(.`default`) { return }
      // What stands on the line with the item may belong to it: it is not whole either.
      if let item = stack.last { nodes[Int(item)].flags.insert(.hasError) }
      skipToNextItem()
      eat(.semicolon)
    }
  }

  private mutating func parseItem(_ context: ItemContext) {
    guard enter() else { return }
    defer { leave() }
    if at(.poundIf), startsDeclaration(context) == nil {
      return parseIfConfig(context == .members ? .members : .items(context))
    }
    if at(.poundSourceLocation) {
      let start = mark()
      advance()
      if at(.leftParen) { parseRawArguments() } else { markError() }
      return finish(.poundSourceLocation, start)
    }
    if startsDeclaration(context) != nil { return parseDeclaration(context) }
    if isUnknownModifier {
      let start = mark()
      markError()
      advance()
      finish(.unknown, start)
      return parseDeclaration(context)
    }
    if context == .members {
      if at(.pound) { return parseMacroExpansion(.macroExpansionDecl, .plain) }
      return skipToNextItem()
    }
    // In a script a brace that begins a line would be taken for the closure of the line before.
    if context == .topLevel, at(.leftBrace) { markError() }
    parseStatement()
  }

  /// A word this parser does not know before a declaration: skipped alone, so that the declaration is still read.
  private var isUnknownModifier: Bool {
    guard at(.identifier), !peek().startsLine else { return false }
    return declarationKeyword(from: position + 1) != nil
  }

  var isAtStatementKeyword: Bool {
    switch word {
    case .`let`, .`var`, .`func`, .`struct`, .`class`, .`enum`, .`extension`, .`protocol`, .`if`, .`guard`, .`for`,
      .`while`, .`return`, .`switch`, .`import`, .`case`, .`default`, .`do`, .`break`, .`continue`, .`throw`, .`private`,
      .`public`, .`internal`, .`fileprivate`, .`static`, .`typealias`, .`defer`:
      kind == .keyword
    default: false
    }
  }

  /// Whether a list that broke off ends here for good: a statement begins, a branch of a directive ends, or the lexer
  /// closed a string literal that its line leaves open.
  var endsBrokenList: Bool {
    if startsLine, isAtStatementKeyword { return true }
    return kind.isDirective && kind != .poundIf || at(.unknown) && current.length == 0
  }

  mutating func closeBlock() {
    if at(.rightBrace) { advance() } else { markError() }
  }

  mutating func parseCodeBlock() {
    let start = mark()
    if skipsBody(.codeBlock, start) { return }
    guard enter() else { return }
    defer { leave() }
    if at(.leftBrace) { advance() } else { markError(); return finish(.codeBlock, start) }
    parseItems(.body)
    closeBlock()
    finish(.codeBlock, start)
  }

  // MARK: Statements

  private mutating func parseStatement() {
    let start = mark()
    switch kind {
    case .keyword:
      switch word {
      case .`if`:
        parseIf()
        return continueExpression(start)
      case .`switch`:
        parseSwitch()
        return continueExpression(start)
      case .`guard`: return parseGuard(start)
      case .`for`: return parseFor(start)
      case .`while`: return parseWhile(start)
      case .`repeat` where peek().kind == .leftBrace: return parseRepeat(start)
      case .`do`:
        parseDoBody()
        return finish(.doStmt, start)
      case .`return`: return parseReturn(start)
      case .`throw`:
        advance()
        parseExpression()
        return finish(.throwStmt, start)
      case .`break`, .`continue`:
        let isBreak = at(.`break`)
        advance()
        if at(.identifier), !startsLine { advance() }
        return finish(isBreak ? .breakStmt : .continueStmt, start)
      case .`fallthrough`:
        advance()
        return finish(.fallThroughStmt, start)
      case .`defer`:
        advance()
        parseCodeBlock()
        return finish(.deferStmt, start)
      case .`case`, .`default`, .`else`, .`catch`, .`in`, .`where`, .`operator`, .`rethrows`, .`throws`, .`as`, .`is`:
        return skipToNextItem()
      default:
        break
      }
    case .identifier:
      if peek().kind == .colon, isLabel { return parseLabeled(start) }
      switch word {
      case .yield where isYield:
        advance()
        if at(.leftParen), !current.flags.contains(.hasTriviaBefore) || isYieldList {
          parseArguments(.rightParen, .none)
        } else {
          parseExpression()
        }
        return finish(.yieldStmt, start)
      case .then where isThen:
        advance()
        parseExpression()
        return finish(.thenStmt, start)
      case .discard where isDiscard:
        advance()
        parseExpression()
        return finish(.discardStmt, start)
      default:
        break
      }
    case .atSign:
      // An attribute of no declaration.
      markError()
    case .rightParen, .rightSquare, .comma, .colon, .arrow, .infixQuestionMark, .conflictMarker, .unknown, .equal,
      .postfixOperator, .poundElse, .poundElseif, .poundEndif:
      return skipToNextItem()
    default:
      break
    }
    let before = output.count
    parseExpression()
    if output.count == before {
      // Nothing was understood: the missing expression goes, and what stands here is skipped.
      skipToNextItem()
      finish(.unknown, start)
    }
  }

  /// `if` and `switch` at the start of a statement may go on as an expression: `if … {} else {}.padding()`.
  private mutating func continueExpression(_ start: Mark) {
    if at(.period), startsLine || !current.flags.contains(.hasTriviaBefore) {
      parseSuffixes(start, .plain, .none)
      return
    }
    if at(.`as`), !startsLine {
      advance()
      if at(.postfixQuestionMark) || at(.exclamationMark) { advance() }
      parseType()
      return finish(.asExpr, start)
    }
    finish(.expressionStmt, start)
  }

  private var isLabel: Bool {
    switch peek(2).word {
    case .`for`, .`while`, .`repeat`, .`if`, .`switch`, .`do`: true
    default: peek(2).kind == .leftBrace
    }
  }

  private mutating func parseLabeled(_ start: Mark) {
    advance()
    advance()
    if at(.leftBrace) {
      parseCodeBlock()
    } else {
      parseStatement()
    }
    finish(.labeledStmt, start)
  }

  private var isYield: Bool {
    let next = peek()
    guard !next.startsLine else { return false }
    switch next.kind {
    case .prefixAmpersand, .identifier, .dollarIdentifier, .integerLiteral, .stringQuote: return true
    case .keyword: return next.word != .`as` && next.word != .`is` && next.word != .`in`
    case .leftParen: return next.flags.contains(.hasTriviaBefore)
    default: return false
    }
  }

  private var isDiscard: Bool {
    let next = peek()
    return !next.startsLine && (next.kind == .identifier || next.word == .`self` || next.word == .selfType)
  }

  private var isYieldList: Bool { peek().kind == .prefixAmpersand }

  private var isThen: Bool {
    let next = peek()
    guard !next.startsLine else { return false }
    switch next.kind {
    case .identifier, .integerLiteral, .floatLiteral, .stringQuote, .dollarIdentifier: return true
    case .keyword: return [Word.`nil`, .`true`, .`false`, .`self`, .`try`, .`if`, .`switch`].contains(next.word)
    default: return false
    }
  }

  // MARK: Control flow

  mutating func parseIf() {
    let start = mark()
    guard enter() else { return }
    defer { leave() }
    advance()
    parseConditions()
    parseCodeBlock()
    if at(.`else`) {
      advance()
      if at(.`if`) { parseIf() } else { parseCodeBlock() }
    }
    finish(.ifExpr, start)
  }

  private mutating func parseGuard(_ start: Mark) {
    advance()
    parseConditions()
    expect(.`else`)
    parseCodeBlock()
    finish(.guardStmt, start)
  }

  private mutating func parseWhile(_ start: Mark) {
    advance()
    parseConditions()
    parseCodeBlock()
    finish(.whileStmt, start)
  }

  private mutating func parseRepeat(_ start: Mark) {
    advance()
    parseCodeBlock()
    expect(.`while`)
    parseExpression()
    finish(.repeatStmt, start)
  }

  private mutating func parseFor(_ start: Mark) {
    advance()
    if at(.`try`) { advance() }
    if at(.await) { advance() }
    if at(.unsafe), peek().word != .`in`, peek().kind != .colon { advance() }
    if at(.`case`) {
      advance()
      parseMatchingPattern(.condition)
    } else {
      parseBindingPattern(.loop)
      if at(.colon) { parseTypeAnnotation() }
    }
    expect(.`in`)
    parseExpression(.condition)
    if at(.`where`) {
      let clause = mark()
      advance()
      parseExpression(.condition)
      finish(.whereClause, clause)
    }
    parseCodeBlock()
    finish(.forStmt, start)
  }

  mutating func parseDoBody() {
    advance()
    let isTyped = at(.`throws`)
    parseEffects(.functionEffectSpecifiers)
    parseCodeBlock()
    if isTyped, !at(.`catch`) { markError() }
    while at(.`catch`) {
      let clause = mark()
      advance()
      while !at(.leftBrace), !isAtEnd, !at(.rightBrace) {
        let item = mark()
        if !at(.`where`) { parseMatchingPattern(.condition) }
        if at(.`where`) {
          let guardClause = mark()
          advance()
          parseExpression(.condition)
          finish(.whereClause, guardClause)
        }
        let hasComma = eat(.comma)
        finish(.catchItem, item)
        if !hasComma { break }
      }
      parseCodeBlock()
      finish(.catchClause, clause)
    }
  }

  private mutating func parseReturn(_ start: Mark) {
    advance()
    if !returnsNothing { parseExpression() }
    finish(.returnStmt, start)
  }

  private var returnsNothing: Bool {
    switch kind {
    case .rightBrace, .semicolon, .endOfFile, .poundElse, .poundElseif, .poundEndif, .poundIf: return true
    case .keyword:
      switch word {
      case .`case`, .`default`: return true
      case .`let`, .`var`, .`func`, .`class`, .`struct`, .`enum`, .`guard`, .`for`, .`while`, .`return`, .`defer`,
        .`throw`, .`break`, .`continue`, .`do`:
        return startsLine
      default: return false
      }
    case .atSign: return startsLine
    default: return false
    }
  }

  // MARK: Switch

  mutating func parseSwitch() {
    let start = mark()
    guard enter() else { return }
    defer { leave() }
    advance()
    if at(.leftBrace) { markError() }
    parseExpression(.condition)
    if at(.leftBrace) { advance() } else { markError(); return finish(.switchExpr, start) }
    parseSwitchCases()
    closeBlock()
    finish(.switchExpr, start)
  }

  mutating func parseSwitchCases() {
    var sawDefault = false
    while !isAtEnd {
      switch kind {
      case .rightBrace, .poundElse, .poundElseif, .poundEndif: return
      case .poundIf:
        parseIfConfig(.switchCases)
      case .poundSourceLocation:
        let start = mark()
        advance()
        if at(.leftParen) { parseRawArguments() }
        finish(.poundSourceLocation, start)
      case .keyword where word == .`case` || word == .`default`:
        if sawDefault { markError() }
        sawDefault = at(.`default`)
        parseSwitchCase()
      case .atSign where isAttributedCase:
        parseSwitchCase()
      case .pound:
        parseMacroExpansion(.macroExpansionExpr, .condition)
      default:
        skipToNextItem()
      }
    }
  }

  private var isAttributedCase: Bool {
    var index = position
    while input[index].kind == .atSign { index = indexAfterAttribute(index) }
    return input[index].word == .`case` || input[index].word == .`default`
  }

  private mutating func parseSwitchCase() {
    let start = mark()
    while at(.atSign) { parseAttribute(inType: false) }
    let label = mark()
    if at(.`default`) {
      advance()
      expect(.colon)
      finish(.switchDefaultLabel, label)
    } else {
      advance()
      while !isAtEnd {
        let item = mark()
        parseMatchingPattern(.plain)
        if at(.`where`) {
          let clause = mark()
          advance()
          parseExpression()
          finish(.whereClause, clause)
        }
        let hasComma = eat(.comma)
        finish(.switchCaseItem, item)
        if !hasComma { break }
      }
      expect(.colon)
      finish(.switchCaseLabel, label)
    }
    let body = mark()
    parseItems(.switchCase)
    // The compiler's parser refuses a case without a statement; a directive counts as one.
    if isEmpty(since: body), !at(.poundIf) { markError() }
    finish(.switchCase, start)
  }

  // MARK: Conditions

  mutating func parseConditions() {
    // A body without a condition, or a closure that would look like one.
    if at(.leftBrace) { markError() }
    var sawBinding = false
    while !isAtEnd {
      let element = mark()
      parseCondition()
      if lastFinishedKind == .optionalBindingCondition || lastFinishedKind == .matchingPatternCondition { sawBinding = true }
      // `if let a = b, c = d`: the second `let` cannot be left out.
      if sawBinding, isAssignment { markError() }
      let hasComma = eat(.comma)
      finish(.conditionElement, element)
      if hasComma, at(.leftBrace), !isClosureCall {
        // A list of conditions ends without a comma.
        markError()
        break
      }
      if !hasComma { break }
    }
  }

  /// Whether the expression that was just read assigns.
  private var isAssignment: Bool {
    guard let last = stack.last, nodes[Int(last)].kind == .infixOperatorExpr else { return false }
    let first = nodes[Int(nodes[Int(last)].firstChild)]
    return first.nextSibling != NodeRecord.none && nodes[Int(first.nextSibling)].kind == .assignmentExpr
  }

  /// `{ … }()` or `{ … } != nil` as a condition: the closure is called on the spot, or goes on as an expression.
  private var isClosureCall: Bool {
    let after = input[indexAfterGroup(position)]
    switch after.kind {
    case .leftParen, .postfixOperator, .postfixQuestionMark, .exclamationMark, .leftSquare:
      return !after.startsLine
    case .binaryOperator, .period, .leftBrace:
      return true
    default:
      return false
    }
  }

  private mutating func parseCondition() {
    let start = mark()
    switch kind {
    case .keyword where word == .`let` || word == .`var` || word == .`inout`:
      advance()
      let pattern = mark()
      if eat(.wildcard) {
        finish(.discardAssignmentExpr, pattern)
        finish(.expressionPattern, pattern)
      } else if at(.leftParen) {
        parseExpression(.condition, .binding)
        finish(.expressionPattern, pattern)
      } else {
        parseBindingPattern(.bound)
      }
      if at(.colon) { parseTypeAnnotation() }
      if at(.equal) { parseInitializerClause(.condition) }
      finish(.optionalBindingCondition, start)
    case .keyword where word == .`case`:
      advance()
      parseMatchingPattern(.condition)
      if at(.colon) { parseTypeAnnotation() }
      if at(.equal) { parseInitializerClause(.condition) } else { markError() }
      finish(.matchingPatternCondition, start)
    case .poundAvailable, .poundUnavailable:
      parseAvailabilityCondition()
    case .leftBrace where !isClosureCall:
      missing()
    default:
      parseExpression(.condition)
    }
  }

  // MARK: Patterns

  /// What stands before a pattern that binds, and so which words may not stand in it.
  enum BindingIntroducer {
    /// `let` or `var`.
    case bound
    /// `for`, which binds constants itself.
    case loop
  }

  /// A pattern in which plain names bind: `x`, `(a, b)`, `_`.
  mutating func parseBindingPattern(_ introducer: BindingIntroducer) {
    guard enter() else { return }
    defer { leave() }
    let start = mark()
    switch kind {
    case .identifier, .dollarIdentifier:
      advance()
      finish(.identifierPattern, start)
    case .wildcard:
      advance()
      finish(.wildcardPattern, start)
    case .keyword where word == .`self`:
      advance()
      finish(.identifierPattern, start)
    case .keyword where word == .`let` || word == .`var` || word == .`inout`:
      if introducer == .bound || at(.`let`) { markError() }
      advance()
      parseBindingPattern(.bound)
      finish(.valueBindingPattern, start)
    case .leftParen:
      advance()
      while !isAtEnd, !at(.rightParen), !at(.rightBrace) {
        let element = mark()
        if at(.identifier) || at(.keyword), peek().kind == .colon {
          advance()
          advance()
        }
        parseBindingPattern(introducer)
        if !at(.comma), !at(.rightParen) {
          markError()
          if !at(.rightBrace), !isAtEnd { skipGroup() }
        }
        eat(.comma)
        finish(.tuplePatternElement, element)
        if consumedNothing(since: element) { break }
      }
      expect(.rightParen)
      finish(.tuplePattern, start)
    default:
      missing()
    }
  }

  /// `borrowing x`, which binds as `let x` does.
  private var isBorrowingPattern: Bool { (at(.borrowing) || at(.underscoreBorrowing)) && peek().kind == .identifier && !peek().startsLine }

  /// A pattern that is matched: `let x`, `is T`, or an expression.
  mutating func parseMatchingPattern(_ context: ExpressionContext) {
    let start = mark()
    guard enter() else { return }
    defer { leave() }
    if at(.`let`) || at(.`var`) || at(.`inout`) || isBorrowingPattern {
      advance()
      let bound = mark()
      parseExpression(context, .binding)
      if lastFinishedKind == .patternExpr, let name = stack.last, nodes[Int(name)].endToken - nodes[Int(name)].firstToken == 1 {
        // `let x`: the name is the pattern, no expression is matched.
        stack.removeLast()
        nodes.removeLast()
        stack.append(UInt32(nodes.count - 1))
      } else {
        finish(.expressionPattern, bound)
      }
      finish(.valueBindingPattern, start)
    } else if at(.`is`) {
      advance()
      parseType()
      finish(.isTypePattern, start)
    } else {
      parseExpression(context, .matching)
      finish(.expressionPattern, start)
    }
  }
}
