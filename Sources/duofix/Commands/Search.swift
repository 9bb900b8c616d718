import Rewriting

/// The part that `preview`, `apply`, `report` and the fixing hook have in common: from arguments to the result of a
/// run.
struct Search {
  private let engine: Engine
  let named: NamedPaths
  private let project: ProjectAround
  private let targets = TargetFinder()

  /// - Parameter paths: instead of those in the arguments.
  init(_ arguments: Arguments, paths: [String]? = nil) {
    named = NamedPaths(paths ?? arguments.operands)
    project = ProjectAround(named)
    engine = Engine(arguments, project: project)
  }

  func run(_ aim: Processor.Aim) -> RunResult {
    let spanning = aim.changesFiles ? SpanningPass(engine, targets, named: named).run() : SpanningFixes()
    let processor = Processor(engine, targets, spanning, aim: aim)
    let interest = Walk<FileOutcome>.Interest.words(WordFilter(engine.words), or: Set(spanning.changedPaths))
    var result = Walk(named, interest: interest) { file, _ in processor.process(file) }.run()
    for (path, text) in spanning.newFiles { result.outcomes.append(processor.make(path, text, as: named.path(of: path))) }
    return RunResult(result, named: named)
  }
}

extension Engine {
  init(_ arguments: Arguments, project: ProjectAround) {
    self.init(
      rewrites: arguments.rewrites,
      configuration: Configuration(
        deploymentTarget: arguments.deploymentTarget, includesReview: arguments.includesReview,
        keepsWrappersInFile: arguments.keepsWrappersInFile),
      project: project)
  }
}

extension Arguments {
  var readsStandardInput: Bool { operands == ["-"] }
}
