import SwiftTree

// Where a node is: in which member of which type, below which closures. What may be written there follows from it.

/// A closure between a place and the member that it stands in.
public struct ClosureContext: Sendable {
  public enum SelfCapture: Sendable { case none, strong, weak, unowned }

  public let node: Node
  /// How the capture list takes `self`.
  public let capture: SelfCapture
  /// The name that the call gives the closure to, as written: "UIView.animate", "map", "queue.async".
  public let callee: String?
  /// `{ … }()`
  public let isImmediatelyApplied: Bool
}

/// The member that a place stands in, and what that says about `self`.
public enum MemberContext: Sendable {
  case topLevel
  /// A function at the top level of the file.
  case freeFunction(Node)
  case method(Node)
  case staticMethod(Node)
  case initializer(Node, InitializerPhase)
  case deinitializer(Node)
  /// The body of a computed property or subscript, or one of its accessors.
  case accessor(property: Node, word: Word?, isStatic: Bool)
  /// The initial value of a stored property.
  case initialValue(property: Node, isStatic: Bool, isLazy: Bool)
  /// A variable at the top level of the file.
  case globalVariable(Node)
  case defaultArgument(Node)
  case attribute(Node)
  case enumCase(Node)
}

public enum InitializerPhase: Sendable {
  /// Before the call of `super.init` or `self.init`, or where there is none to be seen.
  case beforeDelegation
  /// Inside its arguments.
  case insideDelegation
  case afterDelegation
  /// The initializer of a struct or enum.
  case ofValueType
}

public struct Place: Sendable {
  public let node: Node
  public let member: MemberContext
  public let type: TypeDeclaration?
  /// Outermost first.
  public let closures: [ClosureContext]
  /// Whether a macro's argument lies between: what becomes of it is unknown.
  public let isInMacro: Bool

  /// Whether the innermost closure that says so runs off the main thread.
  public var isOffMain: Bool {
    for closure in closures.reversed() {
      if closure.runsOnMain { return false }
      if closure.runsInBackground { return true }
    }
    return false
  }
}

extension FileContext {
  /// Where a node is.
  public func place(of node: Node) -> Place {
    var closures: [ClosureContext] = []
    var isInMacro = false
    var member: MemberContext?
    var type: TypeDeclaration?
    var previous = node
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .closureExpr:
        // The values of a capture list are made outside the closure.
        if member == nil, previous.kind != .closureSignature { closures.append(ClosureContext(ancestor)) }
      case .macroExpansionExpr, .macroExpansionDecl:
        isInMacro = true
      case .attribute:
        if member == nil { member = .attribute(ancestor) }
      case .functionParameter:
        if member == nil, previous.kind == .initializerClause { member = .defaultArgument(ancestor) }
      case .enumCaseElement:
        if member == nil { member = .enumCase(ancestor) }
      case .functionDecl:
        if member == nil, ancestor.isMemberOrTopLevel {
          member = ancestor.isTopLevel ? .freeFunction(ancestor) : ancestor.isStaticMember ? .staticMethod(ancestor) : .method(ancestor)
        }
      case .initializerDecl:
        if member == nil { member = .initializer(ancestor, phase(of: node, in: ancestor)) }
      case .deinitializerDecl:
        if member == nil { member = .deinitializer(ancestor) }
      case .subscriptDecl:
        if member == nil {
          member = .accessor(property: ancestor, word: accessorWord(above: node, below: ancestor), isStatic: ancestor.isStaticMember)
        }
      case .variableDecl:
        guard member == nil, ancestor.isMemberOrTopLevel else { break }
        if ancestor.isTopLevel, !ancestor.isMember {
          // A computed global runs where it is read, as a function does.
          let isComputed = previous.kind == .patternBinding && !isInInitialValue(node, of: previous)
          member = isComputed ? .freeFunction(ancestor) : .globalVariable(ancestor)
        } else if previous.kind == .patternBinding, isInInitialValue(node, of: previous) {
          member = .initialValue(
            property: ancestor, isStatic: ancestor.isStaticMember, isLazy: ancestor.hasModifier(.lazy))
        } else if previous.kind == .patternBinding {
          member = .accessor(
            property: ancestor, word: accessorWord(above: node, below: ancestor), isStatic: ancestor.isStaticMember)
        }
      default:
        if ancestor.kind.isTypeDeclaration {
          type = declarations.type(at: ancestor)
        }
      }
      if type != nil { break }
      previous = ancestor
    }
    return Place(
      node: node, member: member ?? .topLevel, type: type, closures: closures.reversed(), isInMacro: isInMacro)
  }

  private func isInInitialValue(_ node: Node, of binding: Node) -> Bool {
    guard let initializer = binding.child(.initializerClause) else { return false }
    return initializer.contains(node)
  }

  private func accessorWord(above node: Node, below owner: Node) -> Word? {
    for ancestor in node.ancestors {
      if ancestor.kind == .accessorDecl {
        return ancestor.ownTokens.map { ancestor.tree.tokens[$0].word }.first {
          [Word.get, .set, .willSet, .didSet, .`init`, .underscoreRead, .underscoreModify].contains($0)
        }
      }
      if ancestor == owner { break }
    }
    return nil
  }

  private func phase(of node: Node, in initializer: Node) -> InitializerPhase {
    if let type = initializer.ancestors.first(where: { $0.kind.isTypeDeclaration }).flatMap({ declarations.type(at: $0) }),
      isValueType(type)
    {
      return .ofValueType
    }
    guard let body = initializer.child(.codeBlock) else { return .beforeDelegation }
    let calls = body.subtree.filter { call in
      guard call.kind == .functionCallExpr, let callee = call.firstChild, callee.kind == .memberAccessExpr,
        let base = callee.firstChild, let name = base.nextSibling, name.text == "init" || name.text.hasPrefix("init(")
      else { return false }
      return base.kind == .superExpr || base.text == "self"
    }
    guard let last = calls.map(\.range).max(by: { $0.upperBound < $1.upperBound }) else { return .beforeDelegation }
    if calls.contains(where: { $0.range.contains(node.range.lowerBound) }) { return .insideDelegation }
    return node.range.lowerBound >= last.upperBound ? .afterDelegation : .beforeDelegation
  }
}

extension Node {
  /// Whether a declaration is a member of a type, through `#if`.
  public var isMember: Bool {
    var list = parent
    while let current = list, current.kind == .ifConfigClause { list = current.parent?.parent }
    return list?.kind == .memberBlock
  }

  /// Whether a declaration stands at the top level of the file, through `#if`.
  public var isTopLevel: Bool {
    var list = parent
    while let current = list, current.kind == .ifConfigClause { list = current.parent?.parent }
    return list?.kind == .sourceFile
  }

  var isMemberOrTopLevel: Bool { isMember || isTopLevel }
}

extension ClosureContext {
  init(_ closure: Node) {
    node = closure
    var capture = SelfCapture.none
    if let list = closure.child(.closureSignature)?.child(.closureCaptureClause) {
      for item in list.children where item.kind == .closureCapture {
        let names = item.text.split { " ,=()\n\t".contains($0) }
        guard names.contains("self") else { continue }
        if item.child(.declModifier)?.firstToken.word == .weak {
          capture = .weak
        } else if item.child(.declModifier)?.firstToken.word == .unowned {
          capture = .unowned
        } else {
          capture = .strong
        }
      }
    }
    self.capture = capture
    var callee: String?
    var isImmediatelyApplied = false
    // The closure is an argument, a trailing closure, or what is called.
    var argument = closure
    while let parent = argument.parent,
      [.labeledExpr, .multipleTrailingClosureElement, .tryExpr, .awaitExpr].contains(parent.kind)
    {
      argument = parent
    }
    if let call = argument.parent, call.kind == .functionCallExpr, let function = call.firstChild {
      if function == closure {
        isImmediatelyApplied = true
      } else {
        callee = function.text
      }
    }
    self.callee = callee
    self.isImmediatelyApplied = isImmediatelyApplied
  }
}
