import SwiftTree

// The declarations of all files of a project, by name.

/// What the files of a project declare. A value: made once, read by all threads.
public struct ProjectIndex: Sendable {
  public let files: [FileFacts]
  private let typesByName: [String: [Position]]
  private let aliasesByName: [String: [Position]]
  private let filesByPath: [String: Int]
  /// By the numbers of the files: most questions for a word are answered by most files with no.
  private let words: [WordSet]

  struct Position: Sendable {
    let file: Int
    let index: Int
  }

  public init(_ files: [FileFacts]) {
    // The order of the files must not depend on the threads that found them.
    let files = files.sorted { $0.path < $1.path }
    self.files = files
    words = files.map(\.words)
    var types: [String: [Position]] = [:]
    var aliases: [String: [Position]] = [:]
    var paths: [String: Int] = [:]
    for (number, file) in files.enumerated() {
      paths[file.path] = number
      for (index, type) in file.types.enumerated() {
        types[type.simpleName, default: []].append(Position(file: number, index: index))
      }
      for (index, alias) in file.aliases.enumerated() {
        aliases[alias.name, default: []].append(Position(file: number, index: index))
      }
    }
    typesByName = types
    aliasesByName = aliases
    filesByPath = paths
  }

  func file(at path: String) -> Int? { filesByPath[path] }
  func types(named simpleName: String) -> [Position] { typesByName[simpleName] ?? [] }
  func aliases(named name: String) -> [Position] { aliasesByName[name] ?? [] }

  /// Names of a type with all that the project calls it at the top of its files.
  func aliases(of names: Set<String>) -> Set<String> {
    names.closed(under: files.flatMap(\.aliases).filter { !$0.isFilePrivate && $0.outerName.isEmpty })
  }

  /// The paths of the files that extend a type of a name.
  func paths(extending name: String) -> [String] {
    types(named: name).filter { files[$0.file].types[$0.index].kind == .extension }.map { files[$0.file].path }
  }

  /// The paths of the files that may hold a word.
  public func paths(holding word: String) -> [String] { words.indices.filter { words[$0].mayHold(word) }.map { files[$0].path } }
}

/// The project around the files of a run. Whoever asks first waits until it is read.
public protocol Project: Sendable {
  var index: ProjectIndex { get }
  /// The text of a file of the index, as the run sees it.
  func text(at path: String) -> [UInt8]?
  /// The tree of a file of the index.
  func tree(at path: String) -> Tree?
  /// What a file of the index declares, with its nodes.
  func declarations(at path: String) -> Declarations?
  /// A path of the index as the user knows it.
  func displayPath(of path: String) -> String
}

extension Set<String> {
  /// With the aliases of its names, and theirs.
  func closed(under aliases: [AliasFacts]) -> Set<String> {
    var known = self
    while let alias = aliases.first(where: { known.contains($0.target) && !known.contains($0.name) }) { known.insert(alias.name) }
    return known
  }
}
