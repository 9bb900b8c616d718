import StubSDK
import Testing

// The check that guards the goldens is guarded here: programs that are wrong on purpose have to be refused for the reason
// that they are wrong, or the compiler's silence about a golden means nothing.

@Suite struct StubSDKTests {
  struct WrongProgram: Sendable, CustomTestStringConvertible {
    let name: String
    let source: String
    /// A part of the error that the real SDK gives.
    let error: String
    var swiftVersions = ["5", "6"]
    var testDescription: String { name }
  }

  static let wrongPrograms = [
    WrongProgram(
      name: "traits in a static",
      source: "import UIKit\nfinal class A: UIView { static let line = 1 / traitCollection.displayScale }",
      error: "cannot use instance member 'traitCollection'"),
    WrongProgram(
      name: "traits in an initial value",
      source: "import UIKit\nfinal class A: UIView { let line = 1 / traitCollection.displayScale }",
      error: "cannot use instance member 'traitCollection' within property initializer"),
    WrongProgram(
      name: "traits before super.init",
      source: """
        import UIKit
        final class A: UIView {
          let line: CGFloat
          init() { line = 1 / traitCollection.displayScale; super.init(frame: .zero) }
          required init?(coder: NSCoder) { nil }
        }
        """,
      error: "'self' used"),
    WrongProgram(
      name: "traits inside super.init",
      source: """
        import UIKit
        final class A: UIView {
          init() { super.init(frame: CGRect(x: 0, y: 0, width: traitCollection.displayScale, height: 1)) }
          required init?(coder: NSCoder) { nil }
        }
        """,
      error: "'self' used"),
    WrongProgram(
      name: "traits in an escaping closure",
      source: """
        import UIKit
        func keep(_ work: @escaping @MainActor () -> Void) {}
        final class A: UIView { func go() { keep { print(traitCollection.displayScale) } } }
        """,
      error: "implicit use of 'self' in closure"),
    WrongProgram(
      name: "traits through a weak self",
      source: """
        import UIKit
        func keep(_ work: @escaping @MainActor () -> Void) {}
        final class A: UIView { func go() { keep { [weak self] in let x: CGFloat = self.traitCollection.displayScale; print(x) } } }
        """,
      error: "must be unwrapped"),
    WrongProgram(
      name: "self in a default argument",
      source: "import UIKit\nfinal class A: UIView { func go(_ scale: CGFloat = traitCollection.displayScale) {} }",
      error: "cannot use instance member 'traitCollection' as a default parameter"),
    WrongProgram(
      name: "a model without traits",
      source: "import UIKit\n@MainActor final class A: NSObject { func go() -> CGFloat { traitCollection.displayScale } }",
      error: "cannot find 'traitCollection' in scope"),
    WrongProgram(
      name: "an optional where a value was",
      source: """
        import UIKit
        final class A: UIViewController { func go() -> CGFloat { view.window?.windowScene?.screen.brightness } }
        """,
      error: "must be unwrapped"),
    WrongProgram(
      name: "an unguarded property",
      source: "import UIKit\nfunc go(_ item: UIBarButtonItem) { item.axisBehavior = .horizontalOnly }",
      error: "only available in iOS 27.1 or newer", swiftVersions: ["5"]),
    WrongProgram(
      name: "an unguarded override",
      source: "import UIKit\nfinal class A: UIViewController { override var preferredVerticalBarBehavior: UIVerticalBarBehavior { .disabled } }",
      error: "only available in iOS 27.1 or newer"),
    WrongProgram(
      name: "an unguarded modifier",
      source: "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\").toolbarVerticalBehavior(.disabled) } }",
      error: "only available in iOS 27.1 or newer"),
    WrongProgram(
      name: "unguarded toolbar content",
      source: """
        import SwiftUI
        struct A: View {
          var body: some View { Text("a").toolbar { ToolbarItem { Button("b") {} }.axisBehavior(.horizontalOnly) } }
        }
        """,
      error: "only available in iOS 27.1 or newer"),
    WrongProgram(
      name: "an unguarded environment value",
      source: "import SwiftUI\nstruct A: View { @Environment(\\.toolbarVerticalEdge) var edge\n  var body: some View { Text(\"a\") } }",
      error: "only available in iOS 27.1 or newer"),
    WrongProgram(
      name: "a missing environment property",
      source: "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\").padding(1 / displayScale) } }",
      error: "cannot find 'displayScale' in scope"),
    WrongProgram(
      name: "traits off the main actor",
      source: "import UIKit\nfinal class A: UIView { nonisolated func go() -> CGFloat { traitCollection.displayScale } }",
      error: "main actor-isolated", swiftVersions: ["6"]),
    WrongProgram(
      name: "an invented coordinator",
      source: "import AVFoundation\nlet coordinator: AVCaptureDeviceDirectionCoordinator? = nil",
      error: "cannot find type 'AVCaptureDeviceDirectionCoordinator' in scope"),
  ]

  @Test(arguments: wrongPrograms)
  func refuses(program: WrongProgram) throws {
    for version in program.swiftVersions {
      let verdict = try StubSDK.check(
        Program(
          sources: [(name: "Wrong.swift", bytes: Array(program.source.utf8))], deploymentTarget: "17.0",
          swiftVersion: version))
      #expect(
        verdict.errors.contains { $0.message.contains(program.error) },
        "Swift \(version) should say '\(program.error)', and says \(verdict.errors.map(\.message))")
    }
  }

  @Test func readsPlacesAndWarnings() throws {
    let source = "import UIKit\nfunc go() {\n  let unused = 1\n  let broken: Int = \"a\"\n}\n"
    let verdict = try StubSDK.check(
      Program(
        sources: [(name: "Place.swift", bytes: Array(source.utf8))], deploymentTarget: "15.0", swiftVersion: "5"))
    #expect(verdict.errors.map { "\($0.file):\($0.line):\($0.column)" } == ["Place.swift:4:21"])
    let clean = try StubSDK.check(
      Program(
        sources: [(name: "Place.swift", bytes: Array("func go() {\n  let unused = 1\n}\n".utf8))],
        deploymentTarget: "15.0", swiftVersion: "5"))
    #expect(clean.errors.isEmpty)
    #expect(clean.warnings.map(\.line) == [2])
  }
}
