import Foundation
import Testing

// The README says of the rewrites what they say of themselves.

@Suite struct ReadmeTests {
  @Test func theTableOfRewritesIsFresh() {
    let isBlessing = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"
    expectNone(
      RewriteTable.check(readme: GoldenLibrary.packageRoot.appendingPathComponent("README.md"), blessing: isBlessing))
  }

  @Test func aStaleTableIsToldAndWritten() throws {
    let folder = try GoldenFolder()
    let readme = folder.url.appendingPathComponent("README.md")
    #expect(RewriteTable.check(readme: readme, blessing: false).count == 1)
    try folder.write("# A\n\nNo table.\n", to: "README.md")
    #expect(RewriteTable.check(readme: readme, blessing: true).count == 1)
    try folder.write("# A\n\n<!-- rewrites -->\nold\n<!-- /rewrites -->\n\nMore.\n", to: "README.md")
    #expect(RewriteTable.check(readme: readme, blessing: false).count == 1)
    #expect(RewriteTable.check(readme: readme, blessing: true) == [])
    #expect(RewriteTable.check(readme: readme, blessing: false) == [])
    let text = String(decoding: try folder.read("README.md"), as: UTF8.self)
    #expect(text == "# A\n\n<!-- rewrites -->\n\(RewriteTable.text)<!-- /rewrites -->\n\nMore.\n")
  }
}
