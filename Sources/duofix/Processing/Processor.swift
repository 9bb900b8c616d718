import Patch
import Rewriting
import SwiftTree

/// Takes one file through the rewrites, and does with the result what the command is for. Used by several threads.
struct Processor: Sendable {
  enum Aim: Sendable {
    case report
    case preview(PatchBase)
    case apply

    /// Whether fixes matter at all.
    var changesFiles: Bool { if case .report = self { false } else { true } }
  }

  private let engine: Engine
  private let spanning: SpanningFixes
  private let aim: Aim
  private let targets: TargetFinder

  init(_ engine: Engine, _ targets: TargetFinder, _ spanning: SpanningFixes, aim: Aim) {
    self.targets = targets
    self.engine = engine
    self.spanning = spanning
    self.aim = aim
  }

  func process(_ file: SourceFile) -> FileOutcome? {
    let snapshot: FileSnapshot
    do throws(FileError) {
      snapshot = try FileSnapshot.read(file.realPath)
    } catch {
      return FileOutcome(path: file.path, failure: Failure(error, at: file.path))
    }
    let result = engine.process(
      snapshot.bytes, path: file.path, identity: file.realPath, target: targets.target(of: file.realPath),
      spanning: spanning)
    var outcome = FileOutcome(result, of: snapshot.bytes, path: file.path)
    switch aim {
    case .report:
      break
    case .preview(let base):
      outcome.addPatch(from: snapshot.bytes, to: result.output, path: base.path(of: file.realPath))
    case .apply:
      do throws(FileError) {
        try snapshot.replace(with: result.output)
      } catch {
        outcome.takeBack(Failure(error, at: file.path))
      }
    }
    return outcome
  }

  /// Makes a file that fixes of other files need.
  func make(_ realPath: String, _ text: [UInt8], as path: String) -> FileOutcome {
    var outcome = FileOutcome(path: path)
    switch aim {
    case .report:
      break
    case .preview(let base):
      outcome.patch = FilePatch(creating: base.path(of: realPath), with: text)
    case .apply:
      do throws(FileError) {
        try NewFile.write(text, to: realPath)
      } catch {
        outcome.failure = Failure(error, at: path)
      }
    }
    return outcome
  }
}

extension FileOutcome {
  init(_ result: FileResult, of bytes: [UInt8], path: String) {
    self.path = path
    if result.problem == nil, result.findings.isEmpty { return }
    let lines = LineTable(bytes)
    func placed(_ findings: [Finding]) -> [PlacedFinding] {
      findings.map {
        let position = lines.position(of: $0.range.lowerBound)
        return PlacedFinding(finding: $0, path: path, line: position.line, column: position.column)
      }
    }
    applied = placed(result.applied)
    remaining = placed(result.remaining)
    if let problem = result.problem {
      failure = Failure(problem, at: path, position: problem.offset.map(lines.position(of:)))
    }
  }

  mutating func addPatch(from old: [UInt8], to new: [UInt8], path: String) {
    let patch = FilePatch(path: path, old: old, new: new)
    if !patch.isEmpty { self.patch = patch }
  }

  /// The fixes did not come about.
  fileprivate mutating func takeBack(_ failure: Failure) {
    remaining = findings
    applied = []
    self.failure = failure
  }
}
