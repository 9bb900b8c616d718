import SwiftTree

/// How much memory the trees of the files take, beside the files themselves.
enum TreeSize {
  static func measured(over corpus: Corpus) -> String {
    let size = corpus.files.reduce(0) { $0 + Tree.parse($1).storageSize }
    let tenths = size * 10 / max(corpus.byteCount, 1)
    return "tree \(tenths / 10).\(tenths % 10) bytes a source byte"
  }
}
