import SwiftTree

// Every place in the project that names something, for those who have to know all callers.

/// A place that names something, in this file or in another one of the project.
public struct Reference: Sendable {
  public let file: FileContext
  public let node: Node
}

extension FileContext {
  /// The path under which the project knows the file, or the one that the user knows.
  public var identity: String { declarations.home.files.first?.path ?? path }

  /// Every expression of the project that is, or ends in, a name, those of this file first; `nil` when they are too many to be
  /// one thing's.
  public func references(to name: String) -> [Reference]? {
    guard let others = otherFiles(holding: name) else { return nil }
    let result = ([self] + others).flatMap { $0.ownReferences(to: name) }
    return result.count > 500 ? nil : result
  }

  /// The declarations of functions of a name, in the whole project; `nil` when the name is too common.
  public func functions(named name: String) -> [Reference]? {
    guard let others = otherFiles(holding: name) else { return nil }
    return ([self] + others).flatMap { file in
      file.tree.allNodes.filter { $0.kind == .functionDecl && $0.declaredName == name }.map { Reference(file: file, node: $0) }
    }
  }

  /// The extensions of a type by its name, in the whole project.
  public func extensions(of name: String) -> [Reference] {
    ([self] + (otherFiles(holding: name, extending: true) ?? [])).flatMap { file in
      file.declarations.types.filter { $0.kind == .extension && $0.name == name }.map { Reference(file: file, node: $0.node) }
    }
  }

  private func ownReferences(to name: String) -> [Reference] {
    let bytes = Array(name.utf8)
    // The first token says it, also of `update(_:animated:)`.
    return tree.allNodes.filter { node in
      guard node.kind == .declReferenceExpr, node.firstToken.length == bytes.count else { return false }
      return tree.text(of: node.firstToken).elementsEqual(bytes)
    }.map { Reference(file: self, node: $0) }
  }

  /// The other files of the project that may hold a word; `nil` when they are too many.
  private func otherFiles(holding word: String, extending: Bool = false) -> [FileContext]? {
    guard let project else { return [] }
    let found = extending ? project.index.paths(extending: word) : project.index.paths(holding: word)
    let paths = found.filter { $0 != identity }
    guard paths.count <= 200 else { return nil }
    return paths.compactMap { path in
      project.declarations(at: path).map { FileContext(path: project.displayPath(of: path), declarations: $0, like: self) }
    }
  }
}

extension Project {
  /// The tree of a file of the project.
  public func tree(at path: String) -> Tree? { text(at: path).map { Tree.parse($0) } }
  public func declarations(at path: String) -> Declarations? { tree(at: path).map { Declarations(tree: $0, path: path, project: self) } }
}

extension Node {
  /// Whether the labels of a call are those that a function asks for: parameters with default values may be left out.
  public func takesArguments(of call: Node) -> Bool {
    let clause = child(.functionSignature)?.child(.functionParameterClause)
    var labels = (clause?.children.filter { $0.kind == .functionParameter }.map(\.argumentLabel) ?? [])[...]
    for argument in call.children where argument.kind == .labeledExpr {
      while let next = labels.first, next != argument.argumentLabel { labels = labels.dropFirst() }
      guard labels.popFirst() != nil else { return false }
    }
    return true
  }

  /// The label of an argument, or the one that callers write for a parameter; "" where there is none.
  var argumentLabel: String {
    guard let colon = ownToken(.colon), let first = ownTokens.first, first < colon, tree.tokens[first].kind != .wildcard else {
      return ""
    }
    return tree.string(ofToken: first)
  }

  /// `update` of `update(_:animated:)`.
  public var baseName: String { text.split(separator: "(").first.map(String.init) ?? text }
}

extension Tree {
  /// The number of the line of an offset, from 1.
  public func line(at offset: Int) -> Int { 1 + source[..<offset].reduce(0) { $1 == 0x0A ? $0 + 1 : $0 } }
}
