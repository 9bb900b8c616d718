/// What the run tells the shell. The higher one wins where several hold, but for `usage`, which ends a run at once.
enum ExitStatus: Int32, Comparable {
  /// There was nothing to do, or it has been done.
  case done = 0
  /// There is a patch (`preview`, `hook`), or findings remain (`report`).
  case found = 1
  /// The arguments or the configuration make no sense. Nothing was looked at.
  case usage = 2
  /// Some file could not be processed. The others were.
  case unprocessed = 3

  static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}
