/// What discovery needs to know of a git repository, read from its files: walking a tree must not depend on git.
enum Repository {
  /// The nearest folder that holds a `.git`, at an absolute path or above it.
  static func root(above folder: String) -> String? {
    PathName.nearestFolder(from: folder) { FileSystem.exists(PathName.joined($0, ".git")) }
  }

  /// The rules that hold in a folder but for its own `.gitignore`: those of the folders above it, up to the root of the
  /// repository, and under them `.git/info/exclude`. Nil outside a repository.
  static func rules(above folder: String) -> IgnoreRules? {
    guard let root = root(above: folder) else { return nil }
    var rules = excluded(root: root)
    for above in folders(from: root, to: folder) {
      rules = IgnoreRules.reading(above, parent: rules)
    }
    return rules
  }

  /// The patterns of `.git/info/exclude`, which are not shared with others.
  static func excluded(root: String) -> IgnoreRules? {
    let gitFolder = commonFolder(of: PathName.joined(root, ".git"))
    guard let text = FileSystem.contents(PathName.joined(gitFolder, "info/exclude")) else { return nil }
    return IgnoreRules(text, folder: root, parent: nil)
  }

  /// Every folder from one on the way down to another, without the latter.
  private static func folders(from root: String, to folder: String) -> [String] {
    var result: [String] = []
    var current = folder
    while current != root, current != "/", !current.isEmpty {
      current = PathName.folder(of: current)
      result.append(current)
    }
    return result.reversed()
  }

  /// In a work tree of its own or a submodule, `.git` is a file that names a folder, and that folder may name another.
  private static func commonFolder(of git: String) -> String {
    guard let file = FileSystem.contents(git), let folder = line(file, after: "gitdir: ") else { return git }
    let gitFolder = resolved(folder, from: PathName.folder(of: git))
    guard let common = FileSystem.contents(PathName.joined(gitFolder, "commondir")), let path = line(common, after: "")
    else { return gitFolder }
    return resolved(path, from: gitFolder)
  }

  private static func line(_ bytes: [UInt8], after prefix: String) -> String? {
    guard bytes.starts(with: prefix.utf8) else { return nil }
    let line = bytes.dropFirst(prefix.utf8.count).prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }

  private static func resolved(_ path: String, from folder: String) -> String {
    path.hasPrefix("/") ? path : PathName.joined(folder, path)
  }
}

extension IgnoreRules {
  /// The rules of the folder's `.gitignore` over those of its parent, which stay alone where there is none.
  static func reading(_ folder: String, parent: IgnoreRules?) -> IgnoreRules? {
    guard let text = FileSystem.contents(PathName.joined(folder, ".gitignore")) else { return parent }
    return IgnoreRules(text, folder: folder, parent: parent)
  }
}
