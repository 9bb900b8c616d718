// What must hold of every tree, whatever bytes it was made from. All tests of odd input end here.
import SwiftTree

/// The first few ways in which a tree breaks its promises; empty for a sound one.
func problems(of tree: Tree) -> [String] {
  var found = tokenProblems(of: tree)
  found += nodeProblems(of: tree)
  if tree.hasError != tree.root.hasError {
    found.append("the file \(tree.hasError ? "has" : "has no") errors, its root says otherwise")
  }
  return Array(found.prefix(5))
}

/// Tokens and the trivia between them are the bytes: in order, without overlap, up to the end.
private func tokenProblems(of tree: Tree) -> [String] {
  var found: [String] = []
  var end = 0
  for (index, token) in tree.tokens.enumerated() {
    if token.start < end { found.append("token \(index) starts at \(token.start), before \(end)") }
    if token.end > tree.source.count { found.append("token \(index) ends at \(token.end), behind the file") }
    if token.kind == .endOfFile, index != tree.tokens.count - 1 { found.append("the file ends at token \(index)") }
    end = token.end
  }
  if tree.tokens.last?.kind != .endOfFile { found.append("the last token is not the end of the file") }
  if end != tree.source.count { found.append("the tokens end at \(end) of \(tree.source.count)") }
  return found
}

/// Children lie inside their parents, in order, side by side, and know them; errors reach the root.
private func nodeProblems(of tree: Tree) -> [String] {
  var found: [String] = []
  var sizes = [UInt32](repeating: 1, count: tree.nodeCount)
  var lastEnd = 0
  for node in tree.allNodes {
    let range = node.tokenRange
    if range.upperBound < lastEnd { found.append("\(node.kind) \(node.index) ends before the node before it") }
    lastEnd = range.upperBound
    var next = range.lowerBound
    var expected = node.index
    var children: [Node] = []
    for child in node.children {
      children.append(child)
      if child.parent != node { found.append("\(child.kind) \(child.index) does not know its parent \(node.index)") }
      let inner = child.tokenRange
      if inner.lowerBound < next || inner.upperBound > range.upperBound {
        found.append("\(child.kind) \(inner) is out of place in \(node.kind) \(range)")
      }
      next = inner.upperBound
      if child.hasError, !node.hasError { found.append("\(node.kind) \(node.index) hides the error of its child") }
    }
    if node.kind == .unknown, !node.hasError { found.append("unknown node \(node.index) without an error") }
    // A subtree is one run of the array, so that it can be walked without a stack.
    for child in children.reversed() {
      if child.index != expected - 1 { found.append("\(child.kind) \(child.index) is no neighbour in its subtree") }
      expected = child.index + 1 - min(sizes[Int(child.index)], child.index + 1)
      sizes[Int(node.index)] += sizes[Int(child.index)]
    }
    if found.count > 5 { return found }
  }
  if tree.root.parent != nil { found.append("the root has a parent") }
  if Int(sizes[sizes.count - 1]) != tree.nodeCount { found.append("some nodes hang from no parent") }
  return found
}

/// The bytes put together again from tokens and trivia.
func reassembled(_ tree: Tree) -> [UInt8] {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(tree.source.count)
  for index in tree.tokens.indices {
    bytes += tree.source[tree.trivia(beforeToken: index)]
    bytes += tree.source[tree.tokens[index].range]
  }
  return bytes
}
