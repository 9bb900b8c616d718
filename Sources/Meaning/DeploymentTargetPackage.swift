import SwiftTree

// What a `Package.swift` says, read from its tree. Nothing is run: what a manifest works out is not known here.

/// A package manifest.
public struct PackageManifest: Sendable {
  /// A target with the folder of its sources.
  struct Target: Sendable {
    let name: String
    let isTest: Bool
    /// As written; the package manager looks in the usual places where there is none.
    let path: String?
  }

  /// What a package builds for that names no iOS version, according to the package manager of Swift 5.9 and later.
  public static let oldestVersion = OSVersion(12)

  /// The lowest iOS version that `platforms` names; `nil` when it names none.
  public let version: OSVersion?
  /// The lowest versions of other systems that `platforms` names.
  public let others: [String: OSVersion]
  /// A version is given as a name that is not known here.
  public let hasUnreadableVersion: Bool
  public let macros: AvailabilityMacros
  private let targets: [Target]
  /// A target whose name or path is worked out by code.
  private let hasUnreadableTarget: Bool

  public init(_ tree: Tree) {
    var versions: [OSVersion] = []
    var others: [String: OSVersion] = [:]
    var isUnreadable = false
    var targets: [Target] = []
    var lacksTarget = false
    var macros = AvailabilityMacros()
    for node in tree.allNodes {
      if node.kind == .stringLiteralExpr, let text = node.literalText {
        // Whatever it is handed to: only a definition reads like one.
        macros.define(text.hasPrefix("AvailabilityMacro=") ? String(text.dropFirst("AvailabilityMacro=".count)) : text)
        continue
      }
      guard node.kind == .functionCallExpr, let callee = node.firstChild, callee.kind == .memberAccessExpr,
        let name = callee.children.reversed().first?.text
      else { continue }
      switch name {
      case "iOS":
        guard let argument = node.child(.labeledExpr)?.firstChild else { continue }
        if let version = Self.version(argument) { versions.append(version) } else { isUnreadable = true }
      case "macOS", "tvOS", "watchOS", "visionOS", "macCatalyst":
        guard let version = node.child(.labeledExpr)?.firstChild.flatMap(Self.version) else { continue }
        others[name] = min(others[name] ?? version, version)
      case "target", "executableTarget", "testTarget", "macro":
        guard let target = Self.target(node, isTest: name == "testTarget") else {
          lacksTarget = lacksTarget || !node.isDependency
          continue
        }
        if !node.isDependency { targets.append(target) }
      default:
        continue
      }
    }
    version = versions.min()
    self.others = others
    hasUnreadableVersion = isUnreadable
    self.targets = targets
    hasUnreadableTarget = lacksTarget
    self.macros = macros
  }

  /// Whether a file is among the sources of a target; `nil` when the manifest does not tell.
  ///
  /// - Parameter path: relative to the folder of the manifest.
  public func compiles(_ path: String) -> Bool? {
    sourceFolder(of: path) != nil ? true : hasUnreadableTarget ? nil : false
  }

  /// The folder of the target that a file is among the sources of, both relative to the folder of the manifest.
  public func sourceFolder(of path: String) -> String? {
    for target in targets {
      var folders: [String]
      if let folder = target.path {
        folders = [FilePath.joined("", folder)]
      } else {
        let places = target.isTest ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
        folders = places.map { "\($0)/\(target.name)" }
        // A package of one target may have its sources without a folder of their own.
        if !target.isTest, targets.count(where: { !$0.isTest && $0.path == nil }) == 1 { folders += places }
      }
      if let folder = folders.first(where: { FilePath.isBelow(path, $0) }) { return folder }
    }
    return nil
  }

  /// `.v15`, `.v13_4`, `"16.4"`
  private static func version(_ node: Node) -> OSVersion? {
    if let text = node.literalText { return OSVersion(text) }
    guard node.kind == .memberAccessExpr, let name = node.children.reversed().first?.text, name.hasPrefix("v") else {
      return nil
    }
    return OSVersion(String(name.dropFirst().map { $0 == "_" ? "." : $0 }))
  }

  private static func target(_ call: Node, isTest: Bool) -> Target? {
    var name: String?
    var path: String?
    for argument in call.children where argument.kind == .labeledExpr && argument.ownToken(.colon) != nil {
      let label = call.tree.string(ofToken: argument.tokenRange.lowerBound)
      guard label == "name" || label == "path" else { continue }
      guard let text = argument.children.reversed().first?.literalText else { return nil }
      if label == "name" { name = text } else { path = text }
    }
    return name.map { Target(name: $0, isTest: isTest, path: path) }
  }
}

extension Node {
  /// The text of a string literal without interpolations and escapes.
  fileprivate var literalText: String? {
    guard kind == .stringLiteralExpr, firstChild == nil else { return nil }
    let segments = ownTokens.filter { tree.tokens[$0].kind == .stringSegment }
    guard segments.count == 1, let segment = segments.first else { return nil }
    let text = tree.string(ofToken: segment)
    return text.contains("\\") ? nil : text
  }

  /// `.target(name: "A")` in the list of dependencies of another target names one, and declares none.
  fileprivate var isDependency: Bool {
    ancestors.contains { node in
      node.kind == .labeledExpr && node.ownToken(.colon) != nil
        && node.tree.string(ofToken: node.tokenRange.lowerBound) == "dependencies"
    }
  }
}
