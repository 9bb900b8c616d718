import Meaning
import Rewriting
import SwiftTree

// `import class UIKit.UIScreen`: it goes with the last use.

/// An import of `UIScreen` alone that nothing needs any more.
struct ScreenImport {
  let node: Node
  let removal: Edit

  /// The import of a file that says `UIScreen` nowhere else; `nil` when it has to stay.
  static func unused(in file: FileContext) -> ScreenImport? {
    let tree = file.tree
    let uses = tree.tokens.indices.filter { tree.token($0, says: "UIScreen") }
    guard uses.count == 1, let node = tree.root.children.first(where: { $0.kind == .importDecl && $0.tokenRange.contains(uses[0]) }),
      node.child(.importPath)?.codeText == "UIKit.UIScreen",
      // What it is imported for is not said here when it is exported or has an attribute.
      node.children.allSatisfy({ $0.kind == .importPath }),
      // The module stays imported: its members are used without its name.
      tree.root.children.contains(where: { $0 != node && $0.importsUIKit })
    else { return nil }
    let layout = Layout(tree)
    let range = node.range
    guard layout.isFirstOnLine(range.lowerBound), layout.endOfLine(after: range.upperBound) == range.upperBound else { return nil }
    let line = layout.startOfLine(before: range.lowerBound)..<layout.startOfNextLine(after: range.upperBound)
    return ScreenImport(node: node, removal: Edit(line, with: ""))
  }
}

extension Node {
  /// `import UIKit`, or one of its declarations.
  fileprivate var importsUIKit: Bool {
    guard kind == .importDecl, let path = child(.importPath)?.codeText else { return false }
    return ["UIKit", "SwiftUI"].contains(String(path.split(separator: ".").first ?? ""))
  }
}
