// The program: reads the arguments, runs the command, ends with its status. All else is in the folders beside this
// file: `Arguments`, `Discovery` (which files), `Processing` (what becomes of a file), `Git`, `Output`, `Commands`,
// `Platform`.

@main
enum Duofix {
  static func main() {
    ThisProcess.ignoreBrokenPipes()
    // On a thread of its own, since the parser may need more stack than the first thread of a process has.
    let status = Threads.runOnLargeStack { run(Array(CommandLine.arguments.dropFirst())) }
    ThisProcess.exit(status)
  }

  private static func run(_ arguments: [String]) -> ExitStatus {
    do {
      return try perform(Arguments(parsing: arguments))
    } catch {
      try? Console.standardError.write("duofix: \(error)\n")
      return error.status
    }
  }

  private static func perform(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    switch arguments.request {
    case .version:
      try Console.standardOutput.write("duofix \(Version.current)\n")
      return .done
    case .help(let command):
      try Console.standardOutput.write(Help.text(for: command))
      return .done
    case .run(.preview): return try PreviewCommand(arguments).run()
    case .run(.apply): return try ApplyCommand(arguments).run()
    case .run(.report): return try ReportCommand(arguments).run()
    case .run(.hook): return try HookCommand(arguments).run()
    case .run(.explain): return try ExplainCommand(arguments).run()
    case .run(.tree): return try TreeCommand(arguments).run()
    }
  }
}
