import Meaning
import Rewriting
import SwiftTree

// A closure that runs in the background cannot ask a view for its traits. What the view said just before is what is meant:
// `let displayScale = traitCollection.displayScale`, above the statement that hands the closure over.

struct ScaleHoist {
  let fix: Fix

  /// `nil` where no traits are certain before the closure, or where there is no place for a statement.
  init?(_ use: MainScreenUse, isDivisor: Bool, in file: FileContext) {
    let place = file.place(of: use.access)
    guard place.isOffMain, let closure = place.closures.first(where: { $0.runsInBackground })?.node, let statement = closure.item,
      statement.parent?.kind == .codeBlock
    else { return nil }
    let mayFollow = statement.kind == .variableDecl || statement.kind == .returnStmt || statement.isUnreadItem
    guard mayFollow else { return nil }
    // One value for all closures of the block, above the first of them.
    let all = MainScreenUse.all(in: file).filter { $0.member == "scale" && file.place(of: $0.access).isOffMain }
    let block = statement.parent.map { $0.children.filter { item in all.contains { item.contains($0.access) } } } ?? []
    guard let anchor = block.first else { return nil }
    let isDivisor = isDivisor || all.contains { use in block.contains { $0.contains(use.access) } && Divisor.divides(use.access, in: file) }
    let layout = Layout(file.tree)
    let start = anchor.range.lowerBound
    guard layout.isFirstOnLine(start), !Self.isNamed(around: anchor, file) else { return nil }
    let outside = file.place(of: anchor)
    let value: String
    var edits = use.replacing(with: "displayScale", in: file.tree)
    switch file.traitSource(at: outside, what: "the scale") {
    case .traits(let traits, .certain):
      let scale = traits + ".displayScale"
      value = isDivisor && file.mayBeUnattached(outside, reading: traits) ? file.floored(scale, at: anchor) : scale
    default: return nil
    }
    edits.append(Edit(insert: "let displayScale = \(value)" + layout.newline + layout.indentation(at: start), at: start))
    guard let fix = Fix(title: "read the scale before the closure, which runs in the background", edits: edits, sharesEdits: true) else {
      return nil
    }
    self.fix = fix
  }

  /// Whether something around the statement is called `displayScale` already.
  private static func isNamed(around statement: Node, _ file: FileContext) -> Bool {
    let member = statement.ancestors.first { $0.isMember || $0.isTopLevel } ?? statement
    return member.tokenRange.contains { index in
      file.tree.token(index, says: "displayScale") && (index == 0 || file.tree.tokens[index - 1].kind != .period)
    }
  }
}
