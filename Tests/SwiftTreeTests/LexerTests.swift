// Where tokens begin and end, for the spellings in which that is hard to say.
import SwiftTree
import Testing

@Suite struct LexerTests {
  private func words(_ source: String) -> [String] {
    let tree = Tree.parse(Array(source.utf8))
    return tree.tokens.indices.dropLast().map(tree.string(ofToken:))
  }

  @Test func closingBracketsOfTypesAreSplit() {
    #expect(words("let a: A<B<C>>=d").suffix(5) == ["C", ">", ">", "=", "d"])
    #expect(words("let a: Int??=b") == ["let", "a", ":", "Int", "?", "?", "=", "b"])
  }

  @Test func literalsAreSeveralTokens() {
    #expect(words(##"#"a\#(b)c"#"##) == ["#", "\"", "a", "\\", "#", "(", "b", ")", "c", "\"", "#"])
    #expect(words(#""a\nb\u{d}c""#) == ["\"", #"a\n"#, #"b\u{d}"#, "c", "\""])
    #expect(words("/a b/") == ["/", "a b", "/"])
  }

  /// The indentation of the closing quotes and the line end before them are trivia.
  @Test func indentationIsTrivia() {
    let quotes = "\"\"\""
    #expect(words("\(quotes)\n  a\n    b\n  \(quotes)") == [quotes, "a\n", "  b", quotes])
    #expect(words("\(quotes)\n  a \\\n  b\n  \(quotes)") == [quotes, "a ", "b", quotes])
  }

  @Test func operatorsKnowTheirPlace() {
    func kinds(_ source: String) -> [TokenKind] { Tree.lex(Array(source.utf8)).map(\.kind).filter { $0 != .identifier } }
    #expect(kinds("a + b") == [.binaryOperator, .endOfFile])
    #expect(kinds("a+b") == [.binaryOperator, .endOfFile])
    #expect(kinds("a +b") == [.prefixOperator, .endOfFile])
    #expect(kinds("a+ b") == [.postfixOperator, .endOfFile])
    #expect(kinds("a/**/+ b") == [.binaryOperator, .endOfFile])
    #expect(kinds("a?.b!") == [.postfixQuestionMark, .period, .exclamationMark, .endOfFile])
    #expect(words("a!*b!..<c!-1") == ["a", "!", "*", "b", "!", "..<", "c", "!", "-", "1"])
    #expect(words("a!==b") == ["a", "!", "==", "b"])
    #expect(kinds("a ? b") == [.infixQuestionMark, .endOfFile])
    #expect(kinds("a .== b") == [.binaryOperator, .endOfFile])
    #expect(kinds("A::b") == [.colonColon, .endOfFile])
  }

  @Test func linesAndColumns() {
    let table = LineTable(Array("a\r\nbé\rc\nd".utf8))
    #expect(table.lineCount == 4)
    #expect(table.position(of: 5) == (2, 3))
    #expect(table.position(of: 7) == (3, 1))
    #expect(LineTable([0xEF, 0xBB, 0xBF, 0x61]).position(of: 3) == (1, 1))
  }
}
