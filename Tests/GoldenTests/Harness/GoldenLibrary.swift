import Foundation

// Finds the cases below `Goldens/`.

enum GoldenLibrary {
  /// The folder of the package.
  static let packageRoot = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let all = cases(in: packageRoot)

  /// The cases of the rewrites and, last, the Tour.
  static func cases(in root: URL) -> [GoldenCase] {
    let goldens = root.appendingPathComponent("Goldens")
    let folders = names(in: goldens).filter { isFolder(goldens.appendingPathComponent($0)) && $0 != "Tour" }
    var cases = folders.flatMap { rewrite in
      caseNames(in: goldens.appendingPathComponent(rewrite)).map { name in
        load(root, "Goldens/\(rewrite)/\(name)", name: "\(rewrite)/\(name)", rewrite: rewrite)
      }
    }
    if isFolder(goldens.appendingPathComponent("Tour")) {
      cases.append(load(root, "Goldens/Tour", name: "Tour", rewrite: nil))
    }
    return cases
  }

  /// What lies below `Goldens/` and belongs to no case.
  static func strayFiles(in root: URL) -> [String] {
    let cases = cases(in: root)
    let known = Set(cases.flatMap { $0.files.map(\.path) } + cases.map { path(of: $0.patchFile, in: root) })
    return filesBelow("Goldens", root) { _ in true }.filter { !known.contains($0) }
  }

  /// A case is a Swift file or a folder.
  private static func caseNames(in folder: URL) -> [String] {
    names(in: folder).compactMap { name in
      if name.hasSuffix(".swift") { return String(name.dropLast(6)) }
      return isFolder(folder.appendingPathComponent(name)) ? name : nil
    }
  }

  private static func load(_ root: URL, _ path: String, name: String, rewrite: String?) -> GoldenCase {
    let isSingle = FileManager.default.fileExists(atPath: root.appendingPathComponent(path + ".swift").path)
    let paths = isSingle ? [path + ".swift"] : filesBelow(path, root) { $0.hasSuffix(".swift") }
    let patchFile = root.appendingPathComponent(path + ".patch")
    return GoldenCase(
      name: name, rewrite: rewrite,
      files: paths.map { GoldenFile(path: $0, bytes: bytes(of: root.appendingPathComponent($0)) ?? []) },
      patch: bytes(of: patchFile), patchFile: patchFile)
  }

  private static func bytes(of file: URL) -> [UInt8]? { (try? Data(contentsOf: file)).map { [UInt8]($0) } }

  private static func path(of file: URL, in root: URL) -> String { String(file.path.dropFirst(root.path.count + 1)) }

  /// Files below a folder, in the order of the bytes of their paths.
  private static func filesBelow(_ path: String, _ root: URL, where isWanted: (String) -> Bool) -> [String] {
    names(in: root.appendingPathComponent(path)).flatMap { name -> [String] in
      let below = path + "/" + name
      if isFolder(root.appendingPathComponent(below)) { return filesBelow(below, root, where: isWanted) }
      return isWanted(name) ? [below] : []
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func names(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
