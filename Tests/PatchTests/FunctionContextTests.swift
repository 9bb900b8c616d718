import Testing

@testable import Patch

@Suite struct FunctionContextTests {
  private func context(_ line: String) -> String? {
    FunctionContext.text(of: ArraySlice(line.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    "func a() {", "  func a() {", "\tfinal class B: C {", "struct S<T> {", "public enum E: Int {", "protocol P {",
    "extension UIView {", "actor A {", "init() {", "required init?(coder: NSCoder) {", "convenience init!(x: Int) {",
    "init<T>(x: T) {", "deinit {", "var body: some View {", "private(set) var a: Int { didSet { b() } }",
    "subscript(i: Int) -> Int {", "static subscript<T>(x: T) -> T {", "class func make() {", "class var shared: A {",
    "override func viewDidLoad() {", "@objc func tap() {", "@available(iOS 13, *) func a() {", "indirect enum T {",
    "@available(*, deprecated, message: \"use (b\\\")\") public func a() {", "nonisolated(unsafe) static func a() {",
    "@MainActor @objc(a:) final class A {", "@UI.MainActor func a() {", "fileprivate extension Größe {", "class Ä {",
    "prefix func - (x: A) -> A {", "func == (a: A, b: A) -> Bool {", "enum `case` {", "    lazy var x: Y = {",
    "init (x: Int) {",
  ])
  func begins(line: String) {
    let trimmed = String(line.drop { $0 == " " || $0 == "\t" })
    #expect(context(line) == trimmed)
    #expect(context(line + "  \r\n") == trimmed)
  }

  @Test(arguments: [
    "", "\n", "  ", "}", "let a = 1", "var a = 1", "function()", "// func a() {", "classes.append(x)",
    "class var a: Int",
    "initialize()", "init", "self.init(x)", "super.init()", "structure {", "return func", "@objc", "@available(iOS 13,",
    "variable {", "case a", "actor.run {", "actor = A {", "enum", "final", "protocol: A {", "x.func a", "private(set",
    "subscript", "if let x {", "func",
  ])
  func doesNotBegin(line: String) {
    #expect(context(line) == nil)
    #expect(context("  " + line + "\n") == nil)
  }

  @Test func isCutToEightyBytesBetweenCharacters() {
    let name = "func " + String(repeating: "a", count: 75)
    #expect(context(name) == name)
    #expect(context(name + "b") == name)
    let start = "func " + String(repeating: "a", count: 74)
    #expect(context(start + "ü()") == start)
    #expect(
      context("func " + String(repeating: "a", count: 73) + "ü()") == "func " + String(repeating: "a", count: 73) + "ü")
    #expect(context("func " + String(repeating: "a", count: 72) + "😀()") == "func " + String(repeating: "a", count: 72))
    // A space at the cut goes too.
    #expect(context(start + " -> Int {") == start)
  }

  @Test func bytesThatAreNotUTF8AreCutAtTheLimit() {
    let line = Array("func a".utf8) + [UInt8](repeating: 0x80, count: 100)
    #expect(FunctionContext.text(of: line[...]) == line[..<80])
  }
}
