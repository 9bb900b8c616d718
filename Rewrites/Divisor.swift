import Meaning
import SwiftTree

// Whether a value divides something: where it may be zero, what it divides would become infinite.

/// Follows a value to where it divides: through products, constants, properties and results of this file.
struct Divisor {
  private let file: FileContext
  private var visited: Set<Node> = []

  /// Whether zero in place of an expression would be a divisor.
  static func divides(_ value: Node, in file: FileContext) -> Bool {
    var divisor = Divisor(file: file)
    return divisor.divides(value)
  }

  private init(file: FileContext) { self.file = file }

  private mutating func divides(_ expression: Node) -> Bool {
    var value = expression.withConversions
    while let parent = value.parent {
      switch parent.kind {
      case .infixOperatorExpr:
        let parts = Array(parent.children)
        guard parts.count == 3 else { return false }
        switch parts[1].text {
        case "/", "/=": if parts[2] == value { return true }
        case "*": break
        case "??": guard parts[2] == value else { return false }
        default: return parts[1].kind == .assignmentExpr && parts[2] == value && isDivisor(target: parts[0])
        }
        // A product with zero is zero, and so is its quotient.
        value = parent.withConversions
      case .ternaryExpr:
        guard parent.firstChild != value else { return false }
        value = parent.withConversions
      case .labeledExpr:
        return parent.ownTokens.contains { file.tree.token($0, says: "dividingBy") }
      case .initializerClause:
        guard let binding = parent.parent, binding.kind == .patternBinding, let pattern = binding.firstChild,
          pattern.kind == .identifierPattern
        else { return false }
        return isDivisor(named: pattern.text, declaredBy: binding)
      case .returnStmt, .codeBlock, .accessorBlock:
        return isResultDivisor(of: value)
      default:
        return false
      }
    }
    return false
  }

  /// The variable or property that a value is assigned to.
  private mutating func isDivisor(target: Node) -> Bool {
    if target.kind == .declReferenceExpr {
      if let local = file.local(named: target.text, at: target) { return isDivisor(named: target.text, declaredBy: local.node) }
      return isMemberDivisor(named: target.text, at: target)
    }
    guard target.kind == .memberAccessExpr, target.firstChild?.text == "self", let name = target.firstChild?.nextSibling else {
      return false
    }
    return isMemberDivisor(named: name.text, at: target)
  }

  private mutating func isDivisor(named name: String, declaredBy binding: Node) -> Bool {
    if binding.parent?.isMember == true { return isMemberDivisor(named: name, at: binding) }
    guard visited.insert(binding).inserted, let scope = binding.ancestors.first(where: { $0.kind.holdsItems }) else {
      return false
    }
    return scope.subtree.contains { reference in
      reference.kind == .declReferenceExpr && reference.text == name
        && file.local(named: name, at: reference)?.node == binding && divides(reference)
    }
  }

  /// What a function or a computed property gives back.
  private mutating func isResultDivisor(of value: Node) -> Bool {
    guard value.parent?.kind == .returnStmt || value.isImplicitReturn else { return false }
    guard let owner = value.ancestors.first(where: { $0.kind == .closureExpr || $0.isMember }), owner.kind != .closureExpr else {
      return false
    }
    if let name = owner.declaredName { return isMemberDivisor(named: name, at: owner) }
    return owner.child(.patternBinding)?.firstChild.map { isMemberDivisor(named: $0.text, at: owner) } ?? false
  }

  private mutating func isMemberDivisor(named name: String, at node: Node) -> Bool {
    guard let type = node.ancestors.first(where: { $0.kind.isTypeDeclaration }).flatMap({ file.declarations.type(at: $0) }),
      visited.insert(type.node).inserted || visited.insert(node).inserted
    else { return false }
    return file.declarations.parts(of: type).compactMap(\.body).contains { body in
      body.subtree.contains { reference in
        guard reference.kind == .declReferenceExpr, reference.text == name,
          file.local(named: name, at: reference) == nil
        else { return false }
        var use = reference
        if let access = use.parent, access.kind == .memberAccessExpr, access.firstChild != use { use = access }
        if let call = use.parent, call.kind == .functionCallExpr, call.firstChild == use { use = call }
        return divides(use)
      }
    }
  }
}

extension Node {
  /// The node with the parentheses and number conversions around it: `CGFloat(x)`.
  var withConversions: Node {
    var node = withParentheses
    while let argument = node.parent, argument.kind == .labeledExpr, let call = argument.parent,
      call.kind == .functionCallExpr, let callee = call.firstChild, ["CGFloat", "Double", "Float"].contains(callee.text),
      call.children.filter({ $0.kind == .labeledExpr }).count == 1
    {
      node = call.withParentheses
    }
    return node
  }
}
