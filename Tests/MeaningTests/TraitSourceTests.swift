import Meaning
import Testing

/// "text", "text?" where a reader has to look, "environment Type", "stored Type", or "none".
private func words(for source: TraitSource) -> String {
  switch source {
  case .traits(let text, .certain): text
  case .traits(let text, .review): text + "?"
  case .environment(let reader): "environment \(reader.type.qualifiedName)" + (reader.confidence == .certain ? "" : "?")
  case .storedInitialValue(let type, _): "stored \(type.qualifiedName)"
  case .none: "none"
  }
}

@Test(arguments: [
  MarkedCase("traitCollection", "class V: UIView { func f() { HERE } }"),
  MarkedCase("self.traitCollection", "class V: UIView { func f(traitCollection: UITraitCollection?) { HERE } }"),
  // A view in name only puts everything into another one.
  MarkedCase("main.traitCollection?", "class V: UIView { var main: UIView; init(in v: UIView) { main = v }; func f() { self.main.addSubview(x); HERE } }"),
  MarkedCase("traitCollection", "class V: UIView { var main: UIView; func f() { addSubview(main); main.addSubview(x); HERE } }"),
  MarkedCase("traitCollection", "class V: UIView { let main = UIView(); func f() { main.addSubview(x); HERE } }"),
  MarkedCase("traitCollection", "class V: UIViewController { var main: UIView; func f() { main.addSubview(x); HERE } }"),
  MarkedCase("traitCollection", "class V: UIView { func f(traitCollection: UITraitCollection) { HERE } }"),
  MarkedCase("traits", "func f(_ traits: UITraitCollection) { HERE }"),
  MarkedCase("none", "func f(_ previousTraits: UITraitCollection) { HERE }"),
  MarkedCase("traitCollection", "class V: UIViewController { func willTransition(to new: UITraitCollection) { HERE } }"),
  MarkedCase("traitCollection", "class V: UIView { func f(_ cell: UITableViewCell) { HERE } }"),
  MarkedCase("cell.traitCollection", "class V: UIView { func f(_ cell: UITableViewCell) { cell.x = HERE } }"),
  MarkedCase("traitCollection", "class V: UIView { func f(_ cell: UITableViewCell?) { cell?.x = HERE } }"),
  MarkedCase("traitCollection", "class V: UIView { func f(_ cells: [UITableViewCell]) { cells.x = HERE } }"),
  MarkedCase("traitCollection", "class V: UIView { func f(_ cell: UITableViewCell) { other.cell = HERE } }"),
  MarkedCase("traitCollection", "class V: UIView { func f(_ cell: UITableViewCell) { if HERE { cell.x = 1 } } }"),
  MarkedCase("cell.traitCollection", "class V: UIView { func f(_ cell: UITableViewCell) { if cell.x == HERE {} } }"),
  MarkedCase("traitCollection", "class V: UIView { func f() { let label = UILabel(); label.x = HERE } }"),
  MarkedCase("cell.traitCollection", "class V: UIView { func f() { let cell = dequeue() as! UITableViewCell; cell.x = HERE } }"),
  MarkedCase("traitCollection", "class V: UIViewController { func f(_ other: UIViewController) { other.x = HERE } }"),
  MarkedCase(
    "traitCollection", "class V: UIViewController { func f() { let next = segue.destination as! UITableViewController; next.x = HERE } }"),
  MarkedCase(
    "traitCollection", "class V: UIView { func f() { if let v = nib.instantiate()[0] as? UILabel { v.x = HERE } } }"),
  MarkedCase("cell.traitCollection", "class M { func f(_ cell: UITableViewCell) { HERE } }"),
  MarkedCase("cell.traitCollection", "func f(_ cell: UITableViewCell) { HERE }"),
  MarkedCase("cell.traitCollection", "func f(_ cell: UITableViewCell) { items.forEach { HERE } }"),
  MarkedCase("cell.traitCollection?", "@MainActor func f(_ cell: UITableViewCell) { handler = { HERE } }"),
  MarkedCase("none", "func f(_ cell: UITableViewCell) { handler = { HERE } }"),
  MarkedCase("none", "extension P where Self: UIView { func f() { DispatchQueue.main.async { HERE } } }"),
  MarkedCase("none", "struct V: View { var x = 1 { didSet { keep { HERE } } }; var body: some View { a } }"),
  MarkedCase("cell.traitCollection", "func f(_ cell: UITableViewCell) { handler = { [cell] in HERE } }"),
  MarkedCase("none", "func f(_ cell: UITableViewCell) { handler = { [weak cell] in HERE } }"),
  MarkedCase("none", "func f(_ cell: UITableViewCell) { queue.async { HERE } }"),
  MarkedCase("none", "func f(_ cell: T) { HERE }"),
  MarkedCase("environment.traitCollection", "class V: UIView { func f(_ environment: NSCollectionLayoutEnvironment) { HERE } }"),
  MarkedCase(
    "env.traitCollection",
    "class V: UIView { func f() { UICollectionViewCompositionalLayout { index, env in HERE } } }"),
  MarkedCase(
    "self.traitCollection?", "class V: UIView { func f() { UICollectionViewCompositionalLayout { index, _ in HERE } } }"),
  MarkedCase("state.traitCollection", "struct C { func f(for state: UICellConfigurationState) { HERE } }"),
  MarkedCase("environment.traitCollection", "func f(_ environment: any UITraitEnvironment) { HERE }"),
  MarkedCase("none", "class V: UIView { static func f() { HERE } }"),
  MarkedCase("none", "class V: UIView { func f(x: Int = HERE) {} }"),
  MarkedCase("none", "class V: UIView { static let x = HERE }"),
  MarkedCase("none", "class V: UIView { init() { HERE; super.init() } }"),
  MarkedCase("traitCollection", "class V: UIView { init() { super.init(); HERE } }"),
  MarkedCase("stored V", "class V: UIView { let x = HERE }"),
  MarkedCase("traitCollection", "class V: UIView { lazy var x = HERE }"),
  MarkedCase("none", "class V: UIView { func f() { #expect(HERE) } }"),
  MarkedCase("none", "class V: CALayer { func f() { HERE } }"),
  MarkedCase("none", "extension UIImage { func f() { HERE } }"),
  MarkedCase("view.traitCollection?", "class M { let view: UIView; func f() { HERE } }"),
  MarkedCase("none", "class M { weak var view: UIView?; func f() { HERE } }"),
  MarkedCase("none", "class M { let a: UIView; let b: UIView; func f() { HERE } }"),
  MarkedCase("traitCollection?", "class V: Base { override func layoutSubviews() { HERE } }"),
  MarkedCase("environment S", "import SwiftUI\nstruct S: View { var body: some View { HERE } }"),
  MarkedCase("environment S", "import SwiftUI\nstruct S: View {}\nextension S { func f() { HERE } }"),
  MarkedCase("uiView.traitCollection", "import SwiftUI\nstruct S: UIViewRepresentable { func f(uiView: UIView) { uiView.x = HERE } }"),
  MarkedCase("none", "import SwiftUI\nextension S: View { func f() { HERE } }"),
  MarkedCase("none", "import SwiftUI\nextension View { func f() { HERE } }"),
  MarkedCase("none", "import SwiftUI\nenum S: View { func f() { HERE } }"),
  MarkedCase("none", "import SwiftUI\nstruct S: View { init() { HERE } }"),
  MarkedCase("stored S", "import SwiftUI\nstruct S: View { let x = HERE }"),
  MarkedCase("none", "import SwiftUI\nstruct S: Shape { func f() { HERE } }"),
  MarkedCase("none", "import SwiftUI\n#if A\nstruct S: View {}\n#else\nstruct S: View {}\n#endif\nextension S { func f() { HERE } }"),
])
func traitSources(_ test: MarkedCase) throws {
  let marked = try #require(Marked(test.source))
  #expect(words(for: marked.file.traitSource(at: marked.place, what: "the scale")) == test.expected)
}
