// Attributes and modifiers: what may stand before a declaration, a type, a closure's head.

extension Parser {
  // MARK: Attributes

  /// Attributes whose arguments are not expressions: they are kept as plain tokens.
  private func hasRawArguments(_ name: Token) -> Bool {
    for known in Self.rawAttributes where text(name, is: known) { return true }
    return false
  }

  private static let rawAttributes: [StaticString] = [
    "objc", "abi", "differentiable", "derivative", "transpose", "specialized", "backDeployed", "_specialize", "_effects",
    "_dynamicReplacement", "_documentation", "_originallyDefinedIn", "_implements", "_backDeploy",
  ]

  /// Attributes of types, which the compiler refuses on a declaration and on the name of a parameter.
  private func belongsToTypes(_ name: Token) -> Bool {
    for known in ["escaping", "autoclosure", "noescape", "convention", "unchecked", "retroactive"] as [StaticString]
    where text(name, is: known) { return true }
    return false
  }

  /// Whether the argument after a label is the name of a function: `@derivative(of: f)`, `@_dynamicReplacement(for: f)`.
  private func namesDeclaration(_ label: Token) -> Bool { label.word == .of || label.word == .`for` }

  /// Arguments of an attribute that has a grammar of its own: tokens, with the string literals among them as nodes.
  mutating func parseRawArguments() {
    guard let end = brackets.partner(of: position) else {
      advance()
      return markError()
    }
    while position < end {
      switch kind {
      case .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter: parseStringLiteral()
      case .colon where namesDeclaration(input[position - 1]):
        advance()
        if position < end { parseExpression() }
      default: advance()
      }
    }
    if position == end { advance() }
  }

  /// Whether an attribute of this name takes arguments where a type stands.
  private func takesArgumentsInType(_ name: Token) -> Bool {
    for known in ["convention", "isolated", "differentiable", "execution", "lifetime", "_opaqueReturnTypeOf", "_lifetime",
      "opened"] as [StaticString]
    where text(name, is: known) { return true }
    return false
  }

  mutating func parseAttribute(inType: Bool) {
    let start = mark()
    advance()
    let name = current
    let isApart = name.flags.contains(.startsLine) || (name.kind == .keyword && name.flags.contains(.hasTriviaBefore))
    guard name.kind == .identifier || name.kind == .keyword, !isApart else {
      markError()
      return finish(.attribute, start)
    }
    if inType ? text(name, is: "noescape") : belongsToTypes(name) { markError() }
    // A `rethrows`-like keyword may be the name: `@rethrows`.
    let type = mark()
    if parseModuleSelector(), !isSelectedName { markError() } else { advance() }
    if firstByte(current) == UInt8(ascii: "<"), kind.isOperatorLike, !current.flags.contains(.hasTriviaBefore) {
      parseGenericArguments()
    }
    finish(.identifierType, type)
    while at(.period), peek().kind == .identifier, !startsLine {
      advance()
      advance()
      if firstByte(current) == UInt8(ascii: "<"), kind.isOperatorLike, !current.flags.contains(.hasTriviaBefore) {
        parseGenericArguments()
      }
      finish(.memberType, type)
    }
    if at(.leftParen), attributeTakesParen(name, at: position, inType: inType) {
      if text(name, is: "available") || text(name, is: "_spi_available") {
        parseAvailabilityArguments()
      } else if hasRawArguments(name) {
        parseRawArguments()
      } else {
        let wasInAttribute = isInAttribute
        isInAttribute = true
        parseArguments(.rightParen, .none)
        isInAttribute = wasInAttribute
      }
    } else if text(name, is: "available") {
      markError()
    }
    finish(.attribute, start)
  }

  private func attributeTakesParen(_ name: Token, at index: Int, inType: Bool) -> Bool {
    let paren = input[index]
    if paren.startsLine { return false }
    // Before a declaration nothing else can begin with a parenthesis.
    guard inType else { return true }
    if takesArgumentsInType(name) { return true }
    guard !paren.flags.contains(.hasTriviaBefore), let end = brackets.partner(of: index) else { return false }
    // `@Sendable(Int) -> Void` against `@Wrapper(1) Int`: after arguments a type begins.
    let after = input[min(end + 1, input.count - 1)]
    return !after.startsLine && isTypeStart(after) && after.word != .async && after.word != .reasync
  }

  /// The index after the attribute that starts at an index.
  func indexAfterAttribute(_ start: Int, inType: Bool = false, depth: Int = 0) -> Int {
    var index = start + 1
    guard index < input.count - 1 else { return input.count - 1 }
    let name = input[index]
    index += 1
    if input[index].kind == .colonColon { index = min(index + 2, input.count - 1) }
    if firstByte(input[index]) == UInt8(ascii: "<"), !input[index].flags.contains(.hasTriviaBefore) {
      var scan = TypeScan(index: index, depth: depth)
      if scanGenericArguments(&scan), scan.skipped == 0 { index = scan.index }
    }
    while input[index].kind == .period, input[min(index + 1, input.count - 1)].kind == .identifier, !input[index].startsLine {
      index += 2
      if firstByte(input[index]) == UInt8(ascii: "<"), !input[index].flags.contains(.hasTriviaBefore) {
        var scan = TypeScan(index: index, depth: depth)
        if scanGenericArguments(&scan), scan.skipped == 0 { index = scan.index }
      }
    }
    if input[index].kind == .leftParen, attributeTakesParen(name, at: index, inType: inType) {
      index = indexAfterGroup(index)
    }
    return min(index, input.count - 1)
  }

  // MARK: Availability

  /// `(iOS 17, *)`, `(*, deprecated, message: "…")`, of `@available` and `#available` alike.
  mutating func parseAvailabilityArguments() {
    // Only `#unavailable` may end its list with a comma.
    let isExclusion = output.last?.kind == .poundUnavailable
    advance()
    if at(.rightParen) { markError() }
    while !isAtEnd, !at(.rightParen), !at(.rightBrace) {
      let argument = mark()
      // `*`, `iOS 17.0`, `deprecated`, `message: "…"`: after one of them the argument ends.
      if at(.identifier) || at(.keyword) {
        advance()
        if eat(.colon) {
          if at(.stringQuote) || at(.multilineStringQuote) || at(.rawStringPoundDelimiter) {
            parseStringLiteral()
          } else if at(.integerLiteral) || at(.floatLiteral) {
            parseVersion()
          } else {
            markError()
          }
        } else if at(.integerLiteral) || at(.floatLiteral) {
          parseVersion()
        }
      } else if isOperator(current, UInt8(ascii: "*")) {
        advance()
      } else {
        markError()
      }
      if !at(.comma), !at(.rightParen) { markError() }
      while !isAtEnd, !at(.comma), !at(.rightParen), !at(.rightBrace), !at(.leftBrace) {
        if at(.stringQuote) || at(.multilineStringQuote) || at(.rawStringPoundDelimiter) {
          parseStringLiteral()
        } else if at(.floatLiteral) {
          parseVersion()
        } else {
          skipGroup()
        }
      }
      if eat(.comma), at(.rightParen), !isExclusion { markError() }
      finish(.availabilityArgument, argument)
      if consumedNothing(since: argument) { break }
    }
    expect(.rightParen)
  }

  /// `17`, `17.4`, `17.4.1`: a version is numbers and periods, not a fraction.
  private mutating func parseVersion() {
    splitVersion()
    advance()
    while at(.period), peek().kind == .integerLiteral {
      advance()
      advance()
    }
  }

  /// Cuts a number with a fraction in three. The last of them is left to be consumed.
  mutating func splitVersion() {
    guard at(.floatLiteral), let dot = source[current.range].firstIndex(of: UInt8(ascii: ".")) else { return }
    advance(splittingAt: dot - current.start, as: .integerLiteral)
    advance(splittingAt: 1, as: .period)
    input[position].kind = .integerLiteral
  }

  mutating func parseAvailabilityCondition() {
    let start = mark()
    advance()
    if at(.leftParen) { parseAvailabilityArguments() } else { markError() }
    finish(.availabilityCondition, start)
  }

  // MARK: Modifiers

  /// Whether a word may be a declaration modifier. Words that are only sometimes one are judged by what follows.
  func isModifierWord(_ word: Word) -> Bool {
    switch word {
    case .`public`, .`private`, .`fileprivate`, .`internal`, .open, .package, .final, .`static`, .override, .required,
      .convenience, .lazy, .weak, .unowned, .mutating, .nonmutating, .dynamic, .optional, .indirect, .prefix, .postfix,
      .infix, .nonisolated, .isolated, .distributed, .async, .consuming, .borrowing, .underscoreConsuming, .const, .local,
      .sending, .yielding, .nonexhaustive:
      true
    default:
      false
    }
  }

  /// What the modifiers of a declaration say about whose it is.
  struct Ownership: OptionSet {
    let rawValue: UInt8
    static let isStatic = Ownership(rawValue: 1)
    static let isClass = Ownership(rawValue: 2)
  }

  mutating func parseModifiers() -> Ownership {
    var ownership: Ownership = []
    var seen = WordSet()
    while true {
      if at(.atSign) {
        parseAttribute(inType: false)
        continue
      }
      let isClassModifier = at(.`class`) && isDeclarationAfterClassWord(position + 1)
      if at(.poundIf), indexAfterAttributeDirective(position) != nil {
        parseIfConfig(.attributes)
        continue
      }
      guard isModifierWord(word) && (kind == .keyword || isModifierHere(position)) || isClassModifier else {
        return ownership
      }
      if at(.`static`) || isClassModifier, !ownership.isEmpty { markError() }
      if at(.`static`) { ownership.insert(.isStatic) }
      if isClassModifier { ownership.insert(.isClass) }
      let start = mark()
      let word = word
      advance()
      if at(.leftParen), !startsLine, !current.flags.contains(.hasTriviaBefore) || peek().word == .set {
        if !isDetail(peek(), of: word) { markError() }
        // The access of the setter is one modifier, that of the whole is another.
        if !seen.insert(isAccessLevel(word) ? .set : word) { markError() }
        skipGroup()
      } else if !seen.insert(isAccessLevel(word) ? .`public` : word == .weak ? .unowned : word) {
        markError()
      }
      finish(.declModifier, start)
    }
  }

  private func isAccessLevel(_ word: Word) -> Bool {
    switch word {
    case .`public`, .`private`, .`fileprivate`, .`internal`, .open, .package: true
    default: false
    }
  }

  /// Whether a modifier may have parentheses.
  private func takesDetails(_ word: Word) -> Bool { isAccessLevel(word) || word == .unowned || word == .nonisolated }

  /// Whether a modifier can have this in its parentheses.
  private func isDetail(_ detail: Token, of modifier: Word) -> Bool {
    if isAccessLevel(modifier) { return detail.word == .set }
    return switch modifier {
    case .unowned: text(detail, is: "safe") || detail.word == .unsafe || text(detail, is: "unsafe")
    case .nonisolated: text(detail, is: "unsafe") || text(detail, is: "nonsending")
    default: true
    }
  }

  /// `class var`, `class func`, `class override func`: a modifier, not a declaration of a class.
  private func isDeclarationAfterClassWord(_ index: Int) -> Bool {
    let next = input[min(index, input.count - 1)]
    switch next.word {
    case .`var`, .`let`, .`func`, .`subscript`, .`typealias`, .`init`: return true
    default:
      guard isModifierWord(next.word), next.kind == .keyword || next.kind == .identifier else { return false }
      return declarationKeyword(from: index) != nil
    }
  }

  /// Whether the contextual word at an index modifies a declaration that follows.
  private func isModifierHere(_ index: Int) -> Bool { declarationKeyword(from: index) != nil }

  /// Looks through attributes and modifiers for the word that makes a declaration of them.
  func declarationKeyword(from start: Int) -> Word? {
    var index = start
    var steps = 0
    while index < input.count, steps < 64 {
      steps += 1
      let token = input[index]
      if token.kind == .atSign {
        index = indexAfterAttribute(index)
        continue
      }
      if token.kind == .poundIf {
        guard let after = indexAfterAttributeDirective(index) else { return nil }
        index = after
        continue
      }
      if token.kind == .pound, index == start || input[index - 1].kind != .pound, index > start {
        return .macro
      }
      switch token.word {
      case .`let`, .`var`, .`func`, .`struct`, .`enum`, .`protocol`, .`extension`, .`import`, .`typealias`,
        .`associatedtype`, .`init`, .deinit, .`subscript`, .`operator`, .`precedencegroup`:
        guard token.kind == .keyword else { return nil }
        return token.word
      case .`class`:
        return .`class`
      case .`case`:
        return index > start ? .`case` : nil
      case .actor, .macro:
        guard token.kind == .identifier else { return nil }
        let next = input[min(index + 1, input.count - 1)]
        if next.kind == .identifier, !next.startsLine || index > start {
          let after = input[min(index + 2, input.count - 1)]
          if token.word == .actor {
            // `actor Name {`, `actor Name: P`, `actor Name<T>`
            return after.kind == .leftBrace || after.kind == .colon || after.word == .`where`
              || firstByte(after) == UInt8(ascii: "<") ? .actor : nil
          }
          return after.kind == .leftParen || firstByte(after) == UInt8(ascii: "<") ? .macro : nil
        }
        return nil
      default:
        break
      }
      guard isModifierWord(token.word), token.kind == .keyword || token.kind == .identifier else { return nil }
      index += 1
      let detail = input[min(index + 1, input.count - 1)]
      if input[index].kind == .leftParen, !input[index].flags.contains(.hasTriviaBefore) || detail.word == .set {
        // `optional(x)` and `open(file)` before a declaration are calls.
        if token.kind == .identifier, !takesDetails(token.word) || !isDetail(detail, of: token.word) { return nil }
        index = indexAfterGroup(index)
      }
      // A contextual word whose follower is on the next line is a name, unless a declaration follows all the same.
    }
    return nil
  }
}
