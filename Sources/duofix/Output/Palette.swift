import Rewriting

/// The colours of a terminal, or none.
struct Palette {
  let isPlain: Bool

  init(showsColors: Bool) { isPlain = !showsColors }

  func bold(_ text: String) -> String { wrapped(text, "1") }
  func error(_ text: String) -> String { wrapped(text, "1;31") }

  func tier(_ tier: Tier) -> String {
    switch tier {
    case .safe: wrapped(tier.rawValue, "32")
    case .review: wrapped(tier.rawValue, "33")
    case .manual: wrapped(tier.rawValue, "35")
    }
  }

  private func wrapped(_ text: String, _ code: String) -> String {
    isPlain ? text : "\u{1B}[\(code)m\(text)\u{1B}[m"
  }
}
