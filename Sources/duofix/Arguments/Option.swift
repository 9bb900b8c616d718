/// The options, each with the commands that take it. `--help` prints this table, and unknown options are held against
/// it.
enum Option: String, CaseIterable {
  case review = "--review"
  case only = "--only"
  case skip = "--skip"
  case deploymentTarget = "--deployment-target"
  case explainTarget = "--explain-target"
  case inFile = "--in-file"
  case format = "--format"
  case color = "--color"
  case stdinPath = "--stdin-path"
  case check = "--check"
  case install = "--install"
  case tokens = "--tokens"
  case nodes = "--nodes"
  case folded = "--folded"
  case help = "--help"
  case version = "--version"

  /// What stands for the value in the help, or nil for an option without one.
  var valueName: String? {
    switch self {
    case .only, .skip: "ID,..."
    case .deploymentTarget: "iOS17.0"
    case .format: "text|json"
    case .color: "auto|always|never"
    case .stdinPath: "PATH"
    case .review, .inFile, .explainTarget, .check, .install, .tokens, .nodes, .folded, .help, .version: nil
    }
  }

  var summary: String {
    switch self {
    case .review: "include the fixes that change behaviour or need a look"
    case .only: "run these rewrites and no others"
    case .skip: "run all rewrites but these"
    case .deploymentTarget: "the oldest system the app runs on, instead of what its project says"
    case .explainTarget: "print the oldest system that each path has to run on, and what says so"
    case .inFile: "write wrappers into the files that use them, not into one file for all"
    case .format: "findings as lines, or one JSON document on standard output"
    case .color: "colours: auto is on a terminal, unless NO_COLOR is set"
    case .stdinPath: "what to call standard input, given as the path '-'"
    case .check: "print the patch of the files, do not fix them"
    case .install: "write the pre-commit hook of this repository"
    case .tokens: "print the tokens"
    case .nodes: "print the nodes"
    case .folded: "print the nodes with operators folded"
    case .help: "print this"
    case .version: "print the version"
    }
  }

  func belongs(to command: Command) -> Bool {
    switch self {
    case .review, .only, .skip, .deploymentTarget, .inFile, .format: command.findsThings
    case .stdinPath: command.findsThings && command != .hook
    case .check: command == .hook || command == .tree
    case .explainTarget: command == .report
    case .install: command == .hook
    case .tokens, .nodes, .folded: command == .tree
    case .color: command != .tree
    case .help: true
    case .version: false
    }
  }
}
