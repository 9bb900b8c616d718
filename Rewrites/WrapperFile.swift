import Meaning
import Rewriting
import SwiftTree

// The file of a module's wrappers: `DuoAvailability.swift`. Whoever runs this writes the same text into it.

extension AvailabilityWrapper {
  private static var fileName: String { "DuoAvailability.swift" }

  /// What goes to the file of the wrappers in a folder, for all of the module.
  func addition(named name: String, to folder: String, like file: FileContext) -> Addition {
    // Two files that are indented in different ways must not ask for two texts.
    let text = whole(named: name, level: "    ", access: "").map { $0 + "\n" }.joined()
    return Addition(path: folder + "/" + Self.fileName, header: Self.header(like: file) + "import SwiftUI\n\n", text: text)
  }

  /// The comment that the files of the project begin with, as far as it is true of another file.
  private static func header(like file: FileContext) -> String {
    let own = String(file.path.split(separator: "/").last ?? "")
    var lines: [String] = []
    for line in String(decoding: file.tree.source, as: UTF8.self).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      guard line.hasPrefix("//"), !line.hasPrefix("///") else { break }
      let isAboutItsOrigin = line.contains("Created by") || line.contains("created by")
      if !isAboutItsOrigin { lines.append(line.split(separator: own, omittingEmptySubsequences: false).joined(separator: fileName)) }
    }
    let text = lines.joined(separator: "\n").lowercased()
    // A comment about the code below it is no header.
    guard text.contains(fileName.lowercased()) || text.contains("copyright") || text.contains("license") || text.contains("©")
    else { return "" }
    return lines.map { $0 + "\n" }.joined() + "\n"
  }
}
