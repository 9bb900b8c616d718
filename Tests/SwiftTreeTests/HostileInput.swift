// Inputs that nest, repeat or never close, as deep and as long as one likes.

struct HostileInput: Sendable, CustomStringConvertible {
  let name: String
  private let opening: String
  private let middle: String
  private let closing: String
  private let head: String
  private let tail: String

  init(_ name: String, _ opening: String, _ middle: String = "", _ closing: String = "", head: String = "", tail: String = "") {
    self.name = name
    self.opening = opening
    self.middle = middle
    self.closing = closing
    self.head = head
    self.tail = tail
  }

  var description: String { name }

  /// The opening `count` times, the middle, the closing as often.
  func bytes(_ count: Int) -> [UInt8] {
    var bytes = Array(head.utf8)
    bytes.reserveCapacity((opening.utf8.count + closing.utf8.count) * count + 64)
    for _ in 0..<count { bytes += opening.utf8 }
    bytes += middle.utf8
    for _ in 0..<count { bytes += closing.utf8 }
    return bytes + tail.utf8
  }

  /// The input with about so many bytes.
  func bytes(ofLength length: Int) -> [UInt8] { bytes(max(1, length / max(1, opening.utf8.count + closing.utf8.count))) }

  static let basic: [HostileInput] = [
    HostileInput("parentheses", "(", "1", ")", head: "let a = "),
    HostileInput("brackets", "[", "1", "]", head: "let a = "),
    HostileInput("closures", "{", "1", "}", head: "let a = "),
    HostileInput("generic types", "A<", "Int", ">", head: "let a: "),
    HostileInput("interpolations", "\"\\(", "1", ")\""),
    HostileInput("directives", "#if A\n", "f()\n", "#endif\n"),
    HostileInput("ternaries in the middle", "a ? ", "b", " : c"),
  ]

  static let nesting: [HostileInput] = basic + [
    HostileInput("calls with closures", "f { ", "1", " }"),
    HostileInput("blocks", "do { ", "1", " }"),
    HostileInput("functions", "func f() {", "", "}"),
    HostileInput("types", "struct S {", "", "}"),
    HostileInput("accessors", "var a: Int { get { ", "1", "} }"),
    HostileInput("conditions", "if f { ", "1", " }"),
    HostileInput("generic arguments", "A<", "Int", ">()", head: "let a = "),
    HostileInput("generic attributes", "@A<", "Int", ">", head: "let a: "),
    HostileInput("attributes", "@A(", "1", ")", tail: " func f() {}"),
    HostileInput("tuple types", "(", "Int", ")", head: "let a: "),
    HostileInput("array types", "[", "Int", "]", head: "let a: "),
    HostileInput("function types", "(", "Int", ") -> Int", head: "let a: "),
    HostileInput("multi-line interpolations", "\"\"\"\n\\(", "1", ")\n\"\"\""),
    HostileInput("directives of attributes", "#if A\n@a\n", "", "#endif\n", tail: "func f() {}"),
    HostileInput("prefix operators", "-(", "1", ")"),
    HostileInput("patterns", "let (", "a", ")", head: "switch x { case ", tail: ": 1 }"),
    HostileInput("switches", "switch x { case 1: ", "f()", "}"),
    HostileInput("macros", "#a(", "", ")"),
    HostileInput("comments", "/*", "", "*/"),
    HostileInput("brackets of all kinds", "({[", "", "]})"),
    HostileInput("brackets that cross", "({[", "", ")}]"),
  ]

  static let runs: [HostileInput] = [
    HostileInput("ternary chain", "a ? b : ", "c", head: "let a = "),
    HostileInput("coalescing chain", "a ?? ", "b", head: "let a = "),
    HostileInput("sum", "a + ", "b", head: "let a = "),
    HostileInput("mixed precedence", "a + b * c ?? d || e == f ? g : ", "c", head: "let a = "),
    HostileInput("else-if chain", "if a { } else ", "{ }"),
    HostileInput("member chain", ".b", head: "a"),
    HostileInput("call chain", "\n  .b { $0 }", head: "a"),
    HostileInput("optional chain", "?", head: "a"),
    HostileInput("unwrapping", "!", head: "a"),
    HostileInput("optional type", "?", head: "let a: Int"),
    HostileInput("casts", " as C", head: "let a = b"),
    HostileInput("composition", " & A", head: "let a: A"),
    HostileInput("arrows", "() -> ", "Int", head: "let a: "),
    HostileInput("comparisons", "a < ", "b", head: "let a = "),
    HostileInput("comparisons in a list", "a < b<c>, ", "c)", head: "f("),
    HostileInput("arguments", "a: 1, ", "b: 2)", head: "f("),
    HostileInput("statements on one line", "foo(a, b).bar = 1 + 2;"),
    HostileInput("statements", "foo(a, b).bar = 1 + 2\n"),
    HostileInput("cases", "case 1: a\n", "}", head: "switch x {"),
    HostileInput("branches", "#elseif B\nf()\n", "#endif", head: "#if A\n"),
    HostileInput("attribute run", "@a ", "func f() {}"),
    HostileInput("modifier lines", "public\n"),
    HostileInput("one string", "a", "\"", head: "\""),
    HostileInput("one open string", "a", head: "\""),
    HostileInput("one multi-line string", "a\n", "\"\"\"", head: "\"\"\"\n"),
    HostileInput("one comment", "a", "*/", head: "/*"),
    HostileInput("open comments", "/*"),
    HostileInput("one operator", "+", " b", head: "a "),
    HostileInput("one identifier", "a"),
    HostileInput("one number", "1"),
    HostileInput("escaped slashes", "/\\", head: "a "),
    HostileInput("slashes and parentheses", "+/(", head: "a "),
    HostileInput("open regexes", "#/ "),
    HostileInput("open regexes over lines", "#/\n"),
    HostileInput("raw openings", "#\"\"\"\\#("),
    HostileInput("placeholders", "<#"),
    HostileInput("hashes", "#"),
    HostileInput("backticks", "` "),
    HostileInput("single quotes", "' "),
    HostileInput("open parentheses", "("),
    HostileInput("open braces", "{"),
    HostileInput("open directives", "#if A\n"),
    HostileInput("else directives", "#else\n"),
    HostileInput("closing brackets", ")]}"),
    HostileInput("squares closed by parentheses", "[", "", ")"),
    HostileInput("at signs", "@"),
    HostileInput("backslashes", "\\"),
    HostileInput("commas", ",", ")", head: "f("),
    HostileInput("closure heads", "{ a, b, c, "),
    HostileInput("tries", "try ", "a"),
    HostileInput("somes", "some ", "A", head: "let a: "),
    HostileInput("effects", "async ", "", head: "let a = (x) "),
    HostileInput("conflict markers", "<<<<<<< HEAD\n"),
    HostileInput("precedence groups", "precedencegroup A { higherThan: B }\n"),
    HostileInput("NUL", "\u{0}"),
    HostileInput("curly quotes", "“"),
  ]
}
