import Meaning
import Rewriting
import SwiftTree

// `static let hairline = 1 / UIScreen.main.scale` is made once for all displays. Where only this file sees it, and every
// use has traits, the expression goes to the uses and the constant goes away.

struct ScaleConstant {
  private let use: MainScreenUse
  private let file: FileContext
  private let declaration: Node
  private let value: Node
  private let name: String
  /// The type whose static member it is; `nil` for a global.
  private let type: TypeDeclaration?

  /// The constant whose value a use is a part of, if it is one.
  init?(_ use: MainScreenUse, in file: FileContext) {
    let place = file.place(of: use.access)
    switch place.member {
    case .initialValue(let property, isStatic: true, _): declaration = property
    case .globalVariable(let variable): declaration = variable
    default: return nil
    }
    let bindings = declaration.children.filter { $0.kind == .patternBinding }
    guard declaration.isConstant, place.closures.isEmpty, bindings.count == 1, let pattern = bindings[0].firstChild,
      pattern.kind == .identifierPattern, let value = bindings[0].child(.initializerClause)?.firstChild
    else { return nil }
    self.use = use
    self.file = file
    self.value = value
    name = pattern.text
    type = place.type
  }

  /// The fix that writes the expression at every use, or the reason why there is none, with the uses that are here.
  func inlined() -> Result<Fix, Refusal> {
    let uses: [Node]
    switch self.uses() {
    case .failure(let refusal): return .failure(refusal)
    case .success(let found): uses = found
    }
    let lines = Set(uses.map { file.tree.line(at: $0.range.lowerBound) }).sorted()
    let sites = lines.isEmpty ? "" : " (\(lines.count == 1 ? "line" : "lines") \(lines.map(String.init).joined(separator: ", ")))"
    let advice = "`\(name)` is made once for all displays: compute it where it is used\(sites), from the traits there"
    guard isPrivate else { return .failure(Refusal(advice)) }
    guard !uses.isEmpty, file.plainType(of: value) == "CGFloat", !hasComments(value.tokenRange.dropFirst()),
      MainScreenUse.all(in: file).filter({ value.contains($0.access) }).count == 1
    else { return .failure(Refusal(advice)) }
    var edits: Set<Edit> = []
    for use in uses {
      guard let replacements = replacement(of: use) else { return .failure(Refusal(advice)) }
      edits.formUnion(replacements)
    }
    guard let removal = removal(uses: uses.count) else {
      return .failure(Refusal(advice + ", and remove it with its comment"))
    }
    edits.insert(removal)
    let title = "write its value over the traits where `\(name)` is used\(sites)"
    return Fix(title: title, edits: Array(edits), sharesEdits: true).map { .success($0) } ?? .failure(Refusal(advice))
  }

  // MARK: Uses

  /// Whether no other file can name the constant.
  private var isPrivate: Bool {
    declaration.selfAndAncestors.contains { node in
      (node == declaration || node.kind.isTypeDeclaration) && (node.hasModifier(.private) || node.hasModifier(.fileprivate))
        && !node.children.contains { $0.kind == .declModifier && $0.text.contains("(") }
    }
  }

  /// Every expression that names the constant; a refusal where a name cannot be told from another's.
  private func uses() -> Result<[Node], Refusal> {
    var result: [Node] = []
    for node in file.tree.allNodes where node.kind == .declReferenceExpr && node.text == name {
      if let access = node.parent, access.kind == .memberAccessExpr, access.firstChild != node || access.text.hasPrefix(".") {
        guard let base = access.firstChild, base != node, isOwner(base, at: node) else {
          return .failure(Refusal("a static value is made once for all displays, and `\(access.codeText)` may be another's"))
        }
        result.append(access)
      } else if file.local(named: name, at: node) == nil, isPlainlyVisible(at: node) {
        result.append(node)
      }
    }
    return .success(result)
  }

  /// Whether an expression names the type of the constant.
  private func isOwner(_ base: Node, at node: Node) -> Bool {
    guard let type else { return false }
    let text = base.codeText
    if text == "Self" { return enclosingType(of: node) == type.qualifiedName }
    return type.qualifiedName == text || type.qualifiedName.hasSuffix("." + text)
      || (text.hasPrefix("Self.") && type.qualifiedName.hasSuffix(text.dropFirst(4)))
  }

  /// Whether the name alone means the constant: a global everywhere, a static member only in static members.
  private func isPlainlyVisible(at node: Node) -> Bool {
    guard let type else { return true }
    guard enclosingType(of: node) == type.qualifiedName else { return false }
    switch file.place(of: node).member {
    case .staticMethod, .accessor(_, _, isStatic: true), .initialValue(_, isStatic: true, _): return true
    default: return false
    }
  }

  private func enclosingType(of node: Node) -> String? {
    node.ancestors.first { $0.kind.isTypeDeclaration }.flatMap { file.declarations.type(at: $0) }?.qualifiedName
  }

  /// The edits that write the value at one use; `nil` where no traits are certain.
  private func replacement(of site: Node) -> [Edit]? {
    let place = file.place(of: site)
    var scale: String
    var edits: [Edit] = []
    switch file.traitSource(at: place, what: "the scale") {
    case .traits(let traits, .certain):
      scale = traits + ".displayScale"
      if Divisor.divides(use.access, in: file), file.mayBeUnattached(place, reading: traits) {
        scale = file.floored(scale, at: site)
      }
    case .environment(let reader):
      guard case .success(let property) = EnvironmentProperty.named("displayScale", in: reader.type, of: file) else { return nil }
      scale = file.isHidden(property.name, at: site) ? "self." + property.name : property.name
      if let insertion = property.insertion { edits.append(insertion) }
    default:
      return nil
    }
    let source = file.tree.source
    let before = String(decoding: source[value.range.lowerBound..<use.access.range.lowerBound], as: UTF8.self)
    let after = String(decoding: source[use.access.range.upperBound..<value.range.upperBound], as: UTF8.self)
    let text = before + scale + after
    let isWhole = value == use.access || site.standsAlone
    edits.append(Edit(site.range, with: isWhole ? text : "(\(text))"))
    return edits
  }

  // MARK: The constant itself

  /// The lines of the constant, or of the whole type when it holds nothing else and nothing else names it.
  private func removal(uses: Int) -> Edit? {
    var node = declaration
    if let type, type.kind == .enum || type.kind == .struct, type.inherited.isEmpty, type.body?.firstChild == declaration,
      declaration.nextSibling == nil, file.declarations.parts(of: type).count == 1,
      file.tree.tokens.indices.filter({ file.tree.string(ofToken: $0) == type.simpleName }).count == uses + 1,
      !hasComments(type.node.tokenRange.dropFirst())
    {
      node = type.node
    }
    return hasComments(node.tokenRange.dropFirst()) ? nil : node.removal
  }

  private func hasComments(_ tokens: Range<Int>.SubSequence) -> Bool {
    tokens.contains { file.tree.tokens[$0].flags.contains(.hasCommentBefore) }
  }
}

extension Node {
  /// Whether an operator may be written in place of an expression without parentheses.
  fileprivate var standsAlone: Bool {
    if isItem { return true }
    guard let parent else { return false }
    switch parent.kind {
    case .labeledExpr, .initializerClause, .returnStmt, .arrayElement, .dictionaryElement: return true
    case .infixOperatorExpr: return parent.child(.assignmentExpr) != nil && parent.firstChild != self
    default: return false
    }
  }
}
