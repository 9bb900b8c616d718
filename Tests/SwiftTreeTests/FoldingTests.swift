// How expressions fold, written out by hand.
import SwiftTree
import Testing

@Suite struct FoldingTests {
  static let shapes: [(source: String, shape: String)] = [
    ("a + b * c", "(a + (b * c))"),
    ("a * b + c", "((a * b) + c)"),
    ("a - b - c", "((a - b) - c)"),
    ("a ?? b ?? c", "(a ?? (b ?? c))"),
    ("a = b + 1", "(a = (b + 1))"),
    ("a = b = c", "(a = (b = c))"),
    ("a += b ? c : d", "(a += (b ? c : d))"),
    ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
    ("a ? b ? c : d : e", "(a ? (b ? c : d) : e)"),
    ("a || b && c == d", "(a || (b && (c == d)))"),
    ("a == b && c != d", "((a == b) && (c != d))"),
    ("a ?? b == c", "((a ?? b) == c)"),
    ("a ... b + 1", "(a ... (b + 1))"),
    ("a << b * c", "((a << b) * c)"),
    ("a & b | c ^ d", "(((a & b) | c) ^ d)"),
    ("a as? B ?? c", "((a as? B) ?? c)"),
    ("a + b as C", "((a + b) as C)"),
    ("a is B && c", "((a is B) && c)"),
    ("a as B as C", "((a as B) as C)"),
    ("-a + b", "((-a) + b)"),
    ("!a.b && c", "((!(a.b)) && c)"),
    ("-a.b!", "(-((a.b)!))"),
    ("a.b.c", "((a.b).c)"),
    ("a?.b!.c", "((((a?).b)!).c)"),
    ("a!*b + c!-1", "((((a!) * b) + (c!)) - 1)"),
    ("a.b(c).d", "({call (a.b) c}.d)"),
    ("a(b, c: d)[e]", "{subscript {call a b c:d} e}"),
    ("a { b }.c", "({call a {closure b}}.c)"),
    ("a(b) { c } d: { e }", "{call a b {closure c} {trailing {closure e}}}"),
    (".a.b", "((.a).b)"),
    (".a(b)", "{call (.a) b}"),
    ("try a + b", "(try (a + b))"),
    ("try await a.b", "(try (await (a.b)))"),
    ("x = try a ?? b", "(x = (try (a ?? b)))"),
    ("x + (try a)", "(x + {tuple (try a)})"),
    ("try? a as? B", "(try? (a as? B))"),
    ("await a ? b : c", "(await (a ? b : c))"),
    ("unsafe a.b + c", "(unsafe ((a.b) + c))"),
    ("f(&a)", "{call f (&a)}"),
    ("[a, b][0]", "{subscript {array {arrayElement a} {arrayElement b}} 0}"),
    ("[a: b]", "{dictionary {dictionaryElement a b}}"),
    ("A<B>.c < d", "(({generic A {<> {genericArgument B}}}.c) < d)"),
    ("a < b, c", "(a < b)"),
    ("a .== b .& c", "((a .== b) .& c)"),
    ("x.reduce(0, +)", "{call (x.reduce) 0 +}"),
    ("_ = a <> b + c", "(_ = (a <> (b + c)))"),
    ("consume a", "(consume a)"),
    ("a\n  .b\n  ?? c", "((a.b) ?? c)"),
    ("a <+> b <+> c * d", "((a <+> b) <+> (c * d))"),
  ]

  /// Operators of its own, so that their precedence comes from the file.
  private static let declarations = """
    precedencegroup Mine { associativity: left higherThan: AdditionPrecedence lowerThan: MultiplicationPrecedence }
    infix operator <+>: Mine

    """

  @Test(arguments: shapes)
  func folds(_ source: String, _ expected: String) throws {
    let tree = Tree.parse(Array((Self.declarations + source).utf8))
    let expression = try #require(tree.root.children.first { $0.kind != .precedenceGroupDecl && $0.kind != .operatorDecl })
    #expect(shape(expression) == expected, "\(source)")
  }
}
