import Foundation
import Testing

// What the other files of a project add to a run.

@Suite struct ProjectTests {
  private static let tools = """
    import UIKit

    enum Tools {
      static func pixels(_ points: CGFloat) -> CGFloat {
        points * UIScreen.main.scale
      }
    }

    """
  private static let cell = """
    import UIKit

    final class Cell: BaseCell {
      func pixels() -> CGFloat { Tools.pixels(4) }
    }

    """

  /// A repository with a function in one file, its caller in another, and the caller's superclass in a third.
  private func project() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.git("init", "-q")
    try workspace.write("App/Tools.swift", Self.tools)
    try workspace.write("App/Cell.swift", Self.cell)
    try workspace.write("App/Base/Base.swift", "import UIKit\n\nclass BaseCell: UITableViewCell {}\n")
    return workspace
  }

  @Test func aFixThatReachesOverFilesIsOnePatch() throws {
    let (patched, applied) = (try project(), try project())
    let preview = try patched.duofix("preview", "--review")
    #expect(preview.status == 1)
    #expect(preview.output.contains("+  func pixels() -> CGFloat { Tools.pixels(4, displayScale: traitCollection.displayScale) }"))
    try patched.write("all.patch", preview.output)
    #expect(try patched.git("apply", "all.patch").status == 0)
    let run = try applied.duofix("apply", "--review")
    #expect(run.status == 0)
    for name in ["App/Tools.swift", "App/Cell.swift"] {
      #expect(try patched.text(name) == applied.text(name))
    }
    #expect(try applied.text("App/Tools.swift").contains("func pixels(_ points: CGFloat, displayScale: CGFloat) -> CGFloat"))
    #expect(try applied.duofix("preview", "--review").status == 0)
  }

  @Test func aFileOutsideTheRunIsReadAndNotChanged() throws {
    let workspace = try project()
    // The caller lies beside what was named: its class is followed, its text stays.
    let outcome = try workspace.duofix("apply", "--review", "App/Tools.swift")
    #expect(outcome.status == 0)
    #expect(try workspace.text("App/Tools.swift") == Self.tools)
    #expect(try workspace.text("App/Cell.swift") == Self.cell)
    try workspace.write("App/Line.swift", "import UIKit\n\nfinal class Line: BaseCell {\n  func f() -> CGFloat { UIScreen.main.scale }\n}\n")
    #expect(try workspace.duofix("preview", "App/Line.swift").output.contains("+  func f() -> CGFloat { traitCollection.displayScale }"))
  }

  @Test func theReportNamesTheCallers() throws {
    let workspace = try project()
    try workspace.write("App/Model.swift", "let pixels = Tools.pixels(2)\n")
    let outcome = try workspace.duofix("report", "App")
    #expect(outcome.errors.contains("(used in App/Cell.swift line 4 and App/Model.swift line 1)"))
  }

  @Test func aFileThatCannotBeReadIsNoPartOfTheProject() throws {
    let workspace = try project()
    try workspace.write("App/Broken.swift", Data([0xFF, 0xFE, 0x00]))
    try workspace.write("App/Broken.h", Data([0x40, 0xFF]))
    let outcome = try workspace.duofix("preview", "--review")
    #expect(outcome.output.contains("Tools.pixels(4, displayScale: traitCollection.displayScale)"))
  }
}
