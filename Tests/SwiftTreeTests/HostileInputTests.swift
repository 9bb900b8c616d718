// Linear time and bounded stack, whatever the input.
import SwiftTree
import Testing

@Suite(.serialized) struct HostileInputTests {
  /// Code without optimization is some fifty times slower; what is asked of it is the same curve, not the same size.
  #if DEBUG
    private static let unit = 1 << 12
    private static let depth = 10_000
  #else
    private static let unit = 1 << 20
    private static let depth = 100_000
  #endif

  @Test(arguments: HostileInput.basic)
  func nestsAHundredThousandTimes(_ input: HostileInput) {
    let isLossless = withParserStack {
      let bytes = input.bytes(100_000)
      let tree = Tree.parse(bytes)
      return tree.tokens.last?.end == bytes.count && tree.hasError && tree.root.hasError
    }
    #expect(isLossless == true, "\(input)")
  }

  @Test(arguments: HostileInput.nesting)
  func nestsWithoutEnd(_ input: HostileInput) {
    let found = withParserStack { problems(of: Tree.parse(input.bytes(Self.depth))) }
    #expect(found == [], "\(input)")
  }

  /// The openings alone, as of a file cut off in the middle.
  @Test(arguments: HostileInput.nesting)
  func neverCloses(_ input: HostileInput) {
    let found = withParserStack {
      let bytes = input.bytes(Self.depth)
      return problems(of: Tree.parse(Array(bytes[..<(bytes.count / 2)])))
    }
    #expect(found == [], "\(input)")
  }

  @Test(arguments: HostileInput.runs)
  func runsOn(_ input: HostileInput) {
    let found = withParserStack { problems(of: Tree.parse(input.bytes(Self.depth / 4))) }
    #expect(found == [], "\(input)")
  }

  /// Time per byte at one, two, four and eight units of length. The bound is wide for the sake of busy machines: what grows
  /// with the square would be eight times slower at the end.
  @Test(arguments: HostileInput.nesting + HostileInput.runs)
  func takesLinearTime(_ input: HostileInput) {
    let isLinear = withParserStack {
      for _ in 0..<4 {
        let short = Self.timePerByte(input.bytes(ofLength: Self.unit))
        let long = Self.timePerByte(input.bytes(ofLength: Self.unit * 8))
        if long < short * 3 + .nanoseconds(5) { return true }
      }
      return false
    }
    #expect(isLinear == true, "\(input)")
  }

  private static func timePerByte(_ bytes: [UInt8]) -> Duration {
    let clock = ContinuousClock()
    let time = clock.measure { _ = Tree.parse(bytes) }
    return time / bytes.count
  }
}
