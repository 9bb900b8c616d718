// Writes a patch as a unified diff, plain for programs or coloured for people.

/// What goes around the parts of a diff; nothing, if it is plain.
struct DiffColours {
  let header: [UInt8]
  let lineNumbers: [UInt8]
  let removed: [UInt8]
  let added: [UInt8]
  let end: [UInt8]

  static let plain = DiffColours(header: [], lineNumbers: [], removed: [], added: [], end: [])

  /// The escape sequences that git has as its default.
  static let terminal = DiffColours(
    header: Array("\u{1B}[1m".utf8), lineNumbers: Array("\u{1B}[36m".utf8), removed: Array("\u{1B}[31m".utf8),
    added: Array("\u{1B}[32m".utf8), end: Array("\u{1B}[m".utf8))
}

struct UnifiedDiff {
  private let colours: DiffColours
  private var text: [UInt8] = []

  private init(_ colours: DiffColours) { self.colours = colours }

  static func text(of patch: FilePatch, in colours: DiffColours) -> [UInt8] {
    if patch.isEmpty { return [] }
    var diff = UnifiedDiff(colours)
    diff.addHeader(patch.path, isCreation: patch.isCreation)
    for hunk in patch.hunks {
      diff.addHeader(of: hunk)
      for line in hunk.lines { diff.add(line) }
    }
    return diff.text
  }

  private mutating func addHeader(_ path: String, isCreation: Bool) {
    let (oldPath, newPath) = ("a/" + path, "b/" + path)
    add(
      Array("diff --git ".utf8) + PathQuoting.quoted(oldPath) + [space] + PathQuoting.quoted(newPath),
      in: colours.header)
    text.append(lineFeed)
    if isCreation {
      add(Array("new file mode 100644".utf8), in: colours.header)
      text.append(lineFeed)
    }
    addLabel("--- ", isCreation ? "/dev/null" : oldPath)
    addLabel("+++ ", newPath)
  }

  private mutating func addLabel(_ sign: String, _ path: String) {
    let name = PathQuoting.quoted(path)
    add(Array(sign.utf8) + name, in: colours.header)
    // Without a tab `patch` would end the name at its first space.
    if name.contains(space) { text.append(UInt8(ascii: "\t")) }
    text.append(lineFeed)
  }

  private mutating func addHeader(of hunk: Hunk) {
    add(Array("@@ -\(numbers(hunk.oldLines)) +\(numbers(hunk.newLines)) @@".utf8), in: colours.lineNumbers)
    if !hunk.context.isEmpty {
      text.append(space)
      text += hunk.context
    }
    text.append(lineFeed)
  }

  /// The number of the first line and the count of lines, which is left out if it is 1.
  private func numbers(_ lines: Range<Int>) -> String {
    lines.count == 1 ? "\(lines.lowerBound)" : "\(lines.lowerBound),\(lines.count)"
  }

  private mutating func add(_ line: HunkLine) {
    // The line end stays outside of the colour, where a terminal does not paint the rest of the row with it.
    var end = line.bytes.endIndex
    if line.hasLineFeed { end -= 1 }
    if line.hasLineFeed, end > line.bytes.startIndex, line.bytes[end - 1] == carriageReturn { end -= 1 }
    let (content, lineEnd) = (line.bytes[..<end], line.bytes[end...])
    switch line.kind {
    case .context:
      text.append(space)
      text += content
    case .removed:
      add([UInt8(ascii: "-")] + content, in: colours.removed)
    case .added:
      add([UInt8(ascii: "+")] + content, in: colours.added)
    }
    text += lineEnd
    if !line.hasLineFeed { text += Array("\n\\ No newline at end of file\n".utf8) }
  }

  private mutating func add(_ part: some Sequence<UInt8>, in colour: [UInt8]) {
    text += colour
    text += part
    text += colours.end
  }
}

private let space = UInt8(ascii: " ")
private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
