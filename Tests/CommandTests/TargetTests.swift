import Foundation
import Testing

// The deployment target, found beside the sources.

struct TargetTests {
  private static let stale = """
    import UIKit

    final class A: UIView {
      func update() {
        if #available(iOS 16.0, *) {
          setNeedsLayout()
        }
      }
    }

    """

  private static let package = """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(name: "A", platforms: [.iOS(.v16)], targets: [.target(name: "A")])

    """

  private static func project(_ version: String, file: String) -> String {
    """
    // !$*UTF8*$!
    {
    	objects = {
    		B = {isa = PBXBuildFile; fileRef = F; };
    		F = {isa = PBXFileReference; path = \(file); sourceTree = "<group>"; };
    		G = {isa = PBXGroup; children = (F, ); sourceTree = "<group>"; };
    		S = {isa = PBXSourcesBuildPhase; files = (B, ); };
    		T = {isa = PBXNativeTarget; buildConfigurationList = L; buildPhases = (S, ); name = App; };
    		P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T, ); };
    		C = {isa = XCBuildConfiguration; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = \(version); SDKROOT = iphoneos; }; name = Debug; };
    		L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
    	};
    	rootObject = P;
    }

    """
  }

  private func repository() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.git("init", "-q")
    return workspace
  }

  @Test func aManifestAboveTheFileIsEnough() throws {
    let workspace = try repository()
    try workspace.write("Sources/A/A.swift", Self.stale)
    #expect(try workspace.duofix("report") == .init(errors: "nothing to do\n"))
    try workspace.write("Package.swift", Self.package)
    let found = try workspace.duofix("report")
    #expect(found.status == 1)
    #expect(found.errors.hasPrefix("Sources/A/A.swift:5:8: safe: iOS 16.0 is guaranteed here"))
    #expect(try workspace.duofix("apply").status == 0)
    #expect(try workspace.text("Sources/A/A.swift").contains("  func update() {\n    setNeedsLayout()\n  }\n"))
  }

  @Test func theFlagIsStronger() throws {
    let workspace = try repository()
    try workspace.write("Package.swift", Self.package)
    try workspace.write("Sources/A/A.swift", Self.stale)
    #expect(try workspace.duofix("report", "--deployment-target", "iOS15.0") == .init(errors: "nothing to do\n"))
    #expect(try workspace.duofix("preview", "--deployment-target", "iOS16.0").status == 1)
  }

  @Test func theLowestThatCompilesTheFileHolds() throws {
    let workspace = try repository()
    try workspace.write("Package.swift", Self.package)
    try workspace.write("Sources/A/A.swift", Self.stale)
    try workspace.write("App/App.xcodeproj/project.pbxproj", Self.project("15.0", file: "../Sources/A/A.swift"))
    #expect(try workspace.duofix("report") == .init(errors: "nothing to do\n"))
    #expect(
      try workspace.duofix("report", "--explain-target", "Sources/A/A.swift")
        == .init(
          output: """
            Sources/A/A.swift: iOS 15.0, since target `App` of `App.xcodeproj` is the lowest of the 2 that compile it
              `Package.swift`: iOS 16.0, compiles it
                16.0 in `platforms`
              target `App` of `App.xcodeproj`: iOS 15.0, compiles it
                Debug: 15.0 in `App.xcodeproj`, target `App`

            """))
    // Another file is compiled by the package alone.
    try workspace.write("Sources/A/B.swift", Self.stale)
    #expect(try workspace.duofix("report").errors.hasPrefix("Sources/A/B.swift:5:8: safe: "))
  }

  @Test func ofThoseThatMayCompileItTheLowestHolds() throws {
    let workspace = try repository()
    try workspace.write("App.xcodeproj/project.pbxproj", Self.project("17.0", file: "Other.swift"))
    try workspace.write("Kit/Kit.xcodeproj/project.pbxproj", Self.project("14.0", file: "Other.swift"))
    try workspace.write("A.swift", Self.stale)
    #expect(try workspace.duofix("report") == .init(errors: "nothing to do\n"))
    let reason = "since nothing tells who compiles it, and the lowest of all is that of target `App` of `Kit.xcodeproj`"
    #expect(try workspace.duofix("report", "--explain-target", "A.swift").output.hasPrefix("A.swift: iOS 14.0, \(reason)\n"))
  }

  @Test func otherSystemsKeepTheirChecks() throws {
    let workspace = try repository()
    let platforms = ".iOS(.v16), .macOS(.v12), .visionOS(.v1)"
    try workspace.write("Package.swift", Self.package.replacingOccurrences(of: ".iOS(.v16)", with: platforms))
    let check = "iOS 16.0, macOS 12.0, *"
    try workspace.write("Sources/A/A.swift", Self.stale.replacingOccurrences(of: "iOS 16.0, *", with: check))
    #expect(try workspace.duofix("report").errors.hasPrefix("Sources/A/A.swift:5:8: safe: "))
    try workspace.write("Sources/A/A.swift", Self.stale.replacingOccurrences(of: "iOS 16.0, *", with: "iOS 16.0, tvOS 13, *"))
    #expect(try workspace.duofix("report") == .init(errors: "nothing to do\n"))
    // visionOS 1.0 goes by the attribute for iOS 18, whatever iOS is raised to.
    try workspace.write("Sources/A/A.swift", "@available(iOS 18.0, *)\nfinal class A {}\n")
    let kept = try workspace.duofix("report", "--deployment-target", "iOS18.0").errors
    #expect(kept.contains("manual: iOS 18.0 is guaranteed here"))
    #expect(kept.contains("leave it until visionOS is raised, too, which goes by it and is 1.0 here"))
  }

  private static let sheet = """
    //
    //  Sheet.swift
    //  A
    //
    //  Created by Someone on 1/1/2020.
    //  Copyright © 2020 Someone.
    //

    import SwiftUI

    struct Sheet: View {
      var body: some View {
        Text("A").toolbarVerticalBehavior(.disabled)
      }
    }

    """

  @Test func wrappersAreWrittenOnceForAModule() throws {
    let workspace = try repository()
    try workspace.write("Package.swift", Self.package)
    try workspace.write("Sources/A/Views/Sheet.swift", Self.sheet)
    let other = Self.sheet.replacingOccurrences(of: "Sheet", with: "Other").replacingOccurrences(of: "      ", with: "\t\t")
    try workspace.write("Sources/A/Other.swift", other + """

      struct Pinned: View {
        var body: some View {
          Text("B").toolbar { ToolbarItem(placement: .topBarPinnedTrailing) { Text("C") } }
        }
      }

      """)
    #expect(try workspace.duofix("preview", "--review").output.contains("+++ b/Sources/A/DuoAvailability.swift"))
    #expect(try workspace.duofix("apply", "--review").status == 0)
    let call = "Text(\"A\").toolbarVerticalBehaviorDisabledIfAvailable()"
    #expect(try workspace.text("Sources/A/Views/Sheet.swift").contains(call))
    #expect(try workspace.text("Sources/A/Other.swift").contains(call))
    #expect(
      try workspace.text("Sources/A/DuoAvailability.swift") == """
        //
        //  DuoAvailability.swift
        //  A
        //
        //  Copyright © 2020 Someone.
        //

        import SwiftUI

        extension ToolbarItemPlacement {
            static var topBarPinnedTrailingIfAvailable: ToolbarItemPlacement {
                if #available(iOS 27.0, *) {
                    return .topBarPinnedTrailing
                } else {
                    return .topBarTrailing
                }
            }
        }

        extension View {
            @ViewBuilder
            func toolbarVerticalBehaviorDisabledIfAvailable() -> some View {
                if #available(iOS 27.1, *) {
                    self.toolbarVerticalBehavior(.disabled)
                } else {
                    self
                }
            }
        }

        """)
    #expect(try workspace.duofix("preview", "--review") == .init(errors: "nothing to do\n"))
    // A file that comes later uses what is there, and adds what is not: where the run may write both.
    let third = Self.sheet.replacingOccurrences(of: "(.disabled)", with: "(.disabled).presentationPlacement(.leading)")
    try workspace.write("Sources/A/Third.swift", third.replacingOccurrences(of: "Sheet", with: "Third"))
    let known = try workspace.text("Sources/A/DuoAvailability.swift")
    #expect(try workspace.duofix("apply", "--review", "Sources/A/Third.swift").status == 0)
    #expect(try workspace.text("Sources/A/DuoAvailability.swift") == known)
    let alone = "Text(\"A\").toolbarVerticalBehaviorDisabledIfAvailable().presentationPlacement(.leading)"
    #expect(try workspace.text("Sources/A/Third.swift").contains(alone))
    #expect(try workspace.duofix("apply", "--review").status == 0)
    let file = try workspace.text("Sources/A/DuoAvailability.swift")
    #expect(file.components(separatedBy: "func toolbarVerticalBehaviorDisabledIfAvailable").count == 2)
    #expect(file.hasSuffix("\n}\n\nextension View {\n    @ViewBuilder\n    func presentationPlacementLeadingIfAvailable() -> some View {\n        if #available(iOS 27.0, *) {\n            self.presentationPlacement(.leading)\n        } else {\n            self\n        }\n    }\n}\n"))
    #expect(try workspace.duofix("preview", "--review") == .init(errors: "nothing to do\n"))
  }

  @Test func wrappersStayInTheFileWhereANewOneWouldNotBeCompiled() throws {
    let workspace = try repository()
    try workspace.write("App.xcodeproj/project.pbxproj", Self.project("17.0", file: "Sheet.swift"))
    try workspace.write("Sheet.swift", Self.sheet)
    let listed = try workspace.duofix("preview", "--review").output
    #expect(listed.contains("+private extension View {") && !listed.contains("DuoAvailability"))
    try workspace.write("Package.swift", Self.package)
    try workspace.write("Sources/A/Sheet.swift", Self.sheet)
    let chosen = try workspace.duofix("preview", "--review", "--in-file", "Sources").output
    #expect(chosen.contains("+private extension View {") && !chosen.contains("DuoAvailability"))
    let text = try workspace.duofix("apply", "--review", "--stdin-path", "Sources/A/Sheet.swift", "-", input: Self.sheet).output
    #expect(text.contains("private extension View {"))
  }

  @Test func nothingIsSaidWhereNothingIsFound() throws {
    let workspace = try repository()
    try workspace.write("A.swift", Self.stale)
    #expect(
      try workspace.duofix("report", "--explain-target", "A.swift")
        == .init(output: "A.swift: not known, since no manifest and no project around it says one\n"))
    #expect(
      try workspace.duofix("report", "--explain-target", "B.swift")
        == .init(errors: "B.swift: error: there is no such file or folder\n", status: 3))
    #expect(try workspace.duofix("report", "--explain-target").status == 2)
    #expect(try workspace.duofix("preview", "--explain-target", "A.swift").status == 2)
  }

  @Test func theHookAndStandardInputLookForIt() throws {
    let workspace = try repository()
    try workspace.write("Package.swift", Self.package)
    try workspace.write("Sources/A/A.swift", Self.stale)
    try workspace.git("add", ".")
    #expect(try workspace.duofix("hook").status == 1)
    let outcome = try workspace.duofix("preview", "--stdin-path", "Sources/A/New.swift", "-", input: Self.stale)
    #expect(outcome.status == 1)
    #expect(try workspace.duofix("preview", "-", input: Self.stale).status == 0)
  }
}
