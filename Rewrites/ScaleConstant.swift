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
  private let isComputed: Bool
  /// The type whose static member it is; `nil` for a global.
  private let type: TypeDeclaration?

  /// The constant whose value a use is a part of, if it is one.
  init?(_ use: MainScreenUse, in file: FileContext) {
    let place = file.place(of: use.access)
    switch place.member {
    case .initialValue(let property, isStatic: true, _): declaration = property
    case .globalVariable(let variable): declaration = variable
    // Nobody overrides what an extension adds.
    case .accessor(let property, _, isStatic: true) where property.hasModifier(.static) || place.type?.kind == .extension:
      declaration = property
    default: return nil
    }
    let bindings = declaration.children.filter { $0.kind == .patternBinding }
    guard place.closures.isEmpty, bindings.count == 1, let pattern = bindings[0].firstChild, pattern.kind == .identifierPattern,
      let value = declaration.isConstant
        ? bindings[0].child(.initializerClause)?.firstChild : bindings[0].child(.accessorBlock)?.onlyExpression
    else { return nil }
    isComputed = !declaration.isConstant
    if isComputed, file.plainType(of: value) != "CGFloat" { return nil }
    self.use = use
    self.file = file
    self.value = value
    name = pattern.text
    type = place.type
  }

  /// The fix that writes the expression at every use, or the reason why there is none, with the uses.
  func inlined() -> Result<Fix, Refusal> {
    let fault = isComputed ? "`\(name)` is static and has no traits" : "`\(name)` is made once for all displays"
    guard let sites = CallSites(of: file.place(of: use.access), in: file) else {
      return .failure(Refusal(fault + ": compute it where it is used, from the traits there"))
    }
    let advice = fault + ": compute it where it is used, from the traits there" + (sites.clause.map { " (\($0))" } ?? "")
    guard !isPublic, !sites.areUnclear, !sites.references.isEmpty, file.project != nil || isPrivate,
      file.plainType(of: value) == "CGFloat", !hasComments(value.tokenRange.dropFirst()),
      MainScreenUse.all(in: file).filter({ value.contains($0.access) }).count == 1
    else { return .failure(Refusal(advice)) }
    var edits: [String: Set<Edit>] = [:]
    for site in sites.references {
      guard let replacements = replacement(of: site.expression, in: site.file) else { return .failure(Refusal(advice)) }
      edits[site.file.identity, default: []].formUnion(replacements)
    }
    guard let removal = removal(uses: sites.references) else {
      return .failure(Refusal(advice + ", and remove it with its comment"))
    }
    edits[file.identity, default: []].insert(removal)
    let own = Array(edits.removeValue(forKey: file.identity) ?? [])
    let title = "write its value over the traits where `\(name)` is \(sites.clause ?? "used")"
    return Fix(title: title, edits: own, sharesEdits: true, elsewhere: edits.mapValues { Array($0) }).map { .success($0) }
      ?? .failure(Refusal(advice))
  }

  // MARK: Uses

  /// Whether no other file can name the constant.
  private var isPrivate: Bool {
    declaration.selfAndAncestors.contains { node in
      (node == declaration || node.kind.isTypeDeclaration) && (node.hasModifier(.private) || node.hasModifier(.fileprivate))
        && !node.children.contains { $0.kind == .declModifier && $0.text.contains("(") }
    }
  }

  /// Whether code may name it that is outside the project, or in another language.
  private var isPublic: Bool {
    if declaration.attribute("objc") != nil || declaration.ancestors.contains(where: { $0.attribute("objcMembers") != nil }) { return true }
    return [Word.public, .open, .package].contains { word in
      declaration.hasModifier(word) || declaration.ancestors.contains { $0.kind == .extensionDecl && $0.hasModifier(word) }
    }
  }

  /// The edits that write the value at one use; `nil` where no traits are certain.
  private func replacement(of site: Node, in other: FileContext) -> [Edit]? {
    let place = other.place(of: site)
    var scale: String
    var edits: [Edit] = []
    switch other.traitSource(at: place, what: "the scale") {
    case .traits(let traits, .certain):
      scale = traits + ".displayScale"
      if Divisor.divides(use.access, in: file), other.mayBeUnattached(place, reading: traits) {
        scale = other.floored(scale, at: site)
      }
    case .environment(let reader):
      guard case .success(let property) = EnvironmentProperty.named("displayScale", in: reader.type, of: other) else { return nil }
      scale = other.isHidden(property.name, at: site) ? "self." + property.name : property.name
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
  private func removal(uses: [Reference]) -> Edit? {
    var node = declaration
    if let type, type.kind == .enum || type.kind == .struct, type.inherited.isEmpty, type.body?.firstChild == declaration,
      declaration.nextSibling == nil, file.declarations.parts(of: type).count == 1,
      isNamedOnly(type, by: uses),
      !hasComments(type.node.tokenRange.dropFirst())
    {
      node = type.node
    }
    return hasComments(node.tokenRange.dropFirst()) ? nil : node.removal
  }

  /// Whether nothing in the project but the uses of the constant names its type.
  private func isNamedOnly(_ type: TypeDeclaration, by uses: [Reference]) -> Bool {
    let files = [file] + uses.map(\.file).filter { $0.identity != file.identity }
    let isElsewhere = file.project?.index.paths(holding: type.simpleName).contains { path in !files.contains { $0.identity == path } }
    guard isElsewhere != true else { return false }
    var seen: Set<String> = []
    let count = files.filter { seen.insert($0.identity).inserted }.reduce(0) { count, file in
      count + file.tree.tokens.indices.count { file.tree.string(ofToken: $0) == type.simpleName }
    }
    return count == uses.count + 1
  }

  private func hasComments(_ tokens: Range<Int>.SubSequence) -> Bool {
    tokens.contains { file.tree.tokens[$0].flags.contains(.hasCommentBefore) }
  }
}

extension Node {
  /// Whether an operator may be written in place of an expression without parentheses.
  var standsAlone: Bool {
    if isItem { return true }
    guard let parent else { return false }
    switch parent.kind {
    case .labeledExpr, .initializerClause, .returnStmt, .arrayElement, .dictionaryElement: return true
    case .infixOperatorExpr: return parent.child(.assignmentExpr) != nil && parent.firstChild != self
    default: return false
    }
  }
}
