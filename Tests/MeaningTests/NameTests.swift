import Meaning
import Testing

/// What a name means at the marker: "kind type", with a dash where the type is not known.
struct NameCase: Sendable, CustomTestStringConvertible {
  let name: String
  let expected: String?
  let source: String

  init(_ name: String, _ expected: String?, _ source: String) {
    self.name = name
    self.expected = expected
    self.source = source
  }

  var testDescription: String { "\(name) in \(source.prefix(60))" }
}

@Test(arguments: [
  NameCase("view", "parameter UIView", "func f(_ view: UIView) { HERE }"),
  NameCase("view", "parameter UIView", "func f(in view: UIView, x: Int) { if x > 1 { HERE } }"),
  NameCase("view", nil, "func f(in view: UIView = HERE) {}"),
  NameCase("views", "parameter -", "func f(_ views: UIView...) { HERE }"),
  NameCase("view", "parameter inout UIView", "func f(_ view: inout UIView) { HERE }"),
  NameCase("cell", "local Cell", "func f() { let cell = x as! Cell; HERE }"),
  NameCase("cell", nil, "func f() { HERE; let cell = x as! Cell }"),
  NameCase("cell", "local Cell", "func f() { let cell = Cell(); HERE }"),
  NameCase("cell", "local Feed.Cell", "func f() { let cell: Feed.Cell = make(); HERE }"),
  NameCase("cell", "local -", "func f() { let cell = make(); HERE }"),
  NameCase("a", "local -", "func f() { let (a, b) = make(); HERE }"),
  NameCase("cell", "optionalBinding Cell", "func f() { if let cell = x as? Cell { HERE } }"),
  NameCase("cell", nil, "func f() { if let cell = x as? Cell {} else { HERE } }"),
  NameCase("cell", "optionalBinding Cell", "func f() { guard let cell = x as? Cell else { return }; HERE }"),
  NameCase("cell", nil, "func f() { guard let cell = x as? Cell else { HERE; return } }"),
  NameCase("cell", "optionalBinding Cell", "func f() { if let cell = x as? Cell, HERE {} }"),
  NameCase("cell", "optionalBinding Cell", "func f(cell: Cell?) { guard let cell else { return }; HERE }"),
  NameCase("window", "optionalBinding UIWindow", "class V: UIView { func f() { guard let window else { return }; HERE } }"),
  NameCase("window", "optionalBinding UIWindow", "class C: UIViewController { func f() { if let window = view.window { HERE } } }"),
  NameCase("window", "optionalBinding -", "class C { func f() { if let window = view.window { HERE } } }"),
  NameCase("cell", "pattern Cell", "func f() { switch x { case let cell as Cell: HERE; default: break } }"),
  NameCase("cell", "pattern -", "func f() { for cell in cells { HERE } }"),
  NameCase("cell", "pattern Cell", "func f() { for cell: Cell in cells { HERE } }"),
  NameCase("cell", nil, "func f() { for cell in HERE {} }"),
  NameCase("error", "pattern any Error", "func f() { do {} catch { HERE } }"),
  NameCase("newValue", "parameter -", "var x: Int { get { 1 } set { HERE } }"),
  NameCase("oldValue", "parameter -", "class C { var x = 1 { didSet { HERE } } }"),
  NameCase("width", "parameter -", "class C { var x: Int { get { 1 } set(width) { HERE } } }"),
  NameCase("a", "closureParameter -", "f { a, b in HERE }"),
  NameCase("a", "closureParameter UIView", "f { (a: UIView) in HERE }"),
  NameCase("cell", "local -", "func f(_ cell: Cell) { run { [weak cell] in HERE } }"),
  NameCase("cell", "parameter Cell", "func f(_ cell: Cell) { run { [unowned cell] in HERE } }"),
  NameCase("cell", "parameter Cell", "func f(_ cell: Cell) { run { [cell] in HERE } }"),
  NameCase("copy", "local -", "func f() { run { [weak copy = cell] in HERE } }"),
  NameCase("side", "localFunction -", "func f() { func side() {}; HERE }"),
  NameCase("name", nil, "class C { let name = 1; func f() { HERE } }"),
  NameCase("outer", nil, "func f(outer: Int) { class C { func g() { HERE } } }"),
  NameCase("x", "local Int", "func f() { let x = 1; run { HERE } }"),
  NameCase("x", "local Int", "func f() {\n#if DEBUG\nlet x = 1\n#endif\nHERE }"),
])
func localNames(_ test: NameCase) throws {
  let marked = try #require(Marked(test.source))
  let local = marked.file.local(named: test.name, at: marked.node)
  #expect(local.map { "\($0.kind) \($0.typeText ?? "-")" } == test.expected)
}

@Test(arguments: [
  NameCase("scale", "hidden", "class V { func f() { let scale = HERE } }"),
  NameCase("scale", "hidden", "class V { func f() { if let scale = HERE {} } }"),
  NameCase("scale", "hidden", "class V { func f() { HERE; let scale = 1 } }"),
  NameCase("scale", "hidden", "class V { func f(scale: Int) { HERE } }"),
  NameCase("scale", nil, "class V { let scale = HERE }"),
  NameCase("scale", nil, "class V { lazy var scale = { HERE }() }"),
  NameCase("scale", nil, "class V { func f() { do { let scale = 1 }; HERE } }"),
])
func hiddenNames(_ test: NameCase) throws {
  let marked = try #require(Marked(test.source))
  #expect(marked.file.isHidden(test.name, at: marked.node) == (test.expected == "hidden"))
}
