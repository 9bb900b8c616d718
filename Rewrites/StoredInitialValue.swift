import Meaning
import Rewriting
import SwiftTree

// A property of a view whose initial value reads the main screen. It has no `self` there, so the property is computed
// where the value is a plain number or size, and lazy where it is an object that is made once.

struct StoredInitialValue {
  private let use: MainScreenUse
  private let type: TypeDeclaration
  private let file: FileContext
  private let property: Node
  private let binding: Node
  private let clause: Node
  private let value: Node
  private let name: String
  private let keyword: Int

  struct Rewritten {
    let fix: Fix
    /// What stands in the place of the access.
    let text: String
  }

  /// The fix that gives the initial value of a property its traits, or the reason why there is none.
  static func rewritten(
    _ use: MainScreenUse, in type: TypeDeclaration, role: TypeRole, isDivisor: Bool, file: FileContext
  ) -> Result<Rewritten, Refusal> {
    guard let site = StoredInitialValue(use, type, file) else {
      return .failure(Refusal("the initial value of a property has no `self`: give each property its own declaration first"))
    }
    if let reason = site.obstacle { return .failure(Refusal(reason)) }
    if site.property.isConstant, let valueType = file.plainType(of: site.value) {
      return site.computed(as: valueType, role: role, isDivisor: isDivisor)
    }
    guard role.hasTraits, type.kind == .class else {
      return .failure(Refusal("the initial value of a property has no `self`: set `\(site.name)` where the view is at hand"))
    }
    return site.lazy(isDivisor: isDivisor)
  }

  private init?(_ use: MainScreenUse, _ type: TypeDeclaration, _ file: FileContext) {
    guard let binding = use.access.ancestors.first(where: { $0.kind == .patternBinding && $0.parent?.isMember == true }),
      let property = binding.parent, let clause = binding.child(.initializerClause), let value = clause.firstChild,
      let pattern = binding.firstChild, pattern.kind == .identifierPattern, binding.child(.accessorBlock) == nil,
      property.children.filter({ $0.kind == .patternBinding }).count == 1,
      let keyword = property.ownToken(.let) ?? property.ownToken(.var)
    else { return nil }
    self.use = use
    self.type = type
    self.file = file
    self.property = property
    self.binding = binding
    self.clause = clause
    self.value = value
    self.keyword = keyword
    name = pattern.text
  }

  /// Why the property has to stay stored.
  private var obstacle: String? {
    guard property.children.allSatisfy({ $0.kind != .attribute && ($0.kind != .declModifier || $0.isPlainModifier) }) else {
      return "the initial value of a property has no `self`: set `\(name)` where the view is at hand"
    }
    let isNeededEarly = file.declarations.parts(of: type).compactMap(\.body).contains { body in
      body.subtree.contains { $0.kind == .declReferenceExpr && $0.text == name && isBeforeSelf($0) }
    }
    return isNeededEarly ? "`\(name)` is needed before `self` is ready: set it where the view is at hand" : nil
  }

  private func isBeforeSelf(_ reference: Node) -> Bool {
    switch file.place(of: reference).member {
    case .initializer(_, .beforeDelegation), .initializer(_, .insideDelegation), .initializer(_, .ofValueType): true
    default: false
    }
  }

  // MARK: Computed

  /// `let hairline = 1 / UIScreen.main.scale` becomes a computed property, which never goes stale.
  private func computed(as valueType: String, role: TypeRole, isDivisor: Bool) -> Result<Rewritten, Refusal> {
    let tree = file.tree
    var text = "traitCollection.displayScale"
    var insertion: Edit?
    if role == .environmentReader {
      guard type.kind == .struct else { return .failure(Refusal("`\(type.name)` is no struct of this file")) }
      switch EnvironmentProperty.named("displayScale", in: type, of: file) {
      case .failure(let refusal): return .failure(refusal)
      case .success(let property):
        text = property.name
        insertion = property.insertion
      }
    } else if isDivisor, file.isUsedEarly(property, of: type) {
      text = file.floored(text, at: use.access)
    }
    guard let equal = clause.ownToken(.equal) else { return .failure(Refusal("the initial value has no `self`")) }
    let annotation = binding.child(.typeAnnotation) == nil ? ": \(valueType)" : ""
    var edits = [Edit(tree.tokens[keyword].range, with: "var")]
    // ` = value` becomes `: CGFloat { value }`.
    edits.append(Edit(tree.tokens[equal - 1].end..<tree.tokens[equal].end, with: annotation + " {"))
    edits += use.replacing(with: text, in: tree)
    if value.range.upperBound == use.access.range.upperBound, let last = edits.popLast() {
      edits.append(Edit(last.range, with: last.replacement + Array(" }".utf8)))
    } else {
      edits.append(Edit(insert: " }", at: value.range.upperBound))
    }
    if let insertion { edits.append(insertion) }
    return result("compute `\(name)` from the traits", edits, text)
  }

  // MARK: Lazy

  /// `let line: UIView = { … }()` becomes lazy, so that its value is made when `self` is there.
  private func lazy(isDivisor: Bool) -> Result<Rewritten, Refusal> {
    let name = "traitCollection"
    var text: String
    switch file.selfAccess(at: file.place(of: use.access)) {
    case .implicit: text = file.isHidden(name, at: use.access) ? "self.\(name)" : name
    case .explicit, .createsCapture: text = "self.\(name)"
    case .named, .weak, .background:
      return .failure(Refusal("the initial value of a property has no `self`: set `\(self.name)` where the view is at hand"))
    }
    text += ".displayScale"
    if isDivisor { text = file.floored(text, at: use.access) }
    let range = file.tree.tokens[keyword].range
    let edits = [Edit(range, with: "lazy var")] + use.replacing(with: text, in: file.tree)
    return result("make `\(self.name)` lazy and read the traits", edits, text)
  }

  private func result(_ title: String, _ edits: [Edit], _ text: String) -> Result<Rewritten, Refusal> {
    guard let fix = Fix(title: title, edits: edits, sharesEdits: true) else {
      return .failure(Refusal("the initial value of a property has no `self`"))
    }
    return .success(Rewritten(fix: fix, text: text))
  }
}

extension FileContext {
  /// The type of a value that costs nothing to make again: numbers, the scale and their arithmetic, sizes of them.
  func plainType(of node: Node) -> String? {
    if isScaleArithmetic(node) { return "CGFloat" }
    guard node.kind == .functionCallExpr, let callee = node.firstChild, plainTypes.contains(callee.text),
      node.children.dropFirst().allSatisfy({ $0.kind == .labeledExpr && $0.children.allSatisfy { isScaleArithmetic($0) } })
    else { return nil }
    return callee.text
  }

  /// Numbers, operators, parentheses and the scale: an expression whose type is `CGFloat`.
  private func isScaleArithmetic(_ node: Node) -> Bool {
    switch node.kind {
    case .integerLiteralExpr, .floatLiteralExpr: true
    case .binaryOperatorExpr: ["+", "-", "*", "/"].contains(node.text)
    case .infixOperatorExpr, .prefixOperatorExpr: node.children.allSatisfy { isScaleArithmetic($0) }
    case .tupleExpr: node.wrappedInParentheses.map { isScaleArithmetic($0) } ?? false
    case .memberAccessExpr: MainScreenUse.all(in: self).contains { $0.access == node && $0.member == "scale" }
    default: false
    }
  }

  /// A scale that is never zero. A member called `max` would hide the function of the standard library.
  func floored(_ scale: String, at node: Node) -> String {
    let isHidden = isHidden("max", at: node) || declarations.types.contains { $0.ownMembers.contains { $0.name == "max" } }
    return "\(isHidden ? "Swift.max" : "max")(\(scale), 1)"
  }
}

/// Value types that are made from numbers.
private let plainTypes: Set<String> = [
  "CGFloat", "CGSize", "CGPoint", "CGRect", "UIEdgeInsets", "NSDirectionalEdgeInsets", "EdgeInsets", "UIOffset",
]

extension Node {
  /// Whether a modifier says nothing about how a property is stored.
  fileprivate var isPlainModifier: Bool {
    [
      "private", "fileprivate", "internal", "package", "public", "open", "final", "private(set)", "fileprivate(set)",
    ].contains(codeText)
  }
}
