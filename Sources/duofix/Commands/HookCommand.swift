import Rewriting

/// Stops a commit that needs a fix. Findings without a fix are printed and never stop one: there would be no way to
/// commit.
struct HookCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func run() throws(CommandError) -> ExitStatus {
    if arguments.installsHook { return try install() }
    return arguments.operands.isEmpty ? try checkStaged() : try processFiles()
  }

  private func install() throws(CommandError) -> ExitStatus {
    let installation = try HookInstallation(options: arguments.choices)
    try installation.write()
    try Console.standardError.write("wrote '\(installation.path)'\n")
    return .done
  }

  /// What the commit would record, whatever the work tree says.
  private func checkStaged() throws(CommandError) -> ExitStatus {
    let processor = TextProcessor(Engine(arguments, project: ProjectAround(NamedPaths([]))))
    let root = FileSystem.realPath(".").flatMap { Repository.root(above: $0) }
    var outcomes: [FileOutcome] = []
    var skipped: [SkippedPath] = []
    var scannedCount = 0
    try StagedFiles().forEach { path, content in
      if VendoredFolder.holds(path) {
        skipped.append(SkippedPath(path: path, reason: .vendored))
        return
      }
      let text = processor.process(content, path: path, realPath: root.map { PathName.joined($0, path) })
      text.outcome.map { outcomes.append($0) }
      skipped += text.skipped
      scannedCount += text.skipped.isEmpty ? 1 : 0
    }
    let result = RunResult(outcomes: outcomes, skipped: skipped, scannedCount: scannedCount)
    let again = (["duofix", "hook"] + arguments.choices).joined(separator: " ")
    let notes = result.hasPatch ? ["the commit needs this patch: \(again) | git apply --index"] : []
    try Reporter(.hook, arguments).print(result, notes: notes)
    return result.status(result.hasPatch ? .found : .done)
  }

  /// The pre-commit framework names what it wants looked at, which may be anything that the repository holds.
  private func processFiles() throws(CommandError) -> ExitStatus {
    let files = arguments.operands.filter { path in
      (PathName.isSwift(path) || FileSystem.isFolder(path)) && !VendoredFolder.holds(path)
    }
    if files.isEmpty { return .done }
    let search = Search(arguments, paths: files)
    let result = search.run(arguments.checksOnly ? .preview(PatchBase(for: search.named)) : .apply)
    try Reporter(.hook, arguments, hasWritten: !arguments.checksOnly).print(result)
    return result.status(result.hasPatch || result.hasApplied ? .found : .done)
  }
}
