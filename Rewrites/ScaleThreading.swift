import Meaning
import Rewriting
import SwiftTree

// A function that has no traits gets the scale as a parameter, when every one of its callers has traits to read it from:
// all of them pass it, or nothing is changed.

struct ScaleThreading {
  private let use: MainScreenUse
  private let isDivisor: Bool
  private let file: FileContext
  private let function: Node
  private let name: String
  private let parameters: Node

  /// The function around a use that could take the scale; `nil` where there is none.
  init?(_ use: MainScreenUse, isDivisor: Bool, in file: FileContext) {
    switch file.place(of: use.access).member {
    case .freeFunction(let node), .staticMethod(let node), .method(let node): function = node
    default: return nil
    }
    guard function.kind == .functionDecl, let name = function.declaredName,
      let parameters = function.child(.functionSignature)?.child(.functionParameterClause)
    else { return nil }
    self.use = use
    self.isDivisor = isDivisor
    self.file = file
    self.name = name
    self.parameters = parameters
  }

  /// The fix; `nil` where some caller could not pass a scale.
  func threaded() -> Fix? {
    guard mayChange, let sites = CallSites(of: file.place(of: use.access), in: file), sites.haveOneFunction, !sites.areUnclear,
      !sites.references.isEmpty, !hasOwnName, let signature = parameter
    else { return nil }
    var edits: [String: [Edit]] = [file.identity: use.replacing(with: "displayScale", in: file.tree) + [signature]]
    for site in sites.references {
      guard let call = call(of: site), let passed = argument(of: call, in: site.file) else { return nil }
      edits[site.file.identity, default: []] += passed
    }
    // Two calls in one struct need the same environment property.
    edits = edits.mapValues { Array(Set($0)) }
    let own = edits.removeValue(forKey: file.identity) ?? []
    let title = "give `\(name)` the scale as a parameter, which its \(sites.references.count == 1 ? "caller passes" : "\(sites.references.count) callers pass")"
    return Fix(title: title, edits: own, sharesEdits: true, elsewhere: edits)
  }

  // MARK: The function

  /// Whether nobody but the callers that we can see depends on how the function is called.
  private var mayChange: Bool {
    let attributes = function.children.filter { $0.kind == .attribute }.compactMap { $0.firstChild?.text }
    let isOpen = function.selfAndAncestors.contains { node in
      (node == function || node.kind == .extensionDecl) && (node.hasModifier(.public) || node.hasModifier(.open) || node.hasModifier(.package))
    }
    return !isOpen && !function.hasModifier(.override) && !file.isTestCode
      && !attributes.contains { $0 == "objc" || $0.hasPrefix("IB") || $0 == "_cdecl" || $0 == "inlinable" }
      && function.child(.codeBlock) != nil && !function.ancestors.contains { $0.attribute("objcMembers") != nil }
      && !function.ancestors.contains { $0.kind == .protocolDecl || $0.kind == .ifConfigClause }
  }

  private var hasOwnName: Bool {
    function.subtree.contains { node in
      (node.kind == .identifierPattern && node.text == "displayScale")
        || (node.kind == .functionParameter && node.tokenRange.contains { file.tree.token($0, says: "displayScale") })
    }
  }

  private var parameter: Edit? {
    list(parameters, adding: "displayScale: CGFloat", items: parameters.children.filter { $0.kind == .functionParameter })
  }

  /// The edit that adds an item to a list in parentheses, on a line of its own where the others have theirs.
  private func list(_ list: Node, adding text: String, items: [Node]) -> Edit? {
    let tree = list.tree
    guard let last = items.last else {
      guard let open = list.ownToken(.leftParen) else { return nil }
      return Edit(insert: text, at: tree.tokens[open].end)
    }
    // A comma that ends the list, or a comment that would come to stand behind the new item.
    let next = last.tokenRange.upperBound
    guard tree.tokens[last.tokenRange.upperBound - 1].kind != .comma, tree.tokens[safe: next]?.kind == .rightParen,
      !tree.tokens[next].flags.contains(.hasCommentBefore)
    else { return nil }
    let layout = Layout(tree)
    let separator = items.count > 1 && layout.isFirstOnLine(last.range.lowerBound)
      ? "," + layout.newline + layout.indentation(at: last.range.lowerBound) : ", "
    return Edit(insert: separator + text, at: last.range.upperBound)
  }

  // MARK: A caller

  /// The call whose callee a reference is, if it passes what the function takes.
  private func call(of site: Reference) -> Node? {
    var callee = site.node
    if let access = callee.parent, access.kind == .memberAccessExpr, access.firstChild != callee { callee = access }
    guard let call = callee.parent, call.kind == .functionCallExpr, call.firstChild == callee, !call.hasError, !call.isInactive,
      !call.children.contains(where: { $0.kind == .closureExpr || $0.kind == .multipleTrailingClosureElement }),
      function.takesArguments(of: call)
    else { return nil }
    return call
  }

  /// The edits by which a call passes the scale of its place.
  private func argument(of call: Node, in file: FileContext) -> [Edit]? {
    let place = file.place(of: call)
    var edits: [Edit] = []
    let value: String
    if function.contains(call), file.identity == self.file.identity {
      value = "displayScale"
    } else {
      switch file.traitSource(at: place, what: "the scale") {
      case .traits(let traits, .certain):
        let scale = traits + ".displayScale"
        value = isDivisor && file.mayBeUnattached(place, reading: traits) ? file.floored(scale, at: call) : scale
      case .environment(let reader):
        guard case .certain = reader.confidence,
          case .success(let property) = EnvironmentProperty.named("displayScale", in: reader.type, of: file)
        else { return nil }
        value = file.isHidden(property.name, at: call) ? "self." + property.name : property.name
        if let insertion = property.insertion { edits.append(insertion) }
      default: return nil
      }
    }
    guard let passed = list(call, adding: "displayScale: " + value, items: call.children.filter { $0.kind == .labeledExpr }) else {
      return nil
    }
    return edits + [passed]
  }
}
