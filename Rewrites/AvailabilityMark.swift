import Meaning
import Rewriting
import SwiftTree

// `@available` on a declaration: the fix that writes or raises it, and the uses that would then need a check.

/// A declaration that is to say since when there is it.
struct AvailabilityMark {
  let member: Node
  let version: OSVersion
  let file: FileContext

  /// `nil` when its own attribute says something that cannot be raised.
  var fix: Fix? {
    let title = "mark it with `@available(iOS \(version), *)`"
    for list in member.children.compactMap({ file.availabilityList($0) }) {
      guard let entry = list.entries.first(where: { $0.name == "iOS" }) else { continue }
      guard let range = entry.versionRange, !list.notes.contains("unavailable") else { return nil }
      return Fix(title: title, edits: [Edit(range, with: version.description)])
    }
    let start = member.range.lowerBound
    let layout = Layout(file.tree)
    let separator = layout.isFirstOnLine(start) ? layout.newline + layout.indentation(at: start) : " "
    return Fix(title: title, edits: [Edit(insert: "@available(iOS \(version), *)\(separator)", at: start)])
  }

  /// The line of a use of the declaration in this file, outside of it, that nothing checks.
  func lineOfUncheckedUse(of name: String) -> Int? {
    let use = file.tree.allNodes.first { node in
      guard node.kind == .declReferenceExpr || node.kind == .identifierType || node.kind == .memberType,
        file.tree.string(ofToken: node.tokenRange.upperBound - 1) == name || node.text.hasPrefix(name + "("),
        !member.contains(node)
      else { return false }
      return !file.availability(at: node).includes(version)
    }
    return use.map { LineTable(file.tree.source).position(of: $0.range.lowerBound).line }
  }
}
