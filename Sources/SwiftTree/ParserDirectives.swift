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
      var isDoubtful = false
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
          isDoubtful = test == .uncertain
          if test != .none, versionTest != .taken { versionTest = test }
        }
      }
      if !isParsed {
        skipBranch()
      } else if isDoubtful {
        parseDoubtfulBranch(contents)
      } else {
        parseBranch(contents)
      }
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

  /// A branch that the compiler leaves alone when its condition does not hold, and we do not know whether it does. Where it
  /// parses it is code; where it does not it is written for another compiler, and only its tokens are kept.
  private mutating func parseDoubtfulBranch(_ contents: DirectiveContents) {
    let before = state
    let start = mark()
    parseBranch(contents)
    guard before.errorCount < errorOffsets.count else { return }
    forgetNodes(since: before)
    if !isEmpty(since: start) { finish(.unparsed, start) }
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
    var availabilityEnd = 0
    while !isAtEnd {
      if at(.poundIf) { depth += 1 }
      if at(.poundEndif) {
        guard depth > 0 else { break }
        depth -= 1
      }
      if depth == 0, at(.poundElse) || at(.poundElseif) { break }
      // Versions are cut as everywhere else.
      if at(.leftParen), position > 0, isAvailability(input[position - 1]) {
        availabilityEnd = brackets.partner(of: position) ?? position
      }
      if position < availabilityEnd { splitVersion() }
      advanceUnchecked()
    }
    errorOffsets.removeLast(errorOffsets.count - errorsBefore)
    if !isEmpty(since: start) { finish(.unparsed, start) }
  }

  private func isAvailability(_ token: Token) -> Bool {
    token.kind == .poundAvailable || token.kind == .poundUnavailable || token.word == .available
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
    /// It depends on more than versions, or on versions that this tool cannot tell.
    case uncertain
  }

  /// The compiler whose language this parser knows.
  private static let knownVersion = (major: 6, minor: 3, patch: 1)

  private func versionOutcome(of range: Range<Int>) -> VersionTest {
    var index = range.lowerBound
    let result = disjunction(&index, range.upperBound, depth: 0)
    return index == range.upperBound ? result : .none
  }

  /// `a || b`: a version test only when all of it is.
  private func disjunction(_ index: inout Int, _ end: Int, depth: Int) -> VersionTest {
    var result = conjunction(&index, end, depth: depth)
    while index < end, text(input[index], is: "||") {
      index += 1
      switch (result, conjunction(&index, end, depth: depth)) {
      case (.none, _), (_, .none): result = .none
      case (.taken, _), (_, .taken): result = .taken
      case (.untaken, .untaken): result = .untaken
      default: result = .uncertain
      }
    }
    return result
  }

  /// `a && b`: a version test as soon as one of its parts is.
  private func conjunction(_ index: inout Int, _ end: Int, depth: Int) -> VersionTest {
    var result = singleTest(&index, end, depth: depth)
    while index < end, text(input[index], is: "&&") {
      index += 1
      switch (result, singleTest(&index, end, depth: depth)) {
      case (.none, .none): result = .none
      case (.untaken, _), (_, .untaken): result = .untaken
      case (.taken, .taken): result = .taken
      default: result = .uncertain
      }
    }
    return result
  }

  /// `compiler(>=6.2)`, `os(iOS)`, `FLAG`, `!…`, `(…)`. Deeper than anyone nests conditions nothing is a version test.
  private func singleTest(_ index: inout Int, _ end: Int, depth: Int) -> VersionTest {
    var isNegated = false
    while index < end, isOperator(input[index], UInt8(ascii: "!")) {
      isNegated.toggle()
      index += 1
    }
    guard index < end else { return .none }
    var result = VersionTest.none
    if input[index].kind == .leftParen {
      let after = min(indexAfterGroup(index), end)
      var inner = index + 1
      if depth < 16, after - 1 > inner {
        result = disjunction(&inner, after - 1, depth: depth + 1)
        if inner != after - 1 { result = .none }
      }
      index = after
    } else {
      result = versionTest(at: index, end)
      index += 1
      if index < end, input[index].kind == .leftParen { index = min(indexAfterGroup(index), end) }
    }
    guard isNegated else { return result }
    switch result {
    case .taken: return .untaken
    case .untaken: return .taken
    case .none, .uncertain: return result
    }
  }

  private func versionTest(at index: Int, _ end: Int) -> VersionTest {
    let name = input[index]
    guard name.word == .swift || name.word == .compiler || text(name, is: "_compiler_version"), index + 1 < end,
      input[index + 1].kind == .leftParen
    else { return .none }
    guard index + 3 < end else { return .uncertain }
    let isAtLeast = text(input[index + 2], is: ">=")
    guard isAtLeast || text(input[index + 2], is: "<"), let version = version(at: index + 3) else { return .uncertain }
    let known = Self.knownVersion
    // A correction of the known release may be out.
    if (version.major, version.minor) == (known.major, known.minor), let patch = patch(at: index + 4), patch > known.patch {
      return .uncertain
    }
    let isNewer = (version.major, version.minor) > (known.major, known.minor)
    if isNewer { return isAtLeast ? .untaken : .taken }
    // Below 6 the language mode of the target decides about `swift(…)`, so only 5 and less is certain.
    let isCertainlyReached = name.word == .compiler || version.major < 5 || (version.major == 5 && version.minor <= 9)
    guard isCertainlyReached else { return .uncertain }
    return isAtLeast ? .taken : .untaken
  }

  private func patch(at index: Int) -> Int? {
    guard index + 1 < input.count, input[index].kind == .period, input[index + 1].kind == .integerLiteral else { return nil }
    return Int(String(decoding: source[input[index + 1].range], as: UTF8.self))
  }

  private func version(at index: Int) -> (major: Int, minor: Int)? {
    let token = input[index]
    guard token.kind == .integerLiteral || token.kind == .floatLiteral else { return nil }
    let parts = String(decoding: source[token.range], as: UTF8.self).split(separator: ".")
    guard let first = parts.first, let major = Int(first) else { return nil }
    return (major, parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
  }
}
