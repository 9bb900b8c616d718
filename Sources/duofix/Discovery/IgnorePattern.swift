/// One line of a `.gitignore`.
struct IgnorePattern {
  /// `!`: what earlier patterns exclude is taken in again.
  let isNegated: Bool
  /// A slash at its end: only folders.
  let isForFolders: Bool
  /// Without a slash, the pattern is about the last part of a path, at any depth.
  private let isForLastPart: Bool
  private let segments: [GlobSegment]

  /// Nil for blank lines, comments, and patterns that match nothing. The line comes without its end.
  init?(_ line: ArraySlice<UInt8>) {
    var line = IgnorePattern.withoutTrailingSpaces(line)
    if line.first == UInt8(ascii: "#") { return nil }
    isNegated = line.first == UInt8(ascii: "!")
    if isNegated { line.removeFirst() }
    isForFolders = line.last == UInt8(ascii: "/")
    if isForFolders { line.removeLast() }
    if line.isEmpty { return nil }
    isForLastPart = !line.contains(UInt8(ascii: "/"))
    if line.first == UInt8(ascii: "/") { line.removeFirst() }
    guard let segments = GlobParser.segments(of: line) else { return nil }
    // `**` without a slash beside it is an ordinary star.
    self.segments = isForLastPart && segments == [.anyParts] ? [.suffix([])] : segments
  }

  /// - Parameters:
  ///   - path: relative to the folder of the `.gitignore`.
  ///   - name: its last part.
  func matches(path: Slice<UnsafeBufferPointer<UInt8>>, name: Slice<UnsafeBufferPointer<UInt8>>, isFolder: Bool) -> Bool
  {
    if isForFolders && !isFolder { return false }
    if isForLastPart { return segments.first?.matches(name) ?? false }
    return matches(path)
  }

  /// As with the stars of one part, only the last `**` ever has to take one part more.
  private func matches(_ path: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var position = path.startIndex
    var next = 0
    var retry: (position: Int, next: Int)?
    while position <= path.endIndex || next < segments.count {
      if next < segments.count {
        if segments[next] == .anyParts {
          next += 1
          // At the end it stands for what is inside the folder, so for one part at least.
          if next == segments.count { return position <= path.endIndex }
          retry = (position, next)
          continue
        }
        if position <= path.endIndex {
          let end = IgnorePattern.endOfPart(of: path, from: position)
          if segments[next].matches(path[position..<end]) {
            position = end + 1
            next += 1
            continue
          }
        }
      }
      guard let last = retry, last.position <= path.endIndex else { return false }
      position = IgnorePattern.endOfPart(of: path, from: last.position) + 1
      next = last.next
      retry = (position, next)
    }
    return true
  }

  private static func endOfPart(of path: Slice<UnsafeBufferPointer<UInt8>>, from start: Int) -> Int {
    path[start...].firstIndex(of: UInt8(ascii: "/")) ?? path.endIndex
  }

  /// A space that a backslash stands before is part of the name.
  private static func withoutTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = line.startIndex
    var position = line.startIndex
    while position < line.endIndex {
      if line[position] == UInt8(ascii: "\\") {
        position = min(position + 2, line.endIndex)
        end = position
      } else {
        if line[position] != UInt8(ascii: " ") { end = position + 1 }
        position += 1
      }
    }
    return line[..<end]
  }
}
