// Which systems a file has to run on, as the manifests and projects around it say. Reading them takes bytes and returns
// values; finding them is not done here.

/// What the project says about one file.
public struct FileTarget: Sendable, Equatable {
  /// The oldest iOS that the code has to run on; `nil` when nothing tells.
  public var iOS: OSVersion?
  /// The availability macros that its build defines.
  public var macros: AvailabilityMacros
  /// The oldest versions of other systems that somebody states: "macOS", "visionOS".
  public var others: [String: OSVersion]
  /// Those of the others that everyone states who compiles the file.
  public var knownOthers: Set<String>

  /// A folder whose new Swift files are compiled by everyone who compiles the file: absolute, `nil` where there is none.
  public var sharedFolder: String?

  public init(
    iOS: OSVersion? = nil, macros: AvailabilityMacros = AvailabilityMacros(), others: [String: OSVersion] = [:],
    knownOthers: Set<String> = []
  ) {
    self.iOS = iOS
    self.macros = macros
    self.others = others
    self.knownOthers = knownOthers
  }

  /// The same where no other file may be changed.
  public var alone: FileTarget {
    var copy = self
    copy.sharedFolder = nil
    return copy
  }

  /// Somebody who says which system it is, over what was found.
  public func with(iOS version: OSVersion?) -> FileTarget {
    var copy = self
    if let version { copy.iOS = version }
    return copy
  }

  /// Whether an entry of an availability list says nothing new about a system other than iOS.
  public func covers(_ platform: String, _ version: OSVersion) -> Bool {
    let name = Self.name(of: platform)
    return knownOthers.contains(name) && others[name].map { $0 >= version } == true
  }

  /// A system that goes by the iOS versions of a list and is older here than one of them.
  ///
  /// Mac Catalyst always does; visionOS does for `@available` on declarations, and takes `#available(iOS …, *)` for true.
  /// That is what the compiler makes of them for `arm64-apple-xros` and `arm64-apple-ios-macabi`.
  public func olderRelative(of version: OSVersion, onDeclaration: Bool) -> (name: String, version: OSVersion)? {
    var relatives = [("macCatalyst", version)]
    if onDeclaration { relatives.append(("visionOS", Self.visionOS(besides: version))) }
    for (name, needed) in relatives {
      if let known = others[name], known < needed { return (name, known) }
    }
    return nil
  }

  /// The visionOS that came out beside an iOS, which is what the compiler takes a list for that does not name it.
  private static func visionOS(besides iOS: OSVersion) -> OSVersion {
    switch iOS.major {
    case ..<17: OSVersion(1)
    case 17: OSVersion(1, max(0, iOS.minor - 3))
    case 18: OSVersion(2, iOS.minor, iOS.patch)
    default: iOS
    }
  }

  private static func name(of platform: String) -> String {
    let suffix = "ApplicationExtension"
    let name = platform.hasSuffix(suffix) ? String(platform.dropLast(suffix.count)) : platform
    return ["OSX": "macOS", "xrOS": "visionOS"][name] ?? name
  }
}

/// A target of a project, or a package: what it builds for, and what says so.
public struct DeploymentTarget: Sendable, Hashable {
  /// "`Package.swift`", "target `App` of `App.xcodeproj`"
  public let name: String
  /// The oldest iOS of all its configurations; `nil` when what is written cannot be worked out.
  public let version: OSVersion?
  /// What was read where, a phrase for each value: "Debug, Release: 15.0 in `App.xcconfig`".
  public let evidence: [String]
  /// The oldest versions of other systems that it states.
  public let others: [String: OSVersion]

  public init(name: String, version: OSVersion?, evidence: [String], others: [String: OSVersion] = [:]) {
    self.name = name
    self.version = version
    self.evidence = evidence
    self.others = others
  }
}

/// Availability macros, as `-define-availability "Name 1.0:iOS 15.0, macOS 12.0"` defines them.
public struct AvailabilityMacros: Sendable, Equatable {
  /// The platforms that a name, with the version behind it, stands for; none for a name that is defined in two ways.
  private var definitions: [String: [String: OSVersion]] = [:]

  public init() {}

  public var isEmpty: Bool { definitions.isEmpty }

  /// Takes in a definition: `Name:iOS 15.0` or `Name 1.0:iOS 15.0, macOS 12.0`. Returns whether it is one.
  @discardableResult
  public mutating func define(_ text: String) -> Bool {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return false }
    let words = parts[0].split(separator: " ")
    guard let name = words.first, name.first?.isLetter == true || name.first == "_", words.count <= 2,
      words.count == 1 || OSVersion(String(words[1])) != nil
    else { return false }
    var platforms: [String: OSVersion] = [:]
    for entry in parts[1].split(separator: ",") {
      let words = entry.split(separator: " ")
      guard words.count == 2, let version = OSVersion(String(words[1])) else { return false }
      platforms[String(words[0])] = version
    }
    guard !platforms.isEmpty else { return false }
    let key = Self.key(String(name), words.count == 2 ? OSVersion(String(words[1])) : nil)
    definitions[key] = definitions[key].map { $0 == platforms ? platforms : [:] } ?? platforms
    return true
  }

  /// Takes in every definition of compiler flags: `-Xfrontend -define-availability -Xfrontend "Name 1.0:iOS 15.0"`,
  /// `-enable-experimental-feature AvailabilityMacro="Name 1.0:iOS 15.0"`.
  public mutating func define(inFlags flags: String) {
    for mark in ["-define-availability", "AvailabilityMacro="] {
      var rest = Substring(flags)
      while let range = rest.firstRange(of: mark) {
        rest = rest[range.upperBound...]
        var text = rest.drop { $0 == " " || $0 == "=" }
        if text.hasPrefix("-Xfrontend") { text = text.dropFirst("-Xfrontend".count).drop { $0 == " " } }
        if text.hasPrefix("AvailabilityMacro=") { text = text.dropFirst("AvailabilityMacro=".count) }
        let marks: Set<Character> = ["\"", "'", "\\"]
        let isQuoted = text.first.map(marks.contains) ?? false
        text = text.drop(while: marks.contains)
        define(String(isQuoted ? text.prefix { !marks.contains($0) } : text.prefix { $0 != "\"" && $0 != "-" }))
      }
    }
  }

  /// Takes in what another build defines. What the two define in different ways is not known any more.
  public mutating func formUnion(_ other: AvailabilityMacros) {
    definitions.merge(other.definitions) { $0 == $1 ? $0 : [:] }
  }

  /// The platforms that an entry of an availability list stands for.
  func platforms(_ name: String, _ version: OSVersion?) -> [String: OSVersion]? {
    definitions[Self.key(name, version)].flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func key(_ name: String, _ version: OSVersion?) -> String { version.map { "\(name) \($0)" } ?? name }
}
