import Meaning
import Rewriting
import SwiftTree

// The end of a body that is about the screen and nothing else: there, and only there, an early return without a window
// leaves out nothing but what needs the screen.

/// The `guard let screen = … else { return }` of the bodies of a file, each with all the uses that it serves.
struct ScreenGuards {
  private var fixes: [Node: Fix] = [:]

  /// The uses are those that no trait and no remedy takes care of.
  init(for uses: [MainScreenUse], in file: FileContext) {
    var bodies: [Node: [MainScreenUse]] = [:]
    for use in uses {
      guard let body = ScreenRun.body(around: file.place(of: use.access)) else { continue }
      bodies[body, default: []].append(use)
    }
    for (body, uses) in bodies {
      let run = ScreenRun.last(in: body, about: uses.map(\.access))
      guard let start = run.first, !ScreenRun.isAwaited(run, in: body) else { continue }
      let served = uses.filter { use in run.contains { $0.contains(use.access) } }
      guard let fix = Self.fix(for: served, at: start, of: body, in: file) else { continue }
      for use in served { fixes[use.access] = fix }
    }
  }

  func fix(for use: MainScreenUse) -> Fix? { fixes[use.access] }

  private static func fix(for uses: [MainScreenUse], at start: Node, of body: Node, in file: FileContext) -> Fix? {
    let layout = Layout(file.tree)
    let offset = startWithComments(of: start, layout)
    guard let text = source(of: uses, in: file), uses.contains(where: { OptionalChain($0, in: file) == nil }),
      !ScreenRun.names("screen", in: body), !file.isHidden("screen", at: start), layout.isFirstOnLine(offset)
    else { return nil }
    let line = "guard let screen = \(text) else { return }" + layout.newline + layout.indentation(at: offset)
    var edits = uses.map { use in
      let range = use.screen.withParentheses.range
      return Edit(range, with: range.lowerBound == offset ? line + "screen" : "screen")
    }
    if !edits.contains(where: { $0.range.lowerBound == offset }) { edits.append(Edit(insert: line, at: offset)) }
    return Fix(title: "take the screen from the window scene", edits: edits, sharesEdits: true)
  }

  /// Where a statement starts, or the comments that stand right above it.
  static func startWithComments(of item: Node, _ layout: Layout) -> Int {
    var offset = item.range.lowerBound
    for comment in item.tree.comments(beforeToken: item.tokenRange.lowerBound).reversed() {
      let between = item.tree.source[comment.upperBound..<offset]
      guard layout.isFirstOnLine(comment.lowerBound), layout.endOfLine(after: comment.upperBound) < offset,
        !layout.isBlankLine(at: layout.endOfLine(after: comment.upperBound)), between.allSatisfy({ " \t\r\n".utf8.contains($0) })
      else { break }
      offset = comment.lowerBound
    }
    return offset
  }

  /// The one source of all uses.
  private static func source(of uses: [MainScreenUse], in file: FileContext) -> String? {
    var texts: Set<String> = []
    for use in uses {
      guard case .success(let source) = ScreenSource.nearest(to: file.place(of: use.access), in: file), source.isOptional,
        !source.isWeak
      else { return nil }
      texts.insert(source.text)
    }
    return texts.count == 1 ? texts.first : nil
  }
}

/// The last statements of a body, each of which needs the screen or what was made of it.
enum ScreenRun {
  /// The body of a function or observer without a result, where `return` leaves it; `nil` anywhere else.
  static func body(around place: Place) -> Node? {
    guard place.closures.isEmpty else { return nil }
    switch place.member {
    case .method(let function):
      return function.child(.functionSignature)?.returnsNothing == true ? function.child(.codeBlock) : nil
    case .accessor(_, let word?, isStatic: false) where [Word.set, .didSet, .willSet].contains(word):
      return place.node.ancestors.first { $0.kind == .accessorDecl }?.child(.codeBlock)
    default:
      return nil
    }
  }

  /// The item of a body that holds a node, unless a local function or type lies between.
  static func item(of node: Node, in body: Node) -> Node? {
    for ancestor in node.selfAndAncestors {
      if ancestor.parent == body { return ancestor }
      if ancestor.kind == .functionDecl || ancestor.kind.isTypeDeclaration { return nil }
    }
    return nil
  }

  /// The longest run at the end of a body that starts with one of the uses. No longer than people read at a glance.
  static func last(in body: Node, about uses: [Node]) -> [Node] {
    let items = Array(Array(body.children).suffix(8))
    let seeds = Set(uses.compactMap { item(of: $0, in: body) })
    for start in items.indices where seeds.contains(items[start]) {
      let run = Array(items[start...])
      var made: Set<String> = []
      let isWhole = run.allSatisfy { item in
        guard canBeLeftOut(item, uses: uses, seeds: seeds, made: made) else { return false }
        if item.kind == .variableDecl {
          made.formUnion(item.subtree.filter { $0.kind == .identifierPattern }.map(\.text))
        }
        return true
      }
      if isWhole { return run }
    }
    return []
  }

  /// Whether somebody waits for what the statements give: an `inout` parameter, a completion handler, `super`.
  static func isAwaited(_ run: [Node], in body: Node) -> Bool {
    let parameters = body.parent?.child(.functionSignature)?.child(.functionParameterClause)?.children.map(\.codeText) ?? []
    if parameters.contains(where: { $0.contains("inout") || $0.contains("->") }) { return true }
    let words = ["completion", "continuation", "handler", "callback", "resume", "fulfill", "reply", "promise"]
    return run.contains { item in
      item.subtree.contains { part in
        if part.kind == .superExpr { return true }
        guard part.kind == .declReferenceExpr else { return false }
        let name = part.text.lowercased()
        return words.contains { name.contains($0) }
      }
    }
  }

  private static func canBeLeftOut(_ item: Node, uses: [Node], seeds: Set<Node>, made: Set<String>) -> Bool {
    switch item.kind {
    case .infixOperatorExpr, .functionCallExpr, .tryExpr, .awaitExpr, .variableDecl:
      return seeds.contains(item) || made.contains { names($0, in: item) }
    case .expressionStmt:
      // An `if` without `else` does nothing when its condition does not hold.
      guard let branching = item.firstChild, branching.kind == .ifExpr, branching.children.last?.kind == .codeBlock,
        branching.children.filter({ $0.kind == .codeBlock }).count == 1
      else { return false }
      return branching.children.filter { $0.kind == .conditionElement }.contains { condition in
        uses.contains { condition.contains($0) } || made.contains { names($0, in: condition) }
      }
    default:
      return false
    }
  }

  /// Whether code says a name, other than as the member of something.
  static func names(_ name: String, in node: Node) -> Bool {
    node.subtree.contains { part in
      switch part.kind {
      case .declReferenceExpr:
        guard part.text == name else { return false }
        return part.parent?.kind != .memberAccessExpr || part.parent?.firstChild == part && part.nextSibling != nil
      case .identifierPattern: return part.text == name
      case .closureCapture: return part.ownTokens.contains { part.tree.string(ofToken: $0) == name }
      case .unparsed: return true
      default: return false
      }
    }
  }
}

extension NodeChildren {
  fileprivate var last: Node? { reduce(nil) { $1 } }
}
