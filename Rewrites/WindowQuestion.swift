import Meaning
import SwiftTree

// The places where code asks the application for a window or a scene and takes whichever comes first. A look at all of
// them, and a choice by what a scene is doing, are no such places.

struct WindowQuestion {
  /// What is asked for, by type.
  enum Wanted { case window, scene, choice }

  /// The whole of the question: `UIApplication.shared.windows.first { $0.isKeyWindow }`.
  let node: Node
  let wanted: Wanted
  /// The member of an extension of `UIApplication` that the question is in.
  let helper: Node?

  /// The question on one line, without what its closures say.
  var spelling: String {
    let words = node.kind == .asExpr ? Array(node.children).map(\.codeText).joined(separator: " as? ") : node.codeText
    guard let brace = words.firstIndex(of: "{") else { return words }
    let head = words[..<brace]
    return String(head[..<(head.lastIndex(of: "(") ?? brace)]) + " { … }"
  }

  /// The question with the parentheses that a cast needs and the view's own window does not.
  var replaced: Node { [.asExpr, .infixOperatorExpr].contains(node.kind) ? node.withParentheses : node }

  /// Every question of a file; two that stand for each other, `windows.first ?? keyWindow`, are one.
  static func all(in file: FileContext) -> [WindowQuestion] {
    let all = single(in: file)
    let windows = Set(all.filter { $0.wanted == .window && $0.helper == nil }.map(\.node))
    return all.compactMap { question in
      guard let infix = question.node.parent, infix.kind == .infixOperatorExpr, windows.contains(question.node) else { return question }
      let parts = Array(infix.children)
      guard parts.count == 3, parts[1].text == "??", windows.contains(parts[0]), windows.contains(parts[2]) else { return question }
      return question.node == parts[0] ? WindowQuestion(node: infix, wanted: .window, helper: nil) : nil
    }
  }

  private static func single(in file: FileContext) -> [WindowQuestion] {
    let own = file.ownWindowNames
    return file.tree.allNodes.compactMap { node -> WindowQuestion? in
      guard !node.isInactive, let name = file.applicationMember(node) else { return nil }
      let helper = file.helper(around: node)
      if helper == nil, own.contains(name) { return nil }
      switch name {
      case "keyWindow": return WindowQuestion(node: node, wanted: .window, helper: helper)
      case "windows":
        if let first = node.firstWindow { return WindowQuestion(node: first, wanted: .window, helper: helper) }
      case "connectedScenes":
        if helper == nil, let question = firstScene(node) { return question }
      default: return nil
      }
      return Chain(node).choosesAny(in: file) ? WindowQuestion(node: node, wanted: .choice, helper: helper) : nil
    }
  }

  /// `connectedScenes.first as? UIWindowScene`, and the first or key window of that.
  private static func firstScene(_ scenes: Node) -> WindowQuestion? {
    guard let first = scenes.parent, first.kind == .memberAccessExpr, first.firstChild == scenes, scenes.nextSibling?.text == "first",
      let cast = first.parent, cast.kind == .asExpr, cast.ownToken(.postfixQuestionMark) != nil,
      Array(cast.children).last?.text == "UIWindowScene"
    else { return nil }
    guard let chain = cast.withParentheses.parent, chain.kind == .optionalChainingExpr, let access = chain.parent,
      access.kind == .memberAccessExpr, access.firstChild == chain
    else { return WindowQuestion(node: cast, wanted: .scene, helper: nil) }
    if chain.nextSibling?.text == "keyWindow" { return WindowQuestion(node: access, wanted: .window, helper: nil) }
    if chain.nextSibling?.text == "windows", let window = access.firstWindow {
      return WindowQuestion(node: window, wanted: .window, helper: nil)
    }
    return WindowQuestion(node: cast, wanted: .scene, helper: nil)
  }

  /// Why the view's own window may not stand for what is asked, by what is done with the answer.
  var objection: String? {
    if isInVersionCheck { return "the check of the version goes with it: ask the view's own window once, without the check" }
    if isUnwrappedByForce { return "the view's own window can be `nil` where this was not: unwrap it first" }
    guard let infix = replaced.withParentheses.parent, infix.kind == .infixOperatorExpr else { return guardObjection }
    let parts = Array(infix.children)
    guard parts.count == 3, ["==", "!=", "===", "!=="].contains(parts[1].text), parts.allSatisfy({ $0.kind != .nilLiteralExpr }) else {
      return nil
    }
    return "it is compared with another window: ask that one whether it is the key window of its scene"
  }

  /// Whether one branch asks in the old way and the other in the new one.
  private var isInVersionCheck: Bool {
    node.ancestors.contains { statement in
      guard statement.kind == .ifExpr, statement.children.filter({ $0.kind == .codeBlock }).count == 2 else { return false }
      return statement.children.contains { $0.kind == .conditionElement && $0.codeText.hasPrefix("#available") }
    }
  }

  /// `windows.first!`, `(keyWindow?.bounds)!`, `keyWindow?.rootViewController as! Root`
  private var isUnwrappedByForce: Bool {
    var value = replaced.withParentheses
    if value.parent?.kind == .forceUnwrapExpr { return true }
    while let parent = value.parent, parent.firstChild == value,
      [.memberAccessExpr, .functionCallExpr, .optionalChainingExpr, .subscriptCallExpr, .forceUnwrapExpr].contains(parent.kind)
    {
      value = parent
    }
    guard let parent = value.withParentheses.parent else { return false }
    if parent.kind == .forceUnwrapExpr { return true }
    return parent.kind == .asExpr && parent.ownTokens.contains { parent.tree.token($0, says: "!") }
  }

  /// `guard let window = … else { fatalError() }`
  private var guardObjection: String? {
    guard let statement = node.ancestors.first(where: { $0.isItem }), statement.kind == .guardStmt,
      let body = statement.child(.codeBlock), !body.contains(node), ["fatalError", "preconditionFailure"].contains(where: { body.text.contains($0) })
    else { return nil }
    return "the view's own window can be `nil` where this was not: decide what holds without one"
  }
}

/// The calls and members after an expression.
private struct Chain {
  private let last: Node

  init(_ node: Node) {
    var last = node
    while let parent = last.parent {
      let continues: Bool
      switch parent.kind {
      case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr:
        continues = parent.firstChild == last
      case .asExpr: continues = true
      case .labeledExpr: continues = parent.parent?.wrappedInParentheses == last
      case .tupleExpr: continues = parent.wrappedInParentheses != nil
      default: continues = false
      }
      guard continues else { break }
      last = parent
    }
    self.last = last
    start = node
  }

  private let start: Node

  /// Whether one element is taken, and nothing says that it is the one of a scene that is in use.
  func choosesAny(in file: FileContext) -> Bool {
    if asksForState { return false }
    if takesOne { return true }
    // What a local keeps is looked at where the local is.
    guard let clause = last.parent, clause.kind == .initializerClause, let binding = clause.parent, binding.kind == .patternBinding,
      let name = binding.firstChild?.text, let scope = binding.ancestors.first(where: { $0.kind.holdsItems })
    else { return false }
    return scope.subtree.contains { reference in
      reference.kind == .declReferenceExpr && reference.text == name && file.local(named: name, at: reference)?.node == binding
        && Chain(reference).choosesAny(in: file)
    }
  }

  private var takesOne: Bool {
    var node = start
    while node != last, let parent = node.parent {
      if parent.kind == .subscriptCallExpr, parent.firstChild == node { return true }
      if parent.kind == .memberAccessExpr, let name = node.nextSibling?.text, Self.takers.contains(name) { return true }
      node = parent
    }
    return false
  }

  /// Whether an element is chosen by what its scene is doing, or is for.
  private var asksForState: Bool {
    var node = start
    while node != last, let parent = node.parent {
      if parent.kind == .functionCallExpr, parent.firstChild == node {
        let arguments = parent.children.dropFirst().map(\.codeText).joined()
        if ["activationState", "foregroundActive", "session", "role"].contains(where: { arguments.contains($0) }) { return true }
      }
      node = parent
    }
    return false
  }

  private static let takers: Set<String> = ["first", "last", "randomElement", "popFirst", "min", "max"]
}

extension FileContext {
  /// "windows" of `UIApplication.shared.windows`, of `application.windows`, and of `windows` inside `extension UIApplication`.
  fileprivate func applicationMember(_ node: Node) -> String? {
    let names: Set<String> = ["keyWindow", "windows", "connectedScenes"]
    if node.kind == .memberAccessExpr, let base = node.firstChild, let name = base.nextSibling, names.contains(name.text) {
      return isApplication(base) ? name.text : nil
    }
    guard node.kind == .declReferenceExpr, names.contains(node.text), let parent = node.parent,
      parent.kind != .memberAccessExpr || (parent.firstChild == node && node.nextSibling != nil),
      place(of: node).type?.name == "UIApplication", local(named: node.text, at: node) == nil
    else { return nil }
    return node.text
  }

  private func isApplication(_ base: Node) -> Bool {
    let text = base.codeText
    if ["UIApplication.shared", "UIKit.UIApplication.shared"].contains(text) { return true }
    if text == "self" || text == "shared" { return place(of: base).type?.name == "UIApplication" }
    guard base.kind == .declReferenceExpr, let local = local(named: text, at: base) else { return false }
    if local.typeText.map(strippedTypeName) == "UIApplication" { return true }
    return ["UIApplication.shared", "UIKit.UIApplication.shared"].contains(local.value?.codeText ?? "")
  }

  /// The member of `extension UIApplication` around a node.
  fileprivate func helper(around node: Node) -> Node? {
    guard place(of: node).type?.name == "UIApplication" else { return nil }
    return node.ancestors.first { $0.isMember && $0.kind.isDeclaration && $0.kind != .ifConfigDecl }
  }

  /// What the project itself declares on the application, under the name of UIKit's own or not.
  fileprivate var ownWindowNames: Set<String> {
    Set(declarations.declarations(named: "UIApplication").flatMap(\.ownMembers).map(\.name))
  }
}

extension Node {
  /// `.windows.first`, `.windows.first(where: { $0.isKeyWindow })`, `.windows.filter { $0.isKeyWindow }.first`.
  fileprivate var firstWindow: Node? {
    guard let access = parent, access.kind == .memberAccessExpr, access.firstChild == self else { return nil }
    let call = access.parent.flatMap { $0.kind == .functionCallExpr && $0.firstChild == access ? $0 : nil }
    switch nextSibling?.text {
    case "first":
      guard let call else { return access }
      return call.asksForKeyWindow ? call : nil
    case "filter":
      guard let call, call.asksForKeyWindow, let first = call.parent, first.kind == .memberAccessExpr,
        call.nextSibling?.text == "first", first.parent?.kind != .functionCallExpr || first.parent?.firstChild != first
      else { return nil }
      return first
    default: return nil
    }
  }

  private var asksForKeyWindow: Bool {
    let arguments = children.dropFirst().map(\.codeText)
    guard arguments.count == 1 else { return false }
    let test = arguments[0].hasPrefix("where:") ? String(arguments[0].dropFirst(6)) : arguments[0]
    return ["{$0.isKeyWindow}", "{$0.isKeyWindow==true}", "\\.isKeyWindow", "\\UIWindow.isKeyWindow"].contains(test)
  }
}
