// Operator precedence: the groups of the standard library, and those that the file itself declares.

/// How an operator binds. Ranks are ordered; equal ranks fall back on associativity.
struct Precedence {
  enum Associativity { case left, right, none }

  let rank: Int
  let associativity: Associativity

  static let assignment = Precedence(rank: 10 << 16, associativity: .right)
  static let functionArrow = Precedence(rank: 20 << 16, associativity: .right)
  static let ternary = Precedence(rank: 30 << 16, associativity: .right)
  static let standard = Precedence(rank: 40 << 16, associativity: .none)
  static let logicalDisjunction = Precedence(rank: 50 << 16, associativity: .left)
  static let logicalConjunction = Precedence(rank: 60 << 16, associativity: .left)
  static let comparison = Precedence(rank: 70 << 16, associativity: .none)
  static let nilCoalescing = Precedence(rank: 80 << 16, associativity: .right)
  static let casting = Precedence(rank: 90 << 16, associativity: .none)
  static let rangeFormation = Precedence(rank: 100 << 16, associativity: .none)
  static let addition = Precedence(rank: 110 << 16, associativity: .left)
  static let multiplication = Precedence(rank: 120 << 16, associativity: .left)
  static let bitwiseShift = Precedence(rank: 130 << 16, associativity: .none)
}

/// An operator that waits for its right operand.
struct PendingOperator {
  enum Kind { case infix, ternary, effect(NodeKind) }

  let kind: Kind
  let precedence: Precedence
  /// Where the node of an effect (`try`, `await`, `unsafe`) begins.
  let mark: Mark
}

struct PrecedenceTable {
  private var declared: [String: Precedence] = [:]

  /// Reads the operator and precedence group declarations of a file, if it has any.
  init(source: UnsafeBufferPointer<UInt8>, tokens: ContiguousArray<Token>) {
    var groups: [String: Precedence] = Self.standardGroups
    var index = 0
    var operators: [(name: String, group: String)] = []
    var pendingGroups: [(name: String, higher: [String], lower: [String], associativity: Precedence.Associativity)] = []
    func text(_ token: Token) -> String { String(decoding: source[token.range], as: UTF8.self) }
    while index + 2 < tokens.count {
      let token = tokens[index]
      if token.word == .`operator`, index > 0, tokens[index - 1].word == .infix {
        let name = text(tokens[index + 1])
        var group = "DefaultPrecedence"
        if tokens[index + 2].kind == .colon, index + 3 < tokens.count { group = text(tokens[index + 3]) }
        operators.append((name, group))
      } else if token.word == .`precedencegroup`, tokens[index + 2].kind == .leftBrace {
        let name = text(tokens[index + 1])
        var higher: [String] = []
        var lower: [String] = []
        var associativity = Precedence.Associativity.none
        index += 3
        while index + 2 < tokens.count, tokens[index].kind != .rightBrace {
          switch tokens[index].word {
          case .associativity:
            if tokens[index + 2].word == .left { associativity = .left }
            if tokens[index + 2].word == .right { associativity = .right }
          case .higherThan: higher.append(text(tokens[index + 2]))
          case .lowerThan: lower.append(text(tokens[index + 2]))
          default: break
          }
          index += 1
        }
        pendingGroups.append((name, higher, lower, associativity))
      }
      index += 1
    }
    guard !operators.isEmpty || !pendingGroups.isEmpty else { return }
    // A group may name one that is declared after it: a few rounds settle any real file.
    for _ in 0..<4 {
      for group in pendingGroups {
        let floor = group.higher.compactMap { groups[$0]?.rank }.max()
        let ceiling = group.lower.compactMap { groups[$0]?.rank }.min()
        let rank: Int
        switch (floor, ceiling) {
        case (let floor?, let ceiling?): rank = (floor + ceiling) / 2
        case (let floor?, nil): rank = floor + 256
        case (nil, let ceiling?): rank = ceiling - 256
        case (nil, nil): rank = Precedence.standard.rank + 256
        }
        groups[group.name] = Precedence(rank: rank, associativity: group.associativity)
      }
    }
    for (name, group) in operators { declared[name] = groups[group] ?? .standard }
  }

  private static let standardGroups: [String: Precedence] = [
    "AssignmentPrecedence": .assignment, "FunctionArrowPrecedence": .functionArrow, "TernaryPrecedence": .ternary,
    "DefaultPrecedence": .standard, "LogicalDisjunctionPrecedence": .logicalDisjunction,
    "LogicalConjunctionPrecedence": .logicalConjunction, "ComparisonPrecedence": .comparison,
    "NilCoalescingPrecedence": .nilCoalescing, "CastingPrecedence": .casting,
    "RangeFormationPrecedence": .rangeFormation, "AdditionPrecedence": .addition,
    "MultiplicationPrecedence": .multiplication, "BitwiseShiftPrecedence": .bitwiseShift,
  ]

  /// The precedence of an infix operator by its spelling.
  func precedence(of bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Precedence {
    if !declared.isEmpty, let own = declared[String(decoding: bytes[range], as: UTF8.self)] { return own }
    let first = bytes[range.lowerBound]
    let second: UInt8 = range.count > 1 ? bytes[range.lowerBound + 1] : 0
    let third: UInt8 = range.count > 2 ? bytes[range.lowerBound + 2] : 0
    switch (range.count, first, second, third) {
    case (1, UInt8(ascii: "+"), _, _), (1, UInt8(ascii: "-"), _, _), (1, UInt8(ascii: "|"), _, _),
      (1, UInt8(ascii: "^"), _, _), (2, UInt8(ascii: "&"), UInt8(ascii: "+"), _),
      (2, UInt8(ascii: "&"), UInt8(ascii: "-"), _):
      return .addition
    case (2, UInt8(ascii: "."), _, _):
      break
    case (2, UInt8(ascii: "|"), UInt8(ascii: "|"), _): return .logicalDisjunction
    case (2, UInt8(ascii: "&"), UInt8(ascii: "&"), _): return .logicalConjunction
    case (2, UInt8(ascii: "?"), UInt8(ascii: "?"), _): return .nilCoalescing
    case (1, UInt8(ascii: "*"), _, _), (1, UInt8(ascii: "/"), _, _), (1, UInt8(ascii: "%"), _, _),
      (1, UInt8(ascii: "&"), _, _), (2, UInt8(ascii: "&"), UInt8(ascii: "*"), _),
      (2, UInt8(ascii: "&"), UInt8(ascii: "/"), _), (2, UInt8(ascii: "&"), UInt8(ascii: "%"), _):
      return .multiplication
    case (2, UInt8(ascii: "<"), UInt8(ascii: "<"), _), (2, UInt8(ascii: ">"), UInt8(ascii: ">"), _),
      (3, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: "<")),
      (3, UInt8(ascii: "&"), UInt8(ascii: ">"), UInt8(ascii: ">")):
      return .bitwiseShift
    case (3, UInt8(ascii: "."), UInt8(ascii: "."), UInt8(ascii: ".")),
      (3, UInt8(ascii: "."), UInt8(ascii: "."), UInt8(ascii: "<")):
      return .rangeFormation
    case (1, UInt8(ascii: "<"), _, _), (1, UInt8(ascii: ">"), _, _),
      (2, UInt8(ascii: "<"), UInt8(ascii: "="), _), (2, UInt8(ascii: ">"), UInt8(ascii: "="), _),
      (2, UInt8(ascii: "="), UInt8(ascii: "="), _), (2, UInt8(ascii: "!"), UInt8(ascii: "="), _),
      (2, UInt8(ascii: "~"), UInt8(ascii: "="), _),
      (3, UInt8(ascii: "="), UInt8(ascii: "="), UInt8(ascii: "=")),
      (3, UInt8(ascii: "!"), UInt8(ascii: "="), UInt8(ascii: "=")):
      return .comparison
    case (2, UInt8(ascii: "+"), UInt8(ascii: "="), _), (2, UInt8(ascii: "-"), UInt8(ascii: "="), _),
      (2, UInt8(ascii: "*"), UInt8(ascii: "="), _), (2, UInt8(ascii: "/"), UInt8(ascii: "="), _),
      (2, UInt8(ascii: "%"), UInt8(ascii: "="), _), (2, UInt8(ascii: "|"), UInt8(ascii: "="), _),
      (2, UInt8(ascii: "^"), UInt8(ascii: "="), _), (2, UInt8(ascii: "&"), UInt8(ascii: "="), _),
      (3, UInt8(ascii: "<"), UInt8(ascii: "<"), UInt8(ascii: "=")),
      (3, UInt8(ascii: ">"), UInt8(ascii: ">"), UInt8(ascii: "=")),
      (3, UInt8(ascii: "&"), UInt8(ascii: "+"), UInt8(ascii: "=")),
      (3, UInt8(ascii: "&"), UInt8(ascii: "-"), UInt8(ascii: "=")),
      (3, UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "=")):
      return .assignment
    case (2, UInt8(ascii: "-"), UInt8(ascii: ">"), _): return .functionArrow
    case (4, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: "<")),
      (4, UInt8(ascii: "&"), UInt8(ascii: ">"), UInt8(ascii: ">")):
      return .assignment
    default: break
    }
    // The pointwise operators of SIMD types: `.==`, `.<`, `.&`, `.&=`.
    if first == UInt8(ascii: ".") { return Self.pointwise(bytes, range) }
    return .standard
  }

  private static func pointwise(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Precedence {
    switch String(decoding: bytes[range], as: UTF8.self) {
    case ".==", ".!=", ".<", ".<=", ".>", ".>=": .comparison
    case ".&": .logicalConjunction
    case ".|", ".^": .logicalDisjunction
    case ".&=", ".|=", ".^=": .assignment
    default: .standard
    }
  }
}
