import Meaning
import Rewrites
import Rewriting
import StubSDK
import Testing

// Wrappers that other files of the module have already.

private struct Texts: Project {
  let texts: [String: String]
  let index: ProjectIndex

  init(_ texts: [String: String]) {
    self.texts = texts
    index = ProjectIndex(texts.map { FileFacts(skimming: Array($1.utf8), path: $0, root: "") })
  }

  func text(at path: String) -> [UInt8]? { texts[path].map { Array($0.utf8) } }
  func displayPath(of path: String) -> String { path }
}

@Suite struct WrapperProjectTests {
  private static let sheet = """
    import SwiftUI

    struct Sheet: View {
      var body: some View {
        Text("A").toolbarVerticalBehavior(.disabled)
      }
    }

    """

  private static func wrapper(_ name: String, access: String = "") -> String {
    """
    import SwiftUI

    \(access)extension View {
      /// For sheets.
      @ViewBuilder
      func \(name)() -> some View {
        if #available(iOS 27.1, *) {
          self.toolbarVerticalBehavior(.disabled)
        } else {
          self
        }
      }
    }

    """
  }

  /// What becomes of the sheet in the file "App/Sheet.swift" beside others, and what the compiler says to all of them.
  private func outcome(beside others: [String: String]) throws -> (text: String, errors: [String]) {
    let project = Texts(others.merging(["App/Sheet.swift": Self.sheet]) { first, _ in first })
    let engine = Engine(
      rewrites: [AvailabilityGuard.self],
      configuration: Configuration(deploymentTarget: OSVersion(17), includesReview: true), project: project)
    let result = engine.process(Array(Self.sheet.utf8), path: "App/Sheet.swift", identity: "App/Sheet.swift")
    let module = others.filter { $0.key.hasPrefix("App/") }.sorted { $0.key < $1.key }
    let sources = module.map { (name: String($0.key.dropFirst(4)), bytes: Array($0.value.utf8)) }
    let verdict = try StubSDK.check(
      Program(
        sources: [(name: "Sheet.swift", bytes: result.output)] + sources, deploymentTarget: "17.0", swiftVersion: "6"))
    return (String(decoding: result.output, as: UTF8.self), verdict.errors.map(\.message))
  }

  @Test func oneThatDoesTheSameIsUsed() throws {
    let found = try outcome(beside: ["App/Bars.swift": Self.wrapper("horizontalBarsOnly")])
    #expect(found.text == Self.sheet.replacing("toolbarVerticalBehavior(.disabled)", with: "horizontalBarsOnly()"))
    #expect(found.errors == [])
  }

  @Test func oneThatIsPrivateOrElsewhereIsNot() throws {
    let name = "toolbarVerticalBehaviorDisabledIfAvailable"
    for others in [
      ["App/Bars.swift": Self.wrapper(name, access: "private ")], ["Kit/Bars.swift": Self.wrapper(name)],
    ] {
      let found = try outcome(beside: others)
      #expect(found.text.contains("Text(\"A\").\(name)()"))
      #expect(found.text.contains("private extension View {"))
      #expect(found.errors == [])
    }
  }

  @Test func aFunctionOfTheProjectMayBeMeant() throws {
    let other = "import SwiftUI\n\nextension View {\n  func toolbarVerticalBehavior(_ edge: Edge) -> some View { self }\n}\n"
    #expect(try outcome(beside: ["App/Bars.swift": other]).text == Self.sheet)
    let closed = other.replacing("  func", with: "  private func")
    #expect(try outcome(beside: ["App/Bars.swift": closed]).text != Self.sheet)
    #expect(try outcome(beside: ["Kit/Bars.swift": other]).text != Self.sheet)
  }

  @Test func aTypeOfTheProjectHidesThePlatforms() throws {
    let sheet = "import SwiftUI\n\nfunc corners() -> ConcentricRectangle { ConcentricRectangle() }\n"
    let found = { (others: [String: String]) in
      let project = Texts(others.merging(["App/Sheet.swift": sheet]) { first, _ in first })
      return Engine(
        rewrites: [AvailabilityGuard.self], configuration: Configuration(deploymentTarget: OSVersion(17)), project: project
      ).process(Array(sheet.utf8), path: "App/Sheet.swift", identity: "App/Sheet.swift").findings.count
    }
    #expect(found([:]) == 1)
    #expect(found(["App/Own.swift": "struct ConcentricRectangle {}\n"]) == 0)
    #expect(found(["App/Own.swift": "enum Own { struct ConcentricRectangle {} }\n"]) == 1)
    #expect(found(["App/Own.swift": "private struct ConcentricRectangle {}\n"]) == 1)
    #expect(found(["Kit/Own.swift": "struct ConcentricRectangle {}\n"]) == 1)
  }

  @Test func aNameThatIsTakenIsNotTakenAgain() throws {
    let name = "toolbarVerticalBehaviorDisabledIfAvailable"
    let other = "import SwiftUI\n\nextension View {\n  func \(name)() -> some View { opacity(1) }\n}\n"
    let found = try outcome(beside: ["App/Bars.swift": other])
    #expect(found.text.contains("Text(\"A\").\(name)2()"))
    #expect(found.text.contains("  func \(name)2() -> some View {"))
    #expect(found.errors == [])
  }
}
