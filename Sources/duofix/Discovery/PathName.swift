/// Paths as text. All of them use `/`.
enum PathName {
  /// As given, without `./`, doubled and trailing slashes; the current folder is the empty path.
  static func tidied(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + parts : parts
  }

  static func joined(_ folder: String, _ name: String) -> String {
    if folder.isEmpty { return name }
    return folder == "/" ? folder + name : folder + "/" + name
  }

  /// The folder that holds an absolute path; the root holds itself.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The nearest folder that is what is looked for: one at an absolute path, or above it.
  static func nearestFolder(from path: String, where isWanted: (String) -> Bool) -> String? {
    var folder = path
    while true {
      if isWanted(folder) { return folder }
      if folder == "/" || folder.isEmpty { return nil }
      folder = self.folder(of: folder)
    }
  }

  static func lastPart(of path: String) -> Substring {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path[...] }
    return path[path.utf8.index(after: slash)...]
  }

  /// The rest of an absolute path below an absolute folder, nil where it lies elsewhere. The folder itself is "".
  static func relative(_ path: String, to folder: String) -> String? {
    if path.utf8.elementsEqual(folder.utf8) { return "" }
    let prefix = folder == "/" ? folder : folder + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return nil }
    return String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }

  /// An absolute path as a user would write it in the current folder.
  static func shown(_ path: String) -> String { ThisProcess.currentFolder.flatMap { relative(path, to: $0) } ?? path }

  /// Byte for byte, so that the order is the same wherever the program runs.
  static func isBefore(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  static func isSwift(_ path: String) -> Bool { path.utf8.reversed().starts(with: ".swift".utf8.reversed()) }
}
