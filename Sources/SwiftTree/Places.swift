// Finding places in a tree: the smallest node around some bytes, the item a node belongs to, the comments in trivia.

extension Tree {
  /// The smallest node whose tokens hold all of a byte range.
  public func smallestNode(around range: Range<Int>) -> Node? {
    var node = root
    descend: while true {
      for child in node.children {
        let childRange = child.range
        if childRange.lowerBound <= range.lowerBound, range.upperBound <= childRange.upperBound, !childRange.isEmpty {
          node = child
          continue descend
        }
        if childRange.lowerBound > range.upperBound { break }
      }
      return node
    }
  }

  /// The comments in the trivia before a token, each with its delimiters and without its line end.
  public func comments(beforeToken index: Int) -> [Range<Int>] {
    let trivia = trivia(beforeToken: index)
    var result: [Range<Int>] = []
    var offset = trivia.lowerBound
    while offset + 1 < trivia.upperBound {
      guard source[offset] == UInt8(ascii: "/") else {
        offset += 1
        continue
      }
      let start = offset
      if source[offset + 1] == UInt8(ascii: "/") {
        while offset < trivia.upperBound, source[offset] != 0x0A, source[offset] != 0x0D { offset += 1 }
        result.append(start..<offset)
      } else if source[offset + 1] == UInt8(ascii: "*") {
        var depth = 1
        offset += 2
        while offset < trivia.upperBound, depth > 0 {
          if offset + 1 < trivia.upperBound, source[offset] == UInt8(ascii: "*"), source[offset + 1] == UInt8(ascii: "/") {
            depth -= 1
            offset += 2
          } else if offset + 1 < trivia.upperBound, source[offset] == UInt8(ascii: "/"), source[offset + 1] == UInt8(ascii: "*") {
            depth += 1
            offset += 2
          } else {
            offset += 1
          }
        }
        result.append(start..<offset)
      } else {
        offset += 1
      }
    }
    return result
  }
}

extension NodeKind {
  /// Whether nodes of this kind are declarations.
  public var isDeclaration: Bool {
    switch self {
    case .accessorDecl, .actorDecl, .associatedTypeDecl, .classDecl, .deinitializerDecl, .enumCaseDecl, .enumDecl,
      .extensionDecl, .functionDecl, .ifConfigDecl, .importDecl, .initializerDecl, .macroDecl, .macroExpansionDecl,
      .operatorDecl, .poundSourceLocation, .precedenceGroupDecl, .protocolDecl, .structDecl, .subscriptDecl,
      .typeAliasDecl, .usingDecl, .variableDecl, .editorPlaceholderDecl:
      true
    default: false
    }
  }

  /// Whether nodes of this kind declare or extend a type.
  public var isTypeDeclaration: Bool {
    switch self {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: true
    default: false
    }
  }

  /// Whether nodes of this kind hold a list of items: statements or members.
  public var holdsItems: Bool {
    switch self {
    case .sourceFile, .codeBlock, .memberBlock, .closureExpr, .accessorBlock, .switchCase, .ifConfigClause: true
    default: false
    }
  }
}

extension Node {
  /// Whether the node is an item of a list: a statement, a declaration, an expression that stands for itself.
  public var isItem: Bool {
    guard let parent, parent.kind.holdsItems else { return kind == .sourceFile }
    switch kind {
    case .closureSignature, .switchCaseLabel, .switchDefaultLabel, .attribute, .declModifier, .accessorDecl: return false
    default:
      // The condition of `#if` is no item.
      if parent.kind == .ifConfigClause, parent.firstChild == self,
        let directive = parent.tree.tokens[safe: parent.tokenRange.lowerBound], directive.kind != .poundElse
      {
        return false
      }
      return true
    }
  }

  /// The item that the node belongs to: itself, or the nearest above.
  public var item: Node? { selfAndAncestors.first { $0.isItem } }
}

extension ContiguousArray {
  public subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
