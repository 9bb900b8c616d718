import Meaning
import Testing

@Test(arguments: [
  MarkedCase("known view", "class V: UIView { func f() { HERE } }"),
  MarkedCase("known view", "class A: UIView {}\nclass B: A {}\nclass C: B, P { func f() { HERE } }"),
  MarkedCase("known view", "class C: P, UIView { func f() { HERE } }"),
  MarkedCase("known viewController", "class C: UIKit.UIViewController { func f() { HERE } }"),
  MarkedCase("known view", "extension UIView { func f() { HERE } }"),
  MarkedCase("known window", "extension UIWindow { func f() { HERE } }"),
  MarkedCase("known view", "class V: UIView {}\nextension V { func f() { HERE } }"),
  MarkedCase("known view", "extension P where Self: UIView { func f() { HERE } }"),
  MarkedCase("known view", "class V: UIView {}\nextension P where Self: V { func f() { HERE } }"),
  MarkedCase("known view", "protocol P: UIView {}\nextension P { func f() { HERE } }"),
  MarkedCase("known view", "protocol P where Self: UIView {}\nextension P { func f() { HERE } }"),
  MarkedCase("known view", "class V<T: P>: UIView { func f() { HERE } }"),
  MarkedCase("known view", "typealias Base = UIView\nclass V: Base { func f() { HERE } }"),
  MarkedCase(
    "known view", "#if os(iOS)\ntypealias Base = UIView\n#else\ntypealias Base = NSView\n#endif\nclass V: Base { func f() { HERE } }"),
  MarkedCase("known other", "typealias A = B\ntypealias B = A\nclass V: NSObject { func f() { HERE } }"),
  MarkedCase("unknown A", "typealias A = B\ntypealias B = A\nclass V: A { func f() { HERE } }"),
  MarkedCase("known other", "class A: B {}\nclass B: A { func f() { HERE } }"),
  MarkedCase("known view", "class Feed { class Cell: UIView { func f() { HERE } } }"),
  MarkedCase("known other", "class Feed: UIView { class Model { func f() { HERE } } }"),
  MarkedCase("known other", "class Feed: UIView { enum Constants { static func f() { HERE } } }"),
  MarkedCase("known view", "class Feed { class Cell: UIView {} }\nclass Grid { class Cell {} }\nextension Feed.Cell { func f() { HERE } }"),
  MarkedCase("known other", "class Feed { class Cell: UIView {} }\nclass Grid { class Cell {} }\nextension Grid.Cell { func f() { HERE } }"),
  MarkedCase("unknown Cell", "class Feed { class Cell: UIView {} }\nextension Cell { func f() { HERE } }"),
  MarkedCase("unknown Base", "class V: Base, UITableViewDelegate { func f() { HERE } }"),
  MarkedCase("known other", "class V: NSObject, Listening { func f() { HERE } }"),
  MarkedCase("known other", "class V: UITableViewDelegate { func f() { HERE } }"),
  MarkedCase("known other", "class V { func f() { HERE } }"),
  MarkedCase("known other", "enum E: Listening { func f() { HERE } }"),
  MarkedCase("known other", "actor A: Listening { func f() { HERE } }"),
  MarkedCase("unknown V", "extension V { func f() { HERE } }"),
  MarkedCase("likely view overrides `layoutSubviews`", "class V: Base { override func layoutSubviews() { HERE } }"),
  MarkedCase("likely viewController overrides `viewDidLoad`", "class V: Base { override func viewDidLoad() { HERE } }"),
  MarkedCase("known layer", "class L: CAShapeLayer { func f() { HERE } }"),
  MarkedCase("known image", "extension UIImage { func f() { HERE } }"),
  MarkedCase("known environmentReader", "import SwiftUI\nstruct S: View { func f() { HERE } }"),
  MarkedCase("known environmentReader", "import SwiftUI\nstruct S { }\nextension S: View { func f() { HERE } }"),
  MarkedCase("known environmentReader", "import SwiftUI\nextension S: View { func f() { HERE } }"),
  MarkedCase("known environmentReader", "import SwiftUI\nenum A { struct View: SwiftUI.View { func f() { HERE } } }"),
  MarkedCase("known environmentReader", "import SwiftUI\nenum A { struct View {} }\nstruct S: View { func f() { HERE } }"),
  MarkedCase("known other", "import SwiftUI\nprotocol View {}\nstruct S: View { func f() { HERE } }"),
  MarkedCase("unknown View", "import UIKit\nclass S: View { func f() { HERE } }"),
  MarkedCase("known environmentBlind", "import SwiftUI\nstruct S: Shape { func f() { HERE } }"),
  MarkedCase("known environmentBlind", "import SwiftUI\nstruct S: View, Shape { func f() { HERE } }"),
  MarkedCase("unknown App", "import UIKit\nclass S: App { func f() { HERE } }"),
  MarkedCase(
    "likely environmentReader declares `body: some View`", "import Kit\nstruct S: Screen { var body: some View { HERE } }"),
])
func roles(_ test: MarkedCase) throws {
  let marked = try #require(Marked(test.source))
  let type = try #require(marked.place.type)
  let words: String
  switch marked.file.declarations.role(of: type) {
  case .known(let role): words = "known \(role)"
  case .likely(let role, let evidence): words = "likely \(role) \(evidence)"
  case .unknown(let name): words = "unknown \(name)"
  }
  #expect(words == test.expected)
}

@Test func nestedTypeByName() throws {
  let source = "class A { class Cell: UIView {}; func f() { HERE } }\nclass B { class Cell {} }"
  let marked = try #require(Marked(source))
  #expect(marked.file.declarations.role(ofTypeNamed: "Cell", at: marked.node) == .known(.view))
  #expect(marked.file.declarations.role(ofTypeNamed: "A.Cell?") == .known(.view))
  #expect(marked.file.declarations.role(ofTypeNamed: "B.Cell") == .known(.other))
  #expect(marked.file.declarations.role(ofTypeNamed: "Cell") == .unknown("Cell"))
}

@Test(arguments: [
  ("UIView?", "UIView"), ("UIKit.UIView!", "UIView"), ("any UITraitEnvironment", "UITraitEnvironment"),
  ("some View", "View"), ("Feed<Int, [Cell<A>]>.Cell", "Feed.Cell"), ("SwiftUI.View", "View"),
])
func strippedNames(_ written: String, _ name: String) {
  #expect(strippedTypeName(written) == name)
}
