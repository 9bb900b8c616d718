/// What the first word after `duofix` asks for.
enum Command: String, CaseIterable {
  case preview, apply, report, hook, explain, tree

  /// The ones that `--help` lists. `tree` is for people who work on duofix itself.
  static let shown: [Command] = [.preview, .apply, .report, .hook, .explain]

  var summary: String {
    switch self {
    case .preview: "print the patch that apply would write; exit 1 if there is one"
    case .apply: "write it"
    case .report: "list every finding, fixable or not; exit 1 if there is one"
    case .hook: "stop a commit that needs a fix: looks at what is staged, or fixes the files it is given"
    case .explain: "what a rewrite does, when, why, and what it leaves alone"
    case .tree: "print the syntax tree of a file"
    }
  }

  var usage: String {
    switch self {
    case .preview, .apply, .report: "duofix \(rawValue) [OPTION...] [PATH...]"
    case .hook: "duofix hook [OPTION...] [FILE...]"
    case .explain: "duofix explain [ID...]"
    case .tree: "duofix tree --tokens|--nodes|--folded FILE\n       duofix tree --check FILE..."
    }
  }

  /// Whether it looks for findings, and so takes the options that choose among them.
  var findsThings: Bool {
    switch self {
    case .preview, .apply, .report, .hook: true
    case .explain, .tree: false
    }
  }
}
