/// The Swift files that the next commit adds or changes, with the content that it would record, which need not be that
/// of the work tree. Neither the index nor the work tree is touched.
struct StagedFiles {
  private struct Entry {
    /// Relative to the root of the work tree.
    let path: String
    /// The name of the content in git.
    let blob: String
  }

  private let entries: [Entry]

  init() throws(CommandError) {
    guard try Git.output(["rev-parse", "--git-dir"]) != nil else { throw .noRepository }
    let arguments = [
      "-c", "diff.relative=false", "diff", "--cached", "--raw", "-z", "--no-renames", "--no-abbrev",
      "--diff-filter=AMT", "--ignore-submodules",
    ]
    guard let changes = try Git.output(arguments) else { throw .gitFailed("git diff --cached", reason: nil) }
    entries = StagedFiles.entries(in: changes)
  }

  /// Calls the body with each file in turn, so that there is never more than one in memory.
  func forEach(_ body: (_ path: String, _ content: [UInt8]) -> Void) throws(CommandError) {
    if entries.isEmpty { return }
    let git = try Git.start(["cat-file", "--batch"])
    do throws(FileSystem.Failure) {
      for entry in entries {
        try git.write(entry.blob + "\n")
        // The answer is `BLOB blob SIZE`, the content, and a newline.
        guard let header = try git.readLine(), let size = header.split(separator: " ").last.flatMap({ Int($0) }),
          let content = try git.read(count: size), try git.read(count: 1) != nil
        else { throw FileSystem.Failure(code: 0) }
        body(entry.path, content)
      }
    } catch {
      throw .gitFailed("git cat-file --batch", reason: error.code == 0 ? nil : error.reason)
    }
    if !git.succeeds() { throw .gitFailed("git cat-file --batch", reason: nil) }
  }

  /// From `:OLDMODE NEWMODE OLDBLOB NEWBLOB STATUS` and the path in turn, each with a zero byte at its end.
  private static func entries(in changes: [UInt8]) -> [Entry] {
    var entries: [Entry] = []
    var fields = changes.split(separator: 0)[...]
    while let description = fields.popFirst(), let path = fields.popFirst() {
      let words = String(decoding: description, as: UTF8.self).split(separator: " ")
      let path = String(decoding: path, as: UTF8.self)
      // Regular files only: no links, no submodules.
      guard words.count == 5, words[1].hasPrefix("100"), PathName.isSwift(path) else { continue }
      entries.append(Entry(path: path, blob: String(words[3])))
    }
    return entries
  }
}
