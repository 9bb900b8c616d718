/// A Swift file that a run came to.
struct SourceFile: Sendable {
  /// As the user knows it: the path they gave, and the way from there.
  let path: String
  /// Absolute, without links.
  let realPath: String
}
