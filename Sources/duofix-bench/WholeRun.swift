import Foundation

/// The real program over the real files: start, walk, read, filter, rewrite, compare, print.
enum WholeRun {
  /// `duofix preview` as it was built beside this program, the best of five runs.
  static func measured(over corpus: Corpus, at path: String) -> String {
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("duofix")
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      return "whole run: build duofix first, it is not at \(program.path)"
    }
    var best = Duration.seconds(Int64.max)
    for _ in 1...5 {
      let process = Process()
      process.executableURL = program
      process.arguments = ["preview", path]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      let time = ContinuousClock().measure {
        do { try process.run() } catch { return }
        process.waitUntilExit()
      }
      best = min(best, time)
    }
    return Rate(name: "whole run", byteCount: corpus.byteCount, time: best, unit: "MB/s       ").description
  }
}
