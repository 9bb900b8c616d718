import Rewriting

/// The part that `preview`, `apply`, `report` and the fixing hook have in common: from arguments to the result of a
/// run.
struct Search {
  private let engine: Engine
  let named: NamedPaths

  /// - Parameter paths: instead of those in the arguments.
  init(_ arguments: Arguments, paths: [String]? = nil) {
    engine = Engine(arguments)
    named = NamedPaths(paths ?? arguments.operands)
  }

  func run(_ aim: Processor.Aim) -> RunResult {
    let processor = Processor(engine, aim: aim)
    let walk = Walk(named, words: engine.words) { processor.process($0) }
    return RunResult(walk.run(), named: named)
  }
}

extension Engine {
  init(_ arguments: Arguments) {
    self.init(
      rewrites: arguments.rewrites,
      configuration: Configuration(
        deploymentTarget: arguments.deploymentTarget, includesReview: arguments.includesReview))
  }
}

extension Arguments {
  var readsStandardInput: Bool { operands == ["-"] }
}
