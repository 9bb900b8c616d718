/// `path:line:column: tier: message [id]`, a form that editors and terminals make links of.
enum FindingLine {
  static func text(_ placed: PlacedFinding, _ palette: Palette) -> String {
    let place = palette.bold("\(placed.path):\(placed.line):\(placed.column):")
    return "\(place) \(palette.tier(placed.finding.tier)): \(placed.finding.message) [\(placed.finding.rewrite)]"
  }
}
