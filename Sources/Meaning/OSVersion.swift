// Versions of iOS, as people write them in flags, manifests and availability lists.

/// A version of an operating system. Missing parts are zero: 17 is 17.0.
public struct OSVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  public let major: Int
  public let minor: Int
  public let patch: Int

  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// "17", "17.0", "27.1.2", with or without "iOS" in front. `nil` for anything else.
  public init?(_ text: String) {
    var digits = Substring(text)
    if digits.lowercased().hasPrefix("ios") { digits = digits.dropFirst(3) }
    digits = digits.drop { $0 == " " }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard !part.isEmpty, part.count <= 4, part.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(part) else {
        return nil
      }
      numbers.append(number)
    }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
  }

  public var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }

  public static func < (left: OSVersion, right: OSVersion) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}
