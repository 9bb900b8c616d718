import Rewriting

/// Lists every finding, fixable or not.
struct ReportCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func run() throws(CommandError) -> ExitStatus {
    if arguments.explainsTarget { return try TargetExplanation(arguments).run() }
    let reporter = Reporter(.report, arguments)
    if arguments.readsStandardInput {
      let result = StandardInput(arguments).result.withoutPatches
      try reporter.print(result)
      return result.status(result.hasFindings ? .found : .done)
    }
    let search = Search(arguments)
    let result = search.run(.report)
    try reporter.print(result, named: search.named)
    return result.status(result.hasFindings ? .found : .done)
  }
}
