/// The folder that the paths of the patch are relative to, so that `git apply` finds the files. Git takes the paths of
/// a patch from the root of the repository, wherever in it the command runs, but passes over files outside the folder
/// it runs in; without a repository it takes them from the folder it runs in.
struct PatchBase {
  /// Absolute.
  let folder: String
  /// Whether `git apply` in the current folder does not do, which must be said.
  let isElsewhere: Bool

  init(for named: NamedPaths) {
    let paths = named.folders.map(\.realPath) + named.files.map { PathName.folder(of: $0.realPath) }
    let current = ThisProcess.currentFolder ?? "/"
    isElsewhere = !paths.allSatisfy { PathName.relative($0, to: current) != nil }
    var common = isElsewhere ? paths.first ?? current : current
    while !paths.allSatisfy({ PathName.relative($0, to: common) != nil }) { common = PathName.folder(of: common) }
    folder = Repository.root(above: common) ?? common
  }

  func path(of realPath: String) -> String { PathName.relative(realPath, to: folder) ?? realPath }
}
