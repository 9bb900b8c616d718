import Patch
import Rewrites
import Rewriting
import SwiftTree

// The same case in other clothes: other line ends, moved down by a line, hidden in a comment or a string.

extension Array where Element == any Rewrite.Type {
  static var all: [any Rewrite.Type] { Registry.all }
}

/// A change of a file that no rewrite may care about.
struct GoldenVariant: Sendable {
  let name: String
  /// Lines that come to stand above the code.
  let addedLines: Int
  let change: @Sendable ([UInt8]) -> [UInt8]

  static let all = [
    GoldenVariant(name: "with LF", addedLines: 0, change: withLineFeeds),
    GoldenVariant(name: "with CR LF", addedLines: 0, change: withCarriageReturns),
    GoldenVariant(name: "below a multi-byte comment", addedLines: 1) { addingLine("// ä😀", to: $0) },
    GoldenVariant(name: "below a line for the shell", addedLines: 1, change: addingShebang),
  ]

  /// Each CR LF becomes LF; a lone CR stays.
  static func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
    bytes.indices.filter { bytes[$0] != 0x0D || $0 + 1 == bytes.count || bytes[$0 + 1] != 0x0A }.map { bytes[$0] }
  }

  static func withCarriageReturns(_ bytes: [UInt8]) -> [UInt8] {
    withLineFeeds(bytes).flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// A line below the byte-order mark and the line for the shell, with the file's own line end.
  static func addingLine(_ line: String, to bytes: [UInt8]) -> [UInt8] {
    var start = bytes.starts(with: byteOrderMark) ? 3 : 0
    if bytes[start...].starts(with: "#!".utf8) { start = (bytes.firstIndex(of: 0x0A) ?? bytes.count - 1) + 1 }
    return bytes[..<start] + Array(line.utf8) + newline(of: bytes) + bytes[start...]
  }

  private static func addingShebang(_ bytes: [UInt8]) -> [UInt8] {
    let start = bytes.starts(with: byteOrderMark) ? 3 : 0
    // A second one would be an error.
    if bytes[start...].starts(with: "#!".utf8) { return addingLine("//", to: bytes) }
    return addingLine("#!/usr/bin/env swift", to: bytes)
  }

  private static func newline(of bytes: [UInt8]) -> [UInt8] {
    guard let first = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }), bytes[first] == 0x0D else { return [0x0A] }
    return first + 1 < bytes.count && bytes[first + 1] == 0x0A ? [0x0D, 0x0A] : [0x0D]
  }
}

extension GoldenCase {
  /// The result of a variant is the variant of the result, and the findings are the same.
  func check(_ variant: GoldenVariant) -> [String] {
    let plain = run()
    let changed = self.changed(variant.change)
    let results = changed.run(like: self)
    return files.indices.flatMap { index -> [String] in
      let place = "\(files[index].path) \(variant.name): "
      var problems: [String] = []
      let wanted = variant.change(plain[index].output)
      if results[index].output != wanted {
        let difference = FilePatch(path: files[index].path, old: wanted, new: results[index].output).text
        problems.append(place + "another result:\n" + String(decoding: difference, as: UTF8.self))
      }
      let before = told(plain[index].findings, files[index].bytes, linesAbove: variant.addedLines)
      let after = told(results[index].findings, changed.files[index].bytes, linesAbove: 0)
      if before != after { problems.append(place + "other findings: \(after) instead of \(before)") }
      return problems
    }
  }

  /// Findings by line and column, and the lines that their messages name.
  private func told(_ findings: [Finding], _ bytes: [UInt8], linesAbove: Int) -> [String] {
    let lines = LineTable(bytes)
    return findings.map {
      let position = lines.position(of: $0.range.lowerBound)
      let message = $0.message.replacing(/\blines? [0-9]+(, [0-9]+)*/) { match in
        match.output.0.replacing(/[0-9]+/) { "\((Int($0.output) ?? 0) + linesAbove)" }
      }
      return "\(position.line + linesAbove):\(position.column): \($0.tier): \(message)"
    }
  }

  // MARK: Silence

  /// Code that is in a comment or in a string is no code: no rewrite says anything.
  func checkSilence() -> [String] {
    [("a comment", GoldenCase.inComment), ("a string", GoldenCase.inString)].flatMap { place, wrap in
      let wrapped = changed(wrap)
      return zip(wrapped.files, wrapped.run(like: self, review: true, rewrites: .all)).flatMap { file, result in
        var problems = result.findings.map { "\(file.path) in \(place): \($0.rewrite): \($0.message)" }
        if result.output != file.bytes { problems.append("\(file.path) in \(place) is changed") }
        if isText(file.bytes), Tree.parse(file.bytes).hasError {
          problems.append("\(file.path) is not wholly in \(place): the check proves nothing")
        }
        return problems
      }
    }
  }

  /// Whether the bytes are such that the lexer has nothing to say against them in a comment.
  private func isText(_ bytes: [UInt8]) -> Bool {
    !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil
  }

  static func inComment(_ bytes: [UInt8]) -> [UInt8] {
    var inside = bytes
    // Comments nest; what opens or closes none would end this one too early or never.
    if !hasBalancedComments(bytes) {
      for index in inside.indices.dropLast() where inside[index] == slash || inside[index] == star {
        if inside[index + 1] == (inside[index] == slash ? star : slash) { inside[index] = UInt8(ascii: " ") }
      }
    }
    return Array("/*\n".utf8) + inside + Array("\n*/\n".utf8)
  }

  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")

  private static func hasBalancedComments(_ bytes: [UInt8]) -> Bool {
    var (depth, index) = (0, 0)
    while index + 1 < bytes.count {
      if bytes[index] == slash, bytes[index + 1] == star {
        (depth, index) = (depth + 1, index + 2)
      } else if bytes[index] == star, bytes[index + 1] == slash {
        (depth, index) = (depth - 1, index + 2)
        if depth < 0 { return false }
      } else {
        index += 1
      }
    }
    return depth == 0
  }

  /// A raw string with more hashes than any in the text, so that nothing in it ends it or is interpolated.
  static func inString(_ bytes: [UInt8]) -> [UInt8] {
    let longest = bytes.split { $0 != UInt8(ascii: "#") }.map(\.count).max() ?? 0
    let hashes = [UInt8](repeating: UInt8(ascii: "#"), count: max(longest + 1, 2))
    let quotes = Array("\"\"\"".utf8)
    return Array("let x = ".utf8) + hashes + quotes + [0x0A] + bytes + [0x0A] + quotes + hashes + [0x0A]
  }
}
