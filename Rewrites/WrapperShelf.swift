import Meaning
import Rewriting
import SwiftTree

// Where the wrappers of a file stand: in private extensions after its last declaration, one for each type, sorted by
// name. They are known by what they do, not by what they are called; what another file of the module has for all of them
// is used, too.

struct WrapperShelf {
  private typealias Candidate = (declaration: Node, type: String?)

  private let file: FileContext
  private let tree: Tree
  private let layout: Layout
  private let indentation: Indentation
  private let candidates: [Candidate]

  init(_ file: FileContext) {
    self.file = file
    tree = file.tree
    layout = Layout(file.tree)
    indentation = Indentation(file.tree)
    candidates = Self.candidates(in: file.tree)
  }

  /// Functions, properties and structs that may be wrappers, with what they extend.
  private static func candidates(in tree: Tree) -> [Candidate] {
    tree.allNodes.compactMap { node in
      switch node.kind {
      case .structDecl: return (node, nil)
      case .functionDecl, .variableDecl:
        guard let owner = node.parent?.parent, owner.kind == .extensionDecl else { return nil }
        return (node, owner.child(.identifierType)?.text)
      default: return nil
      }
    }
  }

  // MARK: Adding

  /// The fix that puts a wrapper in the place of a use, and writes it where there is none that does the same: into the
  /// file of the module's wrappers where a new file is compiled without further ado, else into this one.
  func fix(replacing range: Range<Int>, by wrapper: AvailabilityWrapper, at use: Node) -> Fix? {
    let title = "use a wrapper with a check for iOS \(wrapper.version)"
    if let known = existing(wrapper, for: use) {
      return Fix(title: title, edits: [Edit(range, with: wrapper.use(named: known))])
    }
    let words = Set(tree.tokens.filter { $0.kind == .identifier }.map { String(decoding: tree.source[$0.range], as: UTF8.self) })
    var name = wrapper.name
    var number = 2
    while words.contains(name) || isTaken(name) {
      name = wrapper.name + "\(number)"
      number += 1
    }
    let replacement = Edit(range, with: wrapper.use(named: name))
    if let folder = file.target.sharedFolder, file.project != nil {
      return Fix(title: title, edits: [replacement], additions: [wrapper.addition(named: name, to: folder, like: file)])
    }
    return insertion(of: wrapper, named: name, for: use).flatMap {
      Fix(title: title, edits: [replacement, $0], sharesEdits: true)
    }
  }

  /// The name of a declaration that does the same, whoever wrote it.
  private func existing(_ wrapper: AvailabilityWrapper, for use: Node) -> String? {
    let wanted = tokens(wrapper.lines(named: wrapper.name, level: " ").joined(separator: "\n"))
    let body = Array(wanted.drop { $0 != "{" })
    if let own = candidates.first(where: { $0.declaration.isVisible(from: use) && does($0, wrapper, body) }) {
      return own.declaration.declaredName ?? own.declaration.propertyName
    }
    for other in file.otherTrees(holding: String(wrapper.original.prefix { $0 != "(" })) {
      let found = Self.candidates(in: other).first { $0.declaration.isForTheModule && does($0, wrapper, body) }
      if let found { return found.declaration.declaredName ?? found.declaration.propertyName }
    }
    return nil
  }

  /// Whether another file of the module declares a name for all of them.
  private func isTaken(_ name: String) -> Bool {
    file.otherTrees(holding: name).contains { other in
      Self.candidates(in: other).contains {
        ($0.declaration.declaredName ?? $0.declaration.propertyName) == name && $0.declaration.isForTheModule
      }
    }
  }

  /// Whether a declaration does what a wrapper is for.
  private func does(_ candidate: Candidate, _ wrapper: AvailabilityWrapper, _ body: [String]) -> Bool {
    let (declaration, type) = candidate
    guard type == wrapper.extendedType else { return false }
    if wrapper.kind == .pair {
      return contains(["ArrangementView", "{", "primary", "}", "secondary", ":", "{", "secondary", "}"], in: declaration)
        && contains(["@", "ViewBuilder", "var", "primary"], in: declaration)
        && contains(["@", "ViewBuilder", "var", "secondary"], in: declaration)
        && contains(["#available", "(", "iOS"], in: declaration)
    }
    let parameters = declaration.child(.functionSignature)?.child(.functionParameterClause)
    guard parameters?.firstChild == nil, let block = declaration.child(.codeBlock) ?? declaration.child(.patternBinding)?.child(.accessorBlock),
      declaration.hasModifier(.static) == (wrapper.extendedType == "ToolbarItemPlacement")
    else { return false }
    return texts(of: block).elementsEqual(body)
  }

  private func insertion(of wrapper: AvailabilityWrapper, named name: String, for use: Node) -> Edit? {
    guard let list = use.ancestors.first(where: { $0.kind == .sourceFile || $0.isTopLevelClause }),
      let last = list.children.reversed().first(where: \.isItem)
    else { return nil }
    let outer = layout.indentation(at: last.range.lowerBound)
    let level = indentation.level(besides: layout.indentation(at: use.range.lowerBound))
    let newline = layout.newline
    func text(_ lines: [String], _ indentation: String) -> String {
      lines.map { $0.isEmpty ? newline : newline + indentation + $0 }.joined()
    }
    let lines = wrapper.lines(named: name, level: level)
    if let type = wrapper.extendedType, let shelf = shelf(of: type, in: list), let members = shelf.child(.memberBlock) {
      let before = members.children.reversed().first { ($0.declaredName ?? $0.propertyName ?? "") < name }
      if let before { return Edit(insert: newline + text(lines, outer + level), at: end(of: before)) }
      return Edit(insert: text(lines, outer + level) + newline, at: members.firstToken.end)
    }
    return Edit(insert: newline + text(wrapper.whole(named: name, level: level, access: "private "), outer), at: end(of: last))
  }

  /// The extension that holds nothing but such wrappers.
  private func shelf(of type: String, in list: Node) -> Node? {
    list.children.first { node in
      guard node.kind == .extensionDecl, node.hasModifier(.private), node.child(.identifierType)?.text == type,
        let members = node.child(.memberBlock), members.firstChild != nil
      else { return false }
      return members.children.allSatisfy { wrapper(declaredBy: $0, extending: type) != nil }
    }
  }

  // MARK: Taking away

  /// The edits that put back what a wrapper stands for, and take it away; `nil` for what is no wrapper of ours, or is
  /// used in another way.
  func edits(undoingWrapperAround check: Node) -> [Edit]? {
    guard let declaration = check.ancestors.first(where: { known in candidates.contains { $0.declaration == known } }),
      let owner = declaration.kind == .structDecl ? declaration : declaration.parent?.parent, owner.hasModifier(.private),
      let wrapper = wrapper(declaredBy: declaration, extending: owner.child(.identifierType)?.text),
      let name = declaration.declaredName ?? declaration.propertyName
    else { return nil }
    var edits: [Edit] = []
    for index in tree.tokens.indices where tree.tokens[index].kind == .identifier && tree.string(ofToken: index) == name {
      let range = tree.tokens[index].range
      guard !declaration.range.contains(range.lowerBound) else { continue }
      guard let use = tree.smallestNode(around: range), use.kind == .declReferenceExpr else { return nil }
      guard case .modifier = wrapper.kind else {
        edits.append(Edit(range, with: wrapper.original))
        continue
      }
      // `name()`
      guard let closing = tree.tokens[safe: index + 2], tree.tokens[index + 1].kind == .leftParen, closing.kind == .rightParen
      else { return nil }
      edits.append(Edit(range.lowerBound..<closing.end, with: wrapper.original))
    }
    return edits + [removal(of: declaration, in: owner)]
  }

  private func removal(of declaration: Node, in owner: Node) -> Edit {
    let siblings = declaration == owner ? [] : owner.child(.memberBlock).map { Array($0.children) } ?? []
    let item = siblings.count > 1 ? declaration : owner
    let before = item.parent?.children.filter { $0.index < item.index && $0.isItem }.last
    if let before { return Edit(end(of: before)..<end(of: item), with: "") }
    let start = item.parent.map { $0.kind == .memberBlock ? $0.firstToken.end : item.range.lowerBound } ?? item.range.lowerBound
    return Edit(start..<min(layout.startOfNextLine(after: end(of: item)), tree.source.count), with: "")
  }

  /// What a declaration is a wrapper for, where it is one as we write them.
  private func wrapper(declaredBy declaration: Node, extending type: String?) -> AvailabilityWrapper? {
    guard let name = declaration.declaredName ?? declaration.propertyName else { return nil }
    let own = texts(of: declaration)
    guard let check = own.firstIndex(of: "#available"), own[check...].starts(with: ["#available", "(", "iOS"]),
      let comma = own[check...].firstIndex(of: ","), let version = OSVersion(own[(check + 3)..<comma].joined()),
      let opening = own[comma...].firstIndex(of: "{"), let middle = own[opening...].lastIndex(of: "else")
    else { return nil }
    let new = Array(own[(opening + 1)..<(middle - 1)])
    let old = Array(own[(middle + 2)...].dropLast(2))
    let kind: AvailabilityWrapper.Kind
    var original = new
    switch type {
    case "View", "ToolbarContent":
      kind = .modifier(of: type ?? "")
      original = Array(new.dropFirst(2))
    case "ToolbarItemPlacement":
      kind = .placement(older: old.last ?? "")
      original = Array(new.dropFirst(2))
    case "EnvironmentValues":
      let written = declaration.child(.patternBinding)?.child(.typeAnnotation)?.firstChild?.text ?? ""
      kind = .environment(type: written, older: old.last ?? "")
      original = Array(new.dropFirst())
    case nil:
      kind = .pair
      original = ["ArrangementView"]
    default:
      return nil
    }
    let wrapper = AvailabilityWrapper(kind: kind, version: version, original: AvailabilityWrapper.spelled(original))
    let written = own.first == "private" ? Array(own.dropFirst()) : own
    guard name.hasPrefix(wrapper.name), tokens(wrapper.lines(named: name, level: " ").joined(separator: "\n")) == written
    else { return nil }
    return wrapper
  }

  // MARK: Tokens

  private func end(of item: Node) -> Int { indentation.endOfLine(of: item) ?? item.range.upperBound }

  private func tokens(_ text: String) -> [String] {
    // Parsed, since the parser takes a version apart that the lexer has for a number.
    let tree = Tree.parse(Array(text.utf8))
    return tree.tokens.indices.filter { tree.tokens[$0].length > 0 }.map { tree.string(ofToken: $0) }
  }

  private func texts(of node: Node) -> [String] { node.tokenRange.map { node.tree.string(ofToken: $0) } }

  private func contains(_ words: [String], in node: Node) -> Bool {
    let texts = texts(of: node)
    return texts.indices.contains { texts[$0...].starts(with: words) }
  }
}

extension Node {
  fileprivate var propertyName: String? {
    guard kind == .variableDecl, let pattern = child(.patternBinding)?.firstChild, pattern.kind == .identifierPattern
    else { return nil }
    return pattern.text
  }

  /// A wrapper stands in an extension, or for itself.
  private var wrapperOwner: Node? { kind == .structDecl ? self : parent?.parent }

  /// Whether a declaration at the top of the file can be named at a place of it.
  fileprivate func isVisible(from use: Node) -> Bool {
    guard let list = wrapperOwner?.parent, list.kind == .sourceFile || list.kind == .ifConfigClause else { return false }
    return use.ancestors.contains(list) && !contains(use)
  }

  /// Whether other files of the module can name a declaration, in every build.
  fileprivate var isForTheModule: Bool {
    guard let owner = wrapperOwner, owner.parent?.kind == .sourceFile else { return false }
    return [self, owner].allSatisfy { !$0.hasModifier(.private) && !$0.hasModifier(.fileprivate) }
  }

  /// A branch of a directive that stands among the declarations of the file.
  fileprivate var isTopLevelClause: Bool {
    kind == .ifConfigClause && ancestors.allSatisfy { [.ifConfigDecl, .ifConfigClause, .sourceFile].contains($0.kind) }
  }
}
