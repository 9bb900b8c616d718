import Meaning
import Rewriting
import SwiftTree

// A value that is made from the scale once, when the view is set up, is the wrong one after a move to the other display. Where
// a method of its own sets it, calling that again is all it takes: the view registers for changes of the scale.

struct ScaleRegistration {
  /// The method that sets the value.
  let method: String
  let insertion: Edit

  /// The registration for a kept value; `nil` where it is not plain what to call, or from where.
  init?(for use: MainScreenUse, in file: FileContext) {
    let place = file.place(of: use.access)
    guard case .method(let function) = place.member, place.closures.isEmpty, let name = function.declaredName,
      let type = place.type, case .known(let role) = file.declarations.role(of: type),
      role == .view || role == .viewController, file.guaranteedOS(at: use.access).map({ $0 >= OSVersion(17) }) ?? false,
      Self.onlySets(function), !file.registersForScale
    else { return nil }
    guard let sites = CallSites(of: place, in: file), !sites.areUnclear, sites.references.count == 1, let site = sites.references.first,
      site.file.identity == file.identity, let call = site.expression.parent, call.kind == .functionCallExpr, call.isItem,
      [.functionDecl, .initializerDecl].contains(call.parent?.parent?.kind), Self.runsOnce(file.place(of: call))
    else { return nil }
    let layout = Layout(file.tree)
    guard layout.isFirstOnLine(call.range.lowerBound), let end = Indentation(file.tree).endOfLine(of: call) else { return nil }
    let indentation = layout.indentation(at: call.range.lowerBound)
    let level = Indentation(file.tree).level(besides: indentation)
    // The type of the parameter is written out: the handler is generic over whoever registers.
    let owner = role == .view ? "view" : "controller"
    method = name
    insertion = Edit(
      insert: [
        "", indentation + "registerForTraitChanges([UITraitDisplayScale.self]) { (\(owner): \(type.name), _: UITraitCollection) in",
        indentation + level + "\(owner).\(name)()", indentation + "}",
      ].joined(separator: layout.newline), at: end)
  }

  /// Whether calling a method again only sets again what it set before.
  private static func onlySets(_ function: Node) -> Bool {
    let parameters = function.child(.functionSignature)?.child(.functionParameterClause)?.children.contains { _ in true } ?? false
    guard !parameters, !function.hasModifier(.override), !function.isStaticMember, let body = function.child(.codeBlock),
      function.child(.functionSignature)?.returnsNothing == true
    else { return false }
    return body.children.allSatisfy { item in
      guard item.kind == .infixOperatorExpr else { return item.kind == .variableDecl }
      let parts = Array(item.children)
      return parts.count == 3 && parts[1].kind == .assignmentExpr
    }
  }

  /// Whether code at a place runs once in the life of the object, when there is a `self` to register with.
  private static func runsOnce(_ place: Place) -> Bool {
    guard place.closures.isEmpty else { return false }
    switch place.member {
    case .initializer(_, .afterDelegation): return true
    case .method(let function): return ["viewDidLoad", "awakeFromNib"].contains(function.declaredName ?? "")
    default: return false
    }
  }
}

extension FileContext {
  fileprivate var registersForScale: Bool { tree.tokens.indices.contains { tree.token($0, says: "UITraitDisplayScale") } }
}
