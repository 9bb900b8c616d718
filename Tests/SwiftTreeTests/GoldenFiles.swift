// The Swift files of the repository that other tests are about: real-looking code, and there wherever the tests run.
import Foundation

struct GoldenFile: Sendable, CustomStringConvertible {
  /// From `Goldens/`: "display-scale/label.swift".
  let name: String
  let bytes: [UInt8]

  var description: String { name }

  static let all: [GoldenFile] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Goldens")
    let paths = (FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []).sorted()
    return paths.filter { $0.hasSuffix(".swift") }.compactMap { path in
      (try? Data(contentsOf: root.appendingPathComponent(path))).map { GoldenFile(name: path, bytes: Array($0)) }
    }
  }()
}
