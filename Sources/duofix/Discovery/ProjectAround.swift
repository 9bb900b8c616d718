import Meaning
import SwiftTree

/// The project that the files of a run belong to: the repository or package around all of them, or, where there is none,
/// what the run was given. Read when a rewrite asks what another file declares, and not before.
final class ProjectAround: Project {
  /// Absolute.
  private let folder: String
  private let paths: NamedPaths
  private let trees: Guarded<[String: Tree]> = Guarded([:])
  private let declarations: Guarded<[String: Declarations]> = Guarded([:])
  private let made: Guarded<ProjectIndex?> = Guarded(nil)

  init(_ named: NamedPaths) {
    let folders = named.folders.map(\.realPath) + named.files.map { PathName.folder(of: $0.realPath) }
    var common = folders.first ?? ThisProcess.currentFolder ?? "/"
    while !folders.allSatisfy({ PathName.relative($0, to: common) != nil }) { common = PathName.folder(of: common) }
    let root = Repository.root(above: common) ?? Package.root(above: common)
    folder = root ?? common
    paths = root.map { NamedPaths(folder: $0) } ?? named
  }

  /// The first thread that asks reads the project, on all cores; the others wait.
  var index: ProjectIndex {
    made.with { made in
      if let made { return made }
      let index = read()
      made = index
      return index
    }
  }

  private func read() -> ProjectIndex {
    let folder = folder
    let walk = Walk(paths, interest: .declarations) { file, text -> FileFacts? in
      PathName.isSwift(file.path)
        ? FileFacts(skimming: Array(text), path: file.realPath, root: folder)
        : FileFacts(readingHeader: text, path: file.realPath, root: folder)
    }
    return ProjectIndex(walk.run().outcomes)
  }

  func text(at path: String) -> [UInt8]? { FileSystem.contents(path) }

  /// Kept, since many sites may ask about the same few files.
  func tree(at path: String) -> Tree? {
    if let tree = trees.with({ $0[path] }) { return tree }
    guard let tree = text(at: path).map({ Tree.parse($0) }) else { return nil }
    trees.with { $0[path] = tree }
    return tree
  }

  func declarations(at path: String) -> Declarations? {
    if let declarations = declarations.with({ $0[path] }) { return declarations }
    guard let made = tree(at: path).map({ Declarations(tree: $0, path: path, project: self) }) else { return nil }
    declarations.with { $0[path] = made }
    return made
  }

  func displayPath(of path: String) -> String {
    PathName.shown(path)
  }
}

/// A Swift package or Xcode project in a folder.
private enum Package {
  /// The nearest folder that holds one, at an absolute path or above it.
  static func root(above folder: String) -> String? {
    PathName.nearestFolder(from: folder, where: isRoot)
  }

  private static func isRoot(_ folder: String) -> Bool {
    var isRoot = false
    try? FileSystem.list(folder) { name, _ in
      isRoot = isRoot || name.elementsEqual("Package.swift".utf8) || name.reversed().starts(with: ".xcodeproj".utf8.reversed())
    }
    return isRoot
  }
}
