import Rewriting

/// Prints the patch that `apply` would write, and changes nothing.
struct PreviewCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func run() throws(CommandError) -> ExitStatus {
    let reporter = Reporter(.preview, arguments)
    if arguments.readsStandardInput {
      let result = StandardInput(arguments).result
      try reporter.print(result)
      return result.status(result.hasPatch ? .found : .done)
    }
    let search = Search(arguments)
    let base = PatchBase(for: search.named)
    let result = search.run(.preview(base))
    let notes =
      result.hasPatch && base.isElsewhere
      ? ["the paths of the patch begin at '\(base.folder)': apply it there"] : []
    try reporter.print(result, notes: notes, named: search.named)
    return result.status(result.hasPatch ? .found : .done)
  }
}
