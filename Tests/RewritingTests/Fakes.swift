import Meaning
import Rewriting
import SwiftTree

// Small rewrites that do one thing each, so that a test can say what the engine has to make of it. They look for words
// that mean nothing: the code in the tests is there to be read, not to be run.

/// A rewrite that finds every identifier of one name.
protocol WordRewrite: Rewrite {
  static var word: String { get }
  static var tier: Tier { get }
  /// The bytes that the finding is about.
  static func range(at token: Int, in tree: Tree) -> Range<Int>
  static func edits(at token: Int, in tree: Tree) -> [Edit]
  static var sharesEdits: Bool { get }
}

extension WordRewrite {
  static var id: String { "\(self)" }
  static var words: [String] { [word] }
  static var tier: Tier { .safe }
  static var sharesEdits: Bool { false }
  static var guide: Guide {
    Guide(summary: "a fake", before: "", after: "", leavesAlone: [], safety: "none", source: "none")
  }

  static func range(at token: Int, in tree: Tree) -> Range<Int> { tree.tokens[token].range }

  static func findings(in file: FileContext) -> [Finding] {
    let tree = file.tree
    return tree.tokens.indices.filter { tree.tokens[$0].kind == .identifier && tree.string(ofToken: $0) == word }.map {
      Finding(
        rewrite: id, tier: tier, range: range(at: $0, in: tree), message: "`\(word)` is found", source: "none",
        fix: Fix(title: "change `\(word)`", edits: edits(at: $0, in: tree), sharesEdits: sharesEdits))
    }
  }
}

/// `old` becomes `new`.
enum OldToNew: WordRewrite {
  static let word = "old"
  static func edits(at token: Int, in tree: Tree) -> [Edit] { [Edit(tree.tokens[token].range, with: "new")] }
}

/// `new` becomes `old`: with `OldToNew` it never ends.
enum NewToOld: WordRewrite {
  static let word = "new"
  static func edits(at token: Int, in tree: Tree) -> [Edit] { [Edit(tree.tokens[token].range, with: "old")] }
}

/// `old` becomes `other`: what `OldToNew` finds, too.
enum OldToOther: WordRewrite {
  static let word = "old"
  static func edits(at token: Int, in tree: Tree) -> [Edit] { [Edit(tree.tokens[token].range, with: "other")] }
}

/// `maybe` becomes `surely`, if a person says so.
enum MaybeToSurely: WordRewrite {
  static let word = "maybe"
  static let tier = Tier.review
  static func edits(at token: Int, in tree: Tree) -> [Edit] { [Edit(tree.tokens[token].range, with: "surely")] }
}

/// A fix for `never` that nothing admits.
enum NeverApplied: WordRewrite {
  static let word = "never"
  static let tier = Tier.manual
  static func edits(at token: Int, in tree: Tree) -> [Edit] { [Edit(tree.tokens[token].range, with: "always")] }
}

/// `wrap(x)` becomes `x` by two edits: those of nested ones touch each other.
enum Unwrap: WordRewrite {
  static let word = "wrap"
  static func range(at token: Int, in tree: Tree) -> Range<Int> { callRange(at: token, in: tree) }
  static func edits(at token: Int, in tree: Tree) -> [Edit] {
    let range = callRange(at: token, in: tree)
    return [Edit(range.lowerBound..<range.lowerBound + 5, with: ""), Edit(range.upperBound - 1..<range.upperBound, with: "")]
  }
}

/// `whole(…)` becomes `done`, whatever stands between the parentheses.
enum WholeCall: WordRewrite {
  static let word = "whole"
  static func range(at token: Int, in tree: Tree) -> Range<Int> { callRange(at: token, in: tree) }
  static func edits(at token: Int, in tree: Tree) -> [Edit] { [Edit(callRange(at: token, in: tree), with: "done")] }
}

/// `flip(…)` becomes `flipped(…)` and gets a statement below: two edits with code between them.
enum TwoPlaces: WordRewrite {
  static let word = "flip"
  static func edits(at token: Int, in tree: Tree) -> [Edit] {
    [
      Edit(tree.tokens[token].range, with: "flipped"),
      Edit(insert: "; after()", at: callRange(at: token, in: tree).upperBound),
    ]
  }
}

/// `bare` becomes a parenthesis that nothing closes.
enum BreaksSyntax: WordRewrite {
  static let word = "bare"
  static func edits(at token: Int, in tree: Tree) -> [Edit] { [Edit(tree.tokens[token].range, with: "bare2(")] }
}

/// `opens` brings a comment that swallows what follows.
enum OpensComment: WordRewrite {
  static let word = "opens"
  static func edits(at token: Int, in tree: Tree) -> [Edit] { [Edit(tree.tokens[token].range, with: "opens2 //")] }
}

/// The space before `glued` goes.
enum Glues: WordRewrite {
  static let word = "glued"
  static func edits(at token: Int, in tree: Tree) -> [Edit] {
    let trivia = tree.trivia(beforeToken: token)
    return trivia.isEmpty ? [] : [Edit(trivia, with: "")]
  }
}

/// Text behind the end of the line of `trailing`, where a comment may stand.
enum AppendsToLine: WordRewrite {
  static let word = "trailing"
  static func edits(at token: Int, in tree: Tree) -> [Edit] {
    let start = tree.tokens[token].end
    let end = tree.source[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? tree.source.count
    return [Edit(tree.tokens[token].range, with: "trailed"), Edit(insert: "; after()", at: end)]
  }
}

/// `grow` becomes `more(grow)`, for ever.
enum Grows: WordRewrite {
  static let word = "grow"
  static func edits(at token: Int, in tree: Tree) -> [Edit] { [Edit(tree.tokens[token].range, with: "more(grow)")] }
}

/// `step9` becomes `step8` and so on to `step0`, one a round.
enum CountsDown: WordRewrite {
  static let word = "step"
  static func edits(at token: Int, in tree: Tree) -> [Edit] { [] }
  static func findings(in file: FileContext) -> [Finding] {
    file.tree.tokens.indices.compactMap { index in
      let text = file.tree.string(ofToken: index)
      guard text.hasPrefix(word), let number = Int(text.dropFirst(word.count)), number > 0 else { return nil }
      let range = file.tree.tokens[index].range
      return Finding(
        rewrite: id, tier: .safe, range: range, message: "`\(text)` is found", source: "none",
        fix: Fix(title: "count down", edits: [Edit(range, with: "\(word)\(number - 1)")]))
    }
  }
}

/// `needs` becomes `has`, and the file gets one `import Shared` at its start, however many there are.
enum SharesImport: WordRewrite {
  static let word = "needs"
  static let sharesEdits = true
  static func edits(at token: Int, in tree: Tree) -> [Edit] {
    [Edit(insert: "import Shared\n", at: 0), Edit(tree.tokens[token].range, with: "has")]
  }
}

/// As `SharesImport`, for `wants`.
enum SharesImportToo: WordRewrite {
  static let word = "wants"
  static let sharesEdits = true
  static func edits(at token: Int, in tree: Tree) -> [Edit] {
    [Edit(insert: "import Shared\n", at: 0), Edit(tree.tokens[token].range, with: "got")]
  }
}

/// As `SharesImport`, for `claims`, and would not have it that another fix makes the same edit.
enum OwnsImport: WordRewrite {
  static let word = "claims"
  static func edits(at token: Int, in tree: Tree) -> [Edit] {
    [Edit(insert: "import Shared\n", at: 0), Edit(tree.tokens[token].range, with: "owns")]
  }
}

/// An edit behind the end of the file.
enum OutOfRange: WordRewrite {
  static let word = "outside"
  static func edits(at token: Int, in tree: Tree) -> [Edit] {
    [Edit(tree.source.count..<tree.source.count + 3, with: "x")]
  }
}

/// Nothing to change for `empty`: no fix.
enum NoEdits: WordRewrite {
  static let word = "empty"
  static func edits(at token: Int, in tree: Tree) -> [Edit] { [] }
}

/// `before` gets a statement in front, which moves everything below.
enum AddsLines: WordRewrite {
  static let word = "before"
  static func edits(at token: Int, in tree: Tree) -> [Edit] {
    [Edit(tree.tokens[token].range, with: "added()\nadded()\nmoved")]
  }
}

/// `head` becomes `heading`.
enum LengthensHead: WordRewrite {
  static let word = "head"
  static func edits(at token: Int, in tree: Tree) -> [Edit] { [Edit(tree.tokens[token].range, with: "heading")] }
}

/// `.tail` behind `head` becomes `.tailored`. It touches the name in front, and finds nothing once that is another.
enum RenamesTail: WordRewrite {
  static let word = "tail"
  static func range(at token: Int, in tree: Tree) -> Range<Int> {
    tree.tokens[token - 1].start..<tree.tokens[token].end
  }
  static func edits(at token: Int, in tree: Tree) -> [Edit] {
    guard tree.string(ofToken: token - 2) == "head" else { return [] }
    return [Edit(range(at: token, in: tree), with: ".tailored")]
  }
}

/// `old.member` becomes `done`: it starts where `old` starts.
enum WholeAccess: WordRewrite {
  static let word = "member"
  static func range(at token: Int, in tree: Tree) -> Range<Int> {
    tree.tokens[token - 2].start..<tree.tokens[token].end
  }
  static func edits(at token: Int, in tree: Tree) -> [Edit] {
    guard tree.string(ofToken: token - 2) == "old" else { return [] }
    return [Edit(range(at: token, in: tree), with: "done")]
  }
}

/// Two findings for one place: one to be fixed, one to be read.
enum SaysTwoThings: WordRewrite {
  static let word = "twice"
  static func edits(at token: Int, in tree: Tree) -> [Edit] { [Edit(tree.tokens[token].range, with: "once")] }
  static func findings(in file: FileContext) -> [Finding] {
    file.tree.tokens.filter { file.tree.text(of: $0).elementsEqual(word.utf8) }.flatMap { token in
      [
        Finding(rewrite: id, tier: .manual, range: token.range, message: "a remark", source: "none"),
        Finding(
          rewrite: id, tier: .safe, range: token.range, message: "an offer", source: "none",
          fix: Fix(title: "change", edits: [Edit(token.range, with: "once")])),
      ]
    }
  }
}

/// The bytes of `name(…)`, from the name to the parenthesis that closes.
private func callRange(at token: Int, in tree: Tree) -> Range<Int> {
  var depth = 0
  for index in tree.tokens.indices[(token + 1)...] {
    if tree.tokens[index].kind == .leftParen { depth += 1 }
    if tree.tokens[index].kind == .rightParen { depth -= 1 }
    if depth == 0 { return tree.tokens[token].start..<tree.tokens[index].end }
  }
  return tree.tokens[token].range
}

/// `heads` becomes `headed`, and the file gets another import at its start than `needs` brings.
enum OtherImport: WordRewrite {
  static let word = "heads"
  static let sharesEdits = true
  static func edits(at token: Int, in tree: Tree) -> [Edit] {
    [Edit(insert: "import Other\n", at: 0), Edit(tree.tokens[token].range, with: "headed")]
  }
}

/// `moves(…)` becomes `moved()` with the comment behind it that stood between the parentheses.
enum MovesComment: WordRewrite {
  static let word = "moves"
  static func edits(at token: Int, in tree: Tree) -> [Edit] {
    let range = callRange(at: token, in: tree)
    let comment = tree.comments(beforeToken: token + 2).map { String(decoding: tree.source[$0], as: UTF8.self) }
    return [Edit(range, with: "moved() " + comment.joined())]
  }
}

/// `.end` becomes `.ended`: it touches the name in front.
enum RenamesEnd: WordRewrite {
  static let word = "end"
  static func range(at token: Int, in tree: Tree) -> Range<Int> {
    tree.tokens[token - 1].start..<tree.tokens[token].end
  }
  static func edits(at token: Int, in tree: Tree) -> [Edit] { [Edit(range(at: token, in: tree), with: ".ended")] }
}

/// `last` becomes `lasted`.
enum RenamesLast: WordRewrite {
  static let word = "last"
  static func edits(at token: Int, in tree: Tree) -> [Edit] { [Edit(tree.tokens[token].range, with: "lasted")] }
}

/// `quote` becomes a call with strings, an empty one among them.
enum WritesStrings: WordRewrite {
  static let word = "quote"
  static func edits(at token: Int, in tree: Tree) -> [Edit] {
    [Edit(tree.tokens[token].range, with: "text(\"\", \"b\")")]
  }
}

/// `inside("word")`: other words in the string.
enum EditsInsideString: WordRewrite {
  static let word = "inside"
  static func edits(at token: Int, in tree: Tree) -> [Edit] {
    let start = tree.tokens[token].end + 2
    return [Edit(start..<start + 2, with: "W")]
  }
}

/// `wrap(b)` becomes `b` by one edit: nested ones wait for those around them.
enum UnwrapWhole: WordRewrite {
  static let word = "wrap"
  static func edits(at token: Int, in tree: Tree) -> [Edit] {
    let range = callRange(at: token, in: tree)
    let inner = range.lowerBound + 5..<range.upperBound - 1
    return [Edit(range, with: Array(tree.source[inner]))]
  }
}

/// Traps when it is asked: nobody may ask it about a file without its word.
enum WordlessTrap: WordRewrite {
  static let word = "word"
  static func edits(at token: Int, in tree: Tree) -> [Edit] { [] }
  static func findings(in file: FileContext) -> [Finding] { preconditionFailure("the file holds none of the words") }
}
