import SwiftTree

// Where the other files of a module may hold what one file looks for.

extension ProjectIndex {
  /// Whether another file of a file's module declares a type of a name for all of them.
  func declaresType(named name: String, inModuleOf path: String) -> Bool {
    guard let number = file(at: path) else { return false }
    return types(named: name).contains { position in
      let (other, type) = (files[position.file], files[position.file].types[position.index])
      return other.module == files[number].module && other.path != path && type.kind != .extension
        && type.qualifiedName == name && !type.isFilePrivate
    }
  }

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
  /// Whether another file of the module declares a type of a name, and so hides the platform's.
  public func moduleDeclaresType(named name: String) -> Bool {
    project?.index.declaresType(named: name, inModuleOf: identity) ?? false
  }

  /// Whether another file of the module declares a function of a name that others can call.
  public func moduleDeclaresFunction(named name: String) -> Bool {
    otherTrees(holding: name).contains { tree in
      tree.allNodes.contains { node in
        node.kind == .functionDecl && node.declaredName == name
          && !node.selfAndAncestors.contains { $0.hasModifier(.private) || $0.hasModifier(.fileprivate) }
      }
    }
  }

  /// The trees of the other files of the module that may hold a word, in the order of their paths.
  public func otherTrees(holding word: String) -> [Tree] {
    guard let project else { return [] }
    return project.index.paths(holding: word, inModuleOf: identity).compactMap { project.tree(at: $0) }
  }
}
