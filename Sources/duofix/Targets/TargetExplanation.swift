import Meaning

/// What `report --explain-target` prints: for each file the deployment target, and why it is that one.
struct TargetExplanation {
  private let arguments: Arguments
  private let finder = TargetFinder()

  init(_ arguments: Arguments) { self.arguments = arguments }

  func run() throws(CommandError) -> ExitStatus {
    var chapters: [String] = []
    var failures: [Failure] = []
    for operand in arguments.operands {
      let path = PathName.tidied(operand)
      guard let realPath = FileSystem.realPath(path.isEmpty ? "." : path) else {
        failures.append(Failure(operand, "there is no such file or folder"))
        continue
      }
      chapters.append(chapter(on: path, realPath))
    }
    try Console.standardOutput.write(chapters.joined(separator: "\n"))
    for failure in failures { try Console.standardError.write("\(failure)\n") }
    return failures.isEmpty ? .done : .unprocessed
  }

  private func chapter(on path: String, _ realPath: String) -> String {
    // A folder is looked at as a file in it would be.
    let file = FileSystem.isFolder(realPath) ? PathName.joined(realPath, "File.swift") : realPath
    let verdict = finder.verdict(on: file)
    let name = path.isEmpty ? "." : path
    var lines: [String] = []
    if let flag = arguments.deploymentTarget {
      lines.append("\(name): iOS \(flag), as `--deployment-target` says")
    } else if let version = verdict.target.iOS {
      lines.append("\(name): iOS \(version), since \(verdict.reason)")
    } else {
      lines.append("\(name): not known, since \(verdict.reason)")
    }
    let withFile = verdict.candidates.filter { $0.compilesFile == true }
    let others = verdict.candidates.filter { $0.compilesFile != true }
    for candidate in withFile + others {
      let relation =
        switch candidate.compilesFile {
        case true: "compiles it"
        case false: "does not compile it"
        case nil: "may compile it"
        }
      let version = candidate.target.version.map { "iOS \($0)" } ?? "iOS, not known which"
      lines.append("  \(candidate.target.name): \(version), \(relation)")
      for evidence in candidate.target.evidence { lines.append("    \(evidence)") }
    }
    let systems = verdict.target.others.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    if !systems.isEmpty { lines.append("  other systems, which keep their own checks: \(systems.joined(separator: ", "))") }
    return lines.map { $0 + "\n" }.joined()
  }
}
