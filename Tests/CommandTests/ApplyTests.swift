import Foundation
import Testing

struct ApplyTests {
  @Test func writesAndSaysSo() throws {
    let workspace = try Workspace()
    try workspace.write("A.swift", Sample.safe)
    try workspace.write("B.swift", Sample.safe)
    #expect(try workspace.duofix("apply") == .init(errors: "applied 2 safe fixes in 2 files\n"))
    #expect(try workspace.text("A.swift") == Sample.safeFixed)
    #expect(try workspace.text("B.swift") == Sample.safeFixed)
    #expect(try workspace.duofix("apply") == .init(errors: "nothing to do\n"))
  }

  @Test func whatIsLeftDoesNotFail() throws {
    let workspace = try Workspace()
    try workspace.write("A.swift", Sample.manual)
    let lines = try workspace.lines(".")
    #expect(try workspace.duofix("apply") == .init(errors: lines + "1 to do by hand: duofix report\n"))
    #expect(try workspace.text("A.swift") == Sample.manual)
  }

  @Test func untouchedFilesKeepTheirTime() throws {
    let workspace = try Workspace()
    try workspace.write("A.swift", Sample.manual)
    let time = Date(timeIntervalSince1970: 1_000_000_000)
    let path = workspace.url("A.swift").path
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
    _ = try workspace.duofix("apply")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.modificationDate] as? Date == time)
  }

  @Test func aLinkIsWrittenThrough() throws {
    let workspace = try Workspace()
    try workspace.write("Real.swift", Sample.safe)
    try workspace.link("Link.swift", to: "Real.swift")
    #expect(try workspace.duofix("apply", "Link.swift").status == 0)
    #expect(try workspace.text("Real.swift") == Sample.safeFixed)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: workspace.url("Link.swift").path) == "Real.swift")
  }

  @Test func onlyAndSkipChooseTheRewrites() throws {
    let workspace = try Workspace()
    try workspace.write("A.swift", Sample.safe)
    #expect(try workspace.duofix("apply", "--skip", "display-scale").errors == "nothing to do\n")
    #expect(try workspace.duofix("apply", "--only=main-screen").errors == "nothing to do\n")
    #expect(try workspace.text("A.swift") == Sample.safe)
    #expect(
      try workspace.duofix("apply", "--only", "main-screen,display-scale").errors
        == "applied 1 safe fix in 1 file\n")
  }
}
