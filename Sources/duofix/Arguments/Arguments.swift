import Meaning
import Rewrites
import Rewriting

// The command line as values. Everything that can be wrong with it is found here, before any file is looked at.

/// What the user asked for.
struct Arguments {
  enum Request {
    case help(Command?)
    case version
    case run(Command)
  }

  enum Format: String, CaseIterable { case text, json }

  enum ColorChoice: String, CaseIterable { case auto, always, never }

  enum TreeView { case tokens, nodes, folded, check }

  private(set) var request: Request
  /// What is neither an option nor the command: paths, or ids for `explain`.
  private(set) var operands: [String] = []
  private(set) var includesReview = false
  private(set) var deploymentTarget: OSVersion?
  private(set) var explainsTarget = false
  private(set) var keepsWrappersInFile = false
  private(set) var format = Format.text
  private(set) var color = ColorChoice.auto
  private(set) var stdinPath: String?
  private(set) var installsHook = false
  private(set) var checksOnly = false
  private(set) var treeView: TreeView?
  private(set) var rewrites: [any Rewrite.Type] = Registry.all
  /// The options that decide what is found, as they were written, for the hook that `--install` writes.
  private(set) var choices: [String] = []

  /// - Throws: what is wrong with the arguments, the first thing first.
  init(parsing words: [String]) throws(CommandError) {
    let scanned = try ScannedWords(words)
    let command = try Arguments.command(named: scanned.command)
    if scanned.options.contains(where: { $0.option == .help }) || scanned.command == "help" {
      let subject = command == nil ? try Arguments.command(named: scanned.operands.first) : command
      request = .help(subject)
      return
    }
    if scanned.options.contains(where: { $0.option == .version }) {
      request = .version
      return
    }
    guard let command else { throw .missingCommand }
    request = .run(command)
    operands = scanned.operands
    try apply(scanned.options, for: command)
    try checkOperands(of: command)
  }

  /// The nil name and `help` are no command.
  private static func command(named name: String?) throws(CommandError) -> Command? {
    guard let name, name != "help" else { return nil }
    if let command = Command(rawValue: name) { return command }
    let known = Command.shown.map(\.rawValue) + ["help"]
    throw .unknownCommand(name, nearest: Spelling.nearest(to: name, among: known) ?? "help")
  }

  private mutating func apply(_ options: [ScannedWords.Given], for command: Command) throws(CommandError) {
    var only: [String] = []
    var skipped: [String] = []
    for given in options {
      let option = given.option
      guard option.belongs(to: command) else {
        let owners = Command.shown.filter(option.belongs(to:)).map(\.rawValue)
        throw .optionOfOtherCommand(option.rawValue, command: command.rawValue, owners: owners)
      }
      let value = given.value ?? ""
      switch option {
      case .review: includesReview = true
      case .only: only += try Arguments.ids(in: value, option: option)
      case .skip: skipped += try Arguments.ids(in: value, option: option)
      case .deploymentTarget: deploymentTarget = try Arguments.version(value, option: option)
      case .inFile: keepsWrappersInFile = true
      case .explainTarget: explainsTarget = true
      case .format: format = try Arguments.choice(value, option: option)
      case .color: color = try Arguments.choice(value, option: option)
      case .stdinPath: stdinPath = value
      case .install: installsHook = true
      case .check: if command == .hook { checksOnly = true } else { treeView = .check }
      case .tokens: treeView = .tokens
      case .nodes: treeView = .nodes
      case .folded: treeView = .folded
      case .help, .version: break
      }
      if [.review, .only, .skip, .deploymentTarget, .inFile].contains(option) {
        choices.append(given.value.map { "\(option.rawValue)=\($0)" } ?? option.rawValue)
      }
    }
    rewrites = Registry.all.filter { (only.isEmpty || only.contains($0.id)) && !skipped.contains($0.id) }
    if rewrites.isEmpty, !Registry.all.isEmpty { throw .noRewriteLeft }
  }

  private func checkOperands(of command: Command) throws(CommandError) {
    if explainsTarget, operands.isEmpty { throw .missingFile(command: "report --explain-target") }
    let readsStandardInput = operands.contains("-")
    if readsStandardInput {
      guard command.findsThings, command != .hook, !explainsTarget else { throw .standardInputNotFor(command: command.rawValue) }
      if operands.count > 1 { throw .standardInputNotAlone }
      if command == .apply, format == .json { throw .jsonBesideText }
    } else if stdinPath != nil {
      throw .stdinPathWithoutStandardInput
    }
    switch command {
    case .hook:
      if installsHook, let first = operands.first { throw .unexpectedArgument(first, command: "hook --install") }
    case .tree:
      guard treeView != nil else { throw .missingTreeView }
      if operands.isEmpty { throw .missingFile(command: "tree") }
    case .preview, .apply, .report, .explain: break
    }
  }

  // MARK: - Values

  private static func ids(in list: String, option: Option) throws(CommandError) -> [String] {
    let known = Registry.all.map { $0.id }
    let ids = list.split(separator: ",").map { $0.filter { $0 != " " } }
    if ids.isEmpty { throw .missingValue(option: option.rawValue, valueName: option.valueName ?? "") }
    for id in ids where !known.contains(id) {
      throw .unknownRewrite(id, nearest: Spelling.nearest(to: id, among: known))
    }
    return ids
  }

  private static func version(_ text: String, option: Option) throws(CommandError) -> OSVersion {
    guard let version = OSVersion(text) else {
      throw .unreadableValue(text, option: option.rawValue, expected: "write it as iOS17.0")
    }
    return version
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ text: String, option: Option
  ) throws(CommandError) -> Choice {
    guard let choice = Choice(rawValue: text) else {
      let known = Phrase.list(Choice.allCases.map(\.rawValue), joinedBy: "or")
      throw .unreadableValue(text, option: option.rawValue, expected: "it is \(known)")
    }
    return choice
  }
}
