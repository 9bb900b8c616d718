import Meaning
import SwiftTree
import Testing

/// A source with a marker, and what is expected at it, as a line of words.
struct MarkedCase: Sendable, CustomTestStringConvertible {
  let expected: String
  let source: String

  init(_ expected: String, _ source: String) {
    self.expected = expected
    self.source = source
  }

  var testDescription: String { source.count > 90 ? "…" + source.suffix(90) : source }
}

/// The member, the type and the number of closures of a place: "method V 1".
private func words(for place: Place) -> String {
  let member: String
  switch place.member {
  case .topLevel: member = "topLevel"
  case .freeFunction: member = "freeFunction"
  case .method: member = "method"
  case .staticMethod: member = "staticMethod"
  case .initializer(_, let phase): member = "initializer.\(phase)"
  case .deinitializer: member = "deinitializer"
  case .accessor(_, let word, let isStatic): member = (isStatic ? "static" : "") + "accessor.\(word.map { "\($0)" } ?? "body")"
  case .initialValue(_, let isStatic, let isLazy): member = (isStatic ? "static" : isLazy ? "lazy" : "stored") + "Value"
  case .globalVariable: member = "globalVariable"
  case .defaultArgument: member = "defaultArgument"
  case .attribute: member = "attribute"
  case .enumCase: member = "enumCase"
  }
  return "\(member) \(place.type?.qualifiedName ?? "-") \(place.closures.count)"
}

@Test(arguments: [
  MarkedCase("topLevel - 0", "print(HERE)"),
  MarkedCase("topLevel - 1", "run { HERE }"),
  MarkedCase("freeFunction - 0", "func f() { HERE }"),
  MarkedCase("freeFunction - 0", "#if os(iOS)\nfunc f() { HERE }\n#endif"),
  MarkedCase("freeFunction - 0", "var x: Int { HERE }"),
  MarkedCase("globalVariable - 0", "let x = HERE"),
  MarkedCase("globalVariable - 1", "let x = { HERE }()"),
  MarkedCase("method V 0", "class V { func f() { HERE } }"),
  MarkedCase("method V 0", "class V {\n#if DEBUG\nfunc f() { HERE }\n#endif\n}"),
  MarkedCase("method V 0", "extension V { func f() { func g() { HERE } } }"),
  MarkedCase("method V 2", "class V { func f() { run { run { HERE } } } }"),
  MarkedCase("method V 0", "class V { func f() { run { [x = HERE] in } } }"),
  MarkedCase("method V 1", "class V { func f() { run { run { [x = HERE] in } } } }"),
  MarkedCase("method A.B 0", "class A { class B { func f() { HERE } } }"),
  MarkedCase("method A.B 0", "extension A { struct B { func f() { HERE } } }"),
  MarkedCase("method B 0", "class A { func f() { class B {} } }\nextension B { func g() { HERE } }"),
  MarkedCase("staticMethod V 0", "class V { static func f() { HERE } }"),
  MarkedCase("staticMethod V 0", "class V { @objc class func f() { HERE } }"),
  MarkedCase("defaultArgument V 0", "class V { func f(x: Int = HERE) {} }"),
  MarkedCase("defaultArgument V 0", "class V { init(x: Int = HERE) {} }"),
  MarkedCase("defaultArgument V 0", "class V { func f() { func g(x: Int = HERE) {} } }"),
  MarkedCase("defaultArgument - 1", "func f(x: () -> Int = { HERE }) {}"),
  MarkedCase("attribute V 0", "class V { @Clamped(HERE) var x: Int }"),
  MarkedCase("enumCase E 0", "enum E { case a(x: Int = HERE) }"),
  MarkedCase("storedValue V 0", "class V { let x = HERE }"),
  MarkedCase("storedValue V 1", "class V { let x = { HERE }() }"),
  MarkedCase("storedValue V 0", "class V { var x = HERE { didSet {} } }"),
  MarkedCase("lazyValue V 0", "class V { lazy var x = HERE }"),
  MarkedCase("lazyValue V 1", "class V { private lazy var x: Int = { HERE }() }"),
  MarkedCase("staticValue V 0", "class V { static let x = HERE }"),
  MarkedCase("accessor.body V 0", "class V { var x: Int { HERE } }"),
  MarkedCase("accessor.get V 0", "class V { var x: Int { get { HERE } } }"),
  MarkedCase("accessor.set V 0", "class V { var x: Int { get { 1 } set { HERE } } }"),
  MarkedCase("accessor.didSet V 0", "class V { var x = 1 { didSet { HERE } } }"),
  MarkedCase("accessor.willSet V 1", "class V { var x = 1 { willSet { run { HERE } } } }"),
  MarkedCase("accessor.body V 0", "class V { subscript(i: Int) -> Int { HERE } }"),
  MarkedCase("staticaccessor.body V 0", "class V { class var x: Int { HERE } }"),
  MarkedCase("deinitializer V 0", "class V { deinit { HERE } }"),
  MarkedCase("initializer.afterDelegation V 0", "class V: B { init() { super.init(); HERE } }"),
  MarkedCase("initializer.beforeDelegation V 0", "class V: B { init() { HERE; super.init() } }"),
  MarkedCase("initializer.beforeDelegation V 0", "class V: B { init() { HERE } }"),
  MarkedCase("initializer.insideDelegation V 0", "class V: B { init() { super.init(HERE) } }"),
  MarkedCase("initializer.insideDelegation V 1", "class V: B { init() { super.init { HERE } } }"),
  MarkedCase("initializer.afterDelegation V 0", "class V: B { convenience init() { self.init(x: 1); HERE } }"),
  MarkedCase(
    "initializer.beforeDelegation V 0", "class V: B { init(x: Bool) { if x { super.init(a); HERE } else { super.init(b) } } }"),
  MarkedCase("initializer.afterDelegation V 0", "class V: B { init?(coder: C) { super.init(coder: coder); HERE } }"),
  MarkedCase("initializer.afterDelegation UIView 0", "extension UIView { convenience init() { self.init(x); HERE } }"),
  MarkedCase("initializer.ofValueType S 0", "struct S { init() { HERE } }"),
  MarkedCase("initializer.ofValueType S 0", "struct S {}\nextension S { init() { self.init(x); HERE } }"),
])
func members(_ test: MarkedCase) throws {
  let marked = try #require(Marked(test.source))
  #expect(words(for: marked.place) == test.expected)
}

@Test(arguments: [
  MarkedCase("none UIView.animate -", "func f() { UIView.animate(x: 1) { HERE } }"),
  MarkedCase("none UIView.animate -", "func f() { UIView.animate(x: 1) {} completion: { _ in HERE } }"),
  MarkedCase("none items.map -", "func f() { items.map({ HERE }) }"),
  MarkedCase("none - applied", "func f() { let x = { HERE }() }"),
  MarkedCase("none - -", "func f() { x = { HERE } }"),
  MarkedCase("weak run -", "func f() { run { [weak self] in HERE } }"),
  MarkedCase("weak run -", "func f() { run { [x, weak self, y = 1] a in HERE } }"),
  MarkedCase("weak run -", "func f() { run { [weak owner = self] in HERE } }"),
  MarkedCase("unowned run -", "func f() { run { [unowned self] in HERE } }"),
  MarkedCase("unowned run -", "func f() { run { [unowned(unsafe) self] in HERE } }"),
  MarkedCase("strong run -", "func f() { run { [self] in HERE } }"),
  MarkedCase("none run -", "func f() { run { [view = self.view] in HERE } }"),
  MarkedCase("none run -", "func f() { try await run { HERE } }"),
])
func closures(_ test: MarkedCase) throws {
  let closure = try #require(Marked(test.source)?.place.closures.last)
  let applied = closure.isImmediatelyApplied ? "applied" : "-"
  #expect("\(closure.capture) \(closure.callee ?? "-") \(applied)" == test.expected)
}

@Test(arguments: [
  MarkedCase("off", "func f() { DispatchQueue.global(qos: .utility).async { HERE } }"),
  MarkedCase("off", "func f() { queue.async { HERE } }"),
  MarkedCase("off", "func f() { domainQueue.sync { HERE } }"),
  MarkedCase("off", "func f() { queue.async { items.forEach { HERE } } }"),
  MarkedCase("off", "func f() { Task.detached { HERE } }"),
  MarkedCase("off", "func f() { URLSession.shared.dataTask(with: x) { a, b, c in HERE } }"),
  MarkedCase("main", "func f() { DispatchQueue.main.async { HERE } }"),
  MarkedCase("main", "func f() { mainQueue.async { HERE } }"),
  MarkedCase("main", "func f() { queue.async { DispatchQueue.main.async { HERE } } }"),
  MarkedCase("main", "func f() { Task.detached { await MainActor.run { HERE } } }"),
  MarkedCase("main", "func f() { Task.detached { @MainActor in HERE } }"),
  MarkedCase("main", "func f() { Task { HERE } }"),
  MarkedCase("main", "func f() { run { HERE } }"),
])
func threads(_ test: MarkedCase) throws {
  let marked = try #require(Marked(test.source))
  #expect(marked.place.isOffMain == (test.expected == "off"))
}
