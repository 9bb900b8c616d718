import Rewrites
import Rewriting

/// Prints what the rewrites say of themselves.
struct ExplainCommand {
  private let ids: [String]
  private let palette: Palette

  init(_ arguments: Arguments) {
    ids = arguments.operands
    palette = Palette(showsColors: Console.standardOutput.showsColors(arguments.color))
  }

  func run() throws(CommandError) -> ExitStatus {
    if ids.isEmpty {
      try Console.standardOutput.write(Help.table(Registry.all.map { ($0.id, $0.guide.summary) }) + "\n")
      return .done
    }
    var chapters: [String] = []
    for id in ids {
      guard let rewrite = Registry.all.first(where: { $0.id == id }) else {
        throw .unknownRewrite(id, nearest: Spelling.nearest(to: id, among: Registry.all.map { $0.id }))
      }
      chapters.append(chapter(on: rewrite))
    }
    try Console.standardOutput.write(chapters.joined(separator: "\n"))
    return .done
  }

  private func chapter(on rewrite: any Rewrite.Type) -> String {
    let guide = rewrite.guide
    return """
      \(palette.bold(rewrite.id)): \(guide.summary)

      \(palette.bold("Before"))
      \(indented(guide.before))

      \(palette.bold("After"))
      \(indented(guide.after))

      \(palette.bold("Leaves alone"))
      \(guide.leavesAlone.map { "  - " + $0 }.joined(separator: "\n"))

      \(palette.bold("Safety"))
      \(indented(guide.safety))

      \(palette.bold("Source"))
      \(indented(guide.source))

      """
  }

  private func indented(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }
}
