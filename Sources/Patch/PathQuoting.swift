// File names in the headers of a patch, written as git writes them, so that `git apply` and `patch` find the files.

enum PathQuoting {
  /// The name as it is where it is plain ASCII, else in double quotes with the escapes of C: octal ones for control
  /// characters and for bytes beyond ASCII, as git does unless `core.quotePath` is off.
  static func quoted(_ path: String) -> [UInt8] {
    var result: [UInt8] = [UInt8(ascii: "\"")]
    var needsQuotes = false
    for byte in path.utf8 {
      if let letter = escapeLetter(byte) {
        result += [UInt8(ascii: "\\"), letter]
        needsQuotes = true
      } else if byte < 0x20 || byte >= 0x7F {
        result += [UInt8(ascii: "\\"), digit(byte >> 6), digit(byte >> 3), digit(byte)]
        needsQuotes = true
      } else {
        result.append(byte)
      }
    }
    if !needsQuotes { return Array(path.utf8) }
    result.append(UInt8(ascii: "\""))
    return result
  }

  private static func escapeLetter(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x07: UInt8(ascii: "a")
    case 0x08: UInt8(ascii: "b")
    case 0x09: UInt8(ascii: "t")
    case 0x0A: UInt8(ascii: "n")
    case 0x0B: UInt8(ascii: "v")
    case 0x0C: UInt8(ascii: "f")
    case 0x0D: UInt8(ascii: "r")
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): byte
    default: nil
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 { UInt8(ascii: "0") + (value & 7) }
}
