/// The files and folders that the user named, each once, and the folder that the patch is relative to.
struct NamedPaths {
  struct Named {
    /// As the user wrote it, without needless slashes and dots; the current folder is "".
    let path: String
    /// Absolute, without links.
    let realPath: String
  }

  private(set) var folders: [Named] = []
  private(set) var files: [Named] = []
  private(set) var failures: [Failure] = []
  /// Absolute. A file that is named twice, also by a link, is processed once, by the first name; and where one named
  /// folder lies in another, its files are found through the one that is nearest to them.
  private var realFolders: Set<[UInt8]> = []
  private var realFiles: Set<[UInt8]> = []

  /// One folder, by its absolute path.
  init(folder: String) { folders = [Named(path: folder, realPath: folder)] }

  init(_ paths: [String]) {
    for path in paths.isEmpty ? ["."] : paths { add(path) }
  }

  func namesFolder(_ realPath: String) -> Bool { realFolders.contains(Array(realPath.utf8)) }

  func namesFile(_ realPath: String) -> Bool { !realFiles.isEmpty && realFiles.contains(Array(realPath.utf8)) }

  private mutating func add(_ path: String) {
    guard !path.isEmpty else {
      failures.append(Failure(path, "the path is empty"))
      return
    }
    let tidied = PathName.tidied(path)
    let name = tidied.isEmpty ? "." : tidied
    do throws(FileSystem.Failure) {
      let kind = try FileSystem.kind(of: name)
      guard let realPath = FileSystem.realPath(name) else {
        failures.append(Failure(name, "its absolute path cannot be told"))
        return
      }
      if kind == .folder {
        if realFolders.insert(Array(realPath.utf8)).inserted { folders.append(Named(path: tidied, realPath: realPath)) }
      } else if PathName.isSwift(name) {
        if realFiles.insert(Array(realPath.utf8)).inserted { files.append(Named(path: tidied, realPath: realPath)) }
      } else {
        failures.append(Failure(name, "it is not a Swift file"))
      }
    } catch {
      failures.append(Failure(name, error.reason))
    }
  }
}
