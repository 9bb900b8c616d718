// Expressions, folded by precedence while they are read: a shunting yard whose operands are the node stack.

/// Where an expression stands, which decides what may follow it.
enum ExpressionContext {
  case plain
  /// The head of a statement with a body: a brace is the body, not a closure.
  case condition
  /// The condition of `#if`: ends with its line.
  case directive
}

/// Whether an expression is a pattern, and whether plain names in it bind.
enum PatternContext {
  case none
  /// `case .a(let x)`: names refer, `let` binds.
  case matching
  /// Below `let` or `var`: plain names bind.
  case binding
}

extension Parser {
  // MARK: Sequences

  mutating func parseExpression(_ context: ExpressionContext = .plain, _ pattern: PatternContext = .none) {
    guard enter() else { return }
    defer { leave() }
    let base = pendingOperators.count
    while true {
      parseOperand(context, pattern)
      guard parseInfix(context, pattern, base) else { break }
    }
    reduceAll(to: base)
  }

  /// One operand with the effects before it.
  private mutating func parseOperand(_ context: ExpressionContext, _ pattern: PatternContext) {
    while true {
      let start = mark()
      switch word {
      case .`try`:
        advance()
        if at(.postfixQuestionMark) || at(.exclamationMark) { advance() }
        pushEffect(.tryExpr, start)
        continue
      case .await where kind == .identifier && isAwaitExpression:
        advance()
        pushEffect(.awaitExpr, start)
        continue
      case .unsafe where kind == .identifier && isContextualModifier:
        advance()
        pushEffect(.unsafeExpr, start)
        continue
      case .`repeat`:
        advance()
        parseExpression(context, pattern)
        finish(.packExpansionExpr, start)
        return
      default:
        break
      }
      break
    }
    parseUnary(context, pattern)
  }

  private mutating func pushEffect(_ kind: NodeKind, _ start: Mark) {
    pendingOperators.append(PendingOperator(kind: .effect(kind), precedence: .assignment, mark: start))
  }

  /// `await` is a name only where no operand can follow it.
  private var isAwaitExpression: Bool {
    let next = peek()
    switch next.kind {
    case .equal, .binaryOperator, .period, .comma, .colon, .semicolon, .rightParen, .rightSquare, .postfixOperator,
      .postfixQuestionMark, .exclamationMark, .infixQuestionMark, .arrow:
      return next.kind == .period && next.flags.contains(.hasTriviaBefore) && !next.startsLine
    case .keyword:
      return !([Word.`in`, .`as`, .`is`, .`else`, .`where`].contains(next.word))
    default:
      return true
    }
  }

  /// Whether a word such as `unsafe` or `consume` is followed by what it modifies.
  var isContextualModifier: Bool {
    let next = peek()
    guard !next.startsLine else { return false }
    switch next.kind {
    case .identifier:
      return true
    case .dollarIdentifier, .integerLiteral, .floatLiteral, .stringQuote, .multilineStringQuote,
      .rawStringPoundDelimiter, .pound, .backslash, .prefixOperator, .prefixAmpersand, .wildcard:
      return true
    case .keyword:
      return !([Word.`in`, .`as`, .`is`, .`else`, .`where`, .`catch`].contains(next.word))
    case .leftParen, .leftSquare, .period:
      return next.flags.contains(.hasTriviaBefore)
    default:
      return false
    }
  }

  /// Consumes an infix operator if one follows. `false` ends the sequence.
  private mutating func parseInfix(
    _ context: ExpressionContext, _ pattern: PatternContext, _ base: Int
  ) -> Bool {
    while at(.`is`) || at(.`as`) {
      if context == .directive, startsLine { return false }
      parseCast(base)
    }
    if context == .directive, startsLine { return false }
    let start = mark()
    switch kind {
    case .binaryOperator:
      let precedence = precedences.precedence(of: source, in: current.range)
      reduce(for: precedence, to: base)
      let operatorStart = mark()
      advance()
      finish(.binaryOperatorExpr, operatorStart)
      pendingOperators.append(PendingOperator(kind: .infix, precedence: precedence, mark: start))
      return true
    case .postfixOperator, .prefixOperator, .prefixAmpersand:
      return false
    case .equal:
      guard pattern == .none else { return false }
      reduce(for: .assignment, to: base)
      let operatorStart = mark()
      advance()
      finish(.assignmentExpr, operatorStart)
      pendingOperators.append(PendingOperator(kind: .infix, precedence: .assignment, mark: start))
      return true
    case .infixQuestionMark:
      reduce(for: .ternary, to: base)
      advance()
      parseExpression(.plain, pattern)
      if !at(.colon) {
        // Keep the shape: an error stands where the rest is missing.
        markError()
        missing()
        let ternary = mark(takingLast: 3)
        finish(.ternaryExpr, ternary)
        return false
      }
      advance()
      pendingOperators.append(PendingOperator(kind: .ternary, precedence: .ternary, mark: start))
      return true
    case .arrow:
      return parseArrow(base, start)
    case .keyword:
      if word == .`throws` || word == .`rethrows` { return parseArrow(base, start) }
      return false
    case .identifier:
      if word == .async { return parseArrow(base, start) }
      return false
    default:
      return false
    }
  }

  /// `is T`, `as T`, `as? T`, `as! T` after an operand.
  private mutating func parseCast(_ base: Int) {
    reduce(for: .casting, to: base)
    let nodeKind = at(.`is`) ? NodeKind.isExpr : .asExpr
    advance()
    if nodeKind == .asExpr, at(.postfixQuestionMark) || at(.exclamationMark) { advance() }
    parseType()
    finish(nodeKind, mark(takingLast: 2))
  }

  /// `(Int) async throws -> Int` where an expression stands: the arrow is an operator.
  private mutating func parseArrow(_ base: Int, _ start: Mark) -> Bool {
    var index = position
    var isOutOfOrder = false
    while [Word.async, .`throws`, .`rethrows`].contains(input[index].word) {
      if input[index].word == .`rethrows` || (input[index].word == .async && index > position) { isOutOfOrder = true }
      index += 1
      if input[index].kind == .leftParen { index = indexAfterGroup(index) }
    }
    guard input[index].kind == .arrow else { return false }
    if isOutOfOrder { markError() }
    reduce(for: .functionArrow, to: base)
    let operatorStart = mark()
    while position < index {
      if at(.leftParen) { skipGroup() } else { advance() }
    }
    advance()
    finish(.arrowExpr, operatorStart)
    pendingOperators.append(PendingOperator(kind: .infix, precedence: .functionArrow, mark: start))
    return true
  }

  /// Folds what binds tighter than an operator that comes next.
  private mutating func reduce(for next: Precedence, to base: Int) {
    while pendingOperators.count > base {
      // An effect reaches as far as the operator before it lets it.
      var index = pendingOperators.count - 1
      while index >= base, case .effect = pendingOperators[index].kind { index -= 1 }
      guard index >= base else { return }
      let top = pendingOperators[index].precedence
      guard top.rank > next.rank || (top.rank == next.rank && top.associativity != .right) else { return }
      while pendingOperators.count > index { reduceTop() }
    }
  }

  private mutating func reduceAll(to base: Int) {
    while pendingOperators.count > base { reduceTop() }
  }

  private mutating func reduceTop() {
    guard let top = pendingOperators.popLast() else { return }
    switch top.kind {
    case .infix: finish(.infixOperatorExpr, mark(takingLast: 3))
    case .ternary: finish(.ternaryExpr, mark(takingLast: 3))
    case .effect(let kind): finish(kind, top.mark)
    }
  }

  // MARK: Unary

  private mutating func parseUnary(_ context: ExpressionContext, _ pattern: PatternContext) {
    guard enter() else { return }
    defer { leave() }
    let start = mark()
    switch kind {
    case .prefixAmpersand:
      advance()
      parseUnary(context, pattern)
      finish(.inOutExpr, start)
    case .prefixOperator:
      advance()
      parseUnary(context, pattern)
      finish(.prefixOperatorExpr, start)
    case .binaryOperator where isOperatorReference(peek()):
      // `reduce(0, +)`: an operator as a value.
      advance()
      finish(.declReferenceExpr, start)
    case .backslash:
      parseKeyPath(context)
      while at(.postfixOperator) {
        advance()
        finish(.postfixOperatorExpr, start)
      }
    case .keyword where word == .`let` || word == .`var` || word == .`inout`:
      guard pattern != .none else { return parsePostfix(context, pattern) }
      if pattern == .binding { markError() }
      parseMatchingPattern(context)
      finish(.patternExpr, start)
    case .keyword where word == .`is` && pattern != .none:
      advance()
      parseType()
      finish(.isTypePattern, start)
      finish(.patternExpr, start)
    case .identifier:
      switch word {
      case .borrowing where pattern != .none && isOperandName(peek()),
        .underscoreBorrowing where pattern != .none && isOperandName(peek()):
        parseMatchingPattern(context)
        finish(.patternExpr, start)
      case .each where isContextualModifier:
        advance()
        parseUnary(context, pattern)
        finish(.packElementExpr, start)
      case .consume where isOperandName(peek()):
        advance()
        parsePostfix(context, pattern)
        finish(.consumeExpr, start)
      case .borrow where isOperandName(peek()):
        // Behind an experimental flag of the compiler, but for `@lifetime(borrow x)`.
        if !isInAttribute { markError() }
        advance()
        parsePostfix(context, pattern)
        finish(.borrowExpr, start)
      case .copy where isOperandName(peek()):
        advance()
        parsePostfix(context, pattern)
        finish(.copyExpr, start)
      case .any where isTypeNameAfterWord, .some where isTypeNameAfterWord:
        parseType()
        finish(.typeExpr, start)
        parseSuffixes(start, context, pattern)
      default:
        parsePostfix(context, pattern)
      }
    default:
      parsePostfix(context, pattern)
    }
  }

  private func isOperandName(_ next: Token) -> Bool {
    !next.startsLine && (next.kind == .identifier || next.word == .`self` || next.kind == .dollarIdentifier)
  }

  private var isTypeNameAfterWord: Bool {
    let next = peek()
    guard !next.startsLine else { return false }
    switch next.kind {
    case .identifier: return true
    case .keyword: return next.word == .anyType || next.word == .selfType
    case .leftParen: return next.flags.contains(.hasTriviaBefore)
    case .prefixOperator: return isOperator(next, UInt8(ascii: "~"))
    default: return false
    }
  }

  private func isOperatorReference(_ next: Token) -> Bool {
    switch next.kind {
    case .comma, .rightParen, .rightSquare, .colon: true
    default: false
    }
  }

  /// `Int.+`, which may end a statement.
  private func isOperatorMember(_ next: Token) -> Bool {
    isOperatorReference(next) || next.startsLine
      || next.kind == .rightBrace || next.kind == .semicolon || next.kind == .endOfFile
  }

  // MARK: Postfix

  private mutating func parsePostfix(_ context: ExpressionContext, _ pattern: PatternContext) {
    let start = mark()
    parsePrimary(context, pattern)
    parseSuffixes(start, context, pattern)
  }

  mutating func parseSuffixes(_ start: Mark, _ context: ExpressionContext, _ pattern: PatternContext) {
    while true {
      if context == .directive, startsLine { return }
      switch kind {
      case .period:
        advance()
        parseMemberName(start)
      case .leftParen:
        guard !startsLine else { return }
        parseArguments(.rightParen, pattern)
        if isTrailingClosure(context) { parseTrailingClosures() }
        finish(.functionCallExpr, start)
      case .leftSquare:
        guard !startsLine else { return }
        parseArguments(.rightSquare, pattern)
        if isTrailingClosure(context) { parseTrailingClosures() }
        finish(.subscriptCallExpr, start)
      case .leftBrace:
        guard canCallWithClosure, isTrailingClosure(context) else { return }
        parseTrailingClosures()
        finish(.functionCallExpr, start)
      case .postfixQuestionMark:
        advance()
        finish(.optionalChainingExpr, start)
      case .exclamationMark:
        advance()
        finish(.forceUnwrapExpr, start)
      case .postfixOperator:
        if firstByte(current) == UInt8(ascii: "?") || firstByte(current) == UInt8(ascii: "!"), current.length > 1 {
          // `a?..`-like runs: the mark that touches the operand is its own.
          advance(splittingAt: 1, as: firstByte(current) == UInt8(ascii: "?") ? .postfixQuestionMark : .exclamationMark)
          finish(source[output[output.count - 1].start] == UInt8(ascii: "?") ? .optionalChainingExpr : .forceUnwrapExpr, start)
          continue
        }
        advance()
        finish(.postfixOperatorExpr, start)
      case .poundIf:
        guard isPostfixDirective else { return }
        parseIfConfig(.postfix)
        finish(.postfixIfConfigExpr, start)
      default:
        return
      }
    }
  }

  /// After a period: the name, and what turns it into a member access.
  mutating func parseMemberName(_ start: Mark, isImplicit: Bool = false) {
    let nameStart = mark()
    if parseModuleSelector() {
      if isSelectedName { advance() } else { markError() }
      if at(.leftParen), isArgumentNames { parseArgumentNames() }
      finish(.declReferenceExpr, nameStart)
      finish(.memberAccessExpr, start)
      return parseGenericSpecialization(start)
    }
    if startsLine, !(isImplicit && at(.identifier)) {
      // What stands on the next line is the next statement, not the member that is still to be typed.
      missing()
      return finish(.memberAccessExpr, start)
    }
    switch kind {
    case .identifier, .keyword, .integerLiteral, .dollarIdentifier, .wildcard:
      advance()
      if at(.leftParen), isArgumentNames { parseArgumentNames() }
      finish(.declReferenceExpr, nameStart)
    case .binaryOperator where isOperatorMember(peek()), .prefixOperator where isOperatorMember(peek()),
      .postfixOperator where isOperatorMember(peek()):
      advance()
      finish(.declReferenceExpr, nameStart)
    default:
      missing()
    }
    finish(.memberAccessExpr, start)
    parseGenericSpecialization(start)
  }

  private mutating func parseGenericSpecialization(_ start: Mark) {
    guard kind.isOperatorLike, firstByte(current) == UInt8(ascii: "<"), canParseGenericArguments() else { return }
    parseGenericArguments()
    finish(.genericSpecializationExpr, start)
  }

  /// `(a:b:)` after a name: labels only.
  var isArgumentNames: Bool {
    guard !startsLine else { return false }
    var index = position + 1
    var count = 0
    while true {
      let label = input[index]
      guard label.kind == .identifier || label.kind == .keyword || label.kind == .wildcard,
        index + 1 < input.count, input[index + 1].kind == .colon
      else { break }
      count += 1
      index += 2
    }
    return count > 0 && input[index].kind == .rightParen
  }

  mutating func parseArgumentNames() {
    let start = mark()
    advance()
    while !at(.rightParen), !isAtEnd { advance() }
    expect(.rightParen)
    finish(.declNameArguments, start)
  }

  // MARK: Arguments

  /// `(a, b: c)` or `[a, b: c]` up to and including the closing bracket; the arguments are `labeledExpr` nodes.
  /// Below attributes a keyword may be an argument: `@attached(extension)`.
  mutating func parseArguments(_ closing: TokenKind, _ pattern: PatternContext) {
    advance()
    while !isAtEnd, !at(.rightParen), !at(.rightSquare), !at(.rightBrace) {
      let start = mark()
      if isArgumentLabel {
        advance()
        advance()
      }
      if isInAttribute, at(.keyword), isPlainKeyword, peek().kind == .comma || peek().kind == .rightParen {
        let name = mark()
        advance()
        finish(.declReferenceExpr, name)
      } else {
        parseExpression(.plain, pattern)
      }
      if !at(.comma), !at(closing), !isAtEnd { recoverInList(closing) }
      eat(.comma)
      finish(.labeledExpr, start)
      if consumedNothing(since: start) { break }
    }
    expect(closing)
  }

  /// Whether the keyword here is no expression of its own.
  private var isPlainKeyword: Bool {
    switch word {
    case .`self`, .selfType, .`super`, .`true`, .`false`, .`nil`, .anyType, .`init`: false
    default: true
    }
  }

  private var isArgumentLabel: Bool {
    let isName = kind == .identifier || kind == .keyword || kind == .wildcard || kind == .dollarIdentifier
    return isName && peek().kind == .colon
  }

  /// Skips what stands between an element and the next comma or closing bracket.
  private mutating func recoverInList(_ closing: TokenKind) {
    let start = mark()
    markError()
    while !isAtEnd, !at(.comma), !at(.rightParen), !at(.rightSquare), !at(.rightBrace), !endsBrokenList {
      skipGroup()
    }
    if !isEmpty(since: start) { finish(.unknown, start) }
  }

  // MARK: Trailing closures

  /// Literals are never called with a trailing closure.
  private var canCallWithClosure: Bool {
    switch lastFinishedKind {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .stringLiteralExpr,
      .regexLiteralExpr, .arrayExpr, .dictionaryExpr, .tupleExpr, .unknown, .ifExpr, .switchExpr, .doExpr,
      .discardAssignmentExpr, .macroExpansionExpr:
      false
    default:
      true
    }
  }

  /// Whether a brace here is a closure that belongs to the call before it.
  private func isTrailingClosure(_ context: ExpressionContext) -> Bool {
    guard at(.leftBrace) else { return false }
    // `switch x { case`: the body of a statement.
    let next = peek()
    if next.word == .`case` || next.word == .`default` { return false }
    if isAccessorBlock(at: position) { return false }
    switch context {
    case .directive: return false
    case .plain: return true
    case .condition: break
    }
    // In a condition the brace is the body, unless what follows its end shows that the condition goes on.
    let after = input[indexAfterGroup(position)]
    switch after.kind {
    case .leftBrace, .comma: return true
    case .keyword:
      if after.word == .`where` { return true }
      if after.word == .`is` || after.word == .`as` { return !after.startsLine }
      return false
    case .leftSquare, .leftParen, .period, .postfixQuestionMark, .infixQuestionMark, .exclamationMark, .colon, .equal,
      .postfixOperator, .binaryOperator:
      return !after.startsLine
    default: return false
    }
  }

  mutating func parseTrailingClosures() {
    parseClosure()
    while kind == .identifier || kind == .keyword || kind == .wildcard, peek().kind == .colon, peek(2).kind == .leftBrace {
      if word == .`default` || word == .`case` { break }
      let start = mark()
      advance()
      advance()
      parseClosure()
      finish(.multipleTrailingClosureElement, start)
    }
  }
}
