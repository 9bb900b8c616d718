import SwiftTree

// How `self` can be reached at a place, through the closures around it.

public enum SelfAccess: Sendable, Hashable {
  /// Members may be written without `self.`.
  case implicit
  /// `self.` has to be written; the closure holds `self` already, or cannot outlive the call.
  case explicit
  /// A local holds it: `guard let strongSelf = self`.
  case named(String)
  /// Writing `self` would make a closure capture it that does not yet.
  case createsCapture
  /// Only as an optional, in a closure with `[weak self]`.
  case weak
  /// The closure runs off the main thread.
  case background
}

extension FileContext {
  /// How `self` can be reached at a place that stands in instance code.
  public func selfAccess(at place: Place) -> SelfAccess {
    let isInValueType = place.type.map { isValueType($0) } ?? false
    if place.closures.contains(where: { $0.runsInBackground }) { return .background }
    if isInValueType { return .implicit }
    var access = SelfAccess.implicit
    for closure in place.closures {
      switch closure.capture {
      case .weak:
        guard let name = rebinding(in: closure, at: place.node) else { return .weak }
        access = name == "self" ? .explicit : .named(name)
      case .unowned, .strong:
        access = .explicit
      case .none:
        if case .named = access { continue }
        if closure.isImmediatelyApplied || closure.isKnownNotToEscape {
          if access == .implicit, !usesImplicitMembers(closure.node, of: place) { access = .explicit }
          continue
        }
        if usesImplicitMembers(closure.node, of: place) { continue }
        if mentionsSelf(closure.node) {
          access = .explicit
        } else if closure.staysOnMain {
          access = .explicit
        } else {
          return .createsCapture
        }
      }
    }
    return access
  }

  private func isValueType(_ type: TypeDeclaration) -> Bool {
    switch type.kind {
    case .struct, .enum: return true
    case .class, .actor, .protocol: return false
    case .extension:
      if let primary = declarations.primary(named: type.simpleName) { return primary.kind == .struct || primary.kind == .enum }
      switch declarations.role(of: type) {
      case .known(.environmentReader), .known(.environmentBlind): return true
      default: return false
      }
    }
  }

  /// The name that holds an unwrapped `self` at a node, in a closure that captures it weakly.
  private func rebinding(in closure: ClosureContext, at node: Node) -> String? {
    for local in locals(at: node) where local.kind == .optionalBinding {
      guard closure.node.contains(local.node) else { continue }
      if local.name == "self" && (local.value == nil || local.value?.text == "self") { return "self" }
      if local.name == "`self`" { return nil }
      if local.value?.text == "self" { return local.name }
    }
    return nil
  }

  private func mentionsSelf(_ closure: Node) -> Bool {
    closure.tokenRange.contains { tree.tokens[$0].word == .`self` && tree.tokens[$0].kind == .keyword
      && !(tree.tokens[safe: $0 - 1]?.kind == .period) }
  }

  /// Whether a closure already names members of the type without `self.`, which only compiles where that is allowed.
  private func usesImplicitMembers(_ closure: Node, of place: Place) -> Bool {
    guard let type = place.type else { return false }
    let names = Set(declarations.members(of: type).filter { !$0.isStatic && $0.kind != .type }.map(\.name))
    for node in closure.subtree where node.kind == .declReferenceExpr && node.tokenRange.count == 1 {
      guard names.contains(node.text) else { continue }
      // Not the name after a period, and nothing local of the same name.
      if let parent = node.parent, parent.kind == .memberAccessExpr, parent.firstChild != node || parent.text.hasPrefix(".") {
        continue
      }
      if local(named: node.text, at: node) == nil { return true }
    }
    return false
  }
}

extension ClosureContext {
  /// Calls whose closure runs before they return, by the names of the standard library and UIKit.
  public var isKnownNotToEscape: Bool {
    guard let callee else { return false }
    let name = callee.split(separator: ".").last.map(String.init) ?? callee
    return Self.nonEscaping.contains(name.trimmingOptionalMarks)
  }

  /// Calls that keep the closure only for one animation or one turn of the main queue.
  var staysOnMain: Bool {
    guard let callee else { return false }
    if callee.hasPrefix("UIView.") || callee.hasPrefix("DispatchQueue.main.") { return true }
    return false
  }

  var runsInBackground: Bool {
    guard let callee else { return false }
    if callee.hasPrefix("DispatchQueue.global") || callee.hasPrefix("Task.detached") { return true }
    if callee.hasPrefix("DispatchQueue(") { return true }
    let name = callee.split(separator: ".").last.map(String.init) ?? callee
    guard name == "async" || name == "sync" || name == "addOperation" || name == "asyncAfter" || name.hasPrefix("async(") else {
      return false
    }
    return !callee.contains("main")
  }

  private static let nonEscaping: Set<String> = [
    "map", "flatMap", "compactMap", "filter", "forEach", "reduce", "sorted", "sort", "first", "firstIndex", "contains",
    "allSatisfy", "min", "max", "drop", "prefix", "removeAll", "mapValues", "compactMapValues", "withUnsafeBytes",
    "withUnsafePointer", "enumerateObjects", "performWithoutAnimation", "makeConstraints", "remakeConstraints",
    "updateConstraints", "image", "pngData", "jpegData", "autoreleasepool",
    "withExtendedLifetime", "performAsCurrent", "last", "lastIndex", "zip", "partition",
  ]
}
