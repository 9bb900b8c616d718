import Meaning
import SwiftTree

// Declarations of the project's own that stand for one use of new API each, with what older systems get. What a wrapper
// is called and how it is written hangs on the use alone, so that it is the same text whoever runs this.

/// One such declaration.
struct AvailabilityWrapper: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// A modifier of `View` or `ToolbarContent` that older systems leave out.
    case modifier(of: String)
    /// A toolbar item placement, and the older one that comes nearest.
    case placement(older: String)
    /// A property of `EnvironmentValues`: its type, and what it is on older systems.
    case environment(type: String, older: String)
    /// Two views in an arrangement, or in a stack.
    case pair
  }

  let kind: Kind
  let version: OSVersion
  /// What it stands for, in one spelling: `toolbarVerticalBehavior(.disabled)`.
  let original: String

  /// The name that it gets where nothing else has it.
  var name: String {
    if kind == .pair { return "AdaptivePair" }
    // The point of a number is a part of it, any other stands before a name.
    let characters = Array(original)
    let text = String(characters.indices.map { index in
      characters[index] == "." && index > 0 && characters[index - 1].isNumber ? "_" : characters[index]
    })
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" }
    let parts = words.map { $0.hasPrefix("-") ? "Minus" + $0.dropFirst() : $0.prefix(1).uppercased() + $0.dropFirst() }
    return original.prefix(1) + parts.joined().dropFirst() + "IfAvailable"
  }

  /// The type that it extends; `nil` for a type of its own.
  var extendedType: String? {
    switch kind {
    case .modifier(let type): type
    case .placement: "ToolbarItemPlacement"
    case .environment: "EnvironmentValues"
    case .pair: nil
    }
  }

  /// The oldest iOS on which the wrapper itself compiles.
  var oldestVersion: OSVersion {
    switch kind {
    case .modifier("ToolbarContent"), .pair: OSVersion(16)
    case .modifier, .environment("Int", _): OSVersion(13)
    case .placement: OSVersion(14)
    case .environment: OSVersion(15)
    }
  }

  /// What it does on older systems, as a clause.
  var effect: String {
    switch kind {
    case .modifier: "a modifier of your own leaves it out on older systems"
    case .placement(let older): "a placement of your own is `.\(older)` on older systems"
    case .environment(_, let older): "a value of your own is `\(older)` on older systems"
    case .pair: "a view of your own shows a stack on older systems"
    }
  }

  /// What the use becomes.
  func use(named name: String) -> String { if case .modifier = kind { name + "()" } else { name } }

  /// The declaration, line by line, its first line not indented.
  func lines(named name: String, level: String) -> [String] {
    switch kind {
    case .modifier(let type):
      let builder = type == "View" ? "@ViewBuilder" : "@ToolbarContentBuilder"
      return [builder, "func \(name)() -> some \(type) {"] + choice("self.\(original)", "self", level) + ["}"]
    case .placement(let older):
      return ["static var \(name): ToolbarItemPlacement {"] + choice("return .\(original)", "return .\(older)", level) + ["}"]
    case .environment(let type, let older):
      return ["var \(name): \(type) {"] + choice("return \(original)", "return \(older)", level) + ["}"]
    case .pair:
      let template = """
        struct \(name)<Primary: View, Secondary: View>: View {
        >@ViewBuilder var primary: Primary
        >@ViewBuilder var secondary: Secondary

        >var body: some View {
        >>if #available(iOS \(version), *) {
        >>>ArrangementView {
        >>>>primary
        >>>} secondary: {
        >>>>secondary
        >>>}
        >>} else {
        >>>GeometryReader { proxy in
        >>>>let layout = proxy.size.width > proxy.size.height
        >>>>>? AnyLayout(HStackLayout(spacing: 0))
        >>>>>: AnyLayout(VStackLayout(spacing: 0))
        >>>>layout {
        >>>>>primary.frame(maxWidth: .infinity, maxHeight: .infinity)
        >>>>>secondary.frame(maxWidth: .infinity, maxHeight: .infinity)
        >>>>}
        >>>}
        >>}
        >}
        }
        """
      let lines: [Substring] = template.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.map { line in
        let depth = line.prefix { $0 == ">" }.count
        return String(repeating: level, count: depth) + line.dropFirst(depth)
      }
    }
  }

  /// The declaration with what it stands in.
  func whole(named name: String, level: String, access: String) -> [String] {
    let lines = lines(named: name, level: level)
    guard let type = extendedType else { return [access + (lines.first ?? "")] + lines.dropFirst() }
    return ["\(access)extension \(type) {"] + lines.map { level + $0 } + ["}"]
  }

  private func choice(_ new: String, _ old: String, _ level: String) -> [String] {
    let inner = level + level
    return [
      level + "if #available(iOS \(version), *) {", inner + new, level + "} else {", inner + old, level + "}",
    ]
  }
}

extension AvailabilityWrapper {
  /// The wrapper that a use can be replaced by, and the bytes that its name takes the place of; `nil` where the use
  /// hangs on what a wrapper cannot know: values of its surroundings, closures, types that are as new.
  static func replacing(_ use: DuoAPIUse, in file: FileContext) -> (wrapper: AvailabilityWrapper, range: Range<Int>)? {
    let tree = use.node.tree
    var range = use.range
    let kind: Kind
    switch use.api.shape {
    case .modifier(let type):
      guard let call = use.call, call.child(.closureExpr) == nil, call.children.dropFirst().allSatisfy(\.isPortable)
      else { return nil }
      // A stack is no fallback for views that lie over each other.
      if use.api.name == "arrangementViewStyle", call.child(.labeledExpr)?.isSplit != true { return nil }
      range = range.lowerBound..<call.range.upperBound
      kind = .modifier(of: type)
    case .placement(let older):
      kind = .placement(older: older)
    case .environment:
      guard use.node.parent?.kind == .keyPathComponent else { return nil }
      switch use.api.name {
      case "toolbarVerticalEdge": kind = .environment(type: "HorizontalEdge?", older: "nil")
      case "overlayArrangementZIndex": kind = .environment(type: "Int", older: "0")
      default: return nil
      }
    case .type where use.api.name == "ArrangementView":
      guard let call = use.call, use.node.parent == call, call.isPairOfClosures, call.arrangementStyle?.isSplit != false
      else { return nil }
      kind = .pair
    case .type, .property, .method:
      return nil
    }
    let tokens = tree.tokens.indices(in: range).map { tree.string(ofToken: $0) }
    let wrapper = AvailabilityWrapper(kind: kind, version: use.api.version, original: spelled(tokens))
    guard file.deploymentTarget.map({ $0 >= wrapper.oldestVersion }) ?? true else { return nil }
    return (wrapper, range)
  }

  /// Tokens in the one spelling that names and comparisons go by.
  static func spelled(_ tokens: [String]) -> String {
    tokens.reduce(into: "") { text, token in
      if text.hasSuffix(",") || text.hasSuffix(":") { text += " " }
      text += token
    }
  }
}

extension ContiguousArray<Token> {
  /// The indices of the tokens that lie within bytes.
  fileprivate func indices(in range: Range<Int>) -> [Int] {
    indices.filter { self[$0].start >= range.lowerBound && self[$0].end <= range.upperBound && self[$0].length > 0 }
  }
}

extension Node {
  /// Whether an argument says the same wherever it stands: literals and implicit members.
  fileprivate var isPortable: Bool {
    subtree.allSatisfy { node in
      switch node.kind {
      case .labeledExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .memberAccessExpr,
        .functionCallExpr, .arrayExpr, .arrayElement, .prefixOperatorExpr:
        true
      case .declReferenceExpr:
        node.parent?.kind == .memberAccessExpr && tree.tokens[safe: node.tokenRange.lowerBound - 1]?.kind == .period
          && node.tokenRange.count == 1
      default:
        false
      }
    }
  }

  /// `Name { … } secondary: { … }`
  fileprivate var isPairOfClosures: Bool {
    let parts = Array(children)
    return parts.count == 3 && parts[1].kind == .closureExpr && parts[2].kind == .multipleTrailingClosureElement
      && parts[2].text.hasPrefix("secondary")
      && [parts[1], parts[2].firstChild].allSatisfy { $0?.child(.closureSignature) == nil }
  }

  /// The style that is set on an arrangement right where it is made.
  fileprivate var arrangementStyle: Node? {
    var node = self
    while let access = node.parent, access.kind == .memberAccessExpr, access.firstChild == node, let call = access.parent,
      call.kind == .functionCallExpr, call.firstChild == access
    {
      if access.text.hasSuffix(".arrangementViewStyle") { return call.child(.labeledExpr) }
      node = call
    }
    return nil
  }

  fileprivate var isSplit: Bool { text == ".split" || text.hasPrefix(".split.") }
}
