import SwiftTree

// Where the other files of a module may hold what one file looks for.

extension ProjectIndex {
  /// The paths of the other files of a file's module that may hold a word.
  ///
  /// - Parameter path: as the index knows the file; for one that it does not know there are no others.
  public func paths(holding word: String, inModuleOf path: String) -> [String] {
    guard let number = file(at: path) else { return [] }
    let module = files[number].module
    return files.filter { $0.module == module && $0.path != path && $0.words.mayHold(word) }.map(\.path)
  }
}

extension FileContext {
  /// The trees of the other files of the module that may hold a word, in the order of their paths.
  public func otherTrees(holding word: String) -> [Tree] {
    guard let project else { return [] }
    return project.index.paths(holding: word, inModuleOf: identity).compactMap { project.tree(at: $0) }
  }
}
