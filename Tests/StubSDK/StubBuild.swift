import Foundation

// Building the stub modules: the standard library from the toolchain's interfaces, the frameworks from `Modules/`.

struct StubBuild {
  let toolchain: Toolchain

  /// Raised when the way of building changes, so that old builds are not taken for new ones.
  private static let recipe = "3"
  private static let target = "arm64-apple-ios13.0"
  private static let library = ["Swift", "_Concurrency", "_RegexParser", "_StringProcessing", "Observation"]
  /// In the order of their imports.
  private static let foundations = [
    "Darwin", "CoreGraphics", "Dispatch", "Foundation", "os", "Combine", "QuartzCore", "CoreImage",
  ]
  private static let interfaces = ["UIKit", "SwiftUI", "AVFoundation", "Photos", "MapKit", "XCTest"]

  private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let modules = here.appendingPathComponent("Modules")

  /// The folders of the built modules for a language mode, made now if they are not there: the standard library, which
  /// only a new compiler changes, and the frameworks.
  func folders(swiftVersion: String) throws -> [String] {
    let library = try folder("library", key: try key(of: [])) { folder in
      for module in Self.library { try buildLibrary(module, into: folder) }
    }
    let foundations = try folder("foundations", key: try key(of: Self.foundations)) { folder in
      try buildObjectiveC(into: folder, with: [library])
      for module in Self.foundations { try buildFramework(module, into: folder, with: [library]) }
    }
    let name = "interfaces-" + swiftVersion
    let interfaces = try folder(name, key: try key(of: Self.foundations + Self.interfaces)) { folder in
      for module in Self.interfaces {
        try buildFramework(module, into: folder, with: [foundations, library], isLenient: swiftVersion == "5")
      }
    }
    return [interfaces, foundations, library]
  }

  private func folder(_ name: String, key: String, build: (URL) throws -> Void) throws -> String {
    let root = Self.here.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(".build/stub-sdk")
    let folder = root.appendingPathComponent(name + "-" + key)
    let finished = folder.appendingPathComponent("finished").path
    if FileManager.default.fileExists(atPath: finished) { return folder.path }
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    // The modules name the paths that they were built at, so they are built in their place, by one process at a time.
    let lock = open(root.appendingPathComponent("lock").path, O_CREAT | O_RDWR, 0o644)
    guard lock >= 0, flock(lock, LOCK_EX) == 0 else { throw StubSDKError.unexpected("cannot lock '\(root.path)'") }
    defer { close(lock) }
    if FileManager.default.fileExists(atPath: finished) { return folder.path }
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try build(folder)
    try Data().write(to: URL(fileURLWithPath: finished))
    return folder.path
  }

  /// A module of the toolchain, compiled anew for iOS.
  private func buildLibrary(_ module: String, into folder: URL) throws {
    let path = "\(toolchain.interfaces)/\(module).swiftmodule/\(toolchain.triple).swiftinterface"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { throw StubSDKError.missingInterface(path) }
    var lines = text.components(separatedBy: "\n").filter { line in
      let code = line.drop { $0 == " " }
      return !code.hasPrefix("@backDeployed(") && !code.hasPrefix("import Glibc")
    }
    for index in lines.indices {
      lines[index] = lines[index].replacingOccurrences(of: "-target \(toolchain.triple)", with: "-target \(Self.target)")
      for function in ["_stdlib_remainderl(", "_stdlib_squareRootl("] where lines[index].contains("self = " + function) {
        lines[index] = "    fatalError()"
      }
    }
    lines += Self.declarationsOfApple[module] ?? []
    try compileInterface(
      lines.joined(separator: "\n"), module, into: folder,
      flags: ["-disable-availability-checking"] + (module == "Swift" ? ["-parse-stdlib"] : []))
  }

  /// What the modules declare on Apple's systems only, and the compiler looks for.
  private static let declarationsOfApple = [
    "Swift": [
      "@frozen public struct AutoreleasingUnsafeMutablePointer<Pointee> {",
      "  public let _rawValue: Builtin.RawPointer",
      "  public init(_ _rawValue: Builtin.RawPointer)",
      "  public var pointee: Pointee { get nonmutating set }",
      "}",
      "public func _bridgeAnyObjectToAny(_ possiblyNullObject: Swift.AnyObject?) -> Any",
      "public func _getErrorEmbeddedNSError<T>(_ x: T) -> Swift.AnyObject? where T : Swift.Error",
      "",
    ],
    "_Concurrency": [
      "@available(iOS 13.0, *) @usableFromInline",
      "internal func _runTaskForBridgedAsyncMethod(@_inheritActorContext _ body: __owned @escaping @Sendable () async -> Swift.Void)",
      "",
    ],
  ]

  private func buildObjectiveC(into folder: URL, with others: [String]) throws {
    let clang = folder.appendingPathComponent("ObjectiveC")
    try FileManager.default.createDirectory(at: clang, withIntermediateDirectories: true)
    let sources = Self.modules.appendingPathComponent("ObjectiveC")
    for name in ["module.modulemap", "ObjectiveC.h"] {
      try FileManager.default.copyItem(at: sources.appendingPathComponent(name), to: clang.appendingPathComponent(name))
    }
    try compile(
      "ObjectiveC",
      [
        "-emit-module", "-O", "-import-underlying-module", "-parse-as-library", "-enable-library-evolution",
        sources.appendingPathComponent("Overlay.swift").path,
      ] + Self.search(others), into: folder)
  }

  static func search(_ folders: [String]) -> [String] {
    (folders.map { $0 + "/ObjectiveC" } + folders).flatMap { ["-I", $0] }
  }

  /// A framework: all its files are one textual interface, so that they need no bodies. The main actor of Objective-C
  /// classes is a matter of warnings for Swift 5 and of errors for Swift 6; `isLenient` says which.
  private func buildFramework(
    _ module: String, into folder: URL, with others: [String], isLenient: Bool = false
  ) throws {
    let sources = try sourceFiles(of: module)
    guard !sources.isEmpty else { return }
    var text = """
      // swift-interface-format-version: 1.0
      // swift-compiler-version: Swift version 6.3
      // swift-module-flags: -target \(Self.target) -enable-library-evolution -swift-version 5 -O -module-name \(module) -disable-objc-attr-requires-foundation-module
      import Swift
      import _Concurrency
      import _StringProcessing

      """
    for source in sources {
      text += "#sourceLocation(file: \"\(source.path)\", line: 1)\n"
      text += try String(contentsOf: source, encoding: .utf8)
    }
    if isLenient {
      for kind in ["open class", "public class", "public protocol", "@objc public protocol", "public enum"] {
        text = text.replacingOccurrences(of: "@MainActor \(kind)", with: "@MainActor @preconcurrency \(kind)")
      }
    }
    try compileInterface(text, module, into: folder, flags: ["-disable-objc-attr-requires-foundation-module"] + Self.search(others))
  }

  private func compileInterface(_ text: String, _ module: String, into folder: URL, flags: [String]) throws {
    let interface = folder.appendingPathComponent(module + ".swiftinterface")
    try text.write(to: interface, atomically: false, encoding: .utf8)
    try compile(module, ["-compile-module-from-interface", interface.path] + flags, into: folder)
  }

  private func compile(_ module: String, _ arguments: [String], into folder: URL) throws {
    let output = folder.appendingPathComponent(module + ".swiftmodule")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    let result = try run(
      toolchain.compiler,
      ["-frontend"] + arguments + [
        "-module-name", module, "-target", Self.target, "-I", folder.path + "/ObjectiveC", "-I", folder.path,
        "-module-cache-path", folder.path + "/clang", "-diagnostic-style", "llvm", "-o",
        output.path + "/arm64-apple-ios.swiftmodule",
      ])
    guard result.status == 0 else { throw StubSDKError.buildFailed(module: module, output: String(result.output.prefix(8000))) }
  }

  private func sourceFiles(of module: String) throws -> [URL] {
    let folder = Self.modules.appendingPathComponent(module)
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  /// Names the compiler, the recipe and every byte of the stubs.
  private func key(of frameworks: [String]) throws -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ bytes: some Sequence<UInt8>) {
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    add((toolchain.version + Self.recipe + Self.modules.path).utf8)
    for name in frameworks.isEmpty ? [] : ["module.modulemap", "ObjectiveC.h", "Overlay.swift"] {
      add(try Data(contentsOf: Self.modules.appendingPathComponent("ObjectiveC/" + name)))
    }
    for module in frameworks {
      for source in try sourceFiles(of: module) {
        add(source.lastPathComponent.utf8)
        add(try Data(contentsOf: source))
      }
    }
    return String(hash, radix: 16)
  }
}
