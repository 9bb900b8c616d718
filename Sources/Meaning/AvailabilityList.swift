import SwiftTree

// What stands between the parentheses of `@available(…)`, `#available(…)` and `#unavailable(…)`.

/// An availability list: the platforms it names, and what else it says.
public struct AvailabilityList: Sendable {
  /// One platform or availability macro with the version it asks for.
  public struct Entry: Sendable {
    public let name: String
    /// `nil` when none is written: `@available(iOS, unavailable)`.
    public let version: OSVersion?
    /// The bytes of the version.
    public let versionRange: Range<Int>?
    /// The argument's node, with the comma after it.
    public let node: Node
  }

  /// Where the list stands: an `attribute` or an `availabilityCondition`.
  public let node: Node
  public let entries: [Entry]
  /// The list ends with `*`.
  public let hasStar: Bool
  /// `#unavailable`.
  public let isNegated: Bool
  /// `deprecated`, `obsoleted`, `unavailable`, `renamed`, `message`, `noasync`: what says more than since when.
  public let notes: [String]

  /// The list of an `@available` attribute or of a `#available` condition, `nil` for any other node.
  public init?(_ node: Node) { self.init(node, AvailabilityMacros()) }

  /// The same where availability macros are defined: they are taken for what they stand for.
  public init?(_ node: Node, _ macros: AvailabilityMacros) {
    let tree = node.tree
    switch node.kind {
    case .availabilityCondition:
      isNegated = tree.tokens[node.tokenRange.lowerBound].kind == .poundUnavailable
    case .attribute:
      guard let name = node.firstChild, name.kind == .identifierType,
        name.text == "available" || name.text == "_spi_available"
      else { return nil }
      isNegated = false
    default:
      return nil
    }
    guard !node.hasError else { return nil }
    self.node = node
    var entries: [Entry] = []
    var notes: [String] = []
    var hasStar = false
    for argument in node.children where argument.kind == .availabilityArgument {
      let words = argument.tokenRange.filter { tree.tokens[$0].kind != .comma }
      guard let first = words.first else { continue }
      let name = tree.string(ofToken: first)
      let isLabelled = words.count > 1 && tree.tokens[words[1]].kind == .colon
      let digits = words.dropFirst(isLabelled ? 2 : 1)
      let version = OSVersion(digits.map { tree.string(ofToken: $0) }.joined())
      let versionRange = version == nil ? nil : digits.first.map { first in
        tree.tokens[first].start..<tree.tokens[digits.last ?? first].end
      }
      switch name {
      case "*":
        hasStar = true
      case "introduced" where isLabelled && entries.count == 1 && entries[0].version == nil:
        entries[0] = Entry(name: entries[0].name, version: version, versionRange: versionRange, node: entries[0].node)
      case "deprecated", "obsoleted", "unavailable", "renamed", "message", "noasync":
        notes.append(name)
      default:
        if !macros.isEmpty, !Self.platforms.contains(name), let platforms = macros.platforms(name, version) {
          for (platform, version) in platforms.sorted(by: { $0.key < $1.key }) {
            entries.append(Entry(name: platform, version: version, versionRange: nil, node: argument))
          }
        } else {
          entries.append(Entry(name: name, version: version, versionRange: versionRange, node: argument))
        }
      }
    }
    self.entries = entries
    self.notes = notes
    self.hasStar = hasStar
  }

  /// The iOS version that the list asks for, `nil` when it does not name iOS. `*` alone asks for nothing: the
  /// deployment target goes on to hold.
  public var iOS: OSVersion? { entries.first { $0.name == "iOS" }?.version }

  /// The list says that the declaration is not for iOS at all: nothing in it is checked.
  public var excludesIOS: Bool {
    notes.contains("unavailable") && (hasStar && entries.isEmpty || entries.contains { $0.name == "iOS" })
  }

  /// A name that is no platform: an availability macro of the build settings. What it asks for is not in the file.
  public var macroName: String? { entries.first { !Self.platforms.contains($0.name) }?.name }

  private static let platforms: Set<String> = [
    "iOS", "iOSApplicationExtension", "macOS", "macOSApplicationExtension", "OSX", "OSXApplicationExtension", "tvOS",
    "tvOSApplicationExtension", "watchOS", "watchOSApplicationExtension", "visionOS", "visionOSApplicationExtension",
    "xrOS", "macCatalyst", "macCatalystApplicationExtension", "DriverKit", "swift", "Swift", "Windows", "Android",
    "OpenBSD", "FreeBSD", "Linux", "_PackageDescription",
  ]
}
