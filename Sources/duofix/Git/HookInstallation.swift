/// Writes the pre-commit hook of a repository, where git looks for it: `core.hooksPath` and linked work trees included.
struct HookInstallation {
  /// As git names it, relative to the current folder.
  let path: String
  private let script: String

  /// - Parameter options: for `duofix hook`, as the user wrote them.
  init(options: [String]) throws(CommandError) {
    guard let folder = try Git.line(["rev-parse", "--git-path", "hooks"]) else { throw .noRepository }
    path = PathName.joined(folder, "pre-commit")
    script = HookInstallation.script(executable: ThisProcess.executable, options: options)
  }

  /// - Throws: `hookExists` where there is one, whatever it is.
  func write() throws(CommandError) {
    if FileSystem.exists(path) { throw .hookExists(path) }
    FileSystem.createFolder(PathName.folder(of: path))
    do throws(FileSystem.Failure) {
      try FileSystem.createExecutable(path, script)
    } catch {
      throw .hookNotWritten(path, reason: error.reason)
    }
  }

  /// The program is called where it is now, since a graphical client runs hooks with another PATH than a terminal. It
  /// may move; then PATH is the next best thing. A hook that finds no program must not look like one that finds no
  /// fault.
  private static func script(executable: String?, options: [String]) -> String {
    let command = (["\"$duofix\"", "hook"] + options.map(quoted)).joined(separator: " ")
    return """
      #!/bin/sh
      # Written by 'duofix hook --install': stops a commit whose staged Swift needs a fix for iPhone Duo.
      duofix=\(quoted(executable ?? "duofix"))
      if [ ! -x "$duofix" ]; then
        if ! command -v duofix >/dev/null; then
          echo "pre-commit: duofix is neither at $duofix nor on PATH; 'git commit --no-verify' goes without it" >&2
          exit 1
        fi
        duofix=duofix
      fi
      exec \(command)

      """
  }

  private static func quoted(_ word: String) -> String {
    "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
