import Meaning
import SwiftTree
import Testing

// What the other files of a project say.

/// A project of texts, by path.
private struct Texts: Project {
  let texts: [String: String]
  let index: ProjectIndex

  init(_ texts: [String: String]) {
    self.texts = texts
    index = ProjectIndex(
      texts.map { path, text in
        path.hasSuffix(".h")
          ? Array(text.utf8).withUnsafeBytes { FileFacts(readingHeader: $0, path: path, root: "") }
          : FileFacts(skimming: Array(text.utf8), path: path, root: "")
      }.compactMap { $0 })
  }

  func text(at path: String) -> [UInt8]? { texts[path].map { Array($0.utf8) } }
  func displayPath(of path: String) -> String { path }
}

/// The role of the first type that the file "App/Here.swift" declares, beside other files.
private func role(_ here: String, beside others: [String: String]) -> KnownRole? {
  let tree = Tree.parse(Array(here.utf8))
  let project = Texts(others.merging(["App/Here.swift": here]) { first, _ in first })
  let file = FileContext(path: "App/Here.swift", tree: tree, deploymentTarget: nil, project: project)
  return file.declarations.types.first.map { file.declarations.role(of: $0) }
}

@Suite("The project") struct ProjectTests {
  @Test func aSuperclassIsFollowedThroughFiles() {
    let found = role(
      "class Cell: BaseCell {}",
      beside: [
        "App/Base.swift": "import UIKit\nclass BaseCell: RootCell { func f() { class RootCell {} } }",
        "Kit/Root.swift": "open class RootCell: UITableViewCell {}",
      ])
    #expect(found == .known(.view))
  }

  @Test func anExtensionOfATypeInAnotherFileHasItsRole() {
    #expect(role("extension Feed.Cell {}", beside: ["App/Feed.swift": "enum Feed { final class Cell: UIView {} }"]) == .known(.view))
    #expect(
      role("extension Row {}", beside: ["App/Row.swift": "import SwiftUI\nstruct Row: View {}"]) == .known(.environmentReader))
  }

  @Test func aTypeAliasOfAnotherFileIsFollowed() {
    let found = role(
      "final class Picture: PlatformImageView {}",
      beside: [
        "App/Platform.swift": """
          #if os(macOS)
          typealias PlatformImageView = NSImageView
          #else
          typealias PlatformImageView = UIImageView
          #endif
          """
      ])
    #expect(found == .known(.view))
  }

  @Test func anObjectiveCHeaderNamesTheSuperclass() {
    let header = """
      // @interface Banner : NSObject
      @class UIView;
      @interface Banner (Hidden)
      @end
      NS_ASSUME_NONNULL_BEGIN
      @interface Banner<Content> : UIControl <NSCoding>
      @end
      """
    #expect(role("final class TopBanner: Banner {}", beside: ["Objc/Banner.h": header]) == .known(.view))
  }

  @Test func theNearestDeclarationOfANameCounts() {
    let others = ["App/Base.swift": "class Base: UIView {}", "Other/Base.swift": "class Base: NSObject {}"]
    #expect(role("class Here: Base {}", beside: others) == .known(.view))
    // From a third module nobody can tell.
    let twice = ["One/Base.swift": "class Base: UIView {}", "Two/Base.swift": "class Base: NSObject {}"]
    #expect(role("class Here: Base {}", beside: twice) == .unknown("Base"))
    // Unless they agree.
    let alike = ["One/Base.swift": "class Base: UIView {}", "Two/Base.swift": "class Base: UIControl {}"]
    #expect(role("class Here: Base {}", beside: alike) == .known(.view))
  }

  @Test func whatAnotherFileCannotNameDoesNotCount() {
    #expect(role("class Here: Base {}", beside: ["App/Base.swift": "private class Base: UIView {}"]) == .unknown("Base"))
    #expect(
      role("class Here: Base {}", beside: ["App/Outer.swift": "enum Outer { class Base: UIView {} }"]) == .unknown("Base"))
  }

  @Test func anExtensionElsewhereAddsItsConformance() {
    let found = role("struct Row {}", beside: ["App/Row+View.swift": "import SwiftUI\nextension Row: View {}"])
    #expect(found == .known(.environmentReader))
    let line = role("final class Line: Pod.Line {}", beside: ["App/Line.swift": "extension Line: UITraitEnvironment {}"])
    #expect(line == .known(.layoutEnvironment))
  }

  @Test func theModuleMayBeNamed() {
    let others = ["Kit/Sources/Design/Base.swift": "open class Base: UIView {}", "Kit/Sources/Core/Base.swift": "class Base {}"]
    #expect(role("class Here: Design.Base {}", beside: others) == .known(.view))
  }

  @Test func aCircleEnds() {
    let others = ["App/A.swift": "class A: B {}", "App/B.swift": "class B: A {}"]
    #expect(role("class Here: A {}", beside: others) == .known(.other))
  }

  @Test func classesAreFollowedToTheirFirstOutside() throws {
    let here = "class Here: Base {}"
    let project = Texts(["App/Base.swift": "class Base: UITableViewController {}", "App/Here.swift": here])
    let file = FileContext(path: "App/Here.swift", tree: Tree.parse(Array(here.utf8)), deploymentTarget: nil, project: project)
    let type = try #require(file.declarations.types.first)
    #expect(file.declarations.inherits(type, from: "UITableViewController"))
    #expect(file.declarations.inherits(type, from: "Base"))
    #expect(!file.declarations.inherits(type, from: "UICollectionViewController"))
  }

  @Test func wordsOfFilesAreKnown() {
    let index = Texts(["App/A.swift": "func f() { hairline() }", "App/B.swift": "let x = 1"]).index
    #expect(index.paths(holding: "hairline") == ["App/A.swift"])
  }
}
