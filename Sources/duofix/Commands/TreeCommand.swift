import Patch
import SwiftTree

/// Prints what the parser makes of a file, to be laid beside what another parser makes of it.
struct TreeCommand {
  private let view: Arguments.TreeView?
  private let paths: [String]

  init(_ arguments: Arguments) {
    view = arguments.treeView
    paths = arguments.operands
  }

  func run() throws(CommandError) -> ExitStatus {
    var status = ExitStatus.done
    for path in paths {
      let bytes: [UInt8]
      do throws(FileError) {
        bytes = try FileSnapshot.read(path).bytes
      } catch {
        try Console.standardError.write("\(Failure(error, at: path))\n")
        status = .unprocessed
        continue
      }
      let tree = Tree.parse(bytes)
      try Console.standardOutput.write(text(of: tree, path: path))
      if tree.hasError { status = max(status, .found) }
    }
    return status
  }

  /// One line each: `START END KIND` for tokens and nodes, `ok PATH` or `error PATH` for a check.
  private func text(of tree: Tree, path: String) -> String {
    switch view {
    case .tokens: lines(tree.tokens.filter { $0.length > 0 }.map { ($0.range, "\($0.kind)") })
    // The tree is folded while it is read, so both views are one.
    case .nodes, .folded: lines(preorder(tree).map { ($0.range, "\($0.kind)") })
    case .check: tree.hasError ? "error \(path)\n" : "ok \(path)\n"
    case nil: ""
    }
  }

  /// The nodes that hold a token, parents before children, as other printers of trees have them.
  private func preorder(_ tree: Tree) -> [Node] {
    var result: [Node] = []
    var pending = [tree.root]
    while let node = pending.popLast() {
      if !node.range.isEmpty { result.append(node) }
      pending += node.children.reversed()
    }
    return result
  }

  private func lines(_ entries: [(range: Range<Int>, kind: String)]) -> String {
    entries.map { "\($0.range.lowerBound) \($0.range.upperBound) \($0.kind)\n" }.joined()
  }
}
