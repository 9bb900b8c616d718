/// Small pieces of English.
enum Phrase {
  /// "1 file", "2 files", "0 fixes".
  static func count(_ number: Int, _ singular: String, _ plural: String) -> String {
    "\(number) \(number == 1 ? singular : plural)"
  }

  /// "a", "a and b", "a, b and c".
  static func list(_ parts: [String], joinedBy word: String = "and") -> String {
    guard parts.count > 1, let last = parts.last else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
