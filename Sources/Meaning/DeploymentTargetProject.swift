// What an Xcode project says: its targets, what each of their configurations builds for, and which files they compile.

/// A `project.pbxproj`.
public struct XcodeProject: Sendable {
  /// Those that build for iOS.
  public private(set) var targets: [DeploymentTarget] = []
  public private(set) var macros: [AvailabilityMacros] = []
  /// From the path of a file to the indices of the targets that compile it.
  private var compilers: [String: Set<Int>] = [:]
  /// Folders whose files belong to a target without being listed, and what is left out of them.
  private var folders: [(path: String, target: Int, exceptions: Set<String>)] = []

  /// - Parameters:
  ///   - text: the bytes of the `project.pbxproj`.
  ///   - path: the absolute path of the `.xcodeproj`.
  ///   - read: the bytes of the file at an absolute path, for the xcconfig files that it names.
  public init?(_ text: [UInt8], path: String, read: @escaping (String) -> [UInt8]?) {
    guard let list = PropertyList(text), let objects = list["objects"]?.dictionary,
      let root = list["rootObject"]?.string, let project = objects[root]
    else { return nil }
    let folder = FilePath.joined(FilePath.folder(of: path), project["projectDirPath"]?.string ?? "")
    let reader = Reader(
      objects: objects, name: String(path.split(separator: "/").last ?? ""), read: read,
      paths: Self.paths(project, objects, folder))
    let shared = reader.configurations(of: project)
    for id in project["targets"]?.strings ?? [] {
      guard let object = objects[id], object["isa"]?.string == "PBXNativeTarget" else { continue }
      guard let (target, macros) = reader.target(object, shared) else { continue }
      let index = targets.count
      targets.append(target)
      self.macros.append(macros)
      addFiles(of: object, id: id, index, reader)
    }
  }

  /// The indices of the targets that compile a file.
  ///
  /// - Parameter path: absolute.
  public func targets(compiling path: String) -> Set<Int> {
    var result = compilers[path] ?? []
    for folder in folders where FilePath.isBelow(path, folder.path) && !folder.exceptions.contains(path) {
      result.insert(folder.target)
    }
    return result
  }

  /// The folder from which a target takes a file without a list: absolute.
  public func folder(from path: String, in target: Int) -> String? {
    folders.first { $0.target == target && FilePath.isBelow(path, $0.path) && !$0.exceptions.contains(path) }?.path
  }

  private mutating func addFiles(of target: PropertyList, id: String, _ index: Int, _ reader: Reader) {
    for phase in target["buildPhases"]?.strings ?? [] {
      guard let phase = reader.objects[phase], phase["isa"]?.string == "PBXSourcesBuildPhase" else { continue }
      for file in phase["files"]?.strings ?? [] {
        guard let reference = reader.objects[file]?["fileRef"]?.string, let path = reader.paths[reference] else { continue }
        compilers[path, default: []].insert(index)
      }
    }
    let own = Set(target["fileSystemSynchronizedGroups"]?.strings ?? [])
    for (group, path) in reader.paths where reader.objects[group]?["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" {
      // The exceptions of the target that has the folder leave files out, those of another one put them in.
      var exceptions: Set<String> = []
      for set in reader.objects[group]?["exceptions"]?.strings ?? [] {
        guard let set = reader.objects[set], set["target"]?.string == id else { continue }
        let names = (set["membershipExceptions"]?.strings ?? []).map { String($0.drop { $0 == "/" }) }
        exceptions.formUnion(names.map { FilePath.joined(path, $0) })
      }
      if own.contains(group) {
        folders.append((path, index, exceptions))
      } else {
        for file in exceptions { compilers[file, default: []].insert(index) }
      }
    }
  }

  /// The path of every file and folder of the project that can be told.
  private static func paths(_ project: PropertyList, _ objects: [String: PropertyList], _ folder: String) -> [String: String] {
    guard let main = project["mainGroup"]?.string else { return [:] }
    var paths: [String: String] = [:]
    var pending: [(id: String, parent: String?)] = [(main, folder)]
    while let (id, parent) = pending.popLast() {
      guard let object = objects[id], paths[id] == nil else { continue }
      let own = object["path"]?.string ?? ""
      let path: String? =
        switch object["sourceTree"]?.string ?? "<group>" {
        case "<group>": parent.map { FilePath.joined($0, own) }
        case "SOURCE_ROOT": FilePath.joined(folder, own)
        case "<absolute>": own
        default: nil
        }
      if let path { paths[id] = path }
      for child in object["children"]?.strings ?? [] { pending.append((child, path)) }
    }
    return paths
  }

  private struct Reader {
    let objects: [String: PropertyList]
    /// "App.xcodeproj"
    let name: String
    let read: (String) -> [UInt8]?
    let paths: [String: String]

    struct Configuration {
      let name: String
      let layers: [BuildSettings]
    }

    func configurations(of object: PropertyList, place: String = "") -> [Configuration] {
      guard let list = object["buildConfigurationList"]?.string, let ids = objects[list]?["buildConfigurations"]?.strings
      else { return [] }
      return ids.compactMap { objects[$0] }.map { configuration in
        var layers = [BuildSettings(configuration["buildSettings"], place: "`\(name)`" + place)]
        if let path = xcconfig(of: configuration) { layers.append(BuildSettings(xcconfig: path, read: read)) }
        return Configuration(name: configuration["name"]?.string ?? "", layers: layers)
      }
    }

    private func xcconfig(of configuration: PropertyList) -> String? {
      if let id = configuration["baseConfigurationReference"]?.string { return paths[id] }
      guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.string, let folder = paths[anchor],
        let path = configuration["baseConfigurationReferenceRelativePath"]?.string
      else { return nil }
      return FilePath.joined(folder, path)
    }

    /// `nil` for a target that does not build for iOS.
    func target(_ object: PropertyList, _ shared: [Configuration]) -> (DeploymentTarget, AvailabilityMacros)? {
      let title = object["name"]?.string ?? ""
      var lowest: OSVersion?
      var isUnreadable = false
      var others: [String: OSVersion] = [:]
      var evidence: [(found: String, configurations: [String])] = []
      var macros = AvailabilityMacros()
      for own in configurations(of: object, place: ", target `\(title)`") {
        let below = shared.first { $0.name == own.name } ?? shared.first
        let settings = LayeredSettings(layers: own.layers + (below?.layers ?? []))
        guard settings.areForIOS else { continue }
        for (platform, version) in settings.others { others[platform] = min(others[platform] ?? version, version) }
        for flags in settings.values(of: "OTHER_SWIFT_FLAGS") { macros.define(inFlags: flags.text) }
        for value in settings.values(of: "IPHONEOS_DEPLOYMENT_TARGET") {
          let version = OSVersion(value.text)
          let found = "\(version?.description ?? "`\(value.text)`") in \(value.place)"
          if let index = evidence.firstIndex(where: { $0.found == found }) {
            evidence[index].configurations.append(own.name)
          } else {
            evidence.append((found, [own.name]))
          }
          if let version { lowest = min(lowest ?? version, version) } else { isUnreadable = true }
        }
      }
      // Without any value Xcode takes the newest system there is: nothing has to run on an older one.
      guard !evidence.isEmpty else { return nil }
      let target = DeploymentTarget(
        name: "target `\(title)` of `\(name)`", version: isUnreadable ? nil : lowest,
        evidence: evidence.map { "\($0.configurations.joined(separator: ", ")): \($0.found)" }, others: others)
      return (target, macros)
    }
  }
}

extension LayeredSettings {
  /// The other systems that a build with these settings can be for, with their oldest versions.
  fileprivate var others: [String: OSVersion] {
    let platforms = (values(of: "SUPPORTED_PLATFORMS") + values(of: "SDKROOT")).map(\.text)
    var result: [String: OSVersion] = [:]
    for (name, key, platform) in [
      ("macOS", "MACOSX", "macosx"), ("tvOS", "TVOS", "appletvos"), ("watchOS", "WATCHOS", "watchos"),
      ("visionOS", "XROS", "xros"),
    ] where platforms.contains(where: { $0 == "auto" || $0.contains(platform) }) {
      result[name] = values(of: key + "_DEPLOYMENT_TARGET").compactMap { OSVersion($0.text) }.min()
    }
    return result
  }

  /// Whether a build with these settings can be one for iOS.
  fileprivate var areForIOS: Bool {
    let platforms = values(of: "SUPPORTED_PLATFORMS").map(\.text)
    if !platforms.isEmpty { return platforms.contains { $0.contains("iphone") || $0.contains("$") } }
    let kits = values(of: "SDKROOT").map(\.text)
    return kits.isEmpty || kits.contains { $0.isEmpty || $0.hasPrefix("iphone") || $0 == "auto" || $0.contains("$") }
  }
}
