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
  /// Where it is used in any other way: passed on, captured by name, returned.
  private let others: [Node]

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
    var others: [Node] = []
    for reference in list.subtree {
      switch reference.kind {
      case .declReferenceExpr where reference.text == pattern.text:
        guard file.local(named: pattern.text, at: reference)?.node == binding else { continue }
        guard let access = reference.parent, access.kind == .memberAccessExpr else {
          others.append(reference)
          continue
        }
        if access.firstChild == reference, reference.nextSibling != nil { accesses.append(access) }
      // `[screen]` says the name, too; what a later compiler reads is unknown.
      case .closureCapture where reference.child(.initializerClause) == nil && reference.codeText.hasPrefix(pattern.text),
        .unparsed:
        others.append(reference)
      default: continue
      }
    }
    self.accesses = accesses
    self.others = others
  }

  func finding(rewrite: String, source: String, _ file: FileContext) -> Finding {
    var message = "`\(name)` holds `\(use.spelling)`, one of two displays"
    var fix: Fix?
    switch change(file) {
    case .success(let found):
      fix = found
      message += ": " + found.title
    case .failure(let refusal):
      message += "; " + refusal.reason
    }
    return Finding(
      rewrite: rewrite, tier: .review, range: use.screen.range, message: message + (file.isTestCode ? " (test code)" : ""),
      source: source, fix: fix)
  }

  private func change(_ file: FileContext) -> Result<Fix, Refusal> {
    let members = Set(accesses.map(member))
    if members.contains("bounds") {
      return .failure(Refusal("its bounds are not the space that the app was given: measure the view"))
    }
    if others.isEmpty, !members.isEmpty, members.isSubset(of: ["scale", "traitCollection"]) { return traitsChange(file) }
    return sceneChange(members, file)
  }

  private func member(_ access: Node) -> String { access.firstChild?.nextSibling?.text ?? "" }

  // MARK: Traits

  /// Every use asks for traits: they are read directly, and the constant goes away.
  private func traitsChange(_ file: FileContext) -> Result<Fix, Refusal> {
    var edits: [Edit] = []
    for access in accesses {
      let place = file.place(of: access)
      guard case .traits(let traits, .certain) = file.traitSource(at: place, what: "the scale") else {
        if case .none(let reason) = file.traitSource(at: place, what: "the scale") { return .failure(Refusal(reason)) }
        return .failure(Refusal("read the traits where each use stands"))
      }
      if member(access) == "traitCollection" {
        edits.append(Edit(access.range, with: traits))
      } else {
        // A view in no window may report a scale of zero.
        if Divisor.divides(access, in: file), file.mayBeUnattached(place, reading: traits) {
          return .failure(Refusal("divide by `max(\(traits).displayScale, 1)`: a view without a window may report 0"))
        }
        edits.append(Edit(access.range, with: traits + ".displayScale"))
      }
    }
    guard let removal = removal(file.tree), let fix = Fix(title: "read the traits instead", edits: edits + [removal]) else {
      return .failure(Refusal("read `displayScale` of the traits at each use, and let the constant go"))
    }
    return .success(fix)
  }

  /// What goes with the declaration: its line, and the blank line that would be left over. A
  /// comment behind it stays, for a reader to judge; under one that explains it, the declaration stays, too. Without it the
  /// closure around must not become a single expression, whose type would count.
  private func removal(_ tree: Tree) -> Edit? {
    guard !declaration.tokenRange.contains(where: { tree.tokens[$0].flags.contains(.hasCommentBefore) }),
      let list = declaration.parent, list.kind != .closureExpr || list.children.filter(\.isItem).count > 2
    else { return nil }
    return declaration.removal
  }

  // MARK: The screen of the window scene

  private func sceneChange(_ members: Set<String>, _ file: FileContext) -> Result<Fix, Refusal> {
    let place = file.place(of: use.screen)
    let source: ScreenSource
    switch ScreenSource.nearest(to: place, in: file) {
    case .failure(let refusal): return .failure(refusal)
    case .success(let found): source = found
    }
    if others.contains(where: { $0.isComparedForIdentity }) { return .failure(Refusal(MainScreen.comparisonAdvice)) }
    let range = use.screen.withParentheses.range
    if !source.isOptional { return fix("bind `\(source.text)`", [Edit(range, with: source.text)]) }
    if let remedy = members.sorted().compactMap({ ScreenMember($0).remedy }).first { return .failure(Refusal(remedy)) }
    if others.isEmpty, !accesses.isEmpty, let marks = optionalMarks(file) {
      return fix("bind `\(source.text)`; nothing happens while there is no window", marks + [Edit(range, with: source.text)])
    }
    if let edits = guardEdits(source, members, place) {
      return fix("bind `\(source.text)`; nothing happens while there is no window", edits)
    }
    return .failure(Refusal("take `\(source.text)`, which can be `nil`, and decide what holds without a window"))
  }

  /// `?` after the name at every use.
  private func optionalMarks(_ file: FileContext) -> [Edit]? {
    var edits: [Edit] = []
    for access in accesses {
      guard OptionalChain(access, of: ScreenMember(member(access)), in: file) != nil, let base = access.firstChild else {
        return nil
      }
      edits.append(Edit(insert: "?", at: base.range.upperBound))
    }
    return edits
  }

  /// `guard let screen = … else { return }`, where all that follows is about the screen.
  private func guardEdits(_ source: ScreenSource, _ members: Set<String>, _ place: Place) -> [Edit]? {
    guard !members.contains("scale"), !members.contains("traitCollection"), !source.isWeak,
      let body = ScreenRun.body(around: place), declaration.parent == body,
      case let run = ScreenRun.last(in: body, about: [use.screen]), run.first == declaration,
      !ScreenRun.isAwaited(run, in: body),
      declaration.firstChild?.kind == .patternBinding
    else { return nil }
    return [
      Edit(insert: "guard ", at: declaration.range.lowerBound),
      Edit(use.screen.withParentheses.range, with: source.text + " else { return }"),
    ]
  }

  private func fix(_ title: String, _ edits: [Edit]) -> Result<Fix, Refusal> {
    Fix(title: title, edits: edits).map { .success($0) } ?? .failure(Refusal("take the screen of the window scene"))
  }
}

extension Node {
  /// Whether a screen is compared with another: which one it is, is asked.
  var isComparedForIdentity: Bool {
    guard let infix = withParentheses.parent, infix.kind == .infixOperatorExpr else { return false }
    return infix.child(.binaryOperatorExpr).map { ["==", "!=", "===", "!=="].contains($0.text) } ?? false
  }
}
