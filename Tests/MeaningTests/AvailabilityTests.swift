import Meaning
import SwiftTree
import Testing

/// What is guaranteed at each call of `here()` in a source, in order: a version, `-` for unknown, `x` for unreachable.
private func guarantees(_ source: String, target: OSVersion? = OSVersion(15)) -> [String] {
  let tree = Tree.parse(Array(source.utf8))
  let file = FileContext(path: "Test.swift", tree: tree, deploymentTarget: target)
  return tree.allNodes.filter { $0.kind == .functionCallExpr && $0.text == "here()" }.map { call in
    let known = file.availability(at: call)
    if known.isUnreachable { return "x" }
    return (known.version?.description ?? "-") + (known.uncertainty == nil ? "" : "?")
  }
}

@Suite("What version of iOS is guaranteed")
struct AvailabilityTests {
  @Test("The deployment target holds everywhere")
  func target() {
    #expect(guarantees("func f() { here() }") == ["15.0"])
    #expect(guarantees("func f() { here() }", target: nil) == ["-"])
    #expect(guarantees("here()", target: OSVersion(27, 1)) == ["27.1"])
  }

  @Test("A check raises it in its branch only")
  func branches() {
    #expect(guarantees("if #available(iOS 27.1, *) { here() } else { here() }\nhere()") == ["27.1", "15.0", "15.0"])
    #expect(guarantees("if #unavailable(iOS 27.1) { here() } else { here() }") == ["15.0", "27.1"])
    #expect(guarantees("while #available(iOS 17, *) { here() }") == ["17.0"])
    #expect(guarantees("if a { here() } else if #available(iOS 17, *) { here() } else { here() }") == ["15.0", "17.0", "15.0"])
    #expect(guarantees("let v = if #available(iOS 17, *) { here() } else { here() }") == ["17.0", "15.0"])
    #expect(guarantees("if #available(iOS 17, *) { here() }", target: nil) == ["17.0"])
  }

  @Test("A check raises it for the conditions after it, and not for those before")
  func conditions() {
    #expect(guarantees("if here(), #available(iOS 17, *), here() { here() }") == ["15.0", "17.0", "17.0"])
    #expect(guarantees("guard #available(iOS 17, *), here() else { here(); return }\nhere()") == ["17.0", "15.0", "17.0"])
    #expect(guarantees("if #available(iOS 16, *), #available(iOS 17, *) { here() }") == ["17.0"])
  }

  @Test("A guard raises it to the end of its block")
  func guards() {
    #expect(guarantees("func f() { here(); guard #available(iOS 17, *) else { return }; here(); g { here() } }\nfunc g() { here() }")
      == ["15.0", "17.0", "17.0", "15.0"])
    #expect(guarantees("func f() { do { guard #available(iOS 17, *) else { return } }; here() }") == ["15.0"])
    #expect(guarantees("switch a { case 1: guard #available(iOS 17, *) else { return }; here()\ncase 2: here()\n}") == ["17.0", "15.0"])
    #expect(guarantees("func f() { guard #unavailable(iOS 17) else { here(); return }; here() }") == ["17.0", "15.0"])
  }

  @Test("The compiler does not follow an early exit, and neither do we")
  func earlyExit() {
    #expect(guarantees("func f() { if #unavailable(iOS 17) { return }; here() }") == ["15.0"])
  }

  @Test("With other conditions beside it, the other branch of #unavailable says nothing")
  func mixed() {
    #expect(guarantees("if #unavailable(iOS 17), a { } else { here() }") == ["15.0"])
    #expect(guarantees("if #unavailable(iOS 17), #unavailable(iOS 18) { } else { here() }") == ["17.0"])
  }

  @Test("An attribute raises it in all of its declaration", arguments: [
    "@available(iOS 17, *) func f() { here() }",
    "@available(iOS, introduced: 17.0) struct S { func f() { here() } }",
    "@available(iOS 17.0, macOS 12, *) extension S { var x: Int { here() } }",
    "struct S { @available(iOS 17, *) init() { here() } }",
    "struct S { var x: Int { @available(iOS 17, *) get { here() } } }",
    "struct S { @available(iOS 17, *) static let x = here() }",
    "@available(iOS 17, *) struct S { struct T { func f() { g { here() } } } }",
    "@available(iOS 14, *) struct S { @available(iOS 17, *) @objc func f() { here() } }",
    "@available(iOS 17, *) struct S { @available(iOS 16, *) func f() { here() } }",
    "@available(iOS, introduced: 17.0, deprecated: 18.0, message: \"\") func f() { here() }",
  ])
  func attributes(_ source: String) {
    #expect(guarantees(source) == ["17.0"])
  }

  @Test("Other systems say nothing about iOS", arguments: [
    "if #available(macOS 27, *) { here() }",
    "if #available(iOSApplicationExtension 27, *) { here() }",
    "if #available(macCatalyst 27, *) { here() }",
    "@available(swift 5.9) func f() { here() }",
    "@available(macOS, unavailable) func f() { here() }",
    "@available(iOS, deprecated: 18) func f() { here() }",
  ])
  func otherSystems(_ source: String) {
    #expect(guarantees(source) == ["15.0"])
  }

  @Test("What no iOS reaches needs no check", arguments: [
    "@available(*, unavailable) func f() { here() }",
    "@available(iOS, unavailable) func f() { here() }",
    "#if os(macOS)\nhere()\n#endif",
    "#if os(iOS)\n#else\nhere()\n#endif",
    "#if !os(iOS) && DEBUG\nhere()\n#endif",
    "if #available(iOS 14, *) { } else { here() }",
    "if #unavailable(iOS 14) { here() }",
    "guard #available(iOS 15, *) else { here() }",
  ])
  func unreachable(_ source: String) {
    #expect(guarantees(source) == ["x"])
  }

  @Test("Directives that may or may not hold")
  func directives() {
    #expect(guarantees("func f() {\n#if os(iOS)\nguard #available(iOS 17, *) else { return }\n#endif\nhere() }") == ["17.0"])
    #expect(guarantees("func f() {\n#if DEBUG\nguard #available(iOS 17, *) else { return }\nhere()\n#endif\nhere() }") == ["17.0", "15.0?"])
    #expect(guarantees("#if DEBUG\n@available(iOS 17, *)\n#endif\nfunc f() { here() }") == ["15.0?"])
    #expect(guarantees("#if os(iOS)\n@available(iOS 17, *)\n#endif\nfunc f() { here() }") == ["17.0"])
    #expect(guarantees("#if canImport(UIKit) || os(tvOS)\nhere()\n#else\nhere()\n#endif") == ["15.0", "x"])
  }

  @Test("An availability macro may guarantee anything")
  func macros() {
    #expect(guarantees("if #available(Duo 1.0, *) { here() }") == ["15.0?"])
    #expect(guarantees("@available(Duo 1.0, *) func f() { here() }") == ["15.0?"])
  }

  @Test("Around a declaration its own attributes do not count")
  func around() {
    let tree = Tree.parse(Array("@available(iOS 16, *) struct S { @available(iOS 17, *) func f() {} }".utf8))
    let file = FileContext(path: "Test.swift", tree: tree, deploymentTarget: OSVersion(15))
    let function = tree.allNodes.first { $0.kind == .functionDecl }
    #expect(function.map { file.availability(around: $0).version } == OSVersion(16))
    #expect(function.map { file.availability(at: $0).version } == OSVersion(17))
  }

  @Test("Nesting is followed to any depth that parses")
  func depth() {
    let count = 60
    let source = String(repeating: "if #unavailable(iOS 17) { } else { ", count: count) + "here()" + String(repeating: "}", count: count)
    #expect(guarantees(source) == ["17.0"])
  }
}

@Suite("Availability lists")
struct AvailabilityListTests {
  private func list(_ source: String) -> AvailabilityList? {
    let tree = Tree.parse(Array(source.utf8))
    return tree.allNodes.lazy.compactMap { AvailabilityList($0) }.first
  }

  @Test("Names, versions, star and notes")
  func parts() {
    let check = list("if #available(iOS 17.4.1, macOS 14, *) { }")
    #expect(check?.entries.map(\.name) == ["iOS", "macOS"])
    #expect(check?.iOS == OSVersion(17, 4, 1))
    #expect(check?.hasStar == true)
    #expect(check?.isNegated == false)
    #expect(list("if #unavailable(iOS 17) { }")?.isNegated == true)
    let attribute = list("@available(iOS, introduced: 13.0, deprecated: 15, message: \"a, b\") func f() {}")
    #expect(attribute?.iOS == OSVersion(13))
    #expect(attribute?.notes == ["deprecated", "message"])
    #expect(list("@available(*, unavailable) func f() {}")?.excludesIOS == true)
    #expect(list("@available(macOS, unavailable) func f() {}")?.excludesIOS == false)
    #expect(list("@objc func f() {}") == nil)
  }

  @Test("The bytes of a version")
  func versionRange() {
    let source = "@available(iOS, introduced: 13.0.1, deprecated: 15) func f() {}"
    let range = list(source)?.entries.first?.versionRange
    #expect(range.map { String(decoding: Array(source.utf8)[$0], as: UTF8.self) } == "13.0.1")
  }
}
