import Meaning
import Testing

/// The members of a view.
private func view(_ members: String) -> String { "class V: UIView { \(members) }" }

@Test(arguments: [
  MarkedCase("early", view("init() { super.init(); HERE }")),
  MarkedCase("early", view("lazy var x = HERE")),
  MarkedCase("early", view("override func awakeFromNib() { HERE }")),
  MarkedCase("early", view("override func viewDidLoad() { HERE }")),
  MarkedCase("early", view("override func viewWillAppear(_ a: Bool) { HERE }")),
  MarkedCase("early", view("override func didMoveToSuperview() { HERE }")),
  MarkedCase("late", view("override func didMoveToWindow() { HERE }")),
  MarkedCase("late", view("override func layoutSubviews() { HERE }")),
  MarkedCase("late", view("override func viewIsAppearing(_ a: Bool) { HERE }")),
  MarkedCase("late", view("func update() { HERE }")),
  MarkedCase("early", view("func update() { HERE }; override func viewDidLoad() { update() }")),
  MarkedCase("early", view("func update() { HERE }; override func viewDidLoad() { self.update() }")),
  MarkedCase("late", view("func update() { HERE }; override func viewDidLoad() { other.update() }")),
  MarkedCase("early", view("func a() { HERE }; func b() { a() }; func c() { b() }; init() { super.init(); c() }")),
  MarkedCase("late", view("func a() { HERE }; func b() { a() }; func layoutSubviews() { b() }")),
  MarkedCase("early", "class V: UIView { init() { super.init(); a() } }\nextension V { func a() { HERE } }"),
  MarkedCase("early", view("var x: Int { HERE }; override func viewDidLoad() { print(x) }")),
  MarkedCase("late", view("var x: Int { HERE }; override func layoutSubviews() { print(x) }")),
  MarkedCase("early", view("lazy var a = b(); func b() { HERE }")),
  MarkedCase("early", view("@IBOutlet var a: UIView! { didSet { HERE } }")),
  MarkedCase("late", view("var a = 1 { didSet { HERE } }")),
  MarkedCase("early", view("var a = 1 { didSet { b() } }; func b() { HERE }; func viewDidLoad() { a = 2 }")),
  MarkedCase("late", view("var a = 1 { didSet { b() } }; func b() { HERE }; func viewDidLoad() { print(a) }")),
  MarkedCase("late", "func f() { HERE }"),
  // A selector and the handler of an action name what runs later.
  MarkedCase("late", view("@objc func a() { HERE }; init() { super.init(); b.addTarget(self, action: #selector(a), for: .x) }")),
  MarkedCase("late", view("func a() { HERE }; func viewDidLoad() { b = UIAction(title: t) { _ in self.a() } }")),
  MarkedCase("late", view("func a() { HERE }; func viewDidLoad() { b(style: s, handler: { self.a() }) }")),
  MarkedCase("early", view("func a() { HERE }; func viewDidLoad() { items.forEach { self.a() } }")),
  MarkedCase("early", view("func a() { HERE }; func viewDidLoad() { items.forEach(a) }")),
  // Members of one name are told apart by their labels, and a method from a property.
  MarkedCase("late", view("func table(_ t: T, size: Int) { HERE }; func viewDidLoad() { table(t, row: 1) }")),
  MarkedCase("late", view("var table: T; func table(_ t: T, size: Int) { HERE }; func viewDidLoad() { table.load() }")),
  MarkedCase("early", view("func table(_ t: T, size: Int = 1, row: Int) { HERE }; func viewDidLoad() { table(t, row: 1) }")),
])
func moments(_ test: MarkedCase) throws {
  let marked = try #require(Marked(test.source))
  #expect(marked.file.mayBeUnattached(marked.place) == (test.expected == "early"))
}

/// The traits that are read, and whether they may be empty then.
@Test(arguments: [
  NameCase("traitCollection", "late", view("func update() { HERE }")),
  NameCase("self.traitCollection", "early", view("func viewDidLoad() { HERE }")),
  NameCase("traitCollection", "early", view("var a = 1 { didSet { HERE } }")),
  NameCase("traitCollection", "late", view("override var isHighlighted: Bool { didSet { HERE } }")),
  NameCase("traitCollection", "early", view("func configure(x: Int) { HERE }")),
  NameCase("traitCollection", "early", view("func setUpViews() { HERE }")),
  NameCase("traitCollection", "late", view("func setups() { HERE }")),
  NameCase("traitCollection", "early", view("func addDivider() { addSubview(line); HERE }")),
  NameCase("traitCollection", "late", view("@objc func addDivider() { addSubview(line); HERE }")),
  NameCase("traitCollection", "late", view("private func addDivider() { addSubview(line); HERE }")),
  NameCase("traitCollection", "late", view("override func layoutSubviews() { addSubview(line); HERE }")),
  NameCase("traitCollection", "late", view("private func configure(x: Int) { HERE }")),
  NameCase("traitCollection", "late", view("func configure() { HERE }; func layoutSubviews() { configure() }")),
  NameCase("me.traitCollection", "late", view("func f() { run { [weak self] in guard let me = self else { return }; HERE } }")),
  NameCase("cell.traitCollection", "early", view("func f(_ cell: UITableViewCell) { HERE }")),
  NameCase("cell.traitCollection", "early", view("func f() { let cell = d() as! UITableViewCell; HERE }")),
  NameCase("cell.traitCollection", "late", view("func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell) { HERE }")),
  NameCase("scrollView.traitCollection", "late", view("func scrollViewDidScroll(_ scrollView: UIScrollView) { HERE }")),
  NameCase("sender.traitCollection", "late", view("@IBAction func tap(_ sender: UIButton) { HERE }")),
  NameCase("window.traitCollection", "late", view("func f() { guard let window else { return }; HERE }")),
  NameCase("env.traitCollection", "late", view("func f(_ env: NSCollectionLayoutEnvironment) { HERE }")),
  NameCase("env.traitCollection", "late", view("func f() { UICollectionViewCompositionalLayout { index, env in HERE } }")),
  NameCase("traits", "early", "func f(_ traits: UITraitCollection) { HERE }"),
  NameCase("holder.traitCollection", "early", "class M { let holder: UIView; func f() { HERE } }"),
])
func momentsOfHolders(_ test: NameCase) throws {
  let marked = try #require(Marked(test.source))
  #expect(marked.file.mayBeUnattached(marked.place, reading: test.name) == (test.expected == "early"))
}
