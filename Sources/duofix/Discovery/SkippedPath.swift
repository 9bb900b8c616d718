/// A file or folder that was left alone, and why. What git ignores and what is hidden is not counted: nobody asked for
/// it.
struct SkippedPath {
  enum Reason: Hashable {
    case generated
    case vendored
    case failed(String)
  }

  /// As the user knows it.
  let path: String
  let reason: Reason
}

extension SkippedPath.Reason: CustomStringConvertible {
  var description: String {
    switch self {
    case .generated: "generated file"
    case .vendored: "vendored code"
    case .failed(let reason): reason
    }
  }
}
