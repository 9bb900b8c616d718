// What an Objective-C header says about classes: enough to follow a superclass through it.

extension FileFacts {
  /// The classes that a header declares with their superclasses: `@interface Banner : UIView`. `nil` where there are none.
  public init?(readingHeader text: UnsafeRawBufferPointer, path: String, root: String) {
    var scanner = HeaderScanner(text)
    var types: [TypeFacts] = []
    while let (name, superclass) = scanner.nextInterface() {
      types.append(
        TypeFacts(
          kind: .class, name: name, qualifiedName: name, inherited: [superclass], platformInherited: [],
          selfRequirements: [], isFilePrivate: false, visibleRange: nil,
          // What it declares is not read, so nothing is promised.
          declaresInitializers: true))
    }
    if types.isEmpty { return nil }
    self.init(path: path, root: root, types: types)
  }
}

/// Goes through a header from one `@interface` to the next.
private struct HeaderScanner {
  private let text: UnsafeRawBufferPointer
  private var position = 0

  init(_ text: UnsafeRawBufferPointer) { self.text = text }

  mutating func nextInterface() -> (name: String, superclass: String)? {
    while position < text.count {
      guard text[position] == UInt8(ascii: "@") else {
        skipOne()
        continue
      }
      position += 1
      guard word() == "interface", let name = word() else { continue }
      // `@interface Box<Element> : NSObject`
      if next() == UInt8(ascii: "<") { skip(to: UInt8(ascii: ">")) }
      guard next() == UInt8(ascii: ":") else { continue }
      position += 1
      if let superclass = word() { return (name, superclass) }
    }
    return nil
  }

  /// One byte, or a whole comment.
  private mutating func skipOne() {
    if text[position...].starts(with: "//".utf8) {
      skip(to: UInt8(ascii: "\n"))
    } else if text[position...].starts(with: "/*".utf8) {
      position += 2
      while position < text.count, !text[position...].starts(with: "*/".utf8) { position += 1 }
    } else {
      position += 1
    }
  }

  private mutating func skip(to end: UInt8) {
    while position < text.count, text[position] != end { position += 1 }
    position = min(position + 1, text.count)
  }

  /// The next byte that is no white space, not consumed.
  private mutating func next() -> UInt8? {
    while position < text.count, [0x20, 0x09, 0x0A, 0x0D].contains(text[position]) { position += 1 }
    return position < text.count ? text[position] : nil
  }

  private mutating func word() -> String? {
    guard next() != nil else { return nil }
    let start = position
    while position < text.count, isWordByte(text[position]) { position += 1 }
    return start == position ? nil : String(decoding: text[start..<position], as: UTF8.self)
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
      || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
  }
}
