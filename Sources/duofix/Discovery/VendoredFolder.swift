/// Folders of code that the project did not write: what is changed there is lost at the next update.
enum VendoredFolder {
  static let names = ["Pods", "Carthage", ".build", "DerivedData", "SourcePackages"]

  /// Whether a path leads through one of them.
  static func holds(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { names.contains(String($0)) }
  }
}
