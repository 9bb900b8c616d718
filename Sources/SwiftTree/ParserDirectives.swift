// `#if` wherever it may stand, and the version tests whose untaken branch no compiler parses.

extension Parser {
  /// What the branches of a directive hold.
  enum DirectiveContents {
    case items(ItemContext)
    case body
    case members
    case switchCases
    case accessors
    case attributes
    case postfix
  }

  mutating func parseIfConfig(_ contents: DirectiveContents) {
    let start = mark()
    guard enter() else { return }
    defer { leave() }
    var versionTest = VersionTest.none
    while at(.poundIf) && isEmpty(since: start) || at(.poundElseif) || at(.poundElse) {
      let clause = mark()
      let isElse = at(.poundElse)
      advance()
      var isParsed = true
      if isElse {
        if !startsLine, !isAtEnd { skipRestOfLine() }
        if versionTest == .taken { isParsed = false }
      } else {
        if startsLine || isAtEnd {
          markError()
        } else {
          let first = position
          parseExpression(.directive)
          if !startsLine, !isAtEnd { skipRestOfLine() }
          let test = versionOutcome(of: first..<position)
          if versionTest == .taken, test != .none { isParsed = false }
          if test == .untaken { isParsed = false }
          if test != .none, versionTest != .taken { versionTest = test }
        }
      }
      if isParsed { parseBranch(contents) } else { skipBranch() }
      finish(.ifConfigClause, clause)
      if isElse { break }
    }
    if at(.poundEndif) {
      advance()
      if !startsLine, !isAtEnd { skipRestOfLine() }
    } else {
      markError()
    }
    finish(.ifConfigDecl, start)
  }

  private mutating func skipRestOfLine() {
    let start = mark()
    markError()
    while !startsLine, !isAtEnd { advance() }
    finish(.unknown, start)
  }

  private mutating func parseBranch(_ contents: DirectiveContents) {
    let isBranchEnd: (Parser) -> Bool = { parser in
      parser.isAtEnd || (parser.kind.isDirective && parser.kind != .poundIf)
    }
    while !isBranchEnd(self) {
      let before = output.count
      switch contents {
      case .items(let context): parseItems(context)
      case .body: parseItems(.body)
      case .members: parseItems(.members)
      case .switchCases: parseSwitchCases()
      case .accessors: parseAccessors()
      case .attributes:
        if at(.poundIf) { parseIfConfig(.attributes) } else if at(.atSign) { parseAttribute(inType: false) }
      case .postfix:
        guard at(.period) || at(.poundIf) else { break }
        parsePostfixBranch()
      }
      guard !isBranchEnd(self) else { break }
      // A stray closing brace, or nothing consumed: go on behind it.
      if output.count == before || at(.rightBrace) { skipToNextItem() }
    }
  }

  /// `.modifier()` chains inside a directive: the base is outside.
  private mutating func parsePostfixBranch() {
    let start = mark()
    if at(.poundIf) {
      parseIfConfig(.postfix)
      finish(.postfixIfConfigExpr, start)
    } else {
      advance()
      let name = mark()
      if at(.identifier) || at(.keyword) {
        advance()
        finish(.declReferenceExpr, name)
      } else {
        missing()
      }
      finish(.memberAccessExpr, start)
    }
    parseSuffixes(start, .plain, .none)
  }

  /// A branch that no compiler of today parses: its tokens are kept, nothing is made of them.
  private mutating func skipBranch() {
    let start = mark()
    var depth = 0
    let errorsBefore = errorOffsets.count
    while !isAtEnd {
      if at(.poundIf) { depth += 1 }
      if at(.poundEndif) {
        guard depth > 0 else { break }
        depth -= 1
      }
      if depth == 0, at(.poundElse) || at(.poundElseif) { break }
      advanceUnchecked()
    }
    errorOffsets.removeLast(errorOffsets.count - errorsBefore)
    if !isEmpty(since: start) { finish(.unparsed, start) }
  }

  private mutating func advanceUnchecked() {
    output.append(input[position])
    position += 1
  }

  // MARK: Look-ahead

  private func indexAfterCondition(_ start: Int) -> Int {
    var index = start + 1
    while index < input.count - 1, !input[index].flags.contains(.startsLine) { index += 1 }
    return index
  }

  /// The index of what the directive here holds first, below the few directives that may open there together.
  private var indexAfterOpeningDirectives: Int {
    var index = position
    var depth = 0
    while depth < 8 {
      switch input[index].kind {
      case .poundIf: index = indexAfterCondition(index)
      case .poundElseif where depth > 0: index = indexAfterCondition(index)
      case .poundElse where depth > 0: index += 1
      default: return index
      }
      depth += 1
    }
    return index
  }

  /// Whether the directive here holds `.member` chains that go on with the expression before.
  var isPostfixDirective: Bool {
    let index = indexAfterOpeningDirectives
    guard input[index].kind == .period else { return false }
    let next = input[min(index + 1, input.count - 1)]
    return next.kind == .identifier || next.kind == .keyword
  }

  /// Whether the directive here holds cases of a switch.
  var directiveHoldsCases: Bool {
    var index = indexAfterOpeningDirectives
    while input[index].kind == .atSign { index = indexAfterAttribute(index) }
    return input[index].word == .`case` || input[index].word == .`default`
  }

  /// The index after the directive at an index, if its branches hold nothing but attributes: those of the declaration
  /// that follows. Real code nests such directives once or twice; the bound keeps a run of `#if`s linear.
  func indexAfterAttributeDirective(_ start: Int) -> Int? {
    var index = start
    var depth = 0
    var sawAttribute = false
    while index < input.count - 1 {
      switch input[index].kind {
      case .poundIf:
        depth += 1
        guard depth <= 8 else { return nil }
        index = indexAfterCondition(index)
      case .poundElseif:
        index = indexAfterCondition(index)
      case .poundElse:
        index += 1
      case .poundEndif:
        depth -= 1
        index += 1
        if depth == 0 { return sawAttribute ? index : nil }
      case .atSign:
        sawAttribute = true
        index = indexAfterAttribute(index)
      default:
        return nil
      }
    }
    return nil
  }

  // MARK: Version tests

  /// What a condition says about versions of the language or the compiler.
  enum VersionTest {
    case none
    /// Every compiler that this tool is built for takes it.
    case taken
    /// None does.
    case untaken
  }

  /// The language that this parser knows: 6.3.
  private static let knownVersion = (major: 6, minor: 3)

  private func versionOutcome(of range: Range<Int>) -> VersionTest {
    // `a && b` and `a || b` of version tests and other tests; anything deeper is not a version test.
    var results: [VersionTest] = []
    var isConjunction = true
    var index = range.lowerBound
    while index < range.upperBound {
      let (test, after) = singleVersionTest(index, range.upperBound)
      results.append(test)
      index = after
      guard index < range.upperBound else { break }
      if text(input[index], is: "||") { isConjunction = false } else if !text(input[index], is: "&&") { return .none }
      index += 1
    }
    if isConjunction {
      if results.contains(.untaken) { return .untaken }
      return results.allSatisfy { $0 == .taken } ? .taken : .none
    }
    if results.contains(.none) { return .none }
    return results.contains(.taken) ? .taken : .untaken
  }

  private func singleVersionTest(_ start: Int, _ end: Int) -> (VersionTest, Int) {
    var index = start
    var isNegated = false
    while index < end, isOperator(input[index], UInt8(ascii: "!")) {
      isNegated.toggle()
      index += 1
    }
    if index < end, input[index].kind == .leftParen { return (.none, min(indexAfterGroup(index), end)) }
    let name = input[index]
    var after = index + 1
    if after < end, input[after].kind == .leftParen { after = min(indexAfterGroup(after), end) }
    guard name.word == .swift || name.word == .compiler || text(name, is: "_compiler_version"), index + 3 < end,
      input[index + 1].kind == .leftParen
    else { return (.none, after) }
    let comparison = input[index + 2]
    let isAtLeast = text(comparison, is: ">=")
    guard isAtLeast || text(comparison, is: "<"), let version = version(at: index + 3) else { return (.none, after) }
    let known = Self.knownVersion
    let isNewer = (version.major, version.minor) > (known.major, known.minor)
    // Below 6 the language mode of the target decides about `swift(…)`, so only 5 and less is certain.
    let isCertainlyReached = name.word == .compiler ? !isNewer : version.major < 5 || (version.major == 5 && version.minor <= 9)
    var result = VersionTest.none
    if isNewer { result = isAtLeast ? .untaken : .taken } else if isCertainlyReached { result = isAtLeast ? .taken : .untaken }
    if isNegated {
      switch result {
      case .taken: result = .untaken
      case .untaken: result = .taken
      case .none: break
      }
    }
    return (result, after)
  }

  private func version(at index: Int) -> (major: Int, minor: Int)? {
    let token = input[index]
    guard token.kind == .integerLiteral || token.kind == .floatLiteral else { return nil }
    let parts = String(decoding: source[token.range], as: UTF8.self).split(separator: ".")
    guard let first = parts.first, let major = Int(first) else { return nil }
    return (major, parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
  }
}
