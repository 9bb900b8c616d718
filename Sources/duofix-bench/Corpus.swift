import Foundation

/// The Swift files under a path, in memory, so that no disk is measured.
struct Corpus {
  let files: [[UInt8]]
  let byteCount: Int
  let lineCount: Int

  init(at path: String) {
    let root = URL(fileURLWithPath: path)
    let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var urls = (found.map { $0.compactMap { $0 as? URL } } ?? []).sorted { $0.path < $1.path }
    if urls.isEmpty { urls = [root] }
    files = urls.filter { $0.pathExtension == "swift" }.compactMap { try? Data(contentsOf: $0) }.map(Array.init)
    byteCount = files.reduce(0) { $0 + $1.count }
    lineCount = files.reduce(0) { $0 + $1.count { $0 == UInt8(ascii: "\n") } }
  }
}
