import Rewriting

/// The part that `preview`, `apply`, `report` and the fixing hook have in common: from arguments to the result of a
/// run.
struct Search {
  private let engine: Engine
  let named: NamedPaths
  private let project: ProjectAround

  /// - Parameter paths: instead of those in the arguments.
  init(_ arguments: Arguments, paths: [String]? = nil) {
    named = NamedPaths(paths ?? arguments.operands)
    project = ProjectAround(named)
    engine = Engine(arguments, project: project)
  }

  func run(_ aim: Processor.Aim) -> RunResult {
    let processor = Processor(engine, aim: aim)
    let walk = Walk(named, interest: .words(WordFilter(engine.words))) { file, _ in processor.process(file) }
    return RunResult(walk.run(), named: named)
  }
}

extension Engine {
  init(_ arguments: Arguments, project: ProjectAround) {
    self.init(
      rewrites: arguments.rewrites,
      configuration: Configuration(
        deploymentTarget: arguments.deploymentTarget, includesReview: arguments.includesReview),
      project: project)
  }
}

extension Arguments {
  var readsStandardInput: Bool { operands == ["-"] }
}
