// Code in the middle of an edit: the breakage stays where it is, its neighbours are whole.
import SwiftTree
import Testing

@Suite struct RecoveryTests {
  /// The names of the functions in a source, a `!` behind those that an error touches.
  private func functions(in source: String) -> [String] {
    let tree = Tree.parse(Array(source.utf8))
    return tree.allNodes.filter { $0.kind == .functionDecl }.sorted { $0.range.lowerBound < $1.range.lowerBound }.map {
      let name = $0.ownTokens.first { tree.tokens[$0].kind == .identifier }.map(tree.string(ofToken:)) ?? "?"
      return name + ($0.hasError ? "!" : "")
    }
  }

  static let breakages = [
    "let a = b.", "let a = b +", "foo(", "foo(a,", "foo(a b)", "let = 1", "let a: = 1", "if a", "if { }", "guard let x",
    "guard a else", "let a = \"b", "let a = \"b \\(c", "let a = [1, 2", "let a = [1: ", "return a b", "for x in",
    "for in y { }", "switch x { case }", "switch x { foo() }", "let x = ?", "x = ) y", "@",
    "#", "#if", "let a = 1 let b = 2", "if a { } else", "do { } catch", "while", "let (a, b = c", "f(a)) b", "a ? b", "`a",
    "\\", "\\.", "let a = #\"x\"", "“x”", "foo(<#T##Int#>)", "defer", "throw", "let a = b as", "try", "x.y(z:)(",
    "let a: [Int", "let a: (Int", "let a: A<B", "struct", "enum E { case }", "func", "import", "class C", "extension", "init(",
  ]

  /// In a body of its own, between two whole functions of a type, a breakage never reaches them.
  @Test(arguments: breakages)
  func neighboursAreWhole(_ breakage: String) {
    let source = """
      struct S {
        func before() {
          use(UIScreen.main.scale)
        }

        func broken() {
          \(breakage)
        }

        func after() {
          use(UIScreen.main.scale)
        }
      }

      func last() { use(1) }
      """
    let found = functions(in: source)
    #expect(found.first == "before")
    #expect(found.contains("last"), "\(breakage): \(found)")
    #expect(found.contains("after"), "\(breakage): \(found)")
    #expect(!found.contains("broken"), "\(breakage): \(found)")
  }

  @Test func theNextStatementIsRead() {
    for breakage in ["let a = b.", "let a = b +", "let = 1", "foo(a b)", "let a = \"b", "let a = \"b \\(c", "x = ) y"] {
      let tree = Tree.parse(Array("func f() {\n  \(breakage)\n  let good = 1\n  better()\n}\n".utf8))
      let whole = tree.allNodes.filter { !$0.hasError }.map(\.text)
      #expect(whole.contains("let good = 1"), "\(breakage)")
      #expect(whole.contains("better()"), "\(breakage)")
    }
  }

  @Test func theNextMemberIsRead() {
    for breakage in ["let = 1", "frobnicate func a()", "var x: ", "case", "func", "func a(", "@", "foo bar", "1 + 2", "init"] {
      let tree = Tree.parse(Array("class C {\n  \(breakage)\n  var good = 1\n  func better() { }\n}\n".utf8))
      let whole = tree.allNodes.filter { !$0.hasError }.map(\.text)
      #expect(whole.contains("func better() { }"), "\(breakage)")
    }
  }

  /// A branch of a directive that does not balance spoils that branch only.
  @Test func branchesAreApart() {
    let found = functions(
      in: """
        func a() { f() }
        #if A
        func b() { f(
        #else
        func c() { f() }
        #endif
        func d() { f() }
        """)
    #expect(found == ["a", "b!", "c", "d"])
  }

  /// Modifiers, attributes, effects and directives of a later Swift cost themselves, not what they stand on.
  @Test func wordsOfALaterSwiftCostThemselves() {
    let sources = [
      "frobnicate func a() { use(1) }", "@frobnicate(a: 1) func a() { use(1) }", "func a() frobnicates -> Int { use(1) }",
      "func a() frobnicates throws { use(1) }", "#frobnicate x\nfunc a() { use(1) }",
      "frobnicate struct S { func a() { use(1) } }",
    ]
    for source in sources {
      let tree = Tree.parse(Array("func before() { }\n\(source)\nfunc after() { }\n".utf8))
      let whole = tree.allNodes.filter { !$0.hasError }
      #expect(whole.contains { $0.kind == .functionCallExpr && $0.text == "use(1)" }, "\(source)")
      #expect(whole.filter { $0.kind == .functionDecl && $0.text.hasSuffix("{ }") }.count == 2, "\(source)")
    }
  }

  @Test func errorsAreMarkedUpToTheRoot() {
    let tree = Tree.parse(Array("func a() { f(1 2) }\nfunc b() { g(1) }".utf8))
    #expect(tree.root.hasError)
    #expect(tree.root.children.map(\.hasError) == [true, false])
    #expect(tree.errorOffsets.first == 15)
  }

  /// Inputs that once did not come to an end.
  @Test func crashers() {
    let sources = [
      "f(\n#else", "f(\n#endif\n", "[\n#else\n", "{ [\n#else", "func f(\n#elseif", "let a: (\n#else",
      "#if A\n(\n#else\n)\n#endif", String(repeating: "#if A\n", count: 700) + ")",
    ]
    for source in sources {
      #expect(problems(of: Tree.parse(Array(source.utf8))) == [], "\(source)")
    }
  }
}
