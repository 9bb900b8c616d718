import Meaning
import Rewrites
import Rewriting
import SwiftTree

/// A piece of the work on one file, on one core.
struct Stage {
  let name: String
  /// Returns something that depends on the work, so that it is not optimised away.
  let work: (_ file: [UInt8]) -> Int

  static var all: [Stage] {
    let engine = Engine(rewrites: Registry.all, configuration: Configuration())
    return [
      Stage(name: "lexing") { Tree.lex($0).count },
      Stage(name: "parsing") { Tree.parse($0).tokens.count },
      Stage(name: "skimming") { FileFacts(skimming: $0, path: "Bench.swift", root: "").types.count },
      Stage(name: "rewriting") { engine.process($0, path: "Bench.swift").findings.count },
    ]
  }

  /// The best of three rounds, since the machine may be busy with other things.
  func measured(over corpus: Corpus) -> String {
    var best = Duration.seconds(Int64.max)
    var total = 0
    for _ in 1...3 {
      let time = ContinuousClock().measure {
        for file in corpus.files { total &+= work(file) }
      }
      best = min(best, time)
    }
    // The sum is used, so the work that led to it is done.
    return total == .min
      ? "" : Rate(name: name, byteCount: corpus.byteCount, time: best, unit: "MB/s a core").description
  }
}
