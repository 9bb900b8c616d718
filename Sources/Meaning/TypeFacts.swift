import SwiftTree

// What is kept of the types that a file declares when the file itself is not: facts without nodes, so that those of a
// whole project fit in memory.

/// A declaration or extension of a type, as far as other places ask.
public struct TypeFacts: Sendable {
  public enum Kind: Sendable { case `class`, `struct`, `enum`, actor, `protocol`, `extension` }

  public let kind: Kind
  /// As written: "Cell", "Feed.Cell" for an extension of a nested type.
  public let name: String
  /// With the types around it: "Feed.Cell".
  public let qualifiedName: String
  /// What it inherits or conforms to, without generic arguments: "UIView".
  public let inherited: [String]
  /// Those of them that are written with the name of a framework: `SwiftUI.View` in a type that is itself called `View`.
  public let platformInherited: [String]
  /// What `Self` is required to be: `extension P where Self: UIView`.
  public let selfRequirements: [String]
  /// Whether no other file can name it: it, or a type around it, is `private` or `fileprivate`.
  let isFilePrivate: Bool
  /// The bytes of the function that a type inside a function is seen in.
  let visibleRange: Range<Int>?
  let declaresInitializers: Bool

  /// "Cell" of "Feed.Cell".
  public var simpleName: String { String(name.split(separator: ".").last ?? Substring(name)) }
  /// "Feed" of "Feed.Cell"; empty at the top of the file.
  var outerName: String { qualifiedName == name ? "" : String(qualifiedName.dropLast(name.count + 1)) }
  /// The qualified names of the types around it, innermost first.
  var outerNames: [String] {
    var names: [String] = []
    var name = Substring(qualifiedName)
    while let period = name.lastIndex(of: ".") {
      name = name[..<period]
      names.append(String(name))
    }
    return names
  }
}

/// A type alias: of several branches of `#if` each is one.
struct AliasFacts: Sendable {
  let name: String
  /// The qualified name of the type that it is declared in; empty at the top of the file.
  let outerName: String
  let target: String
  let isFilePrivate: Bool
}

/// What one file declares.
public struct FileFacts: Sendable {
  /// Absolute, or as the run knows the file.
  public let path: String
  /// Files of one module see each other's types before those of another: the folder that a module is likely to be.
  let module: String
  public let types: [TypeFacts]
  let aliases: [AliasFacts]
  /// Whether the names of SwiftUI mean SwiftUI's types here: the file imports it.
  let importsSwiftUI: Bool
  let words: WordSet

  /// What a Swift file declares, by a look that skips the bodies of functions.
  public init(skimming bytes: [UInt8], path: String, root: String) {
    let tree = Tree.skim(bytes)
    let declarations = Declarations(tree: tree)
    self.path = path
    module = Self.module(of: path, root: root)
    types = declarations.types.map(\.facts)
    aliases = declarations.aliases
    importsSwiftUI = declarations.importsSwiftUI
    words = WordSet(tree)
  }

  /// - Parameter aliases: of a header there are none.
  init(path: String, root: String = "", types: [TypeFacts], aliases: [AliasFacts] = [], importsSwiftUI: Bool = false) {
    self.path = path
    module = Self.module(of: path, root: root)
    self.types = types
    self.aliases = aliases
    self.importsSwiftUI = importsSwiftUI
    words = WordSet()
  }

  /// The folder below `Sources` or `Tests` of a package, else the first one below the root.
  private static func module(of path: String, root: String) -> String {
    let relative = path.hasPrefix(root) ? path.dropFirst(root.count) : Substring(path)
    let parts = relative.split(separator: "/").dropLast()
    if let sources = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }), sources + 1 < parts.endIndex {
      return parts[...(sources + 1)].joined(separator: "/")
    }
    return parts.first.map(String.init) ?? ""
  }
}

/// The words of a file, as far as it is worth reading again for one: a Bloom filter of one hash.
struct WordSet: Sendable {
  /// With 8,192 bits a file of 300 words is read in vain for every thirtieth other word.
  private static let bitCount = 8192
  private var bits: [UInt64]

  init() { bits = [] }

  init(_ tree: Tree) {
    var bits = [UInt64](repeating: 0, count: Self.bitCount / 64)
    tree.source.withUnsafeBufferPointer { source in
      for token in tree.tokens where token.kind == .identifier {
        let bit = Self.bit(UnsafeBufferPointer(rebasing: source[token.range]))
        bits[bit / 64] |= 1 << UInt64(bit % 64)
      }
    }
    self.bits = bits
  }

  func mayHold(_ word: String) -> Bool {
    guard !bits.isEmpty else { return false }
    var word = word
    let bit = word.withUTF8 { Self.bit($0) }
    return bits[bit / 64] & 1 << UInt64(bit % 64) != 0
  }

  /// FNV-1a.
  private static func bit(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in text { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int((hash ^ hash >> 16) % UInt32(bitCount))
  }
}
