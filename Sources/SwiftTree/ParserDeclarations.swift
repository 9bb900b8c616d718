// Declarations, of every kind, and their parts.

extension Parser {
  /// Whether a declaration starts here, and by which word.
  func startsDeclaration(_ items: ItemContext) -> Word? {
    switch kind {
    case .keyword:
      switch word {
      case .`let`, .`var`, .`func`, .`struct`, .`enum`, .`protocol`, .`extension`, .`import`, .`typealias`,
        .`associatedtype`, .`operator`, .`precedencegroup`:
        return word
      case .`class`:
        return .`class`
      case .`init`:
        // In the body of an initializer `init(…)` is a call.
        return items != .members && isInInitializer ? nil : word
      case .deinit, .`subscript`:
        return word
      case .`case`:
        return items == .members ? .`case` : nil
      case .`public`, .`private`, .`fileprivate`, .`internal`, .`static`:
        return declarationKeyword(from: position)
      default:
        return nil
      }
    case .atSign, .poundIf:
      return declarationKeyword(from: position)
    case .identifier:
      guard isModifierWord(word) || word == .actor || word == .macro else { return nil }
      return declarationKeyword(from: position)
    default:
      return nil
    }
  }

  mutating func parseDeclaration(_ items: ItemContext) {
    guard enter() else { return }
    defer { leave() }
    let start = mark()
    let ownership = parseModifiers()
    switch kind {
    case .pound:
      advanceMacroDeclaration(start)
      return
    default: break
    }
    if !isAllowed(in: items, ownership) { markError() }
    switch word {
    case .`import`: parseImport(start)
    case .`let`, .`var`: parseVariable(start)
    case .`func`: parseFunction(start)
    case .`init`: parseInitializer(start)
    case .deinit: parseDeinitializer(start)
    case .`subscript`: parseSubscript(start)
    case .`struct`: parseNominal(start, .structDecl)
    case .`class`: parseNominal(start, .classDecl)
    case .`enum`: parseNominal(start, .enumDecl)
    case .actor: parseNominal(start, .actorDecl)
    case .`protocol`: parseNominal(start, .protocolDecl)
    case .`extension`: parseExtension(start)
    case .`typealias`: parseTypeAlias(start, .typeAliasDecl)
    case .`associatedtype`: parseTypeAlias(start, .associatedTypeDecl)
    case .`case`: parseEnumCase(start)
    case .`operator`: parseOperatorDeclaration(start)
    case .`precedencegroup`: parsePrecedenceGroup(start)
    case .macro: parseMacroDeclaration(start)
    default:
      markError()
      finish(.unknown, start)
    }
  }

  /// Whether the compiler's parser takes the declaration that begins with the word here at its place.
  private func isAllowed(in items: ItemContext, _ ownership: Ownership) -> Bool {
    switch word {
    case .`import`, .`extension`, .`operator`, .`precedencegroup`:
      return items == .topLevel
    case .`init`:
      return items == .members
    case .deinit:
      return items == .members && memberOwner != .extensionDecl && memberOwner != .protocolDecl
    case .`case`:
      return memberOwner == .enumDecl
    case .`associatedtype`:
      return memberOwner == .protocolDecl
    case .`func`, .`var`, .`let`, .`subscript`:
      if items != .members { return ownership.isEmpty && !at(.`subscript`) }
      let isValueType = memberOwner == .structDecl || memberOwner == .enumDecl || memberOwner == .protocolDecl
      return !(isValueType && ownership.contains(.isClass))
    default:
      return true
    }
  }

  private mutating func advanceMacroDeclaration(_ start: Mark) {
    advance()
    _ = parseModuleSelector()
    if at(.identifier) || at(.keyword) { advance() } else { markError() }
    if firstByte(current) == UInt8(ascii: "<"), kind.isOperatorLike, canParseGenericArguments() { parseGenericArguments() }
    if at(.leftParen), !startsLine { parseArguments(.rightParen, .none) }
    if at(.leftBrace) { parseTrailingClosures() }
    finish(.macroExpansionDecl, start)
  }

  // MARK: Imports

  private mutating func parseImport(_ start: Mark) {
    advance()
    switch word {
    case .`struct`, .`class`, .`enum`, .`protocol`, .`func`, .`var`, .`let`, .`typealias`:
      // What is imported has a name, and so has its module.
      if peek(2).kind != .period, peek(2).kind != .colonColon { markError() }
      advance()
    default: break
    }
    let path = mark()
    if at(.identifier) || at(.keyword) { advance() } else { markError() }
    while at(.period) || at(.colonColon) {
      advance()
      if at(.identifier) || at(.keyword) || kind.isOperatorLike { advance() } else { markError() }
    }
    finish(.importPath, path)
    finish(.importDecl, start)
  }

  // MARK: Variables

  private mutating func parseVariable(_ start: Mark) {
    let isConstant = at(.`let`)
    advance()
    var hasAccessors = false
    repeat {
      if hasAccessors { markError() }
      let binding = mark()
      parseBindingPattern(.bound)
      let isSingle = lastFinishedKind == .identifierPattern
      let isTyped = at(.colon)
      if isTyped { parseTypeAnnotation() }
      let isInitialized = at(.equal)
      if isInitialized { parseInitializerClause() }
      if at(.leftBrace), !(isInitialized && startsLine && !isAccessorBlock(at: position)) {
        // A computed value is a `var` without an initial value; observers may follow one.
        if isConstant || !isSingle || (isInitialized ? !isAccessorBlock(at: position) : !isTyped && !opensObservers) {
          markError()
        }
        hasAccessors = true
        parseAccessorBlock()
      }
      let hasComma = eat(.comma)
      finish(.patternBinding, binding)
      if !hasComma { break }
    } while !isAtEnd
    finish(.variableDecl, start)
  }

  /// Whether the brace here opens `willSet` or `didSet`.
  private var opensObservers: Bool {
    guard isAccessorBlock(at: position) else { return false }
    return peek().word == .willSet || peek().word == .didSet
  }

  mutating func parseTypeAnnotation() {
    let start = mark()
    advance()
    let type = mark()
    parseType()
    while at(.period), peek().word == .`self` {
      // No type, but the compiler's parser lets it stand here.
      advance()
      advance()
      finish(.memberType, type)
    }
    finish(.typeAnnotation, start)
  }

  mutating func parseInitializerClause(_ context: ExpressionContext = .plain) {
    let start = mark()
    advance()
    parseExpression(context)
    finish(.initializerClause, start)
  }

  /// Whether the brace at an index opens accessors: `get`, `set`, `willSet`, … and not code.
  func isAccessorBlock(at index: Int) -> Bool {
    var next = index + 1
    while next < input.count - 1 {
      let token = input[next]
      if token.kind == .atSign {
        next = indexAfterAttribute(next)
        continue
      }
      switch token.word {
      case .mutating, .nonmutating, .consuming, .borrowing, .underscoreConsuming, .nonisolated, .yielding:
        guard token.kind == .identifier else { return false }
        next += 1
        if input[next].kind == .leftParen { next = indexAfterGroup(next) }
        continue
      case .get, .set, .willSet, .didSet, .underscoreRead, .underscoreModify, .unsafeAddress, .unsafeMutableAddress:
        return isAccessorFollower(next + 1)
      case .`init`:
        let after = input[min(next + 1, input.count - 1)]
        if after.kind == .leftBrace { return true }
        guard after.kind == .leftParen else { return false }
        return input[indexAfterGroup(next + 1)].kind == .leftBrace
      case .read, .modify, .borrow, .mutate:
        // Names in ordinary getters, too (`read { $0 }`): accessors only beside another accessor of their kind.
        let after = input[min(next + 1, input.count - 1)]
        guard after.kind == .leftBrace else { return false }
        let partner = input[indexAfterGroup(next + 1)]
        return partner.startsLine
          && [Word.read, .modify, .borrow, .mutate, .get, .set].contains(partner.word) && partner.word != token.word
      default:
        return false
      }
    }
    return false
  }

  private func isAccessorFollower(_ index: Int) -> Bool {
    let token = input[min(index, input.count - 1)]
    switch token.kind {
    case .leftBrace, .rightBrace, .semicolon, .atSign: return true
    case .leftParen:
      let after = input[indexAfterGroup(index)]
      return after.kind == .leftBrace || [Word.async, .`throws`].contains(after.word)
    case .identifier:
      switch token.word {
      case .get, .set, .willSet, .didSet, .underscoreRead, .underscoreModify, .async, .reasync, .mutating, .nonmutating,
        .consuming, .borrowing, .unsafeAddress, .unsafeMutableAddress, .nonisolated, .underscoreConsuming:
        return true
      default: return false
      }
    case .keyword: return token.word == .`throws` || token.word == .`rethrows` || token.word == .`init`
    case .poundIf: return true
    default: return false
    }
  }

  mutating func parseAccessorBlock() {
    let start = mark()
    if skipsBody(.accessorBlock, start) { return }
    let outerClosures = closureDepth
    closureDepth = 0
    defer { closureDepth = outerClosures }
    if isAccessorBlock(at: position) {
      advance()
      parseAccessors()
      closeBlock()
    } else {
      guard enter() else { return }
      defer { leave() }
      advance()
      parseItems(.body)
      closeBlock()
    }
    finish(.accessorBlock, start)
  }

  mutating func parseAccessors() {
    var seen = WordSet()
    while !isAtEnd, !at(.rightBrace) {
      if kind.isDirective {
        guard at(.poundIf) else { return }
        parseIfConfig(.accessors)
        continue
      }
      if at(.semicolon) {
        advance()
        continue
      }
      let accessor = mark()
      while true {
        if at(.atSign) {
          parseAttribute(inType: false)
          continue
        }
        switch word {
        case .mutating, .nonmutating, .consuming, .borrowing, .underscoreConsuming, .nonisolated, .yielding:
          let modifier = mark()
          advance()
          if at(.leftParen) { skipGroup() }
          finish(.declModifier, modifier)
          continue
        default: break
        }
        break
      }
      switch word {
      case .get, .set, .willSet, .didSet, .underscoreRead, .underscoreModify, .unsafeAddress, .unsafeMutableAddress,
        .`init`, .read, .modify, .borrow, .mutate:
        if !seen.insert(word) { markError() }
        advance()
      default:
        skipToNextItem()
        finish(.accessorDecl, accessor)
        continue
      }
      if at(.leftParen) {
        let parameters = mark()
        skipGroup()
        finish(.accessorParameters, parameters)
      }
      parseEffects(.accessorEffectSpecifiers)
      if at(.leftBrace) {
        parseCodeBlock()
      } else if memberOwner != .protocolDecl, !isInterface {
        markError()
      }
      finish(.accessorDecl, accessor)
    }
  }

  // MARK: Functions

  private mutating func parseFunction(_ start: Mark) {
    advance()
    if at(.identifier) || at(.dollarIdentifier) {
      advance()
    } else if at(.keyword) || at(.wildcard) {
      markError()
      advance()
    } else if kind.isOperatorLike || at(.arrow) {
      // `func ==<T>(…)`: the bracket belongs to the generics.
      let token = current
      if token.length > 1, source[token.end - 1] == UInt8(ascii: "<"),
        peek().kind == .identifier || peek().kind == .atSign || peek().kind == .keyword
      {
        advance(splittingAt: Int(token.length) - 1, as: .binaryOperator)
        input[position].kind = .binaryOperator
      } else {
        advance()
      }
    } else if at(.regexSlash) {
      while at(.regexSlash) || at(.regexLiteralPattern) { advance() }
    } else {
      markError()
    }
    parseGenericParameters()
    parseSignature()
    parseWhereClause()
    parseFunctionBody()
    finish(.functionDecl, start)
  }

  /// The body of a function, if there is one: no closure around it lends it its `$0`.
  private mutating func parseFunctionBody(ofInitializer: Bool = false) {
    guard at(.leftBrace) else { return }
    if memberOwner == .protocolDecl { markError() }
    let outer = (closureDepth, memberOwner, isInInitializer)
    (closureDepth, memberOwner, isInInitializer) = (0, nil, ofInitializer)
    parseCodeBlock()
    (closureDepth, memberOwner, isInInitializer) = outer
  }

  private mutating func parseSignature(allowsResult: Bool = true) {
    let start = mark()
    if at(.leftParen) { parseParameters() } else { markError() }
    parseEffects(.functionEffectSpecifiers)
    if isUnknownEffect {
      // An effect of a later Swift: an error, but no reason to miss the result and the body.
      let effect = mark()
      markError()
      advance()
      finish(.unknown, effect)
      parseEffects(.functionEffectSpecifiers)
    }
    if at(.arrow) {
      if !allowsResult { markError() }
      parseReturnClause()
    }
    finish(.functionSignature, start)
  }

  private var isUnknownEffect: Bool {
    guard at(.identifier), !startsLine else { return false }
    let next = peek()
    return next.kind == .arrow || next.kind == .leftBrace || next.word == .`throws` || next.word == .async
  }

  mutating func parseParameters() {
    let start = mark()
    advance()
    while !isAtEnd, !at(.rightParen), !at(.rightBrace) {
      if at(.poundIf) {
        markError()
        skipGroup()
        continue
      }
      let parameter = mark()
      while at(.atSign) { parseAttribute(inType: false) }
      parseParameterModifiers()
      if isParameterName(current) {
        // `inout x: T` was Swift 2; `inout` alone is a label.
        if at(.`inout`), isParameterName(peek()) { markError() }
        advance()
        if isParameterName(current) { advance() }
      } else {
        markError()
      }
      if at(.colon) {
        advance()
        parseType()
        if kind.isOperatorLike, text(current, is: "...") { advance() }
      } else {
        markError()
      }
      if at(.equal) { parseInitializerClause() }
      if !at(.comma), !at(.rightParen) {
        let error = mark()
        markError()
        while !isAtEnd, !at(.comma), !at(.rightParen), !at(.leftBrace), !at(.rightBrace), !endsBrokenList {
          skipGroup()
        }
        if !isEmpty(since: error) { finish(.unknown, error) }
      }
      eat(.comma)
      finish(.functionParameter, parameter)
      if consumedNothing(since: parameter) { break }
      if at(.leftBrace) { break }
      if startsLine, isAtStatementKeyword, peek().kind != .colon, peek(2).kind != .colon { break }
    }
    expect(.rightParen)
    finish(.functionParameterClause, start)
  }

  private func isParameterName(_ token: Token) -> Bool {
    token.kind == .identifier || token.kind == .keyword || token.kind == .wildcard || token.kind == .dollarIdentifier
  }

  mutating func parseParameterModifiers() {
    while isParameterModifier {
      let modifier = mark()
      advance()
      finish(.declModifier, modifier)
    }
  }

  /// Whether a word modifies the parameter that follows, or is itself one of its names. Before a single name only
  /// `isolated` and `_const` modify, as in the compiler: `inout x: T` has two names.
  private var isParameterModifier: Bool {
    switch word {
    case .isolated, .const, .borrowing, .consuming, .sending, .`inout`: break
    default: return false
    }
    guard isParameterName(peek()), peek().kind != .dollarIdentifier else { return false }
    switch peek(2).kind {
    case .colon: return word == .isolated || word == .const
    case .identifier, .wildcard: return true
    default: return false
    }
  }

  private mutating func parseInitializer(_ start: Mark) {
    advance()
    if at(.postfixQuestionMark) || at(.exclamationMark) || at(.infixQuestionMark) {
      advance()
    } else if kind.isOperatorLike, firstByte(current) == UInt8(ascii: "?") || firstByte(current) == UInt8(ascii: "!") {
      // `init?<T>(…)`
      advance(
        splittingAt: 1, as: firstByte(current) == UInt8(ascii: "?") ? .postfixQuestionMark : .exclamationMark)
    }
    parseGenericParameters()
    parseSignature(allowsResult: false)
    parseWhereClause()
    parseFunctionBody(ofInitializer: true)
    finish(.initializerDecl, start)
  }

  private mutating func parseDeinitializer(_ start: Mark) {
    advance()
    if at(.async) || at(.`throws`) || at(.`rethrows`) || at(.reasync) { markError() }
    parseEffects(.functionEffectSpecifiers)
    parseFunctionBody()
    finish(.deinitializerDecl, start)
  }

  private mutating func parseSubscript(_ start: Mark) {
    advance()
    parseGenericParameters()
    if at(.leftParen) { parseParameters() } else { markError() }
    if at(.arrow) { parseReturnClause() } else { markError() }
    parseWhereClause()
    if at(.leftBrace) {
      parseAccessorBlock()
    } else if memberOwner == .protocolDecl {
      markError()
    }
    finish(.subscriptDecl, start)
  }

  // MARK: Types

  private mutating func parseNominal(_ start: Mark, _ nodeKind: NodeKind) {
    advance()
    parseDeclaredName()
    if nodeKind == .protocolDecl, firstByte(current) == UInt8(ascii: "<"), kind.isOperatorLike {
      let clause = mark()
      advance(splittingAt: 1, as: .leftAngle)
      while at(.identifier) || at(.comma) { advance() }
      if firstByte(current) == UInt8(ascii: ">"), kind.isOperatorLike {
        advance(splittingAt: 1, as: .rightAngle)
      } else {
        markError()
      }
      finish(.primaryAssociatedTypeClause, clause)
    } else {
      parseGenericParameters()
    }
    parseInheritance()
    parseWhereClause()
    parseMembers(of: nodeKind)
    finish(nodeKind, start)
  }

  /// The name of a type or a case. A keyword that is not in backticks is an error, but still the name.
  private mutating func parseDeclaredName() {
    if at(.identifier) || at(.dollarIdentifier) { return advance() }
    markError()
    if at(.keyword), !startsLine { advance() }
  }

  private mutating func parseExtension(_ start: Mark) {
    advance()
    parseType()
    parseInheritance()
    parseWhereClause()
    parseMembers(of: .extensionDecl)
    finish(.extensionDecl, start)
  }

  private mutating func parseInheritance() {
    guard at(.colon) else { return }
    let start = mark()
    advance()
    while !isAtEnd {
      let inherited = mark()
      parseInheritedType()
      let hasComma = eat(.comma)
      finish(.inheritedType, inherited)
      if !hasComma || at(.leftBrace) { break }
    }
    finish(.inheritanceClause, start)
  }

  /// A type, or `nonisolated P`: a conformance whose isolation is spelled out.
  private mutating func parseInheritedType() {
    let start = mark()
    while at(.atSign) { parseAttribute(inType: true) }
    if at(.nonisolated), peek().kind == .identifier { advance() }
    let isAttributed = !isEmpty(since: start)
    parseType()
    if isAttributed { finish(.attributedType, start) }
  }

  private mutating func parseMembers(of owner: NodeKind) {
    let start = mark()
    guard at(.leftBrace) else {
      markError()
      return
    }
    guard enter() else { return }
    defer { leave() }
    advance()
    let outer = (closureDepth, memberOwner)
    (closureDepth, memberOwner) = (0, owner)
    parseItems(.members)
    (closureDepth, memberOwner) = outer
    closeBlock()
    finish(.memberBlock, start)
  }

  private mutating func parseTypeAlias(_ start: Mark, _ nodeKind: NodeKind) {
    advance()
    parseDeclaredName()
    if nodeKind == .typeAliasDecl { parseGenericParameters() } else { parseInheritance() }
    if at(.equal) {
      let initializer = mark()
      advance()
      parseType()
      finish(.typeInitializerClause, initializer)
    } else if nodeKind == .typeAliasDecl {
      markError()
    }
    parseWhereClause()
    finish(nodeKind, start)
  }

  private mutating func parseEnumCase(_ start: Mark) {
    advance()
    repeat {
      let element = mark()
      parseDeclaredName()
      if at(.leftParen), !startsLine {
        let clause = mark()
        advance()
        if at(.rightParen) { markError() }
        while !isAtEnd, !at(.rightParen), !at(.rightBrace) {
          let parameter = mark()
          while at(.atSign), peek(2).kind == .colon { parseAttribute(inType: true) }
          if isParameterName(current), peek().kind == .colon {
            advance()
            advance()
          } else if isParameterName(current), isParameterName(peek()), peek(2).kind == .colon {
            advance()
            advance()
            advance()
          }
          parseType()
          if kind.isOperatorLike, text(current, is: "...") { advance() }
          if at(.equal) { parseInitializerClause() }
          if !at(.comma), !at(.rightParen) {
            markError()
            if !at(.rightBrace), !isAtEnd { skipGroup() }
          }
          eat(.comma)
          finish(.enumCaseParameter, parameter)
          if consumedNothing(since: parameter) { break }
        }
        expect(.rightParen)
        finish(.enumCaseParameterClause, clause)
      }
      if at(.equal) {
        parseInitializerClause()
        if !isRawValue { markError() }
      }
      let hasComma = eat(.comma)
      finish(.enumCaseElement, element)
      if !hasComma { break }
    } while !isAtEnd
    finish(.enumCaseDecl, start)
  }

  /// Whether the initial value that was just read is a literal, as a raw value has to be.
  private var isRawValue: Bool {
    guard let clause = stack.last else { return true }
    let value = nodes[Int(nodes[Int(clause)].firstChild)]
    switch value.kind {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .unknown: return true
    case .stringLiteralExpr: return value.firstChild == NodeRecord.none
    case .prefixOperatorExpr:
      let operand = nodes[Int(value.firstChild)].kind
      return isOperator(output[Int(value.firstToken)], UInt8(ascii: "-"))
        && (operand == .integerLiteralExpr || operand == .floatLiteralExpr)
    default: return false
    }
  }

  // MARK: Operators and macros

  private mutating func parseOperatorDeclaration(_ start: Mark) {
    let isInfix = output.last?.word == .infix
    advance()
    if kind.isOperatorLike || at(.arrow) || at(.identifier) {
      advance()
      while kind.isOperatorLike, !current.flags.contains(.hasTriviaBefore) { advance() }
    } else if at(.regexSlash) {
      advance()
    } else {
      markError()
    }
    if at(.colon) {
      if !isInfix { markError() }
      advance()
      while at(.identifier) {
        advance()
        if !eat(.comma) { break }
      }
    }
    if at(.leftBrace) {
      // Precedence in the declaration itself was Swift 2.
      markError()
      skipGroup()
    }
    finish(.operatorDecl, start)
  }

  private mutating func parsePrecedenceGroup(_ start: Mark) {
    advance()
    if at(.identifier) { advance() } else { markError() }
    if at(.leftBrace) { skipGroup() } else { markError() }
    finish(.precedenceGroupDecl, start)
  }

  private mutating func parseMacroDeclaration(_ start: Mark) {
    advance()
    advance()
    parseGenericParameters()
    parseSignature()
    if at(.equal) { parseInitializerClause() }
    parseWhereClause()
    finish(.macroDecl, start)
  }

  // MARK: Generics

  mutating func parseGenericParameters() {
    guard kind.isOperatorLike, firstByte(current) == UInt8(ascii: "<") else { return }
    let start = mark()
    advance(splittingAt: 1, as: .leftAngle)
    if firstByte(current) == UInt8(ascii: ">") { markError() }
    while !isAtEnd, firstByte(current) != UInt8(ascii: ">") {
      let parameter = mark()
      while at(.atSign) { parseAttribute(inType: true) }
      if at(.each), peek().kind == .identifier { advance() }
      if at(.`let`) { advance() }
      if at(.identifier) || at(.wildcard) { advance() } else { markError() }
      if at(.colon) {
        advance()
        parseType()
      }
      let hasComma = eat(.comma)
      finish(.genericParameter, parameter)
      if !hasComma { break }
    }
    if at(.`where`) {
      // Behind the parameters, not among them, since Swift 3.
      markError()
      parseWhereClause()
    }
    if kind.isOperatorLike, firstByte(current) == UInt8(ascii: ">") {
      advance(splittingAt: 1, as: .rightAngle)
    } else {
      markError()
    }
    finish(.genericParameterClause, start)
  }

  mutating func parseWhereClause() {
    guard at(.`where`) else { return }
    let start = mark()
    advance()
    while !isAtEnd {
      let requirement = mark()
      while at(.atSign) { parseAttribute(inType: true) }
      if at(.integerLiteral) || peek().kind == .integerLiteral {
        parseGenericArgumentValue()
      } else {
        parseType()
      }
      if at(.colon) {
        advance()
        parseType()
        // `T: _Trivial(64)`
        if at(.leftParen), !startsLine { skipGroup() }
      } else if kind.isOperatorLike, text(current, is: "==") || text(current, is: "~>") {
        advance()
        parseGenericArgumentValue()
      } else {
        markError()
      }
      let hasComma = eat(.comma)
      finish(.genericRequirement, requirement)
      if !hasComma { break }
    }
    finish(.genericWhereClause, start)
  }
}
