import Meaning
import Rewriting
import SwiftTree

/// Availability checks that the deployment target has overtaken go away.
public enum StaleAvailability: Rewrite {
  public static let id = "stale-availability"
  public static let words = ["#available", "#unavailable", "@available"]
  public static let needsDeploymentTarget = true

  public static let guide = Guide(
    summary: "removes availability checks that the deployment target has overtaken",
    before: """
      import UIKit

      @available(iOS 15.0, *)
      final class SheetViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          if #available(iOS 16.0, *) {
            sheetPresentationController?.detents = [.medium(), .large()]
          } else {
            view.backgroundColor = .white
          }
        }
      }

      """,
    after: """
      import UIKit

      final class SheetViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          sheetPresentationController?.detents = [.medium(), .large()]
        }
      }

      """,
    leavesAlone: [
      "everything while the deployment target is not known",
      "lists that name a macro or another system than iOS whose oldest version the project does not state",
      "what Mac Catalyst still needs, or visionOS on a declaration, which go by the iOS versions of a list",
      "`@available` with `deprecated`, `obsoleted`, `unavailable`, `renamed` or `message`",
      "comments, but for those inside the branch that can never run, which go with it",
    ],
    safety: """
      A fix keeps the branch that runs and drops the one that cannot, with the code that the kept branch never lets be \
      reached. What it declares stays in a `do` where its name is used outside. A comment that lies wholly inside the \
      dropped code is about that code and goes with it; every other comment stays, or the check is reported instead.
      """,
    source: "003, adopting without the mess")

  public static func findings(in file: FileContext) -> [Finding] {
    guard file.deploymentTarget != nil else { return [] }
    let branches = BranchEdits(file)
    let shelf = WrapperShelf(file)
    let findings = file.tree.allNodes.compactMap { node -> Finding? in
      switch node.kind {
      case .availabilityCondition: finding(forCheck: node, branches, shelf, file)
      case .attribute: finding(forAttribute: node, branches, file)
      default: nil
      }
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
    // A check in code that goes with another check is no site of its own.
    let removed = findings.flatMap { $0.fix?.edits ?? [] }.filter { $0.replacement.isEmpty }.map(\.range)
    return findings.filter { finding in
      let isItsOwn = { (edit: Edit) in finding.fix?.edits.contains(edit) == true }
      return !removed.contains { range in
        range.lowerBound < finding.range.lowerBound && finding.range.upperBound <= range.upperBound
          && !isItsOwn(Edit(range, with: ""))
      }
    }
  }

  // MARK: Attributes

  private static func finding(forAttribute node: Node, _ branches: BranchEdits, _ file: FileContext) -> Finding? {
    guard isPlain(node, file), let list = file.availabilityList(node), let holder = node.parent else { return nil }
    let directive = holder.kind == .ifConfigClause ? holder.parent : nil
    guard let declaration = directive?.parent ?? node.parent, declaration.kind.isDeclaration else { return nil }
    let guarantee = file.availability(around: declaration)
    guard let version = list.iOS, !guarantee.isUnreachable, let known = guarantee.version, known >= version
    else { return nil }
    let message = "iOS \(known) is guaranteed here, so `@available` for iOS \(version) says nothing new"
    if let finding = kept(node, list, message, file) { return finding }
    if let directive, !directive.attributesOfClauses.allSatisfy({ isPlain($0, file) && file.isStale($0, below: known) }) {
      return Finding(
        rewrite: id, tier: .manual, range: node.range,
        message: "\(message): remove it by hand, as its `#if` is about more than that", source: guide.source)
    }
    return Finding(
      rewrite: id, tier: .safe, range: node.range, message: message, source: guide.source,
      fix: Fix(title: "remove it", edits: branches.removal(ofAttribute: directive ?? node), sharesEdits: directive != nil))
  }

  /// Whether an attribute says no more than since which iOS there is something.
  private static func isPlain(_ attribute: Node, _ file: FileContext) -> Bool {
    guard let list = file.availabilityList(attribute) else { return false }
    return list.notes.isEmpty && list.isStale(apartFromIOS: file) && attribute.firstChild?.text == "available"
  }

  /// What another system still needs that goes by the iOS versions of a list.
  private static func kept(_ node: Node, _ list: AvailabilityList, _ message: String, _ file: FileContext) -> Finding? {
    guard let version = list.iOS, let relative = file.target.olderRelative(of: version, onDeclaration: node.kind == .attribute),
      !list.entries.contains(where: { $0.name.hasPrefix(relative.name) })
    else { return nil }
    let reason = "leave it until \(relative.name) is raised, too, which goes by it and is \(relative.version) here"
    return Finding(rewrite: id, tier: .manual, range: node.range, message: "\(message): \(reason)", source: guide.source)
  }

  // MARK: Checks

  private static func finding(
    forCheck node: Node, _ branches: BranchEdits, _ shelf: WrapperShelf, _ file: FileContext
  ) -> Finding? {
    guard let list = file.availabilityList(node), list.isStale(apartFromIOS: file), let version = list.iOS,
      let element = node.parent, element.kind == .conditionElement, let statement = element.parent
    else { return nil }
    let guarantee = file.availability(at: node)
    guard !guarantee.isUnreachable, let known = guarantee.version, known >= version else { return nil }
    let outcome = list.isNegated ? "never" : "always"
    let message = "iOS \(known) is guaranteed here, so the check for iOS \(version) \(outcome) holds"
    if let finding = kept(node, list, message, file) { return finding }
    if !list.isNegated, let edits = shelf.edits(undoingWrapperAround: node) {
      return Finding(
        rewrite: id, tier: .safe, range: node.range, message: message, source: guide.source,
        fix: Fix(title: "put back what the wrapper stands for", edits: edits))
    }
    do throws(BranchEdits.Refusal) {
      let edits = try edits(for: element, of: statement, holds: !list.isNegated, branches)
      return Finding(
        rewrite: id, tier: .safe, range: node.range, message: message, source: guide.source,
        fix: Fix(
          title: "remove the check", edits: edits, sharesEdits: true,
          deadCode: branches.deadCode(in: statement, holds: !list.isNegated)))
    } catch {
      return Finding(
        rewrite: id, tier: .manual, range: node.range, message: "\(message): remove it by hand, as \(error.reason)",
        source: guide.source)
    }
  }

  private static func edits(
    for element: Node, of statement: Node, holds: Bool, _ branches: BranchEdits
  ) throws(BranchEdits.Refusal) -> [Edit] {
    let conditions = statement.children.filter { $0.kind == .conditionElement }
    if holds, conditions.count > 1 { return [branches.removal(of: element, from: conditions)] }
    guard !statement.ancestors.prefix(2).contains(where: { $0.kind == .labeledStmt }) else {
      throw BranchEdits.Refusal(reason: "the statement has a label")
    }
    switch (statement.kind, holds) {
    case (.whileStmt, true): return [Edit(element.range, with: "true")]
    case (.whileStmt, false), (.guardStmt, true): return branches.removal(of: statement)
    case (.guardStmt, false): throw BranchEdits.Refusal(reason: "everything after it is never reached")
    case (.ifExpr, _):
      return try branches.keeping(holds ? statement.child(.codeBlock) : statement.elseBranch, of: statement)
    default: throw BranchEdits.Refusal(reason: "this kind of statement is not known")
    }
  }
}

extension AvailabilityList {
  /// Nothing in the list is a macro, or about another system than iOS of which it says something new. Catalyst and app
  /// extensions go by the iOS target.
  fileprivate func isStale(apartFromIOS file: FileContext) -> Bool {
    (hasStar || isNegated || node.kind == .attribute) && !entries.isEmpty && entries.allSatisfy { entry in
      guard let version = entry.version else { return false }
      if ["iOS", "iOSApplicationExtension", "macCatalyst", "macCatalystApplicationExtension"].contains(entry.name) {
        return version <= iOS ?? version
      }
      return file.target.covers(entry.name, version)
    }
  }
}

extension FileContext {
  fileprivate func isStale(_ attribute: Node, below known: OSVersion) -> Bool {
    availabilityList(attribute)?.iOS.map { $0 <= known } ?? false
  }
}

extension Node {
  /// What stands between the branches of a directive, without their conditions.
  fileprivate var attributesOfClauses: [Node] {
    children.flatMap { clause in
      clause.children.filter { $0 != clause.firstChild || tree.tokens[clause.tokenRange.lowerBound].kind == .poundElse }
    }
  }
}
