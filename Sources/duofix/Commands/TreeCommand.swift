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
    case .tokens: lines(tree.tokens.map { ($0.range, "\($0.kind)") })
    case .nodes, .folded: lines(tree.allNodes.map { ($0.range, "\($0.kind)") })
    case .check: tree.hasError ? "error \(path)\n" : "ok \(path)\n"
    case nil: ""
    }
  }

  private func lines(_ entries: [(range: Range<Int>, kind: String)]) -> String {
    entries.map { "\($0.range.lowerBound) \($0.range.upperBound) \($0.kind)\n" }.joined()
  }
}
