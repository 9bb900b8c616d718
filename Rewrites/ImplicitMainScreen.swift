import Meaning
import Rewriting
import SwiftTree

// The main screen where the code does not say its whole name: `.main` where a screen is expected, `main` inside an
// extension of `UIScreen`, and the list of all screens.

/// One place that means the main screen, or all of them, without saying `UIScreen.main`.
struct ImplicitMainScreen {
  let node: Node
  /// One sentence for the user.
  let message: String

  /// Every such place in a file, in order, but those that are known already.
  static func all(in file: FileContext, but known: Set<Node>) -> [ImplicitMainScreen] {
    guard file.declarations.declarations(named: "UIScreen").allSatisfy({ $0.kind == .extension }) else { return [] }
    let names = file.screenNames
    let expectations = ScreenExpectations(in: file, names: names)
    return file.tree.allNodes.compactMap { node -> ImplicitMainScreen? in
      guard node.kind == .memberAccessExpr || node.kind == .declReferenceExpr, node.endsInScreenWord, !known.contains(node),
        let message = message(for: node, expectations, file), !node.isInactive
      else { return nil }
      return ImplicitMainScreen(node: node, message: message)
    }
  }

  private static func message(for node: Node, _ expectations: ScreenExpectations, _ file: FileContext) -> String? {
    let advice = "asks one of two displays; let the callers pass the screen of their window scene"
    if node.kind == .declReferenceExpr {
      guard node.text == "main", let parent = node.parent, parent.kind != .memberAccessExpr || parent.firstChild == node,
        !parent.text.hasPrefix("."), isInScreen(node, isStatic: true, file), file.local(named: "main", at: node) == nil
      else { return nil }
      return "`main` " + advice
    }
    guard let base = node.firstChild, let name = base.nextSibling else {
      return node.codeText == ".main" && expectations.areMet(at: node) ? "`UIScreen.main` " + advice : nil
    }
    let type = base.withoutParentheses.codeText
    if name.text == "screens", expectations.names.contains(type), file.local(named: type, at: node) == nil {
      return "`\(type).screens` lists displays, not where the app is shown; ask the connected window scenes for theirs"
    }
    guard name.text == "main", type == "Self" || type == "self", isInScreen(node, isStatic: type == "self", file) else { return nil }
    return "`\(type).main` " + advice
  }

  /// Whether a node stands in an extension of `UIScreen`, in a static member where that is asked for.
  private static func isInScreen(_ node: Node, isStatic: Bool, _ file: FileContext) -> Bool {
    let place = file.place(of: node)
    guard let type = place.type, type.kind == .extension, type.name == "UIScreen" else { return false }
    switch place.member {
    case .staticMethod, .accessor(_, _, isStatic: true), .initialValue(_, isStatic: true, _): return true
    default: return !isStatic
    }
  }
}

/// Where the file says that a screen is expected.
private struct ScreenExpectations {
  /// What `UIScreen` is called.
  let names: Set<String>
  private let file: FileContext
  /// "present(on:)": the functions of the file that take a screen, by name and label.
  private var parameters: Set<String> = []

  init(in file: FileContext, names: Set<String>) {
    self.file = file
    self.names = names
    for node in file.tree.allNodes where node.kind == .functionParameter && isScreen(node.annotatedType) {
      guard let owner = node.ancestors.first(where: { $0.kind.isDeclaration }) else { continue }
      let label = file.tree.string(ofToken: node.ownTokens.first ?? node.tokenRange.lowerBound)
      let type = owner.ancestors.first { $0.kind.isTypeDeclaration }.flatMap { file.declarations.type(at: $0) }
      let name = owner.kind == .initializerDecl ? type?.simpleName : owner.declaredName
      if let name { parameters.insert(name + "(" + (label == "_" ? "" : label) + ":)") }
    }
  }

  /// Whether `.main` at a place is the main screen.
  func areMet(at node: Node) -> Bool {
    let value = node.withParentheses
    guard let parent = value.parent else { return false }
    switch parent.kind {
    case .initializerClause:
      return isScreen(parent.parent?.annotatedType)
    case .labeledExpr:
      guard let call = parent.parent, call.kind == .functionCallExpr, let callee = call.firstChild else { return false }
      let label = parent.ownToken(.colon) == nil ? "" : file.tree.string(ofToken: parent.tokenRange.lowerBound)
      let names = callee.codeText.split(separator: ".").map(String.init).filter { $0 != "init" }
      return names.last.map { parameters.contains($0 + "(" + label + ":)") } ?? false
    case .infixOperatorExpr:
      return parent.children.contains { $0 != value && isScreen($0) }
    case .returnStmt, .codeBlock, .accessorBlock:
      return isResult(value)
    default:
      return false
    }
  }

  private func isScreen(_ type: String?) -> Bool { type.map { names.contains(strippedTypeName($0)) } ?? false }

  /// `window.screen`, or a name that the file says is a screen.
  private func isScreen(_ operand: Node) -> Bool {
    if operand.kind == .memberAccessExpr { return operand.codeText.hasSuffix(".screen") }
    guard operand.kind == .declReferenceExpr else { return false }
    if let local = file.local(named: operand.text, at: operand) { return isScreen(local.typeText) }
    return isScreen(file.memberType(named: operand.text, at: operand))
  }

  /// Whether a value is what a function or a computed property gives, and that is a screen.
  private func isResult(_ value: Node) -> Bool {
    for ancestor in value.ancestors {
      switch ancestor.kind {
      case .closureExpr: return false
      case .functionDecl: return isScreen(ancestor.child(.functionSignature)?.child(.returnClause)?.firstChild?.text)
      case .patternBinding: return isScreen(ancestor.annotatedType)
      default: continue
      }
    }
    return false
  }
}

extension Node {
  /// Whether the last word is `main` or `screens`, which decides most cases at little cost.
  fileprivate var endsInScreenWord: Bool {
    let last = tokenRange.upperBound - 1
    return last >= 0 && (tree.token(last, says: "main") || tree.token(last, says: "screens"))
  }

  /// The type annotation of a parameter or a variable.
  var annotatedType: String? {
    if let annotation = child(.typeAnnotation) { return annotation.firstChild?.text }
    return kind == .functionParameter ? children.first { $0.kind.isType }?.text : nil
  }
}

extension NodeKind {
  var isType: Bool {
    switch self {
    case .arrayType, .attributedType, .compositionType, .dictionaryType, .functionType, .identifierType,
      .implicitlyUnwrappedOptionalType, .memberType, .metatypeType, .optionalType, .someOrAnyType, .tupleType:
      true
    default: false
    }
  }
}
