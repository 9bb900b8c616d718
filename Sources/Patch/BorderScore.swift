// How well a change reads that begins or ends above a given line. The weights are those of git, which were trained on
// the history of many projects; see https://github.com/mhagger/diff-slider-tools.

/// The surroundings of a border above a line.
struct Border {
  /// The indentation of the line below the border in columns; nil if it is blank, or the end of the file.
  let indent: Int?
  let isEndOfFile: Bool
  /// How many blank lines lie right above the border, and right below the line below it.
  let blanksAbove: Int
  let blanksBelow: Int
  /// The indentation of the next line that is not blank, upwards and, after the line below the border, downwards.
  let indentAbove: Int?
  let indentBelow: Int?

  /// With more blank lines than this we stop looking.
  private static let blankLimit = 20
  private static let indentLimit = 200
  /// More bytes of white space than this are not looked at, whatever they are.
  private static let whiteSpaceLimit = 1000

  init(above line: Int, in lines: Lines) {
    isEndOfFile = line >= lines.count
    indent = isEndOfFile ? nil : Self.indent(of: lines[line])
    (blanksAbove, indentAbove) = Self.surroundings(stride(from: line - 1, through: 0, by: -1), lines)
    (blanksBelow, indentBelow) = Self.surroundings(stride(from: line + 1, to: lines.count, by: 1), lines)
  }

  private static func surroundings(_ way: some Sequence<Int>, _ lines: Lines) -> (blanks: Int, indent: Int?) {
    var blanks = 0
    for line in way {
      if let indent = indent(of: lines[line]) { return (blanks, indent) }
      blanks += 1
      if blanks == blankLimit { return (blanks, 0) }
    }
    return (blanks, nil)
  }

  private static func indent(of line: ArraySlice<UInt8>) -> Int? {
    var indent = 0
    for byte in line.prefix(whiteSpaceLimit) {
      switch byte {
      case UInt8(ascii: " "): indent += 1
      case UInt8(ascii: "\t"): indent += 8 - indent % 8
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0B, 0x0C: break
      default: return indent
      }
      if indent >= indentLimit { return indentLimit }
    }
    return line.count > whiteSpaceLimit ? indentLimit : nil
  }
}

/// The sum over the two borders of a change; less is better.
struct BorderScore {
  private var indent = 0
  private var penalty = 0

  private static let indentWeight = 60

  /// Less indentation at the borders wins, unless the penalties speak clearly against it.
  func readsAtLeastAsWell(as other: BorderScore) -> Bool {
    Self.indentWeight * (indent - other.indent).signum() + penalty - other.penalty <= 0
  }

  mutating func add(_ border: Border) {
    let blanksBelow = border.indent == nil ? 1 + border.blanksBelow : 0
    let blanks = border.blanksAbove + blanksBelow
    let indent = border.indent ?? border.indentBelow
    // The end of the file counts as less indented than anything.
    self.indent += indent ?? -1

    if border.indentAbove == nil && border.blanksAbove == 0 { penalty += 1 }
    if border.isEndOfFile { penalty += 21 }
    penalty += -30 * blanks + 6 * blanksBelow

    guard let indent, let indentAbove = border.indentAbove, indent != indentAbove else { return }
    let hasBlanks = blanks > 0
    if indent > indentAbove {
      penalty += hasBlanks ? 10 : -4
    } else if let indentBelow = border.indentBelow, indentBelow > indent {
      // Such as an `else`: what follows it belongs to what is above.
      penalty += hasBlanks ? 17 : 24
    } else {
      penalty += hasBlanks ? 17 : 23
    }
  }
}
