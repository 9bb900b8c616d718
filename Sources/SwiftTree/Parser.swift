// The parser's own machinery: consuming tokens, building nodes, depth, recovery. The grammar is in the other files.
//
// Nodes are built bottom up. A finished node waits on `stack` until its parent is finished and takes it; so a node that
// wraps what came before (a member access, a call, an operator) costs no moving. Tokens are copied from `input` to
// `output` as they are consumed, which lets the parser cut one in two where the grammar asks for it (`>>` in types).

/// Where a node begins: its first token, and the first of its children on the stack.
struct Mark {
  var children: Int
  var firstToken: UInt32
}

struct Parser {
  let source: UnsafeBufferPointer<UInt8>
  var input: ContiguousArray<Token>
  var position = 0
  var output = ContiguousArray<Token>()
  var nodes = ContiguousArray<NodeRecord>()
  var stack = ContiguousArray<UInt32>()
  var pendingOperators: [PendingOperator] = []
  var precedences: PrecedenceTable
  let brackets: BracketTable
  var errorOffsets: [Int] = []
  private var hasPendingError = false
  private var depth = 0
  /// Whether the bodies of functions, accessors and closures become nodes without children.
  private let skipsBodies: Bool
  /// The kind of the type whose members are read; `nil` outside of all types.
  var memberOwner: NodeKind?
  /// How many closures are open around this place, up to the nearest function.
  var closureDepth = 0
  /// Whether the nearest function around this place is an initializer.
  var isInInitializer = false
  /// Whether the arguments read here are those of an attribute, in which keywords are names.
  var isInAttribute = false
  /// Whether the file is a module interface, whose declarations have no bodies.
  let isInterface: Bool

  /// Nesting beyond this becomes an unknown node: the compiler's own parser stops at 256 levels, which count less.
  static let maximumDepth = 600

  init(source: UnsafeBufferPointer<UInt8>, tokens: ContiguousArray<Token>, skipsBodies: Bool = false) {
    self.source = source
    self.skipsBodies = skipsBodies
    input = tokens
    output.reserveCapacity(tokens.count + 16)
    if !skipsBodies { nodes.reserveCapacity(tokens.count + tokens.count / 2 + 16) }
    precedences = PrecedenceTable(source: source, tokens: tokens)
    brackets = BracketTable(tokens)
    isInterface = source.starts(with: "// swift-interface-format-version".utf8)
  }

  // MARK: Tokens ahead

  @inline(__always) var current: Token { input[position] }
  @inline(__always) var kind: TokenKind { input[position].kind }
  @inline(__always) var word: Word { input[position].word }
  @inline(__always) var isAtEnd: Bool { input[position].kind == .endOfFile }
  @inline(__always) var startsLine: Bool { input[position].flags.contains(.startsLine) }

  @inline(__always)
  func peek(_ distance: Int = 1) -> Token { input[min(position + distance, input.count - 1)] }

  @inline(__always) func at(_ kind: TokenKind) -> Bool { input[position].kind == kind }
  @inline(__always) func at(_ word: Word) -> Bool { input[position].word == word }

  /// Whether a token is this one-byte operator, whatever its fixity.
  @inline(__always)
  func isOperator(_ token: Token, _ byte: UInt8) -> Bool {
    token.length == 1 && source[token.start] == byte && token.kind.isOperatorLike
  }

  @inline(__always)
  func firstByte(_ token: Token) -> UInt8 { token.length > 0 ? source[token.start] : 0 }

  /// The index after the bracketed group that opens at an index, or of the end of the file when nothing closes it.
  @inline(__always)
  func indexAfterGroup(_ start: Int) -> Int {
    guard let closing = brackets.partner(of: start) else { return input.count - 1 }
    return closing + 1
  }

  func text(_ token: Token, is text: StaticString) -> Bool {
    guard Int(token.length) == text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount where source[token.start + index] != text.utf8Start[index] { return false }
    return true
  }

  // MARK: Consuming

  @inline(__always)
  mutating func advance() {
    let token = input[position]
    guard token.kind != .endOfFile else { return }
    if token.flags.contains(.isMalformed) { markError() }
    output.append(token)
    position += 1
  }

  /// Consumes a token of the kind if it is next.
  @inline(__always)
  @discardableResult
  mutating func eat(_ kind: TokenKind) -> Bool {
    guard at(kind) else { return false }
    advance()
    return true
  }

  @inline(__always)
  @discardableResult
  mutating func eat(_ word: Word) -> Bool {
    guard at(word) else { return false }
    advance()
    return true
  }

  /// Consumes a token that must be here, or notes the error and consumes nothing.
  @inline(__always)
  mutating func expect(_ kind: TokenKind) {
    if at(kind) { advance() } else { markError() }
  }

  @inline(__always)
  mutating func expect(_ word: Word) {
    if at(word) { advance() } else { markError() }
  }

  /// Consumes the first bytes of the next token as a token of their own.
  mutating func advance(splittingAt length: Int, as kind: TokenKind) {
    var token = input[position]
    guard Int(token.length) > length else {
      token.kind = kind
      output.append(token)
      position += 1
      return
    }
    var rest = token
    token.length = UInt32(length)
    token.kind = kind
    output.append(token)
    rest.offset += UInt32(length)
    rest.length -= UInt32(length)
    rest.flags = []
    switch (rest.length, firstByte(rest)) {
    case (1, UInt8(ascii: "?")): rest.kind = .postfixQuestionMark
    case (1, UInt8(ascii: "!")): rest.kind = .exclamationMark
    case (1, UInt8(ascii: "=")): rest.kind = .equal
    case (_, UInt8(ascii: "-")) where rest.length > 1 && source[rest.start + 1] == UInt8(ascii: ">"): rest.kind = .arrow
    case (_, UInt8(ascii: ">")): rest.kind = .binaryOperator
    default:
      rest.kind = token.kind == .leftAngle ? .prefixOperator : .binaryOperator
    }
    input[position] = rest
  }

  // MARK: Nodes

  @inline(__always)
  func mark() -> Mark { Mark(children: stack.count, firstToken: UInt32(truncatingIfNeeded: output.count)) }

  /// The mark of a node that takes the last nodes on the stack as its first children.
  @inline(__always)
  func mark(takingLast count: Int) -> Mark {
    let children = max(stack.count - count, 0)
    guard children < stack.count else { return mark() }
    return Mark(children: children, firstToken: nodes[Int(stack[children])].firstToken)
  }

  /// Makes a node of everything since the mark.
  @inline(__always)
  mutating func finish(_ kind: NodeKind, _ mark: Mark) {
    let index = UInt32(truncatingIfNeeded: nodes.count)
    var flags: NodeFlags = []
    if hasPendingError {
      flags = .hasError
      hasPendingError = false
    }
    var firstChild = NodeRecord.none
    var previous = NodeRecord.none
    var position = mark.children
    while position < stack.count {
      let child = stack[position]
      nodes[Int(child)].parent = index
      flags.formUnion(nodes[Int(child)].flags)
      if previous == NodeRecord.none { firstChild = child } else { nodes[Int(previous)].nextSibling = child }
      previous = child
      position += 1
    }
    nodes.append(
      NodeRecord(
        kind: kind, flags: flags, firstToken: mark.firstToken, endToken: UInt32(truncatingIfNeeded: output.count),
        parent: NodeRecord.none, firstChild: firstChild, nextSibling: NodeRecord.none))
    // The node takes the place of its first child.
    guard mark.children < stack.count else { return stack.append(index) }
    stack[mark.children] = index
    while stack.count > mark.children + 1 { stack.removeLast() }
  }

  /// Whether anything was consumed or built since the mark.
  @inline(__always)
  func isEmpty(since mark: Mark) -> Bool { output.count == Int(mark.firstToken) && stack.count == mark.children }

  /// Whether a loop that began at the mark has consumed no token: it has to end, whatever it built.
  @inline(__always)
  func consumedNothing(since mark: Mark) -> Bool { output.count == Int(mark.firstToken) }

  @inline(__always)
  var lastFinishedKind: NodeKind? {
    guard let last = stack.last else { return nil }
    return nodes[Int(last)].kind
  }

  // MARK: Errors

  mutating func markError() {
    hasPendingError = true
    errorOffsets.append(Int(input[position].offset))
  }

  /// An unknown node of no width, where something is missing that a parent counts on.
  mutating func missing() {
    markError()
    finish(.unknown, mark())
  }

  /// Consumes one token, or one bracketed group, without understanding it. An opening bracket that nothing closes
  /// counts as one token, so that what follows it can still be understood.
  mutating func skipGroup() {
    let end = brackets.partner(of: position) ?? position
    repeat { advance() } while position <= end && !isAtEnd
  }

  /// Makes a node of the braces that stand here, unread, when bodies are skipped. `false` when they have to be parsed.
  @inline(__always)
  mutating func skipsBody(_ kind: NodeKind, _ mark: Mark) -> Bool {
    guard skipsBodies, at(.leftBrace), let end = brackets.partner(of: position) else { return false }
    while position <= end { advance() }
    finish(kind, mark)
    return true
  }

  /// An unknown node of what stands here up to the next line that can begin something, or the end of the block.
  mutating func skipToNextItem() {
    let start = mark()
    markError()
    repeat {
      skipGroup()
    } while !isAtEnd && !at(.rightBrace) && !at(.semicolon) && !startsLine && !kind.isDirective
    finish(.unknown, start)
  }

  // MARK: Going back

  /// How much has been built, so that it can be given up again.
  struct BuildState {
    fileprivate let nodeCount: Int
    fileprivate let stackCount: Int
    fileprivate let operatorCount: Int
    fileprivate let hadPendingError: Bool
    let errorCount: Int
  }

  var state: BuildState {
    BuildState(
      nodeCount: nodes.count, stackCount: stack.count, operatorCount: pendingOperators.count,
      hadPendingError: hasPendingError, errorCount: errorOffsets.count)
  }

  /// Gives up the nodes and errors since then. The tokens stay.
  mutating func forgetNodes(since state: BuildState) {
    nodes.removeLast(nodes.count - state.nodeCount)
    stack.removeLast(stack.count - state.stackCount)
    pendingOperators.removeLast(pendingOperators.count - state.operatorCount)
    errorOffsets.removeLast(errorOffsets.count - state.errorCount)
    hasPendingError = state.hadPendingError
  }

  // MARK: Depth

  /// Counts one level of nesting. `false` when the code is nested too deep: the caller has then to return at once, and
  /// an unknown node stands for what it would have parsed.
  @inline(__always)
  mutating func enter() -> Bool {
    depth += 1
    guard depth > Self.maximumDepth else { return true }
    let start = mark()
    markError()
    if !isAtEnd, !at(.rightParen), !at(.rightBrace), !at(.rightSquare), !kind.isDirective || at(.poundIf) { skipGroup() }
    finish(.unknown, start)
    depth -= 1
    return false
  }

  @inline(__always)
  mutating func leave() { depth -= 1 }

  // MARK: The file

  mutating func parseSourceFile() {
    let start = mark()
    eat(.shebang)
    while !isAtEnd {
      parseItems(.topLevel)
      // Only a closing brace, or a directive without its opening, stops the items before the end.
      if !isAtEnd { skipToNextItem() }
    }
    output.append(input[position])
    finish(.sourceFile, start)
    // The end-of-file token belongs to no node but the file.
    nodes[nodes.count - 1].endToken = UInt32(truncatingIfNeeded: output.count)
  }
}

extension TokenKind {
  @inline(__always)
  var isOperatorLike: Bool {
    switch self {
    case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand, .equal, .exclamationMark,
      .postfixQuestionMark, .infixQuestionMark, .leftAngle, .rightAngle:
      true
    default: false
    }
  }

  @inline(__always)
  var isDirective: Bool {
    switch self {
    case .poundIf, .poundElse, .poundElseif, .poundEndif: true
    default: false
    }
  }
}
