import Meaning

/// The deployment target of one file: what was found around it, and which of it holds.
struct TargetVerdict {
  /// One package or target of a project.
  struct Candidate {
    let target: DeploymentTarget
    /// Nil when that cannot be told.
    let compilesFile: Bool?
    let macros: AvailabilityMacros
    /// Where it takes the file from, when it takes whatever lies there.
    let folder: String?
  }

  private(set) var target: FileTarget
  let candidates: [Candidate]
  /// Why it is what it is, as a clause.
  let reason: String

  /// - Parameters:
  ///   - path: absolute.
  ///   - sources: nearest first.
  ///   - root: the folder that paths are shown from.
  init(of path: String, _ sources: [TargetFinder.Source], root: String) {
    var candidates: [Candidate] = []
    var hasPackage = false
    for source in sources {
      switch source {
      case .package(let folder, let manifest):
        // A package ends where another one begins below it.
        let isNearest = !hasPackage
        hasPackage = true
        let file = PathName.relative(path, to: folder) ?? ""
        let compiles = isNearest ? manifest.compiles(file) : false
        let name = PathName.relative(PathName.joined(folder, "Package.swift"), to: root) ?? "Package.swift"
        // What names no version still says something about the files that it compiles.
        guard manifest.version != nil || manifest.hasUnreadableVersion || compiles != false else { continue }
        candidates.append(
          Candidate(target: manifest.target(named: "`\(name)`"), compilesFile: compiles, macros: manifest.macros,
            folder: manifest.sourceFolder(of: file).map { $0.isEmpty ? folder : PathName.joined(folder, $0) }))
      case .project(_, let project):
        let compilers = project.targets(compiling: path)
        for (index, target) in project.targets.enumerated() {
          candidates.append(
            Candidate(
              target: target, compilesFile: compilers.contains(index), macros: project.macros[index],
              folder: project.folder(from: path, in: index)))
        }
      }
    }
    self.candidates = candidates
    let compiling = candidates.filter { $0.compilesFile == true }
    let deciding = compiling.isEmpty ? candidates : compiling
    var macros = AvailabilityMacros()
    for candidate in deciding { macros.formUnion(candidate.macros) }
    let unreadable = deciding.first { $0.target.version == nil }
    let lowest = deciding.compactMap(\.target.version).min()
    var others: [String: OSVersion] = [:]
    for candidate in deciding { others.merge(candidate.target.others, uniquingKeysWith: min) }
    let known = others.keys.filter { name in deciding.allSatisfy { $0.target.others[name] != nil } }
    target = FileTarget(
      iOS: unreadable == nil ? lowest : nil, macros: macros, others: others,
      knownOthers: compiling.isEmpty ? [] : Set(known))
    // The innermost of the folders, when all of them take whatever lies there.
    let folders = compiling.map(\.folder)
    if let innermost = folders.compactMap(\.self).max(by: { $0.utf8.count < $1.utf8.count }),
      folders.allSatisfy({ $0.map { PathName.relative(innermost, to: $0) != nil } ?? false })
    {
      target.sharedFolder = innermost
    }
    if let unreadable {
      reason = "what \(unreadable.target.name) says cannot be worked out"
    } else if let lowest {
      let name = deciding.first { $0.target.version == lowest }?.target.name ?? ""
      let rank = deciding.count == 1 ? "the only one that" : "the lowest of the \(deciding.count) that"
      reason =
        compiling.isEmpty
        ? "nothing tells who compiles it, and the lowest of all is that of \(name)"
        : "\(name) is \(rank) compile\(deciding.count == 1 ? "s" : "") it"
    } else {
      reason = "no manifest and no project around it says one"
    }
  }
}

extension PackageManifest {
  fileprivate func target(named name: String) -> DeploymentTarget {
    if hasUnreadableVersion { return DeploymentTarget(name: name, version: nil, evidence: ["`platforms` is worked out by code"], others: others) }
    guard let version else {
      let oldest = Self.oldestVersion
      return DeploymentTarget(name: name, version: oldest, evidence: ["`platforms` names no iOS, which means \(oldest)"], others: others)
    }
    return DeploymentTarget(name: name, version: version, evidence: ["\(version) in `platforms`"], others: others)
  }
}
