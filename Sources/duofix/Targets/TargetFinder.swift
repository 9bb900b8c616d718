import Meaning
import SwiftTree

/// Finds out which systems a file has to run on, from the manifests and projects around it. Used by several threads;
/// each folder is looked at once.
///
/// It looks from the folder of the file up to the root of the repository, and into the folders right below those: a
/// project often lies in a folder of its own beside the sources. Without a repository, up to the topmost folder that
/// holds a manifest or a project.
final class TargetFinder: Sendable {
  /// What lies at one place and says something.
  enum Source {
    case package(folder: String, PackageManifest)
    case project(path: String, XcodeProject)

    var path: String {
      switch self {
      case .package(let folder, _): PathName.joined(folder, "Package.swift")
      case .project(let path, _): path
      }
    }
  }

  private struct Cache {
    /// What lies right in a folder.
    var own: [String: [Source]] = [:]
    /// What lies in a folder, and the projects right below it.
    var nearby: [String: [Source]] = [:]
    /// What speaks about the files of a folder.
    var around: [String: [Source]] = [:]
    var roots: [String: String] = [:]
  }

  private let cache = Guarded(Cache())

  /// What holds for a file.
  ///
  /// - Parameter path: absolute, without links.
  func target(of path: String) -> FileTarget { verdict(on: path).target }

  /// The same, with everything that was found.
  func verdict(on path: String) -> TargetVerdict {
    let folder = PathName.folder(of: path)
    return cache.with { cache in
      TargetVerdict(of: path, Self.sources(around: folder, &cache), root: Self.root(of: folder, &cache))
    }
  }

  private static func sources(around folder: String, _ cache: inout Cache) -> [Source] {
    if let known = cache.around[folder] { return known }
    let root = root(of: folder, &cache)
    var found: [Source] = []
    var seen: Set<String> = []
    var current = folder
    while PathName.relative(current, to: root) != nil {
      found += nearby(current, &cache).filter { seen.insert($0.path).inserted }
      if current == root { break }
      current = PathName.folder(of: current)
    }
    cache.around[folder] = found
    return found
  }

  /// What lies in a folder, and the projects right below it.
  private static func nearby(_ folder: String, _ cache: inout Cache) -> [Source] {
    if let known = cache.nearby[folder] { return known }
    var found = sources(in: folder, &cache)
    for below in foldersBelow(folder) {
      found += sources(in: below, &cache).filter { if case .project = $0 { true } else { false } }
    }
    cache.nearby[folder] = found
    return found
  }

  private static func root(of folder: String, _ cache: inout Cache) -> String {
    if let known = cache.roots[folder] { return known }
    var root = Repository.root(above: folder)
    if root == nil {
      var current = folder
      while current != "/", !current.isEmpty {
        if !sources(in: current, &cache).isEmpty { root = current }
        current = PathName.folder(of: current)
      }
    }
    cache.roots[folder] = root ?? folder
    return root ?? folder
  }

  private static func sources(in folder: String, _ cache: inout Cache) -> [Source] {
    if let known = cache.own[folder] { return known }
    var found: [Source] = []
    if let bytes = FileSystem.contents(PathName.joined(folder, "Package.swift")) {
      found.append(.package(folder: folder, PackageManifest(Tree.parse(bytes))))
    }
    for name in names(in: folder, where: { $0.hasSuffix(".xcodeproj") }) {
      let path = PathName.joined(folder, name)
      guard let bytes = FileSystem.contents(PathName.joined(path, "project.pbxproj")),
        let project = XcodeProject(bytes, path: path, read: { FileSystem.contents($0) })
      else { continue }
      found.append(.project(path: path, project))
    }
    cache.own[folder] = found
    return found
  }

  private static func foldersBelow(_ folder: String) -> [String] {
    names(in: folder) { !$0.hasPrefix(".") && !VendoredFolder.names.contains($0) && !$0.contains(".") }
      .map { PathName.joined(folder, $0) }
  }

  /// Folders in a folder, sorted.
  private static func names(in folder: String, where isWanted: (String) -> Bool) -> [String] {
    var names: [String] = []
    try? FileSystem.list(folder) { name, kind in
      guard kind == .folder, let text = String(validating: name, as: UTF8.self), isWanted(text) else { return }
      names.append(text)
    }
    return names.sorted(by: PathName.isBefore)
  }
}
