// Which bracket closes which, worked out once for the whole file. Look-ahead and recovery ask it at every brace: found
// anew each time, the answers would cost the square of the nesting.

/// The closing partner of every opening bracket and of every `#if`.
///
/// Where brackets do not match, braces are trusted more than parentheses, and directives more than braces: an opening
/// parenthesis whose brace closes first has no partner, and neither has anything that a branch of a directive leaves
/// open. What is broken stays broken inside the nearest block, and the blocks around it are whole.
struct BracketTable {
  /// One entry a token: the index of its partner, or 0, which opens nothing's end.
  private var partners: ContiguousArray<UInt32>

  init(_ tokens: ContiguousArray<Token>) {
    partners = ContiguousArray(repeating: 0, count: tokens.count)
    var open = Openings()
    for index in 0..<tokens.count {
      switch tokens[index].kind {
      case .leftParen, .leftSquare, .leftBrace, .poundIf:
        open.push(tokens[index].kind, UInt32(truncatingIfNeeded: index))
      case .rightParen: close(&open, .leftParen, index)
      case .rightSquare: close(&open, .leftSquare, index)
      case .rightBrace: close(&open, .leftBrace, index)
      case .poundEndif: close(&open, .poundIf, index)
      case .poundElse, .poundElseif: open.popBranch()
      default: break
      }
    }
  }

  /// The index of the bracket that closes the one at an index, if one does.
  @inline(__always)
  func partner(of index: Int) -> Int? {
    let partner = partners[index]
    return partner == 0 ? nil : Int(partner)
  }

  private mutating func close(_ open: inout Openings, _ kind: TokenKind, _ index: Int) {
    guard let opening = open.pop(to: kind) else { return }
    partners[Int(opening)] = UInt32(truncatingIfNeeded: index)
  }
}

/// The brackets that wait for their partners.
private struct Openings {
  private struct Opening {
    let kind: TokenKind
    let index: UInt32
    /// How many of each weaker kind stood open inside the enclosing stronger one when this one was opened.
    let outerParens: UInt32
    let outerSquares: UInt32
    let outerBraces: UInt32
  }

  private var stack: [Opening] = []
  private var parens: UInt32 = 0
  private var squares: UInt32 = 0
  private var braces: UInt32 = 0
  private var directives: UInt32 = 0

  mutating func push(_ kind: TokenKind, _ index: UInt32) {
    stack.append(
      Opening(kind: kind, index: index, outerParens: parens, outerSquares: squares, outerBraces: braces))
    switch kind {
    case .leftParen: parens += 1
    case .leftSquare: squares += 1
    case .leftBrace:
      braces += 1
      parens = 0
      squares = 0
    default:
      directives += 1
      braces = 0
      parens = 0
      squares = 0
    }
  }

  /// Pops up to the nearest opening of the kind that a closing bracket may reach, and returns its index.
  mutating func pop(to kind: TokenKind) -> UInt32? {
    let isReachable = switch kind {
    case .leftParen: parens > 0
    case .leftSquare: squares > 0
    case .leftBrace: braces > 0
    default: directives > 0
    }
    guard isReachable else { return nil }
    while let top = stack.popLast() {
      if top.kind == .poundIf { directives -= 1 }
      parens = top.outerParens
      squares = top.outerSquares
      braces = top.outerBraces
      if top.kind == kind { return top.index }
    }
    return nil
  }

  /// At `#else`: what the branch before left open stays open.
  mutating func popBranch() {
    guard directives > 0 else { return }
    while let top = stack.last, top.kind != .poundIf { stack.removeLast() }
    parens = 0
    squares = 0
    braces = 0
  }
}
