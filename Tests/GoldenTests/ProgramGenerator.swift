// Programs that put the site of each safe fix in every kind of place that a Swift file has. Most are legal, some are not;
// the compiler tells them apart before the tool sees them.

/// One generated file: a type of a name that is its own, with one site in it.
struct GeneratedProgram: Sendable {
  let name: String
  let source: String
}

/// A fixed sequence of numbers, so that a run can be repeated.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next(below bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(truncatingIfNeeded: state >> 33) % bound
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[next(below: elements.count)] }
}

enum ProgramGenerator {
  /// What is written at the site, as statements. `use` takes anything.
  private static let shapes = [
    "use(UIScreen.main.scale)",
    "use(1 / UIScreen.main.scale)",
    "let scale = UIScreen.main.scale\nuse(4 / scale)",
    "use(\"at \\(UIScreen.main.scale)x\")",
    "use([1, 2].map { CGFloat($0) * UIScreen.main.scale })",
    "use(UIKit.UIScreen.main\n  .scale)",
    "use(UIScreen.main.traitCollection.displayScale)",
    "let screen = UIScreen.main\nuse(screen.scale)",
    "UIScreen.main.brightness = 0.5",
    "use(UIScreen.main.bounds.width / 2)",
    "let item = UIBarButtonItem()\nitem.axisBehavior = .verticalPreferred\nuse(item)",
    "let bar = UIBarButtonItem()\nbar.title = \"A\"\nbar.visibilityPriority = .high\nbar.tag = 2",
    "let box = UIView()\nuse(box.bounds.width - box.safeAreaInsets.left * 2)",
    "let area = UIView()\nuse(area.bounds.size.height - 2 * area.safeAreaInsets.top - 8)",
    "if #available(iOS 14.0, *) { use(1) } else { use(2) }",
    "guard #available(iOS 13.0, *) else { return }\nuse(3)",
  ]

  /// The types around the member; `$M` is the member, `$N` a name of its own.
  private static let types = [
    "final class $N: UIView {\n$M\n}",
    "class $NBase: UIView {}\nfinal class $N: $NBase {\n$M\n}",
    "final class $N: UITableViewCell {\n$M\n}",
    "final class $N: UIViewController {\n$M\n}",
    "class $NBase: UITableViewController {}\nfinal class $N: $NBase {\n$M\n}",
    "final class $N: UIWindow {\n$M\n}",
    "final class $N: UIPresentationController {\n$M\n}",
    "final class $N: UIView {}\nextension $N {\n$M\n}",
    "final class $N: UIViewController {}\nextension $N: UITableViewDelegate {\n$M\n}",
    "protocol $NTrait {}\nextension $NTrait where Self: UIView {\n$M\n}",
    "@MainActor final class $N: NSObject {\n$M\n}",
    "@MainActor final class $N {\n  let owner: UIView\n  init(owner: UIView) { self.owner = owner }\n$M\n}",
    "@MainActor struct $N {\n$M\n}",
    "@MainActor enum $N {\n  case one\n$M\n}",
    "struct $N: View {\n  var body: some View { Text(\"a\") }\n$M\n}",
    "struct $N: View {\n  @Environment(\\.displayScale) var pixels\n  let title: String\n  var body: some View { Text(title) }\n$M\n}",
    "struct $N: ViewModifier {\n  func body(content: Content) -> some View { content }\n$M\n}",
    "struct $N: View {\n  var body: some View { Text(\"a\") }\n  final class Model: ObservableObject {\n$M\n  }\n}",
    "final class $N: UIView {\n  enum Metrics {\n$M\n  }\n}",
    "final class $N: CALayer {\n$M\n}",
    "@MainActor final class $NOuter {\n  final class $N: UICollectionViewCell {\n$M\n  }\n}",
    "@MainActor\n$M",
  ]

  /// The members around the statements; `$S` is the statements.
  private static let members = [
    "func go() {\n$S\n}",
    "@objc func tapped(_ sender: UIButton) {\n$S\n}",
    "private func setUp(in view: UIView) {\nuse(view)\n$S\n}",
    "static func make() {\n$S\n}",
    "class func build() {\n$S\n}",
    "var answer: Int {\n$S\nreturn 1\n}",
    "var stored = 0 {\ndidSet {\n$S\n}\n}",
    "lazy var late: Int = {\n$S\nreturn 1\n}()",
    "let early: Int = {\n$S\nreturn 1\n}()",
    "static let shared: Int = {\n$S\nreturn 1\n}()",
    "func fail() throws {\n$S\n}",
    "func wait() async {\n$S\n}",
    "func generic<T: UIView>(_ value: T) {\n$S\n}",
    "subscript(index: Int) -> Int {\n$S\nreturn index\n}",
    "func outer() {\nfunc inner() {\n$S\n}\ninner()\n}",
    "func cell(_ cell: UITableViewCell, traitCollection: Int) {\n$S\nuse(cell)\n}",
    "func shadow() {\nlet displayScale = 1\nlet traitCollection = 2\nlet view = 3\nuse((displayScale, traitCollection, view))\n$S\n}",
    "override func layoutSubviews() {\nsuper.layoutSubviews()\n$S\n}",
    "override func viewDidLoad() {\nsuper.viewDidLoad()\n$S\n}",
    "override init(frame: CGRect) {\nsuper.init(frame: frame)\n$S\n}\nrequired init?(coder: NSCoder) { nil }",
    "let scaleOnce = 1 / UIScreen.main.scale\nfunc after() {\nuse(scaleOnce)\n$S\n}",
    "func defaulted(_ scale: CGFloat = UIScreen.main.scale) {\n$S\n}",
  ]

  /// The closures around the statements.
  private static let closures = [
    "$S", "$S", "$S",
    "[1].forEach { _ in\n$S\n}",
    "keep {\n$S\n}",
    "keep {\nself.mark()\n$S\n}",
    "keep { [weak self] in\nguard let self else { return }\nself.mark()\n$S\n}",
    "keep { [weak self] in\nself?.mark()\n$S\n}",
    "keep { [weak self] in\nguard let strongSelf = self else { return }\nstrongSelf.mark()\n$S\n}",
    "keep { [unowned self] in\nself.mark()\n$S\n}",
    "keep { [self] in\nmark()\n$S\n}",
    "({\n$S\n})()",
    "UIView.animate(withDuration: 1) {\n$S\n}",
    "DispatchQueue.main.async {\n$S\n}",
    "Task {\n$S\n}",
    "keep {\nkeep { [weak self] in\nguard let self = self else { return }\nself.mark()\n$S\n}\n}",
  ]

  /// The statements and directives around the statements.
  private static let nests = [
    "$S", "$S",
    "if Bool.random() {\n$S\n}",
    "for _ in 0..<2 {\n$S\n}",
    "switch Int.random(in: 0...1) {\ncase 0:\n$S\ndefault: break\n}",
    "do {\n$S\n}",
    "#if os(iOS)\n$S\n#endif",
    "#if DEBUG\nuse(0)\n#else\n$S\n#endif",
    "#if swift(>=99)\nlet 9x = <<>> )\n#else\n$S\n#endif",
    "defer { use(9) }\n$S",
  ]

  /// A number of programs, the same ones for the same seed.
  static func programs(_ count: Int, seed: UInt64) -> [GeneratedProgram] {
    var numbers = SeededNumbers(seed: seed)
    return (0..<count).map { index in
      var statements = numbers.pick(shapes)
      statements = fill(numbers.pick(nests), "$S", statements)
      statements = fill(numbers.pick(closures), "$S", statements)
      statements = fill(numbers.pick(nests), "$S", statements)
      let member = fill(numbers.pick(members), "$S", statements)
      let helper = statements.contains("mark()") ? "func mark() {}\n" : ""
      let name = "Program\(index)"
      let type = fill(numbers.pick(types), "$M", helper + member).replacing("$N", with: name)
      let source = """
        import SwiftUI
        import UIKit

        private func use(_ value: Any) {}
        private func keep(_ work: @escaping @MainActor () -> Void) {}

        \(indented(type))

        """
      return GeneratedProgram(name: name + ".swift", source: source)
    }
  }

  private static func fill(_ frame: String, _ hole: String, _ text: String) -> String { frame.replacing(hole, with: text) }

  /// Two spaces a brace, as a person would have it: re-indentation has something to get right.
  private static func indented(_ text: String) -> String {
    var depth = 0
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let code = line.drop { $0 == " " }
      if code.hasPrefix("}") { depth = max(0, depth - 1) }
      let isDirective = code.hasPrefix("#if") || code.hasPrefix("#e")
      let result = (isDirective ? "" : String(repeating: "  ", count: depth)) + code
      let opened = code.filter { $0 == "{" }.count - code.filter { $0 == "}" }.count
      depth = max(0, depth + opened + (code.hasPrefix("}") ? 1 : 0))
      return result
    }.joined(separator: "\n")
  }
}

extension String {
  /// Foundation's `replacingOccurrences` without Foundation's options.
  fileprivate func replacing(_ hole: String, with text: String) -> String {
    var parts: [Substring] = []
    var rest = self[...]
    while let range = rest.firstRange(of: hole) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    parts.append(rest)
    return parts.joined(separator: text)
  }
}
