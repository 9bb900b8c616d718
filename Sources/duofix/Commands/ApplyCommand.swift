import Rewriting

/// Writes the fixes. What is left for people to do does not make it fail: it has done what it can.
struct ApplyCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func run() throws(CommandError) -> ExitStatus {
    let reporter = Reporter(.apply, arguments, hasWritten: true)
    if arguments.readsStandardInput {
      let input = StandardInput(arguments)
      try reporter.print(input.result.withoutPatches, text: input.output)
      return input.result.status(.done)
    }
    let search = Search(arguments)
    let result = search.run(.apply)
    try reporter.print(result, named: search.named)
    return result.status(.done)
  }
}
