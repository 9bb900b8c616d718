import SwiftTree

// The comments of a case that say what has to be found, and what must not be.

/// `// want: part of the message` and `// nope: reason`, at the end of a line; several may follow each other.
struct GoldenMark: Sendable, Hashable {
  enum Kind: String, Sendable { case want, nope }

  let kind: Kind
  /// From 1.
  let line: Int
  let text: String

  static func all(in tree: Tree) -> [GoldenMark] {
    let lines = LineTable(tree.source)
    return tree.tokens.indices.flatMap { tree.comments(beforeToken: $0) }.flatMap { comment -> [GoldenMark] in
      let text = String(decoding: tree.source[comment], as: UTF8.self)
      guard text.hasPrefix("// want:") || text.hasPrefix("// nope:") else { return [] }
      let line = lines.position(of: comment.lowerBound).line
      return text.split(separator: "// ").map { part in
        let words = part.split(separator: ":", maxSplits: 1)
        return GoldenMark(
          kind: words.first == "nope" ? .nope : .want, line: line,
          text: words.count < 2 ? "" : words[1].trimmingSpaces)
      }
    }
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    String(String(drop { $0 == " " }.reversed().drop { $0 == " " }).reversed())
  }
}
