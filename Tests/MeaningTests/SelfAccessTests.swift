import Meaning
import Testing

/// The body of a method of a view with the members `title`, `lines`, `run(_:)` and `tap()`.
private func view(_ body: String, imports: String = "import UIKit") -> String {
  """
  \(imports)
  final class V: UIView {
    var title = ""
    var lines: [UIView] = []
    func run(_ body: @escaping () -> Void) {}
    @objc func tap() {}
    func f(_ cell: UITableViewCell) { \(body) }
  }
  """
}

@Test(arguments: [
  MarkedCase("implicit", view("HERE")),
  MarkedCase("implicit", view("func g() { HERE }")),
  MarkedCase("explicit", view("UIView.animate(withDuration: 1) { HERE }")),
  MarkedCase("explicit", view("UIView.animate(withDuration: 1) {} completion: { _ in HERE }")),
  MarkedCase("explicit", view("DispatchQueue.main.async { HERE }")),
  MarkedCase("explicit", view("coordinator.animate(alongsideTransition: { _ in HERE })")),
  MarkedCase("explicit", view("lines.forEach { HERE }")),
  MarkedCase("implicit", view("lines.forEach { print(title, HERE) }")),
  MarkedCase("explicit", view("lines.forEach { print($0.title, HERE) }")),
  MarkedCase("explicit", view("lines.forEach { title in print(title, HERE) }")),
  MarkedCase("implicit", view("let x = { HERE }()")),
  MarkedCase("explicit", view("let x = { print(self); HERE }()")),
  MarkedCase("createsCapture", view("run { HERE }")),
  MarkedCase("createsCapture", view("let x = { HERE }")),
  MarkedCase("createsCapture", view("Task { HERE }")),
  MarkedCase("implicit", view("Task { print(title, HERE) }")),
  MarkedCase("explicit", view("run { self.title = HERE }")),
  MarkedCase("explicit", view("run { [self] in HERE }")),
  MarkedCase("explicit", view("run { [unowned self] in HERE }")),
  MarkedCase("weak", view("run { [weak self] in HERE }")),
  MarkedCase("weak", view("run { [weak self] in self?.title = HERE }")),
  MarkedCase("explicit", view("run { [weak self] in guard let self else { return }; HERE }")),
  MarkedCase("explicit", view("run { [weak self] in guard let self = self else { return }; HERE }")),
  MarkedCase("explicit", view("run { [weak self] in if let self { HERE } }")),
  MarkedCase("weak", view("run { [weak self] in if let self {}; HERE }")),
  MarkedCase("weak", view("run { [weak self] in HERE; guard let self else { return } }")),
  MarkedCase("weak", view("run { [weak self] in guard let self else { HERE; return } }")),
  MarkedCase("weak", view("run { [weak self] in guard let `self` = self else { return }; HERE }")),
  MarkedCase("named(\"me\")", view("run { [weak self] in guard let me = self else { return }; HERE }")),
  MarkedCase("named(\"me\")", view("run { [weak self] in guard let me = self else { return }; me.lines.forEach { _ in HERE } }")),
  MarkedCase("named(\"me\")", view("run { [weak self] in guard let me = self else { return }; run { print(me, HERE) } }")),
  MarkedCase("weak", view("run { [weak self] in guard let me = self else { return }; run { HERE } }")),
  MarkedCase("createsCapture", view("run { [weak self] in guard let self else { return }; run { HERE } }")),
  MarkedCase("weak", view("run { [weak self] in guard let self else { return }; run { [weak self] in HERE } }")),
  MarkedCase("createsCapture", view("run { UIView.animate(withDuration: 1) { HERE } }")),
  MarkedCase("explicit", view("run { self.lines.forEach { _ in HERE } }")),
  MarkedCase("explicit", view("run { print(self.tap); self.lines.map(\\.title); HERE }")),
  MarkedCase("createsCapture", view("run { print([a].map(\\.title), HERE) }")),
  MarkedCase("createsCapture", view("run { print(#selector(tap), HERE) }")),
  MarkedCase("explicit", view("run { HERE; self.run { [weak self] in guard let self else { return }; title = x } }")),
  MarkedCase("background", view("DispatchQueue.global().async { HERE }")),
  MarkedCase("background", view("queue.async { [weak self] in guard let self else { return }; HERE }")),
  MarkedCase("explicit", view("queue.async { DispatchQueue.main.async { print(self, HERE) } }")),
  MarkedCase("createsCapture", view("level.map { HERE }.sink { _ in }.store(in: &bag)")),
  MarkedCase("createsCapture", view("lines.lazy.map { HERE }")),
  MarkedCase("createsCapture", view("$title.map { HERE }")),
  MarkedCase("createsCapture", view("lines.map { HERE }", imports: "import RxSwift")),
  MarkedCase("explicit", view("lines.map { HERE }")),
  MarkedCase("explicit", view("logger.debug(\"a \\(HERE)\")")),
  MarkedCase("implicit", view("print(\"a \\(HERE)\")")),
  MarkedCase("implicit", "struct S { func f() { run { HERE } } }"),
  MarkedCase("implicit", "import SwiftUI\nextension S: View { var body: some View { run { HERE } } }"),
  MarkedCase("implicit", "class V { lazy var x: Int = { HERE }() }"),
  MarkedCase("createsCapture", "class V { lazy var x: () -> Int = { HERE } }"),
])
func selfAccess(_ test: MarkedCase) throws {
  let marked = try #require(Marked(test.source))
  #expect("\(marked.file.selfAccess(at: marked.place))" == test.expected)
}
