// Every token of every case deleted, doubled and swapped with the one after it: nothing traps, nothing is lost.
import SwiftTree
import Testing

@Suite struct TokenMutationTests {
  @Test(arguments: SyntaxCase.accepted)
  func everyToken(_ sample: SyntaxCase) {
    let source = sample.bytes
    var pieces: [ArraySlice<UInt8>] = []
    var start = 0
    for token in Tree.lex(source) where token.length > 0 {
      pieces.append(source[start..<token.end])
      start = token.end
    }
    let rest = source[start...]
    func expectSound(_ changed: [ArraySlice<UInt8>], _ comment: String) {
      let tree = Tree.parse(Array(changed.joined()) + rest)
      #expect(problems(of: tree) == [], "\(sample.name): \(comment)")
    }
    for index in pieces.indices {
      var deleted = pieces
      deleted.remove(at: index)
      expectSound(deleted, "token \(index) deleted")
      var doubled = pieces
      doubled.insert(pieces[index], at: index)
      expectSound(doubled, "token \(index) doubled")
      guard index + 1 < pieces.count else { continue }
      var swapped = pieces
      swapped.swapAt(index, index + 1)
      expectSound(swapped, "tokens \(index) and \(index + 1) swapped")
    }
  }
}
