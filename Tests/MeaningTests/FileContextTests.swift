import Meaning
import Testing

@Test(arguments: [
  ("Sources/App/View.swift", "", false),
  ("AppTests/View.swift", "", true),
  ("App/UITests/View.swift", "", true),
  ("Test/View.swift", "", true),
  ("Contests/Latest.swift", "", false),
  ("Sources/App/View.swift", "import XCTest\n", true),
  ("Sources/App/View.swift", "import Testing\n", true),
  ("Sources/App/View.swift", "import UIKit\n", false),
])
func testCode(_ path: String, _ imports: String, _ isTestCode: Bool) throws {
  let marked = try #require(Marked(imports + "print(HERE)", path: path))
  #expect(marked.file.isTestCode == isTestCode)
}

@Test(arguments: [
  ("17", OSVersion(17)), ("17.4", OSVersion(17, 4)), ("27.1.2", OSVersion(27, 1, 2)), ("iOS 16.0", OSVersion(16)),
  ("iOS17.0", OSVersion(17)), ("ios15", OSVersion(15)), ("", nil), ("iOS", nil), ("17.", nil), ("17.x", nil),
  ("1.2.3.4", nil), ("-1", nil), ("macOS 14", nil), ("17 ", nil), ("99999", nil), ("１７", nil),
])
func versions(_ text: String, _ version: OSVersion?) {
  #expect(OSVersion(text) == version)
}

@Test func versionOrder() {
  #expect(OSVersion(9) < OSVersion(10))
  #expect(OSVersion(27, 0, 1) < OSVersion(27, 1))
  #expect(!(OSVersion(17) < OSVersion(17, 0, 0)))
  #expect("\(OSVersion(17))" == "17.0")
  #expect("\(OSVersion(17, 1, 2))" == "17.1.2")
}
