// The words that mean something to the grammar. Reserved ones are always keywords; the others are identifiers that the
// parser may take for a keyword where the grammar allows one. The lexer finds both with one look into a hash table.

/// A word of the grammar. `plain` is every other identifier.
public enum Word: UInt8, Sendable, CaseIterable {
  case plain = 0
  // Reserved: the lexer calls these keywords wherever they stand.
  case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`, `import`
  case `init`, `inout`, `internal`, `let`, `operator`, `precedencegroup`, `private`, `protocol`
  case `public`, `rethrows`, `static`, `struct`, `subscript`, `typealias`, `var`, `break`
  case `case`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`
  case `for`, `guard`, `if`, `in`, `repeat`, `return`, `throw`, `switch`
  case `where`, `while`, anyType, `as`, `false`, `is`, `nil`, `self`
  case selfType, `super`, `throws`, `true`, `try`
  // Contextual: identifiers until the parser says otherwise.
  case actor, any, async, await, borrowing, consuming, convenience, didSet
  case distributed, dynamic, each, final, get, indirect, infix, isolated
  case lazy, macro, mutating, nonisolated, nonmutating, open, optional, override
  case package, postfix, prefix, reasync, required, sending, set, some
  case unowned, weak, willSet, yield, unsafe, underscoreRead, underscoreModify, read
  case modify, borrow, mutate, unsafeAddress, unsafeMutableAddress, then, discard, copy
  case consume, of, owned, shared, underscoreConsuming, const, local, metatype
  case protocolMetatype, available, unavailable, associativity, assignment, higherThan, lowerThan, left
  case right, noneWord, swift, compiler, nonexhaustive, yielding, underscoreBorrowing

  /// The spelling in source. Empty for `plain`.
  public var spelling: String {
    switch self {
    case .plain: ""
    case .`associatedtype`: "associatedtype"
    case .`class`: "class"
    case .`deinit`: "deinit"
    case .`enum`: "enum"
    case .`extension`: "extension"
    case .`fileprivate`: "fileprivate"
    case .`func`: "func"
    case .`import`: "import"
    case .`init`: "init"
    case .`inout`: "inout"
    case .`internal`: "internal"
    case .`let`: "let"
    case .`operator`: "operator"
    case .`precedencegroup`: "precedencegroup"
    case .`private`: "private"
    case .`protocol`: "protocol"
    case .`public`: "public"
    case .`rethrows`: "rethrows"
    case .`static`: "static"
    case .`struct`: "struct"
    case .`subscript`: "subscript"
    case .`typealias`: "typealias"
    case .`var`: "var"
    case .`break`: "break"
    case .`case`: "case"
    case .`catch`: "catch"
    case .`continue`: "continue"
    case .`default`: "default"
    case .`defer`: "defer"
    case .`do`: "do"
    case .`else`: "else"
    case .`fallthrough`: "fallthrough"
    case .`for`: "for"
    case .`guard`: "guard"
    case .`if`: "if"
    case .`in`: "in"
    case .`repeat`: "repeat"
    case .`return`: "return"
    case .`throw`: "throw"
    case .`switch`: "switch"
    case .`where`: "where"
    case .`while`: "while"
    case .anyType: "Any"
    case .`as`: "as"
    case .`false`: "false"
    case .`is`: "is"
    case .`nil`: "nil"
    case .`self`: "self"
    case .selfType: "Self"
    case .`super`: "super"
    case .`throws`: "throws"
    case .`true`: "true"
    case .`try`: "try"
    case .actor: "actor"
    case .any: "any"
    case .async: "async"
    case .await: "await"
    case .borrowing: "borrowing"
    case .consuming: "consuming"
    case .convenience: "convenience"
    case .didSet: "didSet"
    case .distributed: "distributed"
    case .dynamic: "dynamic"
    case .each: "each"
    case .final: "final"
    case .get: "get"
    case .indirect: "indirect"
    case .infix: "infix"
    case .isolated: "isolated"
    case .lazy: "lazy"
    case .macro: "macro"
    case .mutating: "mutating"
    case .nonisolated: "nonisolated"
    case .nonmutating: "nonmutating"
    case .open: "open"
    case .optional: "optional"
    case .override: "override"
    case .package: "package"
    case .postfix: "postfix"
    case .prefix: "prefix"
    case .reasync: "reasync"
    case .required: "required"
    case .sending: "sending"
    case .set: "set"
    case .some: "some"
    case .unowned: "unowned"
    case .weak: "weak"
    case .willSet: "willSet"
    case .yield: "yield"
    case .unsafe: "unsafe"
    case .underscoreRead: "_read"
    case .underscoreModify: "_modify"
    case .read: "read"
    case .modify: "modify"
    case .borrow: "borrow"
    case .mutate: "mutate"
    case .unsafeAddress: "unsafeAddress"
    case .unsafeMutableAddress: "unsafeMutableAddress"
    case .then: "then"
    case .discard: "discard"
    case .copy: "copy"
    case .consume: "consume"
    case .of: "of"
    case .owned: "__owned"
    case .shared: "__shared"
    case .underscoreConsuming: "__consuming"
    case .const: "_const"
    case .local: "_local"
    case .metatype: "Type"
    case .protocolMetatype: "Protocol"
    case .available: "available"
    case .unavailable: "unavailable"
    case .associativity: "associativity"
    case .assignment: "assignment"
    case .higherThan: "higherThan"
    case .lowerThan: "lowerThan"
    case .left: "left"
    case .right: "right"
    case .noneWord: "none"
    case .swift: "swift"
    case .compiler: "compiler"
    case .nonexhaustive: "nonexhaustive"
    case .yielding: "yielding"
    case .underscoreBorrowing: "_borrowing"
    }
  }

  /// Whether the lexer makes this a keyword wherever it stands.
  @inlinable public var isReserved: Bool { rawValue >= 1 && rawValue <= 53 }
}

/// Finds the `Word` of some bytes: open addressing over a hash of the length and four bytes. Flat, so that a look-up
/// touches no reference count.
struct WordTable: Sendable {
  private var slots = [UInt8](repeating: 0, count: 1024)
  /// 24 bytes a word: its length, then its spelling.
  private var spellings: [UInt8] = []
  static let longest = 23

  static let shared = WordTable()

  private init() {
    for word in Word.allCases {
      let bytes = Array(word.spelling.utf8)
      spellings.append(UInt8(bytes.count))
      spellings.append(contentsOf: bytes)
      spellings.append(contentsOf: [UInt8](repeating: 0, count: Self.longest - bytes.count))
      guard word != .plain else { continue }
      var slot = bytes.withUnsafeBufferPointer { Self.hash($0, 0, $0.count) }
      while slots[slot] != 0 { slot = (slot + 1) & 1023 }
      slots[slot] = word.rawValue
    }
  }

  @inline(__always)
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ count: Int) -> Int {
    let first = UInt32(bytes[start])
    let last = UInt32(bytes[start + count - 1])
    let second = UInt32(bytes[start + 1])
    let middle = UInt32(bytes[start + count / 2])
    let mixed = (first &* 31 &+ second &* 7 &+ last &* 113 &+ middle &* 57 &+ UInt32(count) &* 271) &* 0x9E37_79B1
    return Int(mixed >> 22)
  }

  @inline(__always)
  func word(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, count: Int) -> Word {
    guard count >= 2, count <= Self.longest else { return .plain }
    var slot = Self.hash(bytes, start, count)
    while true {
      let candidate = slots[slot]
      if candidate == 0 { return .plain }
      let base = Int(candidate) * (Self.longest + 1)
      if Int(spellings[base]) == count {
        var index = 0
        while index < count, spellings[base + 1 + index] == bytes[start + index] { index += 1 }
        if index == count { return Word(rawValue: candidate) ?? .plain }
      }
      slot = (slot + 1) & 1023
    }
  }
}

/// A set of words, without a heap.
struct WordSet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// `false` when the word was there already.
  mutating func insert(_ word: Word) -> Bool {
    let bit: UInt64 = 1 << UInt64(word.rawValue & 63)
    if word.rawValue < 64 {
      defer { low |= bit }
      return low & bit == 0
    }
    defer { high |= bit }
    return high & bit == 0
  }
}
