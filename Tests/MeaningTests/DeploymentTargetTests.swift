import Meaning
import SwiftTree
import Testing

// What manifests and projects say about iOS, and about which files.

private func manifest(_ source: String) -> PackageManifest { PackageManifest(Tree.parse(Array(source.utf8))) }

@Suite struct PackageManifestTests {
  @Test(arguments: [
    (".iOS(.v15), .macOS(.v10_15)", OSVersion(15)), (".macOS(.v13), .iOS(\"16.4\")", OSVersion(16, 4)),
    ("SupportedPlatform.iOS(.v13_4)", OSVersion(13, 4)), (".iOS(SupportedPlatform.IOSVersion.v18)", OSVersion(18)),
  ]) func platformsAreRead(list: String, version: OSVersion) {
    #expect(manifest("let package = Package(name: \"A\", platforms: [\(list)])").version == version)
  }

  @Test func otherSystemsAreRead() {
    let others = manifest("let p = Package(name: \"A\", platforms: [.iOS(.v15), .macOS(.v10_15), .visionOS(\"1.2\")])").others
    #expect(others == ["macOS": OSVersion(10, 15), "visionOS": OSVersion(1, 2)])
  }

  @Test func theLowestOfSeveralListsCounts() {
    let source = "#if os(Linux)\nlet p: [SupportedPlatform] = [.iOS(.v17)]\n#else\nlet p: [SupportedPlatform] = [.iOS(.v16)]\n#endif\n"
    #expect(manifest(source).version == OSVersion(16))
  }

  @Test func whatIsNoVersionIsToldApart() {
    #expect(manifest("let p = Package(name: \"A\", platforms: [.macOS(.v13)])").version == nil)
    #expect(!manifest("let p = Package(name: \"A\", platforms: [.macOS(.v13)])").hasUnreadableVersion)
    #expect(manifest("let p = Package(name: \"A\", platforms: [.iOS(oldest)])").hasUnreadableVersion)
    // A condition names a system, and asks for no version.
    #expect(manifest("let s = [.define(\"A\", .when(platforms: [.iOS]))]").version == nil)
  }

  @Test func sourcesAreFound() {
    let package = manifest(
      """
      let package = Package(name: "A", targets: [
        .target(name: "A", dependencies: [.target(name: "Unseen"), "B"]),
        .target(name: "B", path: "Other/B"),
        .target(name: "C"),
        .testTarget(name: "ATests", dependencies: ["A"]),
      ])
      """)
    for path in ["Sources/A/A.swift", "Sources/A/X/A.swift", "src/C/C.swift", "Other/B/B.swift", "Tests/ATests/T.swift"] {
      #expect(package.compiles(path) == true, "\(path)")
    }
    for path in ["Sources/AB/A.swift", "Sources/B/B.swift", "Sources/Unseen/A.swift", "App/A.swift", "Package.swift"] {
      #expect(package.compiles(path) == false, "\(path)")
    }
    #expect(manifest("let p = Package(targets: [.target(name: \"A\", path: \".\")])").compiles("A.swift") == true)
    #expect(manifest("let p = Package(targets: [.target(name: \"A\")])").compiles("Sources/A.swift") == true)
    #expect(manifest("let p = Package(targets: names.map { .target(name: $0) })").compiles("App/A.swift") == nil)
  }
}

@Suite struct OtherSystemTests {
  private let target = FileTarget(
    iOS: OSVersion(18), others: ["macOS": OSVersion(12), "tvOS": OSVersion(15), "visionOS": OSVersion(1, 1)],
    knownOthers: ["macOS", "visionOS"])

  @Test func onlyWhatEveryoneStatesIsCovered() {
    #expect(target.covers("macOS", OSVersion(12)))
    #expect(target.covers("OSX", OSVersion(10, 15)))
    #expect(target.covers("macOSApplicationExtension", OSVersion(11)))
    #expect(!target.covers("macOS", OSVersion(13)))
    #expect(!target.covers("tvOS", OSVersion(13)))
    #expect(!target.covers("watchOS", OSVersion(2)))
  }

  @Test func visionOSGoesByTheVersionsOfIOS() {
    #expect(target.olderRelative(of: OSVersion(17, 4), onDeclaration: true) == nil)
    #expect(target.olderRelative(of: OSVersion(17, 5), onDeclaration: true)?.version == OSVersion(1, 1))
    #expect(target.olderRelative(of: OSVersion(18), onDeclaration: true)?.name == "visionOS")
    // `#available(iOS 18, *)` always holds there.
    #expect(target.olderRelative(of: OSVersion(18), onDeclaration: false) == nil)
    #expect(FileTarget(others: ["visionOS": OSVersion(26)]).olderRelative(of: OSVersion(26), onDeclaration: true) == nil)
    let catalyst = FileTarget(others: ["macCatalyst": OSVersion(13)])
    #expect(catalyst.olderRelative(of: OSVersion(14), onDeclaration: false)?.name == "macCatalyst")
  }
}

@Suite struct AvailabilityMacroTests {
  private func iOS(_ source: String, _ define: (inout AvailabilityMacros) -> Void) -> OSVersion? {
    var macros = AvailabilityMacros()
    define(&macros)
    let tree = Tree.parse(Array(source.utf8))
    let file = FileContext(path: "A.swift", tree: tree, deploymentTarget: OSVersion(13), target: FileTarget(macros: macros))
    guard let place = tree.allNodes.first(where: { $0.kind == .declReferenceExpr && $0.text == "here" }) else { return nil }
    return file.guaranteedOS(at: place)
  }

  @Test func macrosOfFlagsGuaranteeWhatTheyStandFor() {
    let source = "if #available(Fresh 2.0, *) { here }"
    for flags in [
      "-define-availability \"Fresh 2.0:iOS 17.0, macOS 14.0\"", "-Xfrontend -define-availability -Xfrontend 'Fresh 2.0:iOS 17.0'",
      "-DDEBUG -define-availability \\\"Fresh 2.0:iOS 17.0\\\" -O",
      "-enable-experimental-feature AvailabilityMacro=\"Fresh 2.0:iOS 17.0\"",
    ] {
      #expect(iOS(source) { $0.define(inFlags: flags) } == OSVersion(17), "\(flags)")
    }
    #expect(iOS("if #available(Fresh 1.0, *) { here }") { $0.define("Fresh 2.0:iOS 17.0") } == OSVersion(13))
    #expect(iOS("@available(Fresh, *)\nfunc a() { here }") { $0.define("Fresh:iOS 16.0") } == OSVersion(16))
  }

  @Test func twoDefinitionsAreNone() {
    #expect(
      iOS("if #available(Fresh, *) { here }") {
        $0.define("Fresh:iOS 17.0")
        $0.define("Fresh:iOS 16.0")
      } == OSVersion(13))
  }

  @Test func manifestsDefineThem() {
    let source = """
      let settings: [SwiftSetting] = [
        .enableExperimentalFeature("AvailabilityMacro=Fresh 2.0:iOS 17.0, macOS 14.0"),
        .unsafeFlags(["-Xfrontend", "-define-availability", "-Xfrontend", "Older:iOS 16.0"]),
      ]
      """
    #expect(iOS("if #available(Fresh 2.0, *) { here }") { $0 = manifest(source).macros } == OSVersion(17))
    #expect(iOS("if #available(Older, *) { here }") { $0 = manifest(source).macros } == OSVersion(16))
  }

  @Test(arguments: ["", ":", "A", "A:", "A:iOS", "A b:iOS 1", "1:iOS 1", "https://a.example/b", "A:iOS 17.0.0.0"])
  func otherTextDefinesNothing(text: String) {
    var macros = AvailabilityMacros()
    let isDefinition = macros.define(text)
    #expect(!isDefinition)
    #expect(macros.isEmpty)
  }
}

@Suite struct XcodeProjectTests {
  /// The object lists of a project, one `ID = {…};` a line.
  private func project(_ objects: String, files: [String: String] = [:], path: String = "/w/App.xcodeproj") -> XcodeProject? {
    let text = "// !$*UTF8*$!\n{ archiveVersion = 1; objects = {\n\(objects)\n}; rootObject = P /* Project object */; }\n"
    return XcodeProject(Array(text.utf8), path: path) { files[$0].map { Array($0.utf8) } }
  }

  private static let frame = """
    P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T, ); };
    T = {isa = PBXNativeTarget; name = "My App"; buildConfigurationList = TL; buildPhases = (S, ); };
    S = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, ); };
    B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
    G = {isa = PBXGroup; children = (G1, F2, X, ); sourceTree = "<group>"; };
    G1 = {isa = PBXGroup; children = (F1, ); path = Sources; sourceTree = "<group>"; };
    F1 = {isa = PBXFileReference; path = "A b.swift"; sourceTree = "<group>"; };
    F2 = {isa = PBXFileReference; path = ../Shared/B.swift; sourceTree = SOURCE_ROOT; };
    X = {isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>"; };
    PL = {isa = XCConfigurationList; buildConfigurations = (PD, PR, ); };
    TL = {isa = XCConfigurationList; buildConfigurations = (TD, TR, ); };
    """

  private func project(debug: String, release: String, shared: String, files: [String: String] = [:]) -> XcodeProject? {
    project(
      Self.frame + """

        TD = {isa = XCBuildConfiguration; name = Debug; \(debug) };
        TR = {isa = XCBuildConfiguration; name = Release; \(release) };
        PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; \(shared) }; };
        PR = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; \(shared) }; };
        """, files: files)
  }

  @Test func theLowestConfigurationCounts() {
    let found = project(
      debug: "buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 16.4; };", release: "buildSettings = {};",
      shared: "IPHONEOS_DEPLOYMENT_TARGET = 15.0;")
    #expect(
      found?.targets == [
        DeploymentTarget(
          name: "target `My App` of `App.xcodeproj`", version: OSVersion(15),
          evidence: ["Debug: 16.4 in `App.xcodeproj`, target `My App`", "Release: 15.0 in `App.xcodeproj`"])
      ])
  }

  @Test func xcconfigFilesAreRead() {
    let found = project(
      debug: "baseConfigurationReference = X; buildSettings = {};",
      release: "baseConfigurationReference = X; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = \"$(inherited)\"; };",
      shared: "IPHONEOS_DEPLOYMENT_TARGET = 14.0;",
      files: [
        "/w/Config/App.xcconfig": "#include \"../Base.xcconfig\"\r\n#include? \"Missing.xcconfig\"\r\n",
        "/w/Base.xcconfig": "OLDEST = 16.2 // not 15\nIPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*] = $(OLDEST)\n"
          + "IPHONEOS_DEPLOYMENT_TARGET = 17.0\n#include \"Config/App.xcconfig\"\n",
      ])
    #expect(found?.targets.first?.version == OSVersion(16, 2))
    #expect(
      found?.targets.first?.evidence == ["Debug, Release: 16.2 in `Base.xcconfig`", "Debug, Release: 17.0 in `Base.xcconfig`"])
  }

  @Test func whatCannotBeWorkedOutIsUnknown() {
    let found = project(
      debug: "buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = \"$(SOMEWHERE)\"; };", release: "buildSettings = {};",
      shared: "IPHONEOS_DEPLOYMENT_TARGET = 15.0;")
    #expect(found?.targets.map(\.version) == [nil])
    let circular = project(
      debug: "buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = \"$(A)\"; A = \"$(B)\"; B = \"$(A)\"; };",
      release: "buildSettings = {};", shared: "")
    #expect(circular?.targets.first?.version == nil)
  }

  @Test func targetsForOtherSystemsAreLeftOut() {
    for setting in ["SDKROOT = macosx;", "SUPPORTED_PLATFORMS = \"xros xrsimulator\";"] {
      let found = project(
        debug: "buildSettings = {\(setting) };", release: "buildSettings = {\(setting) };",
        shared: "IPHONEOS_DEPLOYMENT_TARGET = 15.0;")
      #expect(found?.targets == [], "\(setting)")
    }
    let several = project(
      debug: "buildSettings = {SDKROOT = macosx; SUPPORTED_PLATFORMS = \"macosx iphoneos\"; };", release: "buildSettings = {};",
      shared: "IPHONEOS_DEPLOYMENT_TARGET = 15.0;")
    #expect(several?.targets.count == 1)
  }

  @Test func filesAreFound() {
    let found = project(debug: "buildSettings = {};", release: "buildSettings = {};", shared: "IPHONEOS_DEPLOYMENT_TARGET = 15.0;")
    #expect(found?.targets(compiling: "/w/Sources/A b.swift") == [0])
    #expect(found?.targets(compiling: "/Shared/B.swift") == [0])
    #expect(found?.targets(compiling: "/w/A b.swift") == [])
  }

  @Test func foldersAreFoundWithTheirExceptions() {
    let found = project(
      """
      P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T1, T2, ); };
      T1 = {isa = PBXNativeTarget; name = App; buildConfigurationList = L; fileSystemSynchronizedGroups = (R, ); };
      T2 = {isa = PBXNativeTarget; name = Widget; buildConfigurationList = L; };
      G = {isa = PBXGroup; children = (R, ); sourceTree = "<group>"; };
      R = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2, ); path = App; sourceTree = "<group>"; };
      E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Old/No.swift, ); target = T1; };
      E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Both.swift, ); target = T2; };
      L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
      C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 15.0; }; };
      """)
    #expect(found?.targets(compiling: "/w/App/New/A.swift") == [0])
    #expect(found?.targets(compiling: "/w/App/Old/No.swift") == [])
    #expect(found?.targets(compiling: "/w/App/Both.swift") == [0, 1])
    #expect(found?.targets(compiling: "/w/AppTests/A.swift") == [])
  }

  @Test func anyBytesAreBorne() {
    let whole = Array("{objects = {P = {targets = (T); a = \"b\\\"\"; c = <00 01>; }; }; rootObject = P; }".utf8)
    #expect(XcodeProject(whole, path: "/w/App.xcodeproj") { _ in nil }?.targets == [])
    for length in 0..<whole.count { _ = XcodeProject(Array(whole.prefix(length)), path: "") { _ in nil } }
    for index in whole.indices {
      var text = whole
      text[index] = 0
      _ = XcodeProject(text, path: "App") { _ in nil }
    }
    #expect(XcodeProject(Array(String(repeating: "{a=(", count: 100_000).utf8), path: "/w/App.xcodeproj") { _ in nil } == nil)
  }
}
