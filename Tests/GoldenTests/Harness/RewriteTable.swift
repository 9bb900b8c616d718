import Foundation
import Rewrites

// The table of rewrites in the README, written from the code.

enum RewriteTable {
  static let opening = "<!-- rewrites -->\n"
  static let closing = "<!-- /rewrites -->"

  static var text: String {
    var lines = ["| id | what it does | when it is safe |", "| --- | --- | --- |"]
    for rewrite in Registry.all {
      lines.append("| `\(rewrite.id)` | \(cell(rewrite.guide.summary)) | \(cell(rewrite.guide.safety)) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func cell(_ text: String) -> String {
    text.replacingOccurrences(of: "|", with: "\\|").split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The table stands in the README as it should. Blessing writes it.
  static func check(readme: URL, blessing: Bool) -> [String] {
    guard let old = try? String(contentsOf: readme, encoding: .utf8) else { return ["there is no README.md"] }
    guard let start = old.range(of: opening), let end = old.range(of: closing, range: start.upperBound..<old.endIndex)
    else { return ["README.md has no place for the table between `<!-- rewrites -->` and `<!-- /rewrites -->`"] }
    let new = old.replacingCharacters(in: start.upperBound..<end.lowerBound, with: text)
    if new == old { return [] }
    guard blessing else {
      return ["the table of rewrites in README.md is stale: UPDATE_GOLDENS=1 swift test --filter GoldenTests"]
    }
    do { try new.write(to: readme, atomically: true, encoding: .utf8) } catch { return ["README.md: \(error)"] }
    return []
  }
}
