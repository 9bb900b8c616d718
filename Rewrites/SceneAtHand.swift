import Meaning
import Rewriting
import SwiftTree

// The window scene that code holds: a local or parameter of the type, or the scene that a delegate method is given, once
// it has a name as a window scene.

struct SceneAtHand {
  /// The name to write.
  let name: String
  /// What the name was bound to.
  let value: String?
  /// The edit that gives the scene its name; `nil` where it has one.
  let binding: Edit?

  init?(for call: Node, in file: FileContext) {
    if let local = Self.local(at: call, file) {
      (name, value, binding) = (local.name, local.value?.withoutParentheses.codeText, nil)
      return
    }
    let name = "windowScene"
    guard !file.isHidden(name, at: call), !file.ownsMember(name, at: call) else { return nil }
    if let (wildcard, cast) = Self.unnamed(before: call, file) {
      (self.name, value, binding) = (name, cast, Edit(wildcard.range, with: name))
      return
    }
    guard let (given, edit) = Self.given(to: call, as: name, file) else { return nil }
    (self.name, value, binding) = (name, given, edit)
  }

  /// The nearest window scene that the code holds, unwrapped.
  private static func local(at call: Node, _ file: FileContext) -> LocalName? {
    file.locals(at: call).first { local in
      guard let type = local.typeText ?? castType(of: local), !type.hasSuffix("?"), !type.hasSuffix("!"),
        local.isConstant, local.kind != .localFunction
      else { return false }
      return file.declarations.role(ofTypeNamed: type, at: call) == .known(.windowScene)
    }
  }

  /// Xcode's own template writes the cast in parentheses.
  private static func castType(of local: LocalName) -> String? {
    guard local.kind == .optionalBinding, let value = local.value?.withoutParentheses, value.kind == .asExpr else { return nil }
    return Array(value.children).last?.text
  }

  /// `guard let _ = (scene as? UIWindowScene) else { return }`, as Xcode's template writes it.
  private static func unnamed(before call: Node, _ file: FileContext) -> (wildcard: Node, cast: String)? {
    var previous = call
    for ancestor in call.ancestors {
      if ancestor.kind.isTypeDeclaration { return nil }
      if [.codeBlock, .closureExpr, .switchCase].contains(ancestor.kind) {
        for item in ancestor.children where item.kind == .guardStmt && item.range.upperBound <= previous.range.lowerBound {
          for binding in item.subtree where binding.kind == .optionalBindingCondition {
            guard let pattern = binding.firstChild, pattern.text == "_", binding.parent?.parent == item,
              let cast = binding.child(.initializerClause)?.firstChild?.withoutParentheses, cast.kind == .asExpr,
              cast.ownToken(.postfixQuestionMark) != nil, Array(cast.children).last?.text == "UIWindowScene"
            else { continue }
            return (pattern, cast.codeText)
          }
        }
      }
      previous = ancestor
    }
    return nil
  }

  /// `scene(_ scene: UIScene, willConnectTo:options:)`: the cast goes before the statement that makes the window.
  private static func given(to call: Node, as name: String, _ file: FileContext) -> (cast: String, edit: Edit)? {
    let place = file.place(of: call)
    guard case .method(let function) = place.member, function.declaredName == "scene", place.closures.isEmpty,
      let signature = function.child(.functionSignature), signature.codeText.contains("willConnectTo"), signature.returnsNothing,
      let item = call.item, item.parent == function.child(.codeBlock),
      let scene = file.locals(at: call).first(where: { $0.kind == .parameter && $0.typeText.map(strippedTypeName) == "UIScene" }),
      // Of several windows the first one gives the scene its name.
      !function.subtree.contains(where: { $0.codeText == "UIScreen.main.bounds" && $0.range.upperBound < call.range.lowerBound }),
      // What is cast already is for a person to unwrap.
      !function.subtree.contains(where: { $0.kind == .asExpr && $0.codeText.hasSuffix("UIWindowScene") && $0.range.upperBound < item.range.lowerBound })
    else { return nil }
    let layout = Layout(file.tree)
    let start = ScreenGuards.startWithComments(of: item, layout)
    guard layout.isFirstOnLine(start) else { return nil }
    let cast = "\(scene.name) as? UIWindowScene"
    let line = "guard let \(name) = \(cast) else { return }" + layout.newline + layout.indentation(at: start)
    return (cast.filter { $0 != " " }, Edit(insert: line, at: start))
  }
}

extension FileContext {
  /// Whether the type around a node has a member of a name.
  fileprivate func ownsMember(_ name: String, at node: Node) -> Bool {
    place(of: node).type.map { type in declarations.members(of: type).contains { $0.name == name } } ?? false
  }
}
