// The lossless tree: the bytes, the tokens, the nodes. Made once by `Tree.parse`, never changed.

/// A Swift file as a tree. Tokens with the trivia between them are the bytes, for any bytes at all.
public final class Tree: Sendable {
  public let source: [UInt8]
  public let tokens: ContiguousArray<Token>
  let nodes: ContiguousArray<NodeRecord>
  /// Where errors are, in bytes, in the order they were met. Empty means that the file parsed whole.
  public let errorOffsets: [Int]

  init(source: [UInt8], tokens: ContiguousArray<Token>, nodes: ContiguousArray<NodeRecord>, errorOffsets: [Int]) {
    self.source = source
    self.tokens = tokens
    self.nodes = nodes
    self.errorOffsets = errorOffsets
  }

  /// Parses any bytes. Never fails: what is no Swift becomes `unknown` nodes. Linear in the length of the bytes.
  public static func parse(_ source: [UInt8]) -> Tree {
    source.withUnsafeBufferPointer { buffer in
      var parser = Parser(source: buffer, tokens: Lexer.tokens(of: buffer))
      parser.parseSourceFile()
      return Tree(source: source, tokens: parser.output, nodes: parser.nodes, errorOffsets: parser.errorOffsets)
    }
  }

  /// The declarations of a file: a tree as of `parse`, but what stands in the braces of functions, accessors and closures
  /// is not looked at. For those who ask what a file declares, a third of the work.
  public static func skim(_ source: [UInt8]) -> Tree {
    source.withUnsafeBufferPointer { buffer in
      var parser = Parser(source: buffer, tokens: Lexer.tokens(of: buffer), skipsBodies: true)
      parser.parseSourceFile()
      return Tree(source: source, tokens: parser.output, nodes: parser.nodes, errorOffsets: parser.errorOffsets)
    }
  }

  /// The stack, in bytes, that `parse` needs for the most deeply nested input, in a build without optimization. Ordinary
  /// code needs a fraction of it; who parses files that others wrote runs on a thread that has this much.
  public static let neededStackSize = 16 << 20

  /// Only the tokens, for those who measure the lexer alone.
  public static func lex(_ source: [UInt8]) -> ContiguousArray<Token> {
    source.withUnsafeBufferPointer { Lexer.tokens(of: $0) }
  }

  public var root: Node { Node(tree: self, index: UInt32(nodes.count - 1)) }
  public var nodeCount: Int { nodes.count }

  /// What tokens and nodes take, in bytes.
  public var storageSize: Int {
    tokens.count * MemoryLayout<Token>.stride + nodes.count * MemoryLayout<NodeRecord>.stride
  }

  /// Whether an error or an unknown node is anywhere in the file.
  public var hasError: Bool { !errorOffsets.isEmpty }

  /// Every node of the tree, children before parents.
  public var allNodes: some Sequence<Node> {
    (0..<UInt32(nodes.count)).lazy.map { Node(tree: self, index: $0) }
  }

  // MARK: Tokens

  public func text(of token: Token) -> ArraySlice<UInt8> { source[token.range] }

  /// The text of a token by its index in `tokens`.
  public func string(ofToken index: Int) -> String { String(decoding: source[tokens[index].range], as: UTF8.self) }

  /// Whether a token says exactly this.
  public func token(_ index: Int, says text: StaticString) -> Bool {
    let token = tokens[index]
    guard Int(token.length) == text.utf8CodeUnitCount else { return false }
    for position in 0..<text.utf8CodeUnitCount where source[token.start + position] != text.utf8Start[position] {
      return false
    }
    return true
  }

  /// The bytes between the token before and this one.
  public func trivia(beforeToken index: Int) -> Range<Int> {
    (index == 0 ? 0 : tokens[index - 1].end)..<tokens[index].start
  }

  /// The index of the first token that ends after the offset: the one that holds it, or the next one.
  public func tokenIndex(at offset: Int) -> Int {
    var low = 0
    var high = tokens.count - 1
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].end > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// A node of a tree: a handle. Its parts are asked for, not stored.
public struct Node: Sendable, Hashable {
  public let tree: Tree
  public let index: UInt32

  init(tree: Tree, index: UInt32) {
    self.tree = tree
    self.index = index
  }

  public static func == (left: Node, right: Node) -> Bool { left.index == right.index && left.tree === right.tree }
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }

  private var record: NodeRecord { tree.nodes[Int(index)] }

  public var kind: NodeKind { record.kind }
  public var hasError: Bool { record.flags.contains(.hasError) }

  /// Indices of the node's tokens.
  public var tokenRange: Range<Int> { Int(record.firstToken)..<Int(record.endToken) }
  public var firstToken: Token { tree.tokens[Int(record.firstToken)] }
  public var lastToken: Token { tree.tokens[max(Int(record.firstToken), Int(record.endToken) - 1)] }

  /// The bytes from the first token to the last, without the trivia around them.
  public var range: Range<Int> {
    let start = firstToken.start
    // A node that stands for something missing has no tokens.
    return tokenRange.isEmpty ? start..<start : start..<max(start, lastToken.end)
  }
  public var text: String { String(decoding: tree.source[range], as: UTF8.self) }
  public var bytes: ArraySlice<UInt8> { tree.source[range] }

  public var parent: Node? {
    let parent = record.parent
    return parent == NodeRecord.none ? nil : Node(tree: tree, index: parent)
  }

  public var firstChild: Node? {
    let child = record.firstChild
    return child == NodeRecord.none ? nil : Node(tree: tree, index: child)
  }

  public var nextSibling: Node? {
    let sibling = record.nextSibling
    return sibling == NodeRecord.none ? nil : Node(tree: tree, index: sibling)
  }

  public var children: NodeChildren { NodeChildren(first: firstChild) }

  /// The first child of a kind.
  public func child(_ kind: NodeKind) -> Node? { children.first { $0.kind == kind } }

  /// The node and all above it, nearest first.
  public var selfAndAncestors: some Sequence<Node> { sequence(first: self) { $0.parent } }
  public var ancestors: some Sequence<Node> { sequence(first: self) { $0.parent }.dropFirst() }

  /// The nodes of the subtree, the node itself last. Children come before parents.
  public var subtree: some Sequence<Node> {
    var start = self
    while let first = start.firstChild { start = first }
    let tree = tree
    return (start.index...index).lazy.map { Node(tree: tree, index: $0) }
  }

  /// Whether a node lies in this one, or is it.
  public func contains(_ other: Node) -> Bool {
    guard other.tree === tree, other.index <= index else { return false }
    return other.tokenRange.lowerBound >= tokenRange.lowerBound && other.tokenRange.upperBound <= tokenRange.upperBound
      && other.selfAndAncestors.contains(self)
  }

  /// The indices of the tokens that belong to the node itself and to none of its children, in order.
  public var ownTokens: [Int] {
    var result: [Int] = []
    var next = tokenRange.lowerBound
    for child in children {
      while next < child.tokenRange.lowerBound {
        result.append(next)
        next += 1
      }
      next = max(next, child.tokenRange.upperBound)
    }
    while next < tokenRange.upperBound {
      result.append(next)
      next += 1
    }
    return result
  }

  /// The index of the node's own token of a kind.
  public func ownToken(_ kind: TokenKind) -> Int? { ownTokens.first { tree.tokens[$0].kind == kind } }
  public func ownToken(_ word: Word) -> Int? { ownTokens.first { tree.tokens[$0].word == word } }
}

public struct NodeChildren: Sequence, IteratorProtocol, Sendable {
  private var following: Node?

  init(first: Node?) { following = first }

  public mutating func next() -> Node? {
    guard let node = following else { return nil }
    following = node.nextSibling
    return node
  }
}
