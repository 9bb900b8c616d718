import Meaning
import Rewriting
import SwiftTree

// `let screen = UIScreen.main`: what becomes of the binding is decided by what its uses ask.

/// A local constant that holds the main screen, and everything that is asked of it.
struct ScreenBinding {
  private let use: MainScreenUse
  private let declaration: Node
  private let name: String
  /// The member accesses whose base is the constant.
  private let accesses: [Node]
  /// Whether it is used in any other way: passed on, captured by name, returned.
  private let isPassedOn: Bool

  init?(_ use: MainScreenUse, _ file: FileContext) {
    guard use.member == nil, let clause = use.screen.withParentheses.parent, clause.kind == .initializerClause,
      let binding = clause.parent, binding.kind == .patternBinding, let pattern = binding.firstChild,
      pattern.kind == .identifierPattern, let declaration = binding.parent, declaration.isConstant,
      binding.child(.typeAnnotation) == nil, declaration.children.filter({ $0.kind == .patternBinding }).count == 1,
      let list = declaration.parent, [.codeBlock, .closureExpr, .accessorBlock].contains(list.kind)
    else { return nil }
    self.use = use
    self.declaration = declaration
    name = pattern.text
    var accesses: [Node] = []
    var isPassedOn = false
    for reference in list.subtree where reference.kind == .declReferenceExpr && reference.text == pattern.text {
      guard let local = file.local(named: pattern.text, at: reference), local.node == binding else { continue }
      if let access = reference.parent, access.kind == .memberAccessExpr {
        if access.firstChild == reference { accesses.append(access) }
      } else {
        isPassedOn = true
      }
    }
    self.accesses = accesses
    self.isPassedOn = isPassedOn
  }

  func finding(rewrite: String, source: String, _ file: FileContext) -> Finding {
    let message = "`\(name)` holds `\(use.spelling)`, one of two displays"
    let fix = traitsFix(file) ?? sceneFix(file)
    let advice = "; take `view.window?.windowScene?.screen`, which can be `nil`, and decide what holds without a window"
    return Finding(
      rewrite: rewrite, tier: .review, range: use.screen.range,
      message: (fix.map { message + ": " + $0.title } ?? message + advice) + (file.isTestCode ? " (test code)" : ""),
      source: source, fix: fix)
  }

  /// Every use asks for the scale: the traits say it, and the constant goes away.
  private func traitsFix(_ file: FileContext) -> Fix? {
    guard !isPassedOn, !accesses.isEmpty else { return nil }
    var edits: [Edit] = []
    for access in accesses {
      guard access.firstChild?.nextSibling?.text == "scale" else { return nil }
      guard case .traits(let traits, .certain) = file.traitSource(at: file.place(of: access), what: "the scale"),
        !file.mayBeUnattached(file.place(of: access))
      else { return nil }
      edits.append(Edit(access.range, with: traits + ".displayScale"))
    }
    let layout = Layout(file.tree)
    let end = layout.endOfLine(after: declaration.range.upperBound)
    guard layout.isFirstOnLine(declaration.range.lowerBound), end == declaration.range.upperBound else { return nil }
    let line = layout.startOfLine(before: declaration.range.lowerBound)..<layout.startOfNextLine(after: end)
    return Fix(title: "read `displayScale` of the traits instead", edits: edits + [Edit(line, with: "")])
  }

  /// Every use can take an optional: the constant becomes the screen of the window scene.
  private func sceneFix(_ file: FileContext) -> Fix? {
    guard !isPassedOn, !accesses.isEmpty,
      case .success(let source) = ScreenSource.nearest(to: file.place(of: use.screen), in: file)
    else { return nil }
    var edits = [Edit(use.screen.withParentheses.range, with: source.text)]
    if source.isOptional {
      for access in accesses {
        guard MainScreen.takesOptionalChain(access), let base = access.firstChild else { return nil }
        edits.append(Edit(insert: "?", at: base.range.upperBound))
      }
    }
    return Fix(title: "bind `\(source.text)`", edits: edits)
  }
}
