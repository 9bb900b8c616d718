import Rewriting

/// Goes through the named files and folders on several threads, and shows each file of the kind looked for to a visitor,
/// on the thread that found it. Content is never kept.
final class Walk<Outcome: Sendable>: Sendable {
  struct Result {
    var outcomes: [Outcome] = []
    var skipped: [SkippedPath] = []
    var failures: [Failure] = []
    /// How many Swift files were read and are not left alone.
    var scannedCount = 0
  }

  /// The files of a folder are handed out in pieces of this size, so that the threads can share a large one.
  private static var pieceSize: Int { 32 }

  private enum Job {
    case folder(Folder)
    case files(Folder, [String])
    case file(SourceFile)
  }

  private struct Folder {
    let path: String
    let realPath: String
    /// Those of the folders above it.
    let rules: IgnoreRules?
  }

  private struct Queue {
    var jobs: [Job] = []
    /// How many threads are at work, and so may add jobs.
    var workingCount = 0
  }

  /// Which files are shown.
  enum Interest: Sendable {
    /// Swift files that people wrote and that hold one of the words, or whose absolute path is one of these.
    case words(WordFilter, or: Set<String> = [])
    /// All that declares something that Swift code can name: headers and generated files, too.
    case declarations

    fileprivate func isInterested(in name: UnsafeBufferPointer<UInt8>) -> Bool {
      if name.reversed().starts(with: ".swift".utf8.reversed()) { return true }
      return if case .declarations = self { name.reversed().starts(with: ".h".utf8.reversed()) } else { false }
    }
  }

  private let named: NamedPaths
  private let interest: Interest
  private let visit: @Sendable (SourceFile, UnsafeRawBufferPointer) -> Outcome?
  private let queue: Guarded<Queue>
  private let result = Guarded(Result())

  /// - Parameter visit: called on several threads, with the bytes of the file, which are none where it cannot be read.
  init(
    _ named: NamedPaths, interest: Interest, visit: @escaping @Sendable (SourceFile, UnsafeRawBufferPointer) -> Outcome?
  ) {
    self.named = named
    self.visit = visit
    self.interest = interest
    let folders = named.folders.map {
      Job.folder(Folder(path: $0.path, realPath: $0.realPath, rules: Repository.rules(above: $0.realPath)))
    }
    let files = named.files.map { Job.file(SourceFile(path: $0.path, realPath: $0.realPath)) }
    queue = Guarded(Queue(jobs: folders + files))
  }

  /// In an order that depends on the threads.
  func run() -> Result {
    Threads.run(count: ThisProcess.coreCount) { [self] _ in work() }
    return result.with { $0 }
  }

  private func work() {
    let worker = Worker(walk: self)
    while let job = nextJob() {
      switch job {
      case .folder(let folder): worker.enter(folder)
      case .files(let folder, let names): for name in names { worker.look(at: name, in: folder) }
      case .file(let file): worker.look(at: file)
      }
      queue.change { $0.workingCount -= 1 }
    }
    result.with { $0.add(worker.result) }
  }

  /// Nil when all is done: no jobs are left, and nobody is at work who could add one.
  private func nextJob() -> Job? {
    queue.waitFor { queue -> Job?? in
      if let job = queue.jobs.popLast() {
        queue.workingCount += 1
        return .some(job)
      }
      return queue.workingCount == 0 ? .some(nil) : nil
    }
  }

  private func add(_ jobs: [Job]) {
    if !jobs.isEmpty { queue.change { $0.jobs += jobs } }
  }

  /// What one thread does and has found so far.
  private final class Worker {
    private let walk: Walk
    private let reader = FileReader()
    private(set) var result = Result()

    init(walk: Walk) { self.walk = walk }

    func enter(_ folder: Folder) {
      var folders: [String] = []
      var files: [String] = []
      var (hasIgnoreFile, isRepository) = (false, false)
      do throws(FileSystem.Failure) {
        try FileSystem.list(folder.realPath) { name, kind in
          if name.elementsEqual(".gitignore".utf8) { hasIgnoreFile = true }
          if name.elementsEqual(".git".utf8) { isRepository = true }
          guard kind == .folder || (kind == .file && walk.interest.isInterested(in: name)) else {
            return
          }
          let isHidden = name.first == UInt8(ascii: ".")
          guard let text = String(validating: name, as: UTF8.self) else {
            if !isHidden { fail(folder, String(decoding: name, as: UTF8.self), "its name is not UTF-8") }
            return
          }
          if isHidden && !VendoredFolder.names.contains(text) { return }
          if kind == .folder { folders.append(text) } else { files.append(text) }
        }
      } catch {
        result.failures.append(Failure(folder.path.isEmpty ? "." : folder.path, error.reason))
        return
      }
      // What the folders above say ends where another repository begins.
      var rules = isRepository ? Repository.excluded(root: folder.realPath) : folder.rules
      if hasIgnoreFile { rules = IgnoreRules.reading(folder.realPath, parent: rules) }
      visit(folders, files, of: Folder(path: folder.path, realPath: folder.realPath, rules: rules))
    }

    private func visit(_ folders: [String], _ files: [String], of folder: Folder) {
      let filesToRead = files.filter { !isIgnored($0, in: folder, isFolder: false) }
      // The other threads are given something to do before this one turns to the files.
      var jobs = folders.compactMap { job(forFolder: $0, in: folder) }
      for start in stride(from: Walk.pieceSize, to: filesToRead.count, by: Walk.pieceSize) {
        jobs.append(.files(folder, Array(filesToRead[start...].prefix(Walk.pieceSize))))
      }
      walk.add(jobs)
      for name in filesToRead.prefix(Walk.pieceSize) { look(at: name, in: folder) }
    }

    private func job(forFolder name: String, in folder: Folder) -> Job? {
      if isIgnored(name, in: folder, isFolder: true) { return nil }
      let path = PathName.joined(folder.path, name)
      let realPath = PathName.joined(folder.realPath, name)
      if walk.named.namesFolder(realPath) { return nil }
      if VendoredFolder.names.contains(name) {
        result.skipped.append(SkippedPath(path: path, reason: .vendored))
        return nil
      }
      return .folder(Folder(path: path, realPath: realPath, rules: folder.rules))
    }

    private func isIgnored(_ name: String, in folder: Folder, isFolder: Bool) -> Bool {
      guard let rules = folder.rules else { return false }
      var path = PathName.joined(folder.realPath, name)
      return path.withUTF8 { rules.ignore($0, isFolder: isFolder) }
    }

    func look(at name: String, in folder: Folder) {
      let realPath = PathName.joined(folder.realPath, name)
      if walk.named.namesFile(realPath) { return }
      look(at: SourceFile(path: PathName.joined(folder.path, name), realPath: realPath))
    }

    func look(at file: SourceFile) {
      switch reader.read(file.realPath) {
      case .bytes(let text):
        guard isWanted(file, text) else { return }
        show(file, text)
      case .tooLarge:
        result.failures.append(Failure(file.path, "it is larger than 2 GB"))
      case .failed:
        // The visitor reads it again, finds that it cannot, and says why.
        show(file, UnsafeRawBufferPointer(start: nil, count: 0))
      }
    }

    private func isWanted(_ file: SourceFile, _ text: UnsafeRawBufferPointer) -> Bool {
      guard case .words(let filter, let paths) = walk.interest else { return true }
      if GeneratedFile.isName(PathName.lastPart(of: file.path)) || GeneratedFile.isGenerated(text) {
        result.skipped.append(SkippedPath(path: file.path, reason: .generated))
        return false
      }
      result.scannedCount += 1
      return filter.matches(text) || paths.contains(file.realPath)
    }

    private func show(_ file: SourceFile, _ text: UnsafeRawBufferPointer) {
      if let outcome = walk.visit(file, text) { result.outcomes.append(outcome) }
    }

    private func fail(_ folder: Folder, _ name: String, _ reason: String) {
      result.failures.append(Failure(PathName.joined(folder.path, name), reason))
    }
  }
}

extension Walk.Result {
  fileprivate mutating func add(_ other: Walk.Result) {
    outcomes += other.outcomes
    skipped += other.skipped
    failures += other.failures
    scannedCount += other.scannedCount
  }
}
