/// The words of the command line sorted into the command, options with their values, and the rest. Options may stand
/// before, between and after the operands, with the value in the same word after `=` or in the next one; after `--`
/// nothing is an option.
struct ScannedWords {
  struct Given {
    let option: Option
    let value: String?
  }

  private(set) var command: String?
  private(set) var options: [Given] = []
  private(set) var operands: [String] = []

  init(_ words: [String]) throws(CommandError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        for operand in rest { add(operand) }
        return
      }
      if word.hasPrefix("-"), word != "-" {
        options.append(try ScannedWords.option(word, rest: &rest))
      } else {
        add(word)
      }
    }
  }

  private mutating func add(_ operand: String) {
    if command == nil { command = operand } else { operands.append(operand) }
  }

  private static func option(_ word: String, rest: inout ArraySlice<String>) throws(CommandError) -> Given {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts.first ?? word
    guard let option = name == "-h" ? .help : Option(rawValue: name) else {
      let known = Option.allCases.map(\.rawValue)
      throw .unknownOption(name, nearest: Spelling.nearest(to: name, among: known) ?? Option.help.rawValue)
    }
    let attached = parts.count > 1 ? parts[1] : nil
    guard let valueName = option.valueName else {
      if attached != nil { throw .unexpectedValue(option: name) }
      return Given(option: option, value: nil)
    }
    guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
      throw .missingValue(option: name, valueName: valueName)
    }
    return Given(option: option, value: value)
  }
}
