import SwiftTree

// A view in name only: it is given another view, puts everything into that one, and is itself never added anywhere.

extension FileContext {
  /// The view that a class puts its subviews into instead of itself: a property that an initializer is given. `nil` for
  /// a class that adds anything to itself.
  func viewInstead(of type: TypeDeclaration) -> String? {
    let bodies = declarations.parts(of: type).compactMap(\.body)
    var targets: Set<String> = []
    for call in bodies.lazy.flatMap({ $0.subtree }) where call.kind == .functionCallExpr {
      guard var parts = call.firstChild?.text.split(separator: ".").map(String.init), let name = parts.popLast(),
        ["addSubview", "insertSubview", "addLayoutGuide", "addSublayer"].contains(name)
      else { continue }
      if parts.first == "self" { parts.removeFirst() }
      if parts.isEmpty || parts == ["layer"] { return nil }
      if parts.count == 1 { targets.insert(parts[0]) }
    }
    let holders = declarations.members(of: type).filter { member in
      guard member.kind == .property, !member.isStatic, targets.contains(member.name), let text = member.typeText,
        !text.hasSuffix("?"), !text.hasSuffix("!"), member.binding?.child(.initializerClause) == nil,
        member.binding?.child(.accessorBlock) == nil
      else { return false }
      return declarations.role(ofTypeNamed: text, at: member.node).role.map(PlatformTypes.isView) ?? false
    }
    return holders.count == 1 ? holders[0].name : nil
  }
}
