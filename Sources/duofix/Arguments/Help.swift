// What `--help` prints, from the tables of commands and options.

enum Help {
  static func text(for command: Command?) -> String {
    guard let command else { return general }
    return """
      usage: \(command.usage)

      \(details(of: command))

      options:
      \(table(Option.allCases.filter { $0.belongs(to: command) }.map(row)))

      \(statuses(of: command))
      """
  }

  private static var general: String {
    """
    duofix \(Version.current) migrates the Swift source of iOS apps to iPhone Duo.

    usage: duofix COMMAND [OPTION...] [PATH...]

    commands:
    \(table(Command.shown.map { ($0.rawValue, $0.summary) }))

    options:
    \(table([Option.help, .version].map(row)))

    'duofix COMMAND --help' says more. Start with 'duofix preview' in the folder of your app: it changes nothing.

    exit status: 0 nothing to do, or done; 1 there is a patch, or findings remain; 2 the arguments or the
    configuration make no sense; 3 some file could not be processed, the others were.

    """
  }

  private static func details(of command: Command) -> String {
    switch command {
    case .preview:
      """
      Prints the patch that 'duofix apply' would write to standard output, and what the patch does not fix to standard
      error. 'duofix preview | git apply' does what 'duofix apply' does. Without a path: the current folder.

      \(whatIsLookedAt)

      The paths of the patch begin at the root of the repository, as those of 'git diff' do; without a repository, at
      the current folder. When a path lies outside the current folder, standard error says where to apply the patch.
      """
    case .apply:
      """
      Writes the safe fixes into the files, with --review also those that need a look, and says what is left. Without a
      path: the current folder. With '-' reads standard input and prints the rewritten text.

      \(whatIsLookedAt)
      """
    case .report:
      """
      Lists every finding as 'path:line:column: tier: message [id]' on standard error. The tier is safe, review (a fix
      that changes behaviour or needs a look) or manual (no fix is right; the message says what to do). Without a path:
      the current folder.

      \(whatIsLookedAt)
      """
    case .hook:
      """
      Without files, looks at what is staged and prints the patch it needs; the index and the work tree are not touched,
      and 'duofix hook | git apply --index' fixes both. With files, as the pre-commit framework calls it, fixes them.
      Findings that have no fix are printed and never stop a commit. Generated files and vendored code are left alone.
      --install writes the hook into this repository, with the options given beside it.
      """
    case .explain:
      "Without an id, lists the rewrites."
    case .tree:
      "Prints 'START END KIND' for each token or node, or checks that files parse. For work on duofix itself."
    }
  }

  private static var whatIsLookedAt: String {
    """
    In a folder, looks at all Swift files but hidden ones, those that git ignores, and vendored code
    (\(VendoredFolder.names.joined(separator: ", "))); links are not followed. A path that is named is looked at
    whatever it is. Generated files are always left alone. The oldest system that a file has to run on is read from the
    Package.swift, Xcode projects and xcconfig files around it.
    """
  }

  private static func statuses(of command: Command) -> String {
    let lines =
      switch command {
      case .preview: ["0  there is nothing to fix", "1  there is a patch"]
      case .apply: ["0  all fixes are written; what is left to do by hand does not count"]
      case .report: ["0  there are no findings", "1  there are findings"]
      case .hook: ["0  there is nothing to fix", "1  there is a patch, or files were fixed"]
      case .explain: ["0  done"]
      case .tree: ["0  done", "1  a file does not parse"]
      }
    var failures = ["2  the arguments make no sense; nothing was looked at"]
    if command != .explain {
      failures.append(
        "3  some path could not be processed: missing, not readable, not UTF-8, not Swift; the others were")
    }
    return "exit status:\n" + (lines + failures).map { "  \($0)\n" }.joined()
  }

  private static func row(_ option: Option) -> (String, String) {
    (option.valueName.map { "\(option.rawValue) \($0)" } ?? option.rawValue, option.summary)
  }

  static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, text in
      "  " + name + String(repeating: " ", count: width - name.count + 2) + text
    }.joined(separator: "\n")
  }
}
