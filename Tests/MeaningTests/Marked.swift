import Meaning
import SwiftTree

// Small sources with a marker: the expression `HERE` is the place that a test asks about.

/// A parsed source and the place of its marker.
struct Marked {
  let file: FileContext
  let node: Node

  /// `nil` when the source holds no `HERE`.
  init?(_ source: String, path: String = "Sources/App/File.swift") {
    let file = FileContext(path: path, tree: Tree.parse(Array(source.utf8)), deploymentTarget: nil)
    guard let node = file.tree.allNodes.first(where: { $0.kind == .declReferenceExpr && $0.text == "HERE" }) else { return nil }
    self.file = file
    self.node = node
  }

  var place: Place { file.place(of: node) }
}
