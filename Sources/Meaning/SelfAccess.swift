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
    if place.isOffMain { return .background }
    if place.type.map({ isValueType($0) }) ?? false { return .implicit }
    var access = isDeferredArgument(place.node) ? SelfAccess.explicit : .implicit
    var capturesAnew = false
    for closure in place.closures {
      switch closure.capture {
      case .weak:
        guard let name = rebinding(in: closure, at: place.node) else { return .weak }
        access = name == "self" ? .explicit : .named(name)
        capturesAnew = false
      case .unowned, .strong:
        access = .explicit
        capturesAnew = false
      case .none:
        if case .named(let holder) = access {
          if !holds(closure, holder) { capturesAnew = true }
        } else if usesImplicitMembers(closure.node, of: place) {
          // Only compiles where `self.` is not asked for.
          continue
        } else if closure.isImmediatelyApplied {
          // Implicit members are allowed there; the author's own style decides.
          if access == .implicit, mentionsSelf(closure.node) { access = .explicit }
        } else {
          access = .explicit
          if !closure.isKnownNotToEscape, !closure.staysOnMain, !mentionsSelf(closure.node) { capturesAnew = true }
        }
      }
    }
    guard capturesAnew else { return access }
    // `self` itself is still the optional there.
    if case .named = access { return .weak }
    return .createsCapture
  }

  /// Whether a closure holds a local already, or is gone when the call returns.
  func holds(_ closure: ClosureContext, _ name: String) -> Bool {
    closure.isImmediatelyApplied || closure.isKnownNotToEscape || closure.staysOnMain
      || closure.node.subtree.contains {
        guard $0.kind == .closureCapture else { return $0.kind == .declReferenceExpr && $0.text == name }
        return $0.ownTokens.contains { tree.string(ofToken: $0) == name }
      }
  }

  func isValueType(_ type: TypeDeclaration) -> Bool {
    switch type.kind {
    case .struct, .enum: return true
    case .class, .actor, .protocol: return false
    case .extension:
      if let primary = declarations.parts(of: type).first(where: { $0.kind != .extension }) {
        return primary.kind == .struct || primary.kind == .enum
      }
      switch declarations.role(of: type) {
      case .known(.environmentReader), .known(.environmentBlind): return true
      default: return false
      }
    }
  }

  /// The name that holds an unwrapped `self` at a node, in a closure that captures it weakly.
  private func rebinding(in closure: ClosureContext, at node: Node) -> String? {
    for local in locals(at: node) where local.kind == .optionalBinding {
      guard closure.node.contains(local.node), local.name != "`self`" else { continue }
      if local.name == "self" && (local.value == nil || local.value?.text == "self") { return "self" }
      if local.value?.text == "self" { return local.name }
    }
    return nil
  }

  /// Whether a closure names `self`. An inner `[weak self]` counts: for it the outer closure holds `self` strongly.
  private func mentionsSelf(_ closure: Node) -> Bool {
    closure.tokenRange.contains {
      tree.tokens[$0].word == .`self` && tree.tokens[$0].kind == .keyword && tree.tokens[safe: $0 - 1]?.kind != .period
    }
  }

  /// Whether a closure already names members of the type without `self.`, which only compiles where that is allowed.
  private func usesImplicitMembers(_ closure: Node, of place: Place) -> Bool {
    guard let type = place.type else { return false }
    let names = Set(declarations.members(of: type).filter { !$0.isStatic && $0.kind != .type }.map(\.name))
    for node in closure.subtree where node.kind == .declReferenceExpr && node.tokenRange.count == 1 {
      guard names.contains(node.text), let parent = node.parent else { continue }
      // Not the name after a period, of a key path, of `#selector`, of a capture list.
      if parent.kind == .memberAccessExpr, parent.firstChild != node || parent.text.hasPrefix(".") { continue }
      if [.keyPathComponent, .keyPathExpr, .closureCapture].contains(parent.kind) { continue }
      guard isPlainlyIn(closure, node), local(named: node.text, at: node) == nil else { continue }
      return true
    }
    return false
  }

  /// Whether between a closure and a node no other closure captures `self` in its own way, and no type or macro lies.
  private func isPlainlyIn(_ closure: Node, _ node: Node) -> Bool {
    for ancestor in node.ancestors {
      if ancestor == closure { return true }
      switch ancestor.kind {
      case .closureExpr:
        if ClosureContext(ancestor).capture != .none { return false }
      case .macroExpansionExpr: return false
      default:
        if ancestor.kind.isTypeDeclaration { return false }
      }
    }
    return false
  }

  /// Whether a node stands in the message of a logger, which is built later and so needs `self.`.
  private func isDeferredArgument(_ node: Node) -> Bool {
    for ancestor in node.ancestors {
      if ancestor.isItem || ancestor.kind == .closureExpr { return false }
      guard ancestor.kind == .stringLiteralExpr, let call = ancestor.parent?.parent, call.kind == .functionCallExpr,
        let callee = call.firstChild
      else { continue }
      if callee.text.lowercased().contains("log") { return true }
    }
    return false
  }
}

extension ClosureContext {
  /// Calls whose closure runs before they return, by the names of the standard library and UIKit.
  public var isKnownNotToEscape: Bool {
    guard let callee else { return false }
    if callee.hasSuffix("MainActor.run") || callee.hasSuffix("MainActor.assumeIsolated") { return true }
    let name = calleeName.trimmingOptionalMarks
    if Self.nonEscaping.contains(name) { return true }
    return Self.nonEscapingOfSequences.contains(name) && !mayBePublisher
  }

  /// "map" of "items.map".
  private var calleeName: String {
    guard let callee else { return "" }
    return (callee.split(separator: ".").last.map(String.init) ?? callee).trimmingCharacters
  }

  /// Publishers and lazy sequences keep what `map` and its like are given.
  private var mayBePublisher: Bool {
    if !Declarations.imports(of: node.tree).isDisjoint(with: Self.reactiveModules) { return true }
    var chain = callee ?? ""
    var call = node.ancestors.first { $0.kind == .functionCallExpr }
    while let current = call, let access = current.parent, access.kind == .memberAccessExpr, access.firstChild == current {
      chain += "." + (current.nextSibling?.text ?? "")
      call = access.parent
    }
    if chain.contains("$") || chain.lowercased().contains("publisher") { return true }
    return chain.split(whereSeparator: { ".()".contains($0) }).contains { Self.reactiveNames.contains(String($0)) }
  }

  /// Calls that keep the closure only for one animation, one transition or one turn of the main queue.
  var staysOnMain: Bool {
    guard let callee else { return false }
    if Self.mainCallers.contains(where: { callee.hasPrefix($0) }) { return true }
    return ["addAnimations", "animate", "performBatchUpdates"].contains(calleeName.trimmingOptionalMarks)
  }

  /// Whether the closure is bound to the main thread.
  var runsOnMain: Bool {
    if let signature = node.child(.closureSignature), signature.attribute("MainActor") != nil { return true }
    guard let callee else { return false }
    if callee.hasSuffix("MainActor.run") || callee.hasSuffix("MainActor.assumeIsolated") { return true }
    return staysOnMain || (isQueueCall && callee.namesMainQueue)
  }

  private var isQueueCall: Bool {
    let name = calleeName.trimmingOptionalMarks
    return ["async", "sync", "asyncAfter", "addOperation", "addBarrierBlock", "asyncAndWait"].contains(name)
  }

  public var runsInBackground: Bool {
    guard let callee else { return false }
    if Self.backgroundCallers.contains(where: { callee.hasPrefix($0) }) { return true }
    if Self.backgroundNames.contains(calleeName.trimmingOptionalMarks) { return true }
    return isQueueCall && !callee.namesMainQueue
  }

  private static let mainCallers = [
    "UIView.", "UIViewPropertyAnimator", "DispatchQueue.main.", "OperationQueue.main.", "RunLoop.main.", "CATransaction.",
  ]

  private static let backgroundCallers = ["DispatchQueue.global", "DispatchQueue(", "Task.detached"]

  private static let backgroundNames: Set<String> = [
    "dataTask", "downloadTask", "uploadTask", "detachNewThread", "performBackgroundTask", "concurrentPerform",
    "Thread", "BlockOperation",
  ]

  private static let nonEscaping: Set<String> = [
    "forEach", "sorted", "sort", "firstIndex", "lastIndex", "removeAll", "mapValues", "compactMapValues",
    "withUnsafeBytes", "withUnsafePointer", "enumerateObjects", "performWithoutAnimation", "makeConstraints",
    "remakeConstraints", "updateConstraints", "image", "pngData", "jpegData", "autoreleasepool",
    "withExtendedLifetime", "performAsCurrent", "partition",
  ]

  private static let nonEscapingOfSequences: Set<String> = [
    "map", "flatMap", "compactMap", "filter", "reduce", "first", "contains", "allSatisfy", "min", "max", "drop", "prefix",
    "last",
  ]

  private static let reactiveModules: Set<String> = [
    "Combine", "OpenCombine", "RxSwift", "RxCocoa", "RxRelay", "ReactiveSwift", "ReactiveCocoa", "Bond", "ReactiveKit",
    "PromiseKit", "AsyncAlgorithms",
  ]

  private static let reactiveNames: Set<String> = [
    "sink", "assign", "store", "subscribe", "receive", "eraseToAnyPublisher", "bind", "drive", "debounce", "throttle",
    "lazy", "rx", "asObservable", "asDriver", "removeDuplicates", "switchToLatest", "startWithValues", "observe", "values",
  ]
}

extension String {
  /// Whether a part of a chain is called after the main queue: `DispatchQueue.main`, `mainQueue`.
  fileprivate var namesMainQueue: Bool {
    split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }).contains {
      $0 == "main" || $0.hasPrefix("mainQueue") || $0.hasPrefix("mainThread") || $0.hasSuffix("MainQueue")
    }
  }

  fileprivate var trimmingCharacters: String { String(drop { $0.isWhitespace }.prefix { !$0.isWhitespace }) }
}
