import Meaning
import Rewriting
import SwiftTree

/// New API is only reached where its version is guaranteed.
public enum AvailabilityGuard: Rewrite {
  public static let id = "availability-guard"
  public static let spansFiles = true
  public static let words = Set(DuoAPI.all.map { $0.name == "badge" ? ".badge" : $0.name }).sorted()

  public static let guide = Guide(
    summary: "puts API that is newer than the deployment target behind an availability check",
    before: """
      import UIKit

      final class NotesViewController: UIViewController {
        private let selectItem = UIBarButtonItem()

        override var preferredVerticalBarBehavior: UIVerticalBarBehavior {
          .disabled
        }

        override func viewDidLoad() {
          super.viewDidLoad()
          selectItem.title = "Select"
          selectItem.axisBehavior = .horizontalOnly
        }
      }

      """,
    after: """
      import UIKit

      final class NotesViewController: UIViewController {
        private let selectItem = UIBarButtonItem()

        @available(iOS 27.1, *)
        override var preferredVerticalBarBehavior: UIVerticalBarBehavior {
          .disabled
        }

        override func viewDidLoad() {
          super.viewDidLoad()
          selectItem.title = "Select"
          if #available(iOS 27.1, *) {
            selectItem.axisBehavior = .horizontalOnly
          }
        }
      }

      """,
    leavesAlone: [
      "code that a check, an attribute or the deployment target already covers, and code that is not for iOS",
      "members and types of the same name that the file declares itself, and types that its module declares",
      "modifiers with closures or values of their surroundings: they are reported with the wrapper to write",
      "values read in the middle of an expression, stored properties, cases: nothing there can carry a check",
      "API of iOS 16 and older when the deployment target is not known",
    ],
    safety: """
      A fix is safe where the statements do nothing but set the new API, and for overrides and private members whose uses \
      are checked, and in a condition that would not hold on older systems anyhow. In a SwiftUI body the call goes to a \
      wrapper, which holds the check: one for each modifier with its arguments, and any that does the same is used, \
      whatever it is called. Wrappers go to `DuoAvailability.swift` where a new file is compiled with the module, else, \
      and with `--in-file`, to the end of the file that uses them. That needs a look, as it does where other statements \
      come to depend on the check, where a member can be used in other files, and everywhere while the deployment target \
      is not known.
      """,
    source: "003, adopting without the mess; 002 8:08 to 14:47; 000 blocks 1 to 3")

  public static func findings(in file: FileContext) -> [Finding] {
    let uses = DuoAPI.uses(in: file).compactMap { UncheckedUse($0, in: file) }
    guard !uses.isEmpty else { return [] }
    var search = Search(file: file, uses: uses)
    return uses.compactMap { search.finding(for: $0) }
  }
}

/// A use of new API that nothing guarantees.
private struct UncheckedUse {
  let use: DuoAPIUse
  let guarantee: GuaranteedOS
  let carrier: AvailabilityCarrier

  init?(_ use: DuoAPIUse, in file: FileContext) {
    let guarantee = file.availability(at: use.node)
    guard !guarantee.isUnreachable, !guarantee.includes(use.api.version) else { return nil }
    // An app without a known target is taken to support the systems of the last years, not all there ever were.
    guard guarantee.version != nil || use.api.version > OSVersion(16) else { return nil }
    self.use = use
    self.guarantee = guarantee
    carrier = AvailabilityCarrier(of: use)
  }
}

/// The findings of one file, and what was decided for earlier ones.
private struct Search {
  let file: FileContext
  /// The version that each statement with a use needs, where a check around it is all it takes.
  private let versions: [Node: OSVersion]
  private let members: [Node: OSVersion]
  private let indentation: Indentation
  private let shelf: WrapperShelf
  /// From each statement of a run to the run's fix, or why there is none.
  private var runs: [Node: Result<(fix: Fix, dependents: Int), StatementRun.Refusal>] = [:]
  private var reported: Set<Node> = []

  init(file: FileContext, uses: [UncheckedUse]) {
    self.file = file
    indentation = Indentation(file.tree)
    shelf = WrapperShelf(file)
    var versions: [Node: OSVersion] = [:]
    var members: [Node: OSVersion] = [:]
    for use in uses where use.use.isCertain && use.guarantee.uncertainty == nil {
      let version = use.use.api.version
      switch use.carrier {
      case .statement(let statement): versions[statement] = max(version, versions[statement] ?? version)
      case .member(let member): members[member] = max(version, members[member] ?? version)
      case .nothing: break
      }
    }
    self.versions = versions
    self.members = members
  }

  mutating func finding(for use: UncheckedUse) -> Finding? {
    guard use.use.isCertain else {
      return manual(use, "if it is the one of \(use.use.api.owner), put it behind \(use.use.api.check)")
    }
    if let uncertainty = use.guarantee.uncertainty {
      return manual(use, "\(uncertainty) may guarantee it, put it behind \(use.use.api.check) if it does not")
    }
    // What becomes of a member decides for all that is in it, the outermost one first.
    if let member = use.use.node.ancestors.filter({ members[$0].map { $0 >= use.use.api.version } == true }).last {
      guard reported.insert(member).inserted else { return nil }
      return finding(for: use, on: member)
    }
    switch use.carrier {
    case .statement(let statement): return finding(for: use, in: statement)
    case .member(let member): return finding(for: use, on: member)
    case .nothing(let remedy): return checked(use) ?? wrapped(use) ?? manual(use, remedy)
    }
  }

  // MARK: Expressions

  private func checked(_ use: UncheckedUse) -> Finding? {
    use.use.fixInCondition.map { fixed(use, $0.fix, $0.isSafe ? .safe : .review) }
  }

  private func wrapped(_ use: UncheckedUse) -> Finding? {
    guard let (wrapper, range) = AvailabilityWrapper.replacing(use.use, in: file) else { return nil }
    return shelf.fix(replacing: range, by: wrapper, at: use.use.node).map { fixed(use, $0, .review, note: wrapper.effect) }
  }

  // MARK: Statements

  private mutating func finding(for use: UncheckedUse, in statement: Node) -> Finding {
    switch runs[statement] ?? newRun(from: statement) {
    case .failure(let refusal):
      return manual(use, "put it behind \(use.use.api.check) by hand, as \(refusal.reason)")
    case .success(let (fix, dependents)):
      guard dependents > 0 else { return fixed(use, fix, .safe) }
      let others = dependents == 1 ? "the statement that depends" : "the \(dependents) statements that depend"
      return fixed(use, fix, .review, note: "\(others) on it will not run on older systems")
    }
  }

  private mutating func newRun(from statement: Node) -> Result<(fix: Fix, dependents: Int), StatementRun.Refusal> {
    guard let version = versions[statement], let block = statement.parent?.children.filter(\.isItem),
      let start = block.firstIndex(of: statement)
    else { return .failure(StatementRun.Refusal(reason: "its block is not known")) }
    let versions = versions
    func run(from index: Int) throws(StatementRun.Refusal) -> StatementRun {
      try StatementRun(from: index, of: block, in: file) { versions[$0] == version }
    }
    var whole: StatementRun
    do { whole = try run(from: start) } catch {
      runs[statement] = .failure(error)
      return .failure(error)
    }
    // Statements that need a look keep to themselves: the others are not to wait for it.
    while whole.dependentCount == 0, let next = block[whole.range.upperBound...].first, versions[next] == version,
      let following = try? run(from: whole.range.upperBound), following.dependentCount == 0
    {
      whole.append(following)
    }
    let edits = indentation.wrapping(whole.statements, in: "if #available(iOS \(version), *)")
    guard let fix = Fix(title: "check for iOS \(version)", edits: edits, sharesEdits: true) else {
      return .failure(StatementRun.Refusal(reason: "its lines cannot be moved"))
    }
    for member in whole.statements { runs[member] = .success((fix, whole.dependentCount)) }
    return .success((fix, whole.dependentCount))
  }

  // MARK: Members

  private func finding(for use: UncheckedUse, on member: Node) -> Finding {
    let version = members[member] ?? use.use.api.version
    let mark = AvailabilityMark(member: member, version: version, file: file)
    guard let fix = mark.fix else {
      return manual(use, "its own availability attribute says something else")
    }
    if member.hasModifier(.override) || member.kind == .extensionDecl && use.use.node.parent == member {
      return fixed(use, fix, .safe)
    }
    let name = member.declaredName ?? member.variableName
    if let name, let line = mark.lineOfUncheckedUse(of: name) {
      return manual(use, "mark `\(name)` with `@available(iOS \(version), *)` once its use in line \(line) is checked")
    }
    let isPrivate = member.hasModifier(.private) || member.hasModifier(.fileprivate) || !member.isMember && !member.isTopLevel
    if name != nil, isPrivate { return fixed(use, fix, .safe) }
    return fixed(use, fix, .review, note: "uses in other files need the check, too")
  }

  // MARK: Findings

  private func fixed(_ use: UncheckedUse, _ fix: Fix, _ tier: Tier, note: String? = nil) -> Finding {
    let isKnown = use.guarantee.version != nil
    return Finding(
      rewrite: AvailabilityGuard.id, tier: isKnown ? tier : .review, range: use.use.range,
      message: message(use) + (note.map { ": \($0)" } ?? ""), source: use.use.api.source, fix: fix)
  }

  private func manual(_ use: UncheckedUse, _ remedy: String) -> Finding {
    Finding(
      rewrite: AvailabilityGuard.id, tier: .manual, range: use.use.range, message: "\(message(use)): \(remedy)",
      source: use.use.api.source)
  }

  private func message(_ use: UncheckedUse) -> String {
    let need = "`\(use.use.api.name)` needs iOS \(use.use.api.version)"
    guard let version = use.guarantee.version else { return "\(need), and the deployment target is not known" }
    return "\(need), and only iOS \(version) is guaranteed here"
  }
}

extension Node {
  fileprivate var variableName: String? {
    guard kind == .variableDecl, let pattern = child(.patternBinding)?.firstChild, pattern.kind == .identifierPattern
    else { return nil }
    return pattern.text
  }
}
