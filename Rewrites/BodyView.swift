import Meaning
import Rewriting
import SwiftTree

// The outermost view of a SwiftUI `body`, and whether it has the size that it is given: only such a view can be asked
// how much space there is. One that is as large as what it holds would be asked about its own answer.

/// The view that a `body` consists of, with the modifiers after it.
struct BodyView {
  enum Axis: CaseIterable { case horizontal, vertical }

  /// What is known of the size of a view.
  struct Extent {
    /// The axes in which it takes all the space that there is.
    var fills: Set<Axis> = []
    /// Those in which it is never larger than that, whatever it holds.
    var isBounded: Set<Axis> = []

    static let whole = Extent(fills: [.horizontal, .vertical], isBounded: [.horizontal, .vertical])
  }

  /// The whole expression.
  let expression: Node
  /// The item of `body` that it is.
  let item: Node

  /// `nil` where `body` is a choice between views, several of them, or in another file.
  init?(of type: TypeDeclaration, in file: FileContext) {
    let bodies = file.declarations.members(of: type).filter { $0.name == "body" && $0.kind == .property && !$0.isStatic }
    guard bodies.count == 1, bodies[0].node.isMember, bodies[0].node.parent?.kind == .memberBlock,
      let block = bodies[0].binding?.child(.accessorBlock), let (item, view) = block.onlyView
    else { return nil }
    self.item = item
    expression = view
  }

  /// The calls of the modifiers that the outermost view has, last one first.
  var modifiers: [Node] { Array(sequence(first: expression) { $0.modified }).filter { $0.modified != nil } }

  func extent(in type: TypeDeclaration, of file: FileContext) -> Extent {
    Self.extent(of: expression, type, file, depth: 0)
  }

  private static func extent(of view: Node, _ type: TypeDeclaration, _ file: FileContext, depth: Int) -> Extent {
    guard depth < 40 else { return Extent() }
    if let base = view.modified {
      return modified(extent(of: base, type, file, depth: depth + 1), by: view)
    }
    var name = view.codeText
    if view.kind == .functionCallExpr { name = view.firstChild?.codeText ?? "" }
    if name.hasPrefix("SwiftUI.") { name.removeFirst("SwiftUI.".count) }
    // `Color.red`, `Color.init(…)`; a name of the project's own is none of these.
    let simple = String(name.prefix { $0 != "." && $0 != "<" })
    guard file.declarations.declarations(named: simple).allSatisfy({ $0.kind == .extension }) else { return Extent() }
    if filling.contains(simple) { return .whole }
    guard let content = view.contentOfView else { return member(name, type, file, depth) }
    func children(_ axis: Axis) -> Bool {
      content.contains { extent(of: $0, type, file, depth: depth + 1).fills.contains(axis) }
    }
    var result = Extent(fills: Set(Axis.allCases.filter(children)))
    let names = content.compactMap { $0.kind == .functionCallExpr && $0.modified == nil ? $0.firstChild?.text : nil }
    switch simple {
    case "ZStack": break
    case "Group": if content.count != 1 { result = Extent() }
    case "VStack", "LazyVStack":
      if names.contains("Spacer") { result.fills.insert(.vertical) }
      if names.contains("Divider") || simple == "LazyVStack" { result.fills.insert(.horizontal) }
    case "HStack", "LazyHStack":
      if names.contains("Spacer") { result.fills.insert(.horizontal) }
      if names.contains("Divider") || simple == "LazyHStack" { result.fills.insert(.vertical) }
    case "ScrollView":
      let unlabelled = view.child(.labeledExpr).flatMap { $0.firstChild?.range.lowerBound == $0.range.lowerBound ? $0 : nil }
      let argument = unlabelled?.codeText ?? ".vertical"
      var scrolled: Set<Axis> = []
      if argument.contains("vertical") { scrolled.insert(.vertical) }
      if argument.contains("horizontal") { scrolled.insert(.horizontal) }
      // Inside, an axis that is scrolled has no end.
      result = Extent(fills: result.fills.union(scrolled), isBounded: scrolled)
    default: result = Extent()
    }
    return result
  }

  /// `content` or `content()`: a property or method of the same struct.
  private static func member(_ name: String, _ type: TypeDeclaration, _ file: FileContext, _ depth: Int) -> Extent {
    let plain = name.hasPrefix("self.") ? String(name.dropFirst(5)) : name
    let found = file.declarations.members(of: type).filter { $0.name == plain && $0.kind != .type && !$0.isStatic }
    guard found.count == 1, depth < 20, let block = found[0].binding?.child(.accessorBlock) ?? found[0].node.child(.codeBlock),
      let (_, view) = block.onlyView
    else { return Extent() }
    return extent(of: view, type, file, depth: depth + 20)
  }

  private static func modified(_ extent: Extent, by modifier: Node) -> Extent {
    let name = modifier.firstChild?.firstChild?.nextSibling?.text ?? ""
    var result = extent
    guard name == "frame" else {
      // A modifier of the project may do anything, by its name it does nothing to the size.
      let changes = ["size", "frame", "fit", "ratio", "scaledto", "width", "height", "containerrelative", "position"]
      return changes.contains { name.lowercased().contains($0) } && name != "controlSize" ? Extent() : extent
    }
    for argument in modifier.children where argument.kind == .labeledExpr {
      let text = argument.codeText
      let axis: Axis = text.lowercased().prefix { $0 != ":" }.hasSuffix("width") ? .horizontal : .vertical
      switch text.prefix(while: { $0 != ":" }) {
      case "maxWidth", "maxHeight":
        let isEndless = text.hasSuffix(":.infinity") || text.hasSuffix(".infinity")
        if isEndless { result.fills.insert(axis) } else { result.remove(axis) }
      case "width", "height", "idealWidth", "idealHeight": if !text.hasSuffix(":nil") { result.remove(axis) }
      case "minWidth", "minHeight": result.isBounded.remove(axis)
      default: break
      }
    }
    return result
  }

  /// Views of SwiftUI that have the size that they are given. Source: the SwiftUI documentation of each.
  private static let filling: Set<String> = [
    "GeometryReader", "NavigationView", "NavigationStack", "NavigationSplitView", "TabView", "List", "Form", "Map", "Color",
    "LinearGradient", "RadialGradient", "AngularGradient", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "Canvas",
  ]
}

extension BodyView.Extent {
  fileprivate mutating func remove(_ axis: BodyView.Axis) {
    fills.remove(axis)
    isBounded.remove(axis)
  }
}

extension Node {
  /// The view before a modifier: `Text("a")` of `Text("a").bold()`.
  fileprivate var modified: Node? {
    guard kind == .functionCallExpr, let callee = firstChild, callee.kind == .memberAccessExpr, let base = callee.firstChild,
      base.nextSibling != nil, base.isView
    else { return nil }
    return base
  }

  /// Whether an expression makes a view, and is no name of a type.
  private var isView: Bool {
    switch kind {
    case .functionCallExpr: return true
    case .declReferenceExpr: return text.first?.isLowercase == true
    case .memberAccessExpr: return Array(children).last?.text.first?.isLowercase == true
    default: return false
    }
  }

  /// The one view of a getter, function or builder, and the item that it is: constants may stand before it.
  fileprivate var onlyView: (item: Node, view: Node)? {
    let items = Array(children).filter(\.isItem)
    guard let last = items.last, items.dropLast().allSatisfy({ $0.kind == .variableDecl }) else { return nil }
    if last.kind == .returnStmt { return last.firstChild.map { (last, $0) } }
    return [.functionCallExpr, .memberAccessExpr, .declReferenceExpr].contains(last.kind) ? (last, last) : nil
  }

  /// What a container is given to show, one view after the other; choices and loops count as none.
  fileprivate var contentOfView: [Node]? {
    guard kind == .functionCallExpr else { return nil }
    let closure = child(.closureExpr) ?? children.first { $0.kind == .labeledExpr && $0.firstChild?.kind == .closureExpr }?.firstChild
    return closure.map { $0.children.filter { $0.isItem && [.functionCallExpr, .memberAccessExpr, .declReferenceExpr].contains($0.kind) } }
  }
}
