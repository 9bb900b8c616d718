import Meaning
import Rewriting
import SwiftTree

// The places where code names the main screen, in every spelling. The screen rewrites share it, so that each place is
// found once and by one of them.

/// One `UIScreen.main` and what is asked of it.
struct MainScreenUse {
  /// `UIScreen.main` itself.
  let screen: Node
  /// The expression that names the type: `UIScreen`, `UIKit.UIScreen`.
  let base: Node
  /// `UIScreen.main.scale` when a member is asked for; otherwise the screen.
  let access: Node
  /// "scale"; `nil` for a bare use.
  let member: String?

  /// The whole of what is written, on one line.
  var spelling: String {
    let text = access.ownTokenTexts
    return text.joined()
  }

  /// Every use in a file, in order, but those that no build takes (`#if false`).
  static func all(in file: FileContext) -> [MainScreenUse] {
    // A type or local of the project by that name is not UIKit's.
    guard file.declarations.declarations(named: "UIScreen").allSatisfy({ $0.kind == .extension }) else { return [] }
    let names = file.screenNames
    return file.tree.allNodes.compactMap { node -> MainScreenUse? in
      guard node.kind == .memberAccessExpr, let base = node.firstChild, let name = base.nextSibling, name.text.trimmingBackticks == "main",
        names.contains(base.withoutParentheses.codeText), !node.isInactive,
        base.kind != .declReferenceExpr || file.local(named: base.text, at: node) == nil
      else { return nil }
      let outer = node.withParentheses
      if let access = outer.parent, access.kind == .memberAccessExpr, access.firstChild == outer,
        let member = outer.nextSibling
      {
        return MainScreenUse(screen: node, base: base, access: access, member: member.text)
      }
      return MainScreenUse(screen: node, base: base, access: node, member: nil)
    }
  }

  /// Edits that put other words in place of the access, leaving the comments between its tokens where they are.
  func replacing(with replacement: String, in tree: Tree) -> [Edit] {
    let tokens = Array(access.tokenRange)
    let hasComment = tokens.dropFirst().contains { tree.tokens[$0].flags.contains(.hasCommentBefore) }
    guard hasComment, tokens.count > 1 else { return [Edit(access.range, with: replacement)] }
    // What comes before the last period goes to the front, the last name to the end; the tokens between go away.
    let parts = splitAtLastPeriod(replacement)
    var edits = [Edit(tree.tokens[tokens[0]].range, with: parts.head)]
    for index in tokens.dropFirst().dropLast() where !(parts.tail != nil && index == tokens[tokens.count - 2]) {
      appendMerging(Edit(tree.tokens[index].range, with: ""), to: &edits)
    }
    let last = tree.tokens[tokens[tokens.count - 1]].range
    if let tail = parts.tail {
      edits.append(Edit(last, with: tail))
    } else {
      appendMerging(Edit(tree.tokens[tokens[tokens.count - 2]].range.lowerBound..<last.upperBound, with: ""), to: &edits)
    }
    return edits.map { $0.replacement.isEmpty ? takingItsLine($0, of: tree) : $0 }
  }

  /// A deletion that would leave a line of nothing but spaces takes the line with it.
  private func takingItsLine(_ edit: Edit, of tree: Tree) -> Edit {
    let layout = Layout(tree)
    guard layout.isFirstOnLine(edit.range.lowerBound),
      layout.endOfLine(after: edit.range.upperBound) == edit.range.upperBound,
      let start = layout.endOfPreviousLine(before: layout.startOfLine(before: edit.range.lowerBound))
    else { return edit }
    return Edit(start..<edit.range.upperBound, with: "")
  }

  /// "traitCollection" and "displayScale" of "traitCollection.displayScale"; calls and operators are not split.
  private func splitAtLastPeriod(_ text: String) -> (head: String, tail: String?) {
    guard let period = text.lastIndex(of: ".") else { return (text, nil) }
    return (String(text[..<period]), String(text[text.index(after: period)...]))
  }

  private func appendMerging(_ edit: Edit, to edits: inout [Edit]) {
    if let last = edits.last, last.range.upperBound >= edit.range.lowerBound {
      edits[edits.count - 1] = Edit(
        last.range.lowerBound..<max(last.range.upperBound, edit.range.upperBound), with: last.replacement + edit.replacement)
    } else {
      edits.append(edit)
    }
  }
}

extension FileContext {
  /// What `UIScreen` is called here: aliases of it, and of them, in this file and in the project.
  var screenNames: Set<String> {
    var names = aliases(of: ["UIScreen", "UIKit.UIScreen", "UIKit::UIScreen"])
    for name in names { names.insert(name + ".self") }
    return names
  }
}

extension Node {
  /// The text without trivia.
  var codeText: String { ownTokenTexts.joined() }

  /// The texts of all tokens of the node.
  var ownTokenTexts: [String] { tokenRange.map { tree.string(ofToken: $0) } }

  /// The expression inside `(…)`, when the node is a tuple of one unlabelled element.
  var wrappedInParentheses: Node? {
    guard kind == .tupleExpr else { return nil }
    let elements = Array(children)
    guard elements.count == 1, elements[0].ownTokens.isEmpty else { return nil }
    return elements[0].firstChild
  }

  var withoutParentheses: Node {
    var node = self
    while let inner = node.wrappedInParentheses { node = inner }
    return node
  }

  /// The node with the parentheses around it.
  var withParentheses: Node {
    var node = self
    while let element = node.parent, element.kind == .labeledExpr, let tuple = element.parent,
      tuple.wrappedInParentheses == node
    {
      node = tuple
    }
    return node
  }

  /// Whether a branch that no build takes holds the node: `#if false`.
  var isInactive: Bool {
    for ancestor in ancestors where ancestor.kind == .ifConfigClause {
      if ancestor.firstChild?.kind == .booleanLiteralExpr, ancestor.firstChild?.text == "false",
        ancestor.firstChild?.range.lowerBound != range.lowerBound
      {
        return true
      }
    }
    return false
  }
}
