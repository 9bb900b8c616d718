// Why a run ends before its work, as the sentence that the user reads after `duofix: `. What goes wrong with one file
// is no error of the run: see `Failure`.

/// Why a run ends before its work.
enum CommandError: Error, Hashable {
  case missingCommand
  case unknownCommand(String, nearest: String)
  case unknownOption(String, nearest: String)
  case unknownRewrite(String, nearest: String?)
  case optionOfOtherCommand(String, command: String, owners: [String])
  case missingValue(option: String, valueName: String)
  case unexpectedValue(option: String)
  case unreadableValue(String, option: String, expected: String)
  case unexpectedArgument(String, command: String)
  case missingFile(command: String)
  case missingTreeView
  case standardInputNotAlone
  case standardInputNotFor(command: String)
  case stdinPathWithoutStandardInput
  case jsonBesideText
  case noRewriteLeft
  case noGit
  case noRepository
  case gitFailed(String, reason: String?)
  case hookExists(String)
  case hookNotWritten(String, reason: String)
  case outputNotWritten(reason: String)

  var status: ExitStatus {
    switch self {
    case .outputNotWritten: .unprocessed
    default: .usage
    }
  }
}

extension CommandError: CustomStringConvertible {
  var description: String {
    switch self {
    case .missingCommand:
      "a command is needed: \(Phrase.list(Command.shown.map(\.rawValue), joinedBy: "or")); 'duofix --help' says more"
    case .unknownCommand(let name, let nearest):
      "unknown command '\(name)', the nearest is '\(nearest)'"
    case .unknownOption(let name, let nearest):
      "unknown option '\(name)', the nearest is '\(nearest)'"
    case .unknownRewrite(let id, let nearest?):
      "unknown rewrite '\(id)', the nearest is '\(nearest)'"
    case .unknownRewrite(let id, nil):
      "unknown rewrite '\(id)'"
    case .optionOfOtherCommand(let option, let command, let owners):
      "'\(option)' is not an option of 'duofix \(command)' but of \(Phrase.list(owners.map { "'duofix \($0)'" }))"
    case .missingValue(let option, let valueName):
      "'\(option)' needs a value: \(option) \(valueName)"
    case .unexpectedValue(let option):
      "'\(option)' takes no value"
    case .unreadableValue(let value, let option, let expected):
      "'\(option)' cannot be '\(value)': \(expected)"
    case .unexpectedArgument(let argument, let command):
      "'duofix \(command)' takes no argument, but was given '\(argument)'"
    case .missingFile(let command):
      "'duofix \(command)' needs a file"
    case .missingTreeView:
      "'duofix tree' needs one of --tokens, --nodes, --folded and --check"
    case .standardInputNotAlone:
      "'-' is standard input, which cannot be mixed with other paths"
    case .standardInputNotFor(let command):
      "'duofix \(command)' does not read standard input"
    case .stdinPathWithoutStandardInput:
      "'--stdin-path' names standard input, so it needs the path '-'"
    case .jsonBesideText:
      "'duofix apply -' prints the rewritten text, so there is no room for '--format json'"
    case .noRewriteLeft:
      "'--only' and '--skip' together leave no rewrite to run"
    case .noGit:
      "git is needed here, and is not on PATH"
    case .noRepository:
      "'duofix hook' looks at what is staged, and this is not a git repository: go to one, or name the files"
    case .gitFailed(let command, let reason):
      "'\(command)' failed" + (reason.map { ": " + $0 } ?? "")
    case .hookExists(let path):
      "'\(path)' is there already and was left alone: add the line 'duofix hook || exit 1' to it"
    case .hookNotWritten(let path, let reason):
      "'\(path)' could not be written: \(reason)"
    case .outputNotWritten(let reason):
      "the output could not be written: \(reason)"
    }
  }
}
