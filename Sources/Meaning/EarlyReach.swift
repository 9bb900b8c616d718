import SwiftTree

// Which members run before the view can have a window, because a member that does uses them.

/// The uses of a type's members within its file, followed back to where they begin.
struct EarlyReach {
  private let file: FileContext
  private let bodies: [Node]
  private let properties: Set<String>

  init(of type: TypeDeclaration, in file: FileContext) {
    self.file = file
    bodies = file.declarations.parts(of: type).compactMap(\.body)
    properties = Set(file.declarations.members(of: type).filter { $0.kind == .property }.map(\.name))
  }

  /// Whether a property is used by a member that runs early, directly or through others.
  func reaches(property: Node) -> Bool { reaches(Wanted(properties: property.boundNames)) }

  /// Whether a method is called by one.
  func reaches(function: Node) -> Bool { reaches(Wanted(functions: [function])) }

  private struct Wanted {
    var properties: Set<String> = []
    /// Properties whose observers count: only setting them does.
    var observed: Set<String> = []
    var functions: [Node] = []
  }

  private func reaches(_ start: Wanted) -> Bool {
    var wanted = start
    var visited: Set<Node> = []
    var changed = true
    while changed {
      changed = false
      for body in bodies {
        for reference in body.subtree where reference.kind == .declReferenceExpr {
          guard uses(reference, wanted),
            let owner = reference.ancestors.first(where: { $0.isMember && $0.kind.isDeclaration && $0.kind != .ifConfigDecl }),
            visited.insert(owner).inserted
          else { continue }
          switch owner.kind {
          case .initializerDecl: return true
          case .functionDecl:
            if let name = owner.declaredName, FileContext.earlyMethods.contains(name) { return true }
            wanted.functions.append(owner)
            changed = true
          case .variableDecl:
            if owner.hasModifier(.lazy) || owner.attribute("IBOutlet") != nil { return true }
            let isObserver = reference.ancestors.contains { $0.kind == .accessorDecl && $0.isObserver }
            let names = owner.boundNames
            if isObserver { wanted.observed.formUnion(names) } else { wanted.properties.formUnion(names) }
            changed = true
          default: continue
          }
        }
      }
    }
    return false
  }

  private func uses(_ reference: Node, _ wanted: Wanted) -> Bool {
    let name = reference.text
    let isProperty = wanted.properties.contains(name) || (wanted.observed.contains(name) && reference.isAssigned)
    guard isProperty || wanted.functions.contains(where: { $0.declaredName == reference.baseName }), reference.isMemberUse,
      !reference.runsOnlyOnAction
    else { return false }
    return isProperty || wanted.functions.contains { mayMean(reference, $0) }
  }

  /// Whether a reference may mean a function and no other member of its name: by the labels of the call.
  private func mayMean(_ reference: Node, _ function: Node) -> Bool {
    guard function.declaredName == reference.baseName else { return false }
    guard let call = reference.callOfMember else {
      // Handed over as a value.
      return !properties.contains(reference.baseName)
    }
    return function.takesArguments(of: call)
  }
}

extension Node {
  fileprivate var isObserver: Bool { ownToken(.didSet) != nil || ownToken(.willSet) != nil }

  /// The names that a variable declaration gives.
  fileprivate var boundNames: Set<String> {
    Set(children.filter { $0.kind == .patternBinding }.compactMap { $0.firstChild?.text })
  }

  /// `name = …` or `self.name = …`
  fileprivate var isAssigned: Bool {
    var target = self
    if let access = parent, access.kind == .memberAccessExpr { target = access }
    guard let parent = target.parent, parent.kind == .infixOperatorExpr else { return false }
    return parent.firstChild == target && (parent.child(.assignmentExpr) != nil || target.nextSibling?.text.hasSuffix("=") == true)
  }

  /// `name` or `self.name`, not `other.name`.
  var isMemberUse: Bool {
    guard let parent, parent.kind == .memberAccessExpr else { return true }
    guard let base = parent.firstChild else { return false }
    if base == self { return base.nextSibling != nil && !parent.text.hasPrefix(".") }
    return base.text == "self"
  }

  /// The call `name(…)` or `self.name(…)` of a reference.
  fileprivate var callOfMember: Node? {
    var callee = self
    if let access = parent, access.kind == .memberAccessExpr, access.firstChild != self { callee = access }
    guard let call = callee.parent, call.kind == .functionCallExpr, call.firstChild == callee else { return nil }
    return call
  }

  /// Whether a reference only names what runs when somebody acts: a selector, or the handler of an action.
  fileprivate var runsOnlyOnAction: Bool {
    for ancestor in ancestors {
      if ancestor.isMember || ancestor.isTopLevel { return false }
      if ancestor.kind == .macroExpansionExpr, ancestor.text.hasPrefix("#selector") { return true }
      guard ancestor.kind == .closureExpr else { continue }
      if let callee = ClosureContext(ancestor).callee?.split(separator: ".").last, callee.hasSuffix("Action") { return true }
      if ancestor.parent?.kind == .labeledExpr, ancestor.parent?.argumentLabel == "handler" { return true }
    }
    return false
  }
}
