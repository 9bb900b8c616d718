/// Runs git, for what only git knows: what is staged, and where hooks go.
enum Git {
  /// What a command prints, nil where it does not succeed.
  static func output(_ arguments: [String]) throws(CommandError) -> [UInt8]? {
    let git = try start(arguments)
    git.endInput()
    guard let output = try? git.readToEnd(), git.succeeds() else { return nil }
    return output
  }

  static func start(_ arguments: [String]) throws(CommandError) -> Subprocess {
    do throws(Subprocess.LaunchError) {
      return try Subprocess("git", arguments)
    } catch {
      switch error {
      case .notFound: throw .noGit
      case .system(let failure): throw .gitFailed("git", reason: failure.reason)
      }
    }
  }

  static func line(_ arguments: [String]) throws(CommandError) -> String? {
    try output(arguments).map { String(decoding: $0.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self) }
  }
}
