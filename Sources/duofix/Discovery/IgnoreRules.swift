/// What git ignores below a folder: the patterns of its `.gitignore`, and those of the folders above.
final class IgnoreRules: Sendable {
  private let parent: IgnoreRules?
  private let patterns: [IgnorePattern]
  /// Where, in the bytes of an absolute path below the folder, the part begins that the patterns speak of.
  private let baseLength: Int

  /// - Parameters:
  ///   - text: of the `.gitignore`.
  ///   - folder: absolute, the one that the patterns are relative to.
  init(_ text: [UInt8], folder: String, parent: IgnoreRules?) {
    self.parent = parent
    baseLength = folder == "/" ? 1 : folder.utf8.count + 1
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = text.starts(with: byteOrderMark) ? text.dropFirst(byteOrderMark.count) : text[...]
    patterns = text.split(separator: UInt8(ascii: "\n")).compactMap { line in
      IgnorePattern(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
  }

  /// Whether git ignores a file or folder. That git ignores a folder above it is for the walk to know, which then never
  /// comes here.
  ///
  /// - Parameter path: absolute, below the folder of these rules.
  func ignore(_ path: UnsafeBufferPointer<UInt8>, isFolder: Bool) -> Bool {
    let lastSlash = path.lastIndex(of: UInt8(ascii: "/")) ?? 0
    let name = path[min(lastSlash + 1, path.endIndex)...]
    var rules: IgnoreRules? = self
    while let current = rules {
      // The last pattern that matches decides, and those nearer to the file come before those further up.
      if let pattern = current.patterns.last(where: {
        $0.matches(path: path[min(current.baseLength, path.endIndex)...], name: name, isFolder: isFolder)
      }) {
        return !pattern.isNegated
      }
      rules = current.parent
    }
    return false
  }
}
