import Patch
import Rewriting

/// The part of a run that comes first: fixes that reach over files are worked out before any file is changed.
struct SpanningPass {
  private let engine: Engine
  private let targets: TargetFinder
  private let named: NamedPaths

  init(_ engine: Engine, _ targets: TargetFinder, named: NamedPaths) {
    self.engine = engine
    self.targets = targets
    self.named = named
  }

  /// Nothing, and at no cost, where no fix of the run can reach over files.
  func run() -> SpanningFixes {
    let words = engine.spanningWords
    if words.isEmpty { return SpanningFixes() }
    let targets = targets
    let walk = Walk(named, interest: .words(WordFilter(words))) { file, text in
      SpanningFile(
        path: file.path, identity: file.realPath, bytes: Array(text), target: targets.target(of: file.realPath))
    }
    return engine.spanningFixes(in: walk.run().outcomes) { named.holds($0) }
  }
}

extension NamedPaths {
  /// Whether a file is one of those named, or lies in a folder that is, and not in a part of it that is left alone.
  fileprivate func holds(_ realPath: String) -> Bool {
    namesFile(realPath)
      || folders.contains { folder in
        PathName.relative(realPath, to: folder.realPath).map { !VendoredFolder.holds($0) } ?? false
      }
  }

  /// The path of a file as the user knows it.
  func path(of realPath: String) -> String {
    for folder in folders {
      if let relative = PathName.relative(realPath, to: folder.realPath) { return PathName.joined(folder.path, relative) }
    }
    return files.first { $0.realPath == realPath }?.path ?? realPath
  }
}
