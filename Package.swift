// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "duofix",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "duofix", targets: ["duofix"])
  ],
  targets: [
    .target(name: "SwiftTree"),
    .target(name: "Meaning", dependencies: ["SwiftTree"]),
    .target(name: "Rewriting", dependencies: ["Meaning", "SwiftTree"]),
    .target(name: "Rewrites", dependencies: ["Rewriting", "Meaning", "SwiftTree"], path: "Rewrites"),
    .target(name: "Patch"),
    .executableTarget(name: "duofix", dependencies: ["Rewrites", "Rewriting", "Meaning", "SwiftTree", "Patch"]),
    .executableTarget(name: "duofix-bench", dependencies: ["Rewrites", "Rewriting", "Meaning", "SwiftTree", "Patch"]),
    .testTarget(name: "SwiftTreeTests", dependencies: ["SwiftTree"]),
    .testTarget(name: "MeaningTests", dependencies: ["Meaning", "SwiftTree"]),
    .testTarget(name: "RewritingTests", dependencies: ["Rewriting", "Meaning", "SwiftTree"]),
    .testTarget(name: "PatchTests", dependencies: ["Patch"]),
    .testTarget(name: "GoldenTests", dependencies: ["Rewrites", "Rewriting", "Meaning", "SwiftTree", "Patch", "StubSDK"]),
    .testTarget(name: "CommandTests", dependencies: ["duofix", "Patch", "Rewriting"]),
    .target(name: "StubSDK", path: "Tests/StubSDK", exclude: ["Modules"]),
  ],
  swiftLanguageModes: [.v6]
)
